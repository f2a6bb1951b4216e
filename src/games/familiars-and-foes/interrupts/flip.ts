import { END, flip, procedure, run, when } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { tell } from '../state/events.ts';
import { isAlive, matOf } from '../state/queries.ts';
import { CLOSED, type Foes, OPEN } from '../state/state.ts';
import { interrupts } from './interrupts.ts';
import type { Moment } from './moments.ts';

/** A flip of the coin, with the windows before and after it. How it fell is in the state. */
export interface FlipData extends Moment {
  readonly by: number;
  /** The Foe that it is flipped against, by place; or NONE. */
  readonly foe: number;
}
/** What calls for a flip, and learns that the coin lies there. */
export interface Flipper {
  flipped: boolean;
}
/** FO-4.4: nothing is flipped against a Foe that was defeated meanwhile. */
const isOff = (s: Foes, { foe }: FlipData): boolean => foe !== NONE && !isAlive(s, foe);
const numbers = (s: Foes, d: FlipData): Record<string, number | string> => ({ who: matOf(s, d.by).id, open: s.coin });

export const flipping = procedure<Foes, FlipData>('flipping', {
  '(a) Before the flip': when((s, d) => !isOff(s, d), interrupts('flip', numbers)),
  'Is there still a Foe to flip against?': run((s, d) => (isOff(s, d) ? END : undefined)),
  'Flip the coin': flip((s, { by }, heads) => {
    s.coin = heads ? OPEN : CLOSED;
    (at(s.stack, s.stack.length - 2).data as Flipper).flipped = true;
    tell.flipped(s, by, s.coin);
  }),
  'All may speak again': run((_s, d) => {
    d.passed = 0;
  }),
  // FO-5.4: Good Luck, which Good Luck can answer.
  '(c) After the flip': interrupts('flipped', numbers),
});
