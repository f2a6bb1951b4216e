import {
  type Answer,
  type AnyGame,
  below,
  OfferList,
  type RandomState,
  type Seat,
  type State,
} from '../kernel/index.ts';

const offers = new OfferList();

/**
 * Gives a seat's answer. Where all answer in secret before anything happens, the others are taken to answer anything. An
 * answer of several lines is judged line by line: the game's value looks at what is chosen so far. True if secret answers
 * came to light.
 */
export function applyAnswer(game: AnyGame, s: State, seat: Seat, answer: Answer, luck: RandomState): boolean {
  let light = game.take(s, seat, answer);
  while (game.gaveInSecret(s, seat) && !game.asked(s).includes(seat)) {
    const next = game.ask(s, offers);
    light = game.take(s, next, offers.list[below(luck, offers.count)] as Answer) || light;
  }
  return light;
}
