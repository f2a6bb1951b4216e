import { choose, finish, procedure, run } from '../../index.ts';
import { type Bare, bareGame, go, note, pass, ways } from './bare.ts';

/** How far it is home. */
const FAR = 4;

const walk = procedure<Bare, object>('walk', {
  'Each says which way': choose({
    ask: 'way',
    by: (s) => s.log.length % s.seats,
    from: ways,
    then: note,
  }),
  'Until all are home': run((s) => {
    if (s.log.length < FAR) return void s.stack.push(walk.with({}));
    finish(s, { winners: s.log.length % 2 === 0 ? [0, 1] : [], places: [1, 1], reason: 'home' });
  }),
});

/** Two find their way home with one lantern: won or lost together, and nothing is hidden. For tests of table talk. */
export const walking = bareGame([walk], [go, pass], {
  name: 'walk',
  seats: { min: 2, max: 2 },
  together: true,
  zones: () => [{ id: 'road', seat: null, cards: [{ card: 'lantern' }] }],
});
