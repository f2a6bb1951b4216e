import { type Answer, choose, finish, procedure, run } from '../../kernel/index.ts';
import { type Bare, bareGame, go, note, pass, ways } from '../../kernel/testing/games/bare.ts';

/** How many answers it takes. */
const FAR = 6;

/** Two answers of the first seat, then one of the second. The rules fail at `go right`, and at all but `pass` by the second. */
const walk = procedure<Bare, object>('walk', {
  'Each says which way': choose({
    ask: 'way',
    by: (s) => (s.log.length % 3 === 2 ? 1 : 0),
    from: ways,
    then: (s, data, answer: Answer, seat) => {
      if (answer.words === 'go right' || (seat === 1 && answer.words !== 'pass')) throw new Error('a pitfall');
      note(s, data, answer, seat);
    },
  }),
  'Until all are home': run((s) => {
    if (s.log.length < FAR) return void s.stack.push(walk.with({}));
    finish(s, { winners: [0], places: [1, 2], reason: 'home' });
  }),
});

/** A game whose rules are broken in places. */
export const pitfall = bareGame([walk], [go, pass], { name: 'pitfall', seats: { min: 2, max: 2 } });
