import type { AsideRules } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';
import type { Foes } from '../state/state.ts';
import { endWave } from '../turn/waves.ts';
import { momentOf, topOf } from './moments.ts';
import { type Interrupts, offerInterrupts, useInterrupt } from './using.ts';

/** FO-5.1, FO-5.7: whatever can do something may be used while anybody is asked anything, and nobody waits for it. */
export const asides: AsideRules<Foes, Interrupts> = {
  from: (s, seat, offers) => {
    if (s.wave !== NONE) offerInterrupts(s, seat, momentOf(s), offers);
  },
  then: (s, said) => {
    useInterrupt(s, said);
    // FO-2.4: where the last Foe falls before an action is chosen, the next wave comes and the turn is still to be used.
    if (topOf(s).proc === 'turn') endWave(s);
  },
};
