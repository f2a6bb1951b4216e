import { flip, procedure, run } from '../../../kernel/index.ts';
import { tell } from '../events.ts';
import { matOf } from '../readings.ts';
import { CLOSED, type Foes, OPEN } from '../state.ts';
import type { Moment } from './moments.ts';
import { interrupts } from './window.ts';

/** A flip of the coin, with the windows before and after it. How it fell is in the state. */
interface Flipping extends Moment {
  readonly by: number;
}
const numbers = (s: Foes, d: Flipping): Record<string, number | string> => ({ who: matOf(s, d.by).id, open: s.coin });

export const flipping = procedure<Foes, Flipping>('flipping', {
  '(a) Before the flip': interrupts('flip', numbers),
  'Flip the coin': flip((s, { by }, heads) => {
    s.coin = heads ? OPEN : CLOSED;
    tell.flipped(s, by, s.coin);
  }),
  'All may speak again': run((_s, d) => {
    d.passed = 0;
  }),
  // FO-5.4: Good Luck, which Good Luck can answer.
  '(c) After the flip': interrupts('flipped', numbers),
});
