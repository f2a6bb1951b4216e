import { choose, finish, procedure, run, type Seat } from '../../kernel/index.ts';
import { type Bare, bareGame, go, note, pass, ways } from '../../kernel/testing/games/bare.ts';

const walk = procedure<Bare, object>('walk', {
  'The first says which way': choose({ ask: 'way', by: () => 0, from: ways, then: note }),
  'The second says which way': choose({ ask: 'way', by: () => 1, from: ways, then: note }),
  'Until both are home': run((s) => {
    if (s.log.length < 4) return void s.stack.push(walk.with({}));
    finish(s, { winners: [0, 1], places: [1, 1], reason: 'home' });
  }),
});

/** How often a seat went left. */
const leftTurns = (s: Bare, seat: Seat) => s.log.filter((line) => line === `${seat} go left`).length;

/** A game in which it is good to go left, and a bot that does so says why: with others, or each for themselves. */
export const reasoning = (together: boolean) =>
  bareGame([walk], [go, pass], {
    name: together ? 'reasoning-together' : 'reasoning-apart',
    seats: { min: 2, max: 2 },
    together,
    value: (s, seat) => leftTurns(s, seat) / 10,
    reasons: (s, seat) => [{ why: 'left', worth: leftTurns(s, seat) / 10, number: null }],
  });
