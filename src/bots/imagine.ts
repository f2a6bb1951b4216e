import {
  type Answer,
  type AnyGame,
  bits,
  type ChanceSource,
  forkRng,
  type RandomState,
  type Seat,
  type State,
  type View,
} from '../kernel/index.ts';
import { applyAnswer } from './apply-answer.ts';
import { WorldSource } from './world-source.ts';

/** How many worlds are imagined for a decision, where a game does not say. */
export const WORLDS = 3;

/** Visits so many worlds that fit the view. */
export function imaginedWorlds(
  game: AnyGame,
  view: View,
  rng: RandomState,
  count: number,
  visit: (world: State, n: number) => void,
): void {
  const worlds = new WorldSource(game, view, rng);
  for (let n = 0; n < count; n++) visit(worlds.next(), n);
}

/** Visits what comes of each answer, by its place, in each of the worlds. */
export function visitOutcomes(
  game: AnyGame,
  view: View,
  seat: Seat,
  answers: readonly Answer[],
  rng: RandomState,
  visit: (next: State, place: number) => void,
): void {
  imaginedWorlds(game, view, rng, game.worlds ?? WORLDS, (world, n) => {
    const luck = forkRng(rng);
    for (let i = 0; i < answers.length; i++) {
      const next: State = game.copy(world);
      giveIn(game, next, n, seat, answers[i] as Answer, luck);
      visit(next, i);
    }
  });
}

/**
 * What each answer is worth to the seat, by its place, in the sum of the worlds. What is foreseen in the first world is not
 * tried in the others.
 */
export function totalWorths(
  game: AnyGame,
  view: View,
  seat: Seat,
  answers: readonly Answer[],
  rng: RandomState,
): number[] {
  const { imagination } = game;
  const totals = new Array<number>(answers.length).fill(0);
  const foreseen = new Array<boolean>(answers.length).fill(false);
  const worths = new Array<number>(answers.length).fill(0);
  imaginedWorlds(game, view, rng, game.worlds ?? WORLDS, (world, n) => {
    const luck = forkRng(rng);
    const foresees = n === 0 && imagination.seesValue(world, seat);
    for (let i = 0; i < answers.length; i++) {
      if (!foreseen[i]) {
        const next: State = game.copy(world);
        const give = () => giveIn(game, next, n, seat, answers[i] as Answer, luck);
        if (foresees) foreseen[i] = imagination.isForeseen(seat, give) && imagination.seesValue(next, seat);
        else give();
        worths[i] = game.value(next, seat);
      }
      totals[i] = (totals[i] as number) + (worths[i] as number);
    }
  });
  return totals;
}

/** Gives an answer in the n-th world, with this luck. */
function giveIn(game: AnyGame, s: State, n: number, seat: Seat, answer: Answer, luck: readonly number[]): boolean {
  const give = () => applyAnswer(game, s, seat, answer, { chance: luck.slice() });
  if (game.worlds === null) return give();
  return game.supplying(stratifiedLuck(n, game.worlds, { chance: luck.slice() }), give);
}

const WORDS = 2 ** 32;
/** Luck whose first outcome lies in one of several equal parts of all that can happen: of a coin, every other world's. */
function stratifiedLuck(part: number, parts: number, luck: RandomState): ChanceSource {
  let first = true;
  return {
    below(n) {
      const any = bits(luck) / WORDS;
      const at = first ? (part + any) / parts : any;
      first = false;
      return Math.floor(at * n);
    },
  };
}
