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

/** How many worlds are imagined for a decision, where a game does not say. */
export const WORLDS = 3;

/** Visits what comes of each answer, by its place, in each of the worlds. */
export function visitImaginedWorlds(
  game: AnyGame,
  view: View,
  seat: Seat,
  answers: readonly Answer[],
  rng: RandomState,
  visit: (next: State, place: number) => void,
): void {
  const worlds = game.worlds ?? WORLDS;
  for (let n = 0; n < worlds; n++) {
    const world: State = game.redeal(view, rng);
    const luck = forkRng(rng);
    for (let i = 0; i < answers.length; i++) {
      const next = i === answers.length - 1 ? world : game.copy(world);
      const take = () => applyAnswer(game, next, seat, answers[i] as Answer, { chance: luck.slice() });
      if (game.worlds === null) take();
      else game.supplying(stratifiedLuck(n, worlds, { chance: luck.slice() }), take);
      visit(next, i);
    }
  }
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
