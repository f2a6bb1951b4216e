import type { Answer, AnyGame, Chanceful, Offers, Seat, State, View } from '../../kernel/index.ts';

/**
 * The same game, but in a world that was just dealt one seat has one answer only. A search in it thinks about nothing
 * but what comes of that answer, however poor it finds it.
 */
export function confined(game: AnyGame, seat: Seat, only: Answer): AnyGame {
  let dealt: State | null = null;
  const confine = (s: State, by: Seat, offers: Offers): void => {
    if (s !== dealt || by !== seat) return;
    offers.clear();
    offers.may(only);
  };
  return Object.assign(Object.create(game) as AnyGame, {
    redeal(view: View, rng: Chanceful): State {
      dealt = game.redeal(view, rng) as State;
      return dealt;
    },
    ask(s: State, offers: Offers): Seat {
      const by = game.ask(s, offers);
      confine(s, by, offers);
      return by;
    },
    offer(s: State, by: Seat, offers: Offers): void {
      game.offer(s, by, offers);
      confine(s, by, offers);
    },
    take(s: State, by: Seat, answer: Answer): boolean {
      if (s === dealt && by === seat) dealt = null;
      return game.take(s, by, answer);
    },
  });
}
