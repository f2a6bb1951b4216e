import type { Bot } from '../../bots/index.ts';
import type { AnyGame, RandomState, Seat, Setup } from '../../kernel/index.ts';
import { GameObserver } from '../figures/game-observer.ts';
import type { Subjects } from '../figures/subjects.ts';
import { chosenBy, decideAll, playOne } from '../play-one.ts';
import { copyOf, type Decision, type Fork, luckOf, type PlayedGame, playing } from '../playing.ts';
import { type GameRange, inGame, type Simulation, seatBots, subjectsOf } from '../simulation.ts';
import type { Histogram } from '../statistics/spread.ts';
import { withholdingBot } from './withholding-bot.ts';

/** Games to be played with and without some cards. */
export interface TrialRange extends GameRange {
  /** Ids of the subjects. */
  readonly tried: readonly string[];
}

/**
 * By subject: how often a game was won, lost or neither (1, -1, 0) because a seat might use it. A pair of games has the same deal,
 * and is the same up to the first use.
 */
export type TrialTotals = Map<string, Histogram>;

/** A game at the first use of a subject, with the luck of all bots. */
interface FirstUse {
  readonly fork: Fork;
  readonly luck: readonly RandomState[];
}

/**
 * What cards are worth to who may use them: one seat of each game, and all of them where they play together. Where it
 * used the card, the game is played once more from there on, and the seat never uses it. Only games count in which it
 * could have. A pair in which it had to be used after all is left out, though that may depend on how the game went: few
 * such pairs are left of a card that must be used, and what they show of it is not to be trusted.
 */
export function playTrials(
  game: AnyGame,
  simulation: Simulation,
  { from, to, tried }: TrialRange,
  taught: readonly AnyGame[] = [],
): TrialTotals {
  const subjects = subjectsOf(game, simulation.pack);
  const trial: Trial = {
    ...{ game, subjects },
    bots: seatBots(game, simulation, taught),
    tried: tried.flatMap((id) => subjects.find(id) ?? []),
  };
  const totals: TrialTotals = new Map();
  for (let n = from; n < to; n++)
    for (const [subject, difference] of inGame(simulation, n, (setup) => playTrial(trial, setup, n))) {
      const { id } = subjects.at(subject);
      const histogram = totals.get(id) ?? new Map<number, number>();
      totals.set(id, histogram);
      histogram.set(difference, (histogram.get(difference) ?? 0) + 1);
    }
  return totals;
}

interface Trial {
  readonly game: AnyGame;
  readonly subjects: Subjects;
  readonly bots: readonly Bot[];
  readonly tried: readonly number[];
}

/** One game, with and without: by subject that could be used, the difference. */
function playTrial(trial: Trial, setup: Setup, n: number): Map<number, number> {
  const { game, subjects, bots, tried } = trial;
  const seat = n % bots.length;
  const withheldFrom = (each: Seat): boolean => each === seat || game.seating.together === true;
  const luck = bots.map((_, each) => luckOf(setup.seed, each));
  const could = new Set<number>();
  const firstUses = new Map<number, FirstUse>();
  const decide = (decision: Decision): string => {
    const { seat: asked, legal } = decision.question;
    const usable = withheldFrom(asked) ? tried.filter((each) => legal.some((say) => uses(subjects, say, each))) : [];
    for (const each of usable) could.add(each);
    const open = usable.filter((each) => !firstUses.has(each));
    const before = open.length === 0 ? luck : luck.map(copyOf);
    const say = chosenBy(bots, decision, luck);
    const used = open.filter((each) => uses(subjects, say, each));
    if (used.length > 0) {
      const first = { fork: decision.fork(), luck: before };
      for (const each of used) firstUses.set(each, first);
    }
    return say;
  };
  const observer = new GameObserver(game, subjects, bots.length);
  const free = decideAll(playing(game, setup, { observer }), bots, decide);
  const differences = new Map<number, number>();
  for (const each of could) {
    const first = firstUses.get(each);
    const [without, observed] =
      first === undefined ? [free, observer] : playWithout(trial, setup, each, first, withheldFrom);
    // It had to be used after all, as a Spell of A Familiar Find that was collected: so nobody played without it.
    if (observed.played.some((played, other) => withheldFrom(other) && played.has(each))) continue;
    differences.set(each, won(free, seat) - won(without, seat));
  }
  return differences;
}

function playWithout(
  { game, subjects, bots }: Trial,
  setup: Setup,
  subject: number,
  { fork, luck }: FirstUse,
  withheldFrom: (seat: Seat) => boolean,
): [PlayedGame, GameObserver] {
  const others = bots.map((bot, seat) => (withheldFrom(seat) ? withholdingBot(bot, subjects, subject) : bot));
  const observer = new GameObserver(game, subjects, bots.length);
  return [playOne(game, setup, others, { from: fork, observer }, luck.map(copyOf)), observer];
}

const uses = (subjects: Subjects, say: string, subject: number): boolean => subjects.usedBy(say).includes(subject);

const won = ({ result }: PlayedGame, seat: Seat): number => (result?.winners.includes(seat) === true ? 1 : 0);
