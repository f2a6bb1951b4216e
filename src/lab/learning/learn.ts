import { setImmediate as breathe } from 'node:timers/promises';
import { makeBot } from '../../bots/index.ts';
import type { AnyGame, GameFactory, LearningSpec } from '../../kernel/index.ts';
import { playOne } from '../play-one.ts';
import { SimulationError } from '../simulation.ts';
import { exploringBot } from './exploring-bot.ts';
import type { TraitGame } from './pairs.ts';
import { type LearningReport, study } from './study.ts';

/** What is to be learned, and from which games. */
export interface LearningPlan {
  readonly factory: GameFactory;
  readonly pack: unknown;
  readonly games: number;
  readonly seed: string;
  /** Who plays. */
  readonly bot: string;
  /** The command that says all this, to be kept with what is learned. */
  readonly by: string;
  readonly onProgress?: (done: number) => void;
}

/** The shares of choices that are left to chance, one after the other; what was learned before guides the rest. */
const ROUNDS = [1, 0.5] as const;

/** Lets a bot play against itself and learns from who won. The same course teaches the same. */
export async function learn(course: LearningPlan): Promise<LearningReport> {
  const { factory, pack, games } = course;
  const bouts: TraitGame[] = [];
  const names: string[] = [];
  let report: LearningReport | null = null;
  let played = 0;
  for (const [round, share] of ROUNDS.entries()) {
    const game = factory.taught?.(pack, report?.learned ?? null);
    if (game === undefined || 'length' in game) throw new Error(`${factory.name} cannot be taught`);
    const lesson = game.learns as LearningSpec;
    const until = Math.floor((games * (round + 1)) / ROUNDS.length);
    for (; played < until; played++) {
      const bout = playBout(game, lesson, course, played, share, names);
      if (bout !== null) bouts.push(bout);
      course.onProgress?.(played + 1);
      await breathe();
    }
    report = study(game, course.by, names, bouts);
  }
  return report as LearningReport;
}

/** One game; null if it had no single winner. Traits are numbered as they come up. */
function playBout(
  game: AnyGame,
  { asks, traits, ways }: LearningSpec,
  { bot, seed }: LearningPlan,
  number: number,
  share: number,
  names: string[],
): TraitGame | null {
  const player = exploringBot(makeBot(bot, game), asks, share);
  const setup = { seats: 2, options: ways[number % ways.length] ?? {}, seed: `${seed}/${number}`, salts: [] };
  try {
    const { result, traits: all } = playOne(game, setup, [player, player]);
    if (result?.winners.length !== 1) return null;
    const had = all.map((list) =>
      list.flatMap((trait) => (trait.startsWith(traits) ? [numberOf(names, trait.slice(traits.length))] : [])),
    );
    return { had: [had[0] ?? [], had[1] ?? []], won: result.winners[0] === 0 };
  } catch (error) {
    throw new SimulationError(
      `game ${number} (seed '${setup.seed}'): ${error instanceof Error ? error.message : error}`,
    );
  }
}

function numberOf(names: string[], name: string): number {
  const known = names.indexOf(name);
  return known === -1 ? names.push(name) - 1 : known;
}
