import type { AnyGame, Language, Setup, ToldEvent } from '../../kernel/index.ts';
import { type GameFactories, newSeed, type SeatingFlags, seatingOf } from '../arguments.ts';
import { taughtGames } from '../learn/learned.ts';
import { gameWith } from '../packs/opened.ts';
import { playAgain, recorded } from '../record/record.ts';
import { misuse } from '../terminal/io.ts';
import type { LocalOptions } from './local-seat-client.ts';

/** The command-line options of the game to be played. */
interface PlayFlags extends SeatingFlags {
  readonly seed?: string;
  readonly pack?: string;
  readonly learned?: string;
  /** Counted from 1. */
  readonly seat: number;
}

type Beginning = { readonly game: AnyGame; readonly setup: Setup; readonly resumed: LocalOptions['resumed'] };

/** Starts a new game. */
export async function begin(
  factories: GameFactories,
  name: string | undefined,
  wanted: PlayFlags,
  language: Language,
): Promise<Beginning> {
  if (name === undefined) throw misuse("missing required argument 'game'");
  const { game, pack } = await gameWith(factories, name, wanted.pack);
  const { seats, options } = seatingOf(game, wanted, language);
  // Only the bots use what was learned, and all of them the same file.
  const [taughtGame] = wanted.learned === undefined ? [] : taughtGames(factories, name, pack, 1, wanted.learned);
  return {
    game: taughtGame?.game ?? game,
    setup: { seats, options, seed: wanted.seed ?? newSeed(), salts: [] },
    resumed: null,
  };
}

/** Continues the game in a file, after checking its answers to the last. */
export async function resume(
  factories: GameFactories,
  name: string | undefined,
  { resume: file, players, seed, option, pack, learned, seat }: PlayFlags & { readonly resume: string },
  language: Language,
): Promise<Beginning> {
  const given = [players === undefined ? [] : ['--players'], seed === undefined ? [] : ['--seed']].flat();
  if (option.length > 0) given.push('--option');
  if (learned !== undefined) given.push('--learned');
  if (given.length > 0)
    throw misuse(`--resume takes players, seed and options from the file: leave out ${given.join(', ')}`);
  const source = await recorded(factories, file, pack ?? null, language);
  const { game, record } = source;
  if (name !== undefined && name !== game.name)
    throw misuse(`--resume ${file}: it is a game of ${game.name}, not of ${name}`);
  let told: ToldEvent[] = [];
  const match = playAgain(source, record.answers.length, ({ answers }, news) => {
    if (answers.at(-1)?.seat === seat - 1) told = [];
    told.push(...news);
  });
  return { game, setup: record, resumed: { match, told } };
}
