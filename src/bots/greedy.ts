import {
  type Answer,
  type AnyGame,
  below,
  bits,
  type Chanceful,
  type Seat,
  type Source,
  type State,
  supplying,
  type View,
} from '../kernel/index.ts';
import { takeAhead } from './ahead.ts';
import { type BotKind, quick } from './bot.ts';
import { type Afterwards, reasonFor } from './reason.ts';

/** How many worlds are imagined for a decision, where a game does not say. */
const WORLDS = 3;

/**
 * Looks one answer ahead: imagines a few worlds that fit the view, gives each answer in each of them and takes the
 * one that leaves the seat best off on average. All answers meet the same worlds and the same luck.
 */
export const greedy: BotKind = {
  name: 'greedy',
  make: (game) =>
    quick('greedy', (view, { seat, legal }, rng) => {
      const start = rng.chance.slice();
      const answers = legal.map((words) => game.read(words) as Answer);
      const totals: number[] = new Array(answers.length).fill(0);
      imagine(game, view, seat, answers, rng, (next, i) => {
        totals[i] = (totals[i] as number) + game.value(next, seat);
      });
      const place = best(totals, rng);
      const again: Afterwards = (some, visit) => imagine(game, view, seat, some, { chance: start.slice() }, visit);
      return {
        say: legal[place] as string,
        // Worked out when somebody asks: most games are played for their numbers only.
        get why() {
          return reasonFor(game, seat, answers, totals, place, again);
        },
      };
    }),
};

/** Visits what comes of each answer, by its place, in each of the worlds. */
function imagine(
  game: AnyGame,
  view: View,
  seat: Seat,
  answers: readonly Answer[],
  rng: Chanceful,
  visit: (next: State, place: number) => void,
): void {
  const worlds = game.worlds ?? WORLDS;
  for (let n = 0; n < worlds; n++) {
    const world: State = game.redeal(view, rng);
    const luck = [bits(rng) | 0, bits(rng) | 0, bits(rng) | 0, 1];
    for (let i = 0; i < answers.length; i++) {
      const next = i === answers.length - 1 ? world : game.copy(world);
      const take = () => takeAhead(game, next, seat, answers[i] as Answer, { chance: luck.slice() });
      if (game.worlds === null) take();
      else supplying(shared(n, worlds, { chance: luck.slice() }), take);
      visit(next, i);
    }
  }
}

const WORDS = 2 ** 32;
/** Luck whose first outcome lies in one of several equal parts of all that can happen: of a coin, every other world's. */
function shared(part: number, parts: number, luck: Chanceful): Source {
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

/** The place of the highest total; of several, any. */
function best(totals: readonly number[], rng: Chanceful): number {
  let place = 0;
  let ties = 1;
  for (let i = 1; i < totals.length; i++) {
    const more = (totals[i] as number) - (totals[place] as number);
    if (more > 0) {
      place = i;
      ties = 1;
    } else if (more === 0 && below(rng, ++ties) === 0) {
      place = i;
    }
  }
  return place;
}
