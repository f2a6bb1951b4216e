import { answers, below, choose, coin, finish, type In, type Offers, procedure, run } from '../../index.ts';
import { type Bare, bareGame } from './bare.ts';

/** Tiny games of ways to go, in which it can be said what a search must find. */

export const go = answers('go', ['way', ['left', 'right']]);
export const both = (_s: unknown, _data: unknown, _seat: number, offers: Offers<In<typeof go>>) => {
  for (const way of [0, 1]) offers.may(go.of(way));
};
/** Asks which way to go; several seats answer in secret. */
export const asks = (...seats: number[]) =>
  choose<Bare, object, In<typeof go>>({
    ask: 'way',
    by: () => seats,
    from: both,
    then: (s, _data, answer) => {
      s.log.push(answer.words);
    },
  });
export const wins = (s: Bare, seat: number) =>
  finish(s, { winners: [seat], places: seat === 0 ? [1, 2] : [2, 1], reason: 'x' });
export const lastly = (winner: (ways: readonly string[], s: Bare) => number) =>
  run<Bare, object>((s) =>
    wins(
      s,
      winner(
        s.log.map((words) => words.split(' ')[1] as string),
        s,
      ),
    ),
  );
/** A game that nobody can judge before it is over, unless by `hint`. */
export const gameOf = (
  steps: Parameters<typeof procedure<Bare, object>>[1],
  hint: (s: Bare, seat: number) => number = () => 0,
  more: Partial<Parameters<typeof bareGame>[2]> = {},
) =>
  bareGame([procedure<Bare, object>('game', steps)], [go], {
    value: (s, seat) => (s.result === null ? hint(s, seat) : s.result.winners.includes(seat) ? 1 : -1),
    ...more,
  });
/** What one seat alone knows from the beginning: the first word of the log. */
export const hiddenBut = (knower: number): Parameters<typeof gameOf>[2] => ({
  table: ({ log }, viewer) =>
    viewer === knower || viewer === 'all' ? [...log] : log.map((said, n) => (n ? said : '?')),
  redeal: (common, log, _viewer, rng) => ({
    ...common,
    log: log.map((said) => (said === '?' ? (below(rng, 2) === 0 ? 'x left' : 'x right') : said)),
  }),
});
/** Something is hidden, to be known by whoever may. */
export const hides = run<Bare, object>((s) => {
  s.log.push(coin(s) ? 'x left' : 'x right');
});
