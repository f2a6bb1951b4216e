import {
  type Answer,
  type AnyGame,
  below,
  bits,
  type Chanceful,
  Offers,
  type Seat,
  type State,
} from '../kernel/index.ts';
import type { BotKind } from './bot.ts';

/** How many worlds are imagined for a decision. */
const WORLDS = 3;

/**
 * Looks one answer ahead: imagines a few worlds that fit the view, gives each answer in each of them and takes the
 * one that leaves the seat best off on average. All answers meet the same worlds and the same luck.
 */
export const greedy: BotKind = {
  name: 'greedy',
  make(game) {
    const offers = new Offers();
    return {
      name: 'greedy',
      choose(view, { seat, legal }, rng) {
        const answers = legal.map((words) => game.read(words) as Answer);
        const totals: number[] = new Array(answers.length).fill(0);
        for (let n = 0; n < WORLDS; n++) {
          const world: State = game.redeal(view, rng);
          const luck = [bits(rng) | 0, bits(rng) | 0, bits(rng) | 0, 1];
          for (let i = 0; i < answers.length; i++) {
            const next = i === answers.length - 1 ? world : game.copy(world);
            game.take(next, seat, answers[i] as Answer);
            answerForOthers(game, next, seat, offers, { chance: luck.slice() });
            totals[i] = (totals[i] as number) + game.value(next, seat);
          }
        }
        return legal[best(totals, rng)] as string;
      },
    };
  },
};

/**
 * Where all answer in secret before anything happens, the others are taken to answer anything. An answer of several
 * lines is judged line by line: the game's value looks at what is chosen so far.
 */
function answerForOthers(game: AnyGame, s: State, seat: Seat, offers: Offers, luck: Chanceful): void {
  while (game.gaveInSecret(s, seat) && !game.asked(s).includes(seat)) {
    const next = game.ask(s, offers);
    game.take(s, next, offers.list[below(luck, offers.count)] as Answer);
  }
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
