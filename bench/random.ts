import { type Answer, type AnyGame, below, OfferList, type State } from '../src/kernel/index.ts';

/** One list of offers for all games, as a bot or a server would keep it. */
const offers = new OfferList();

/**
 * Plays random legal answers on the kernel, `most` at most, chosen by the state's own chance; returns how many there
 * were. Changes the state in place, with nobody listening to events.
 */
export function playOn(
  game: AnyGame,
  s: State,
  most = Number.POSITIVE_INFINITY,
  watch: ((answer: Answer) => void) | null = null,
): number {
  let decisions = 0;
  while (s.result === null && decisions < most) {
    const seat = game.ask(s, offers);
    const answer = offers.list[below(s, offers.count)] as Answer;
    if (watch !== null) watch(answer);
    game.take(s, seat, answer);
    decisions++;
  }
  return decisions;
}
