import type { Frame, Seat } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { TRIGGERS, type Trigger } from '../content/vocabulary.ts';
import { afterDamage, deedFrame } from '../state/frame-data.ts';
import { spring } from '../state/mutations.ts';
import { at, inTurn, mageOf } from '../state/queries.ts';
import { type Mage, NONE, type Rose } from '../state/state.ts';

/** Traps go off by themselves at the first occasion (BR-2.5). */

/** A Trap of one Mage with this trigger goes off: what it does, or null if none waits. */
function nextOf(s: Rose, mage: Mage, trigger: Trigger, culprit: number, room: number): Frame | null {
  const when = TRIGGERS.indexOf(trigger);
  for (let n = 0; n < mage.waits.length; n++) {
    const { face } = at(mage.waits, n);
    if (at(contentOf(s).lists, face).when !== when) continue;
    spring(s, mage.owner, n);
    return deedFrame({ list: face, seat: mage.owner, target: culprit, room, source: 'trap' });
  }
  return null;
}
/** Every Trap of one Mage with this trigger: who set it off, and where. */
export function springOwn(s: Rose, mage: Mage, trigger: Trigger, culprit: number, room: number): void {
  for (;;) {
    const trap = nextOf(s, mage, trigger, culprit, room);
    if (trap === null) return;
    afterDamage(s, trap);
  }
}
/** Those of everybody but one, from the Crown holder on. */
export function springAll(s: Rose, trigger: Trigger, but: Seat, culprit: number): void {
  for (let n = 0; n < s.seats; n++) {
    const seat = inTurn(s, n);
    if (seat !== but) springOwn(s, mageOf(s, seat), trigger, culprit, NONE);
  }
}
/** One Trap of a Mage in this Room for a Model that came in, from the Crown holder on; null if none is left. */
export function nextOnEntering(s: Rose, but: Seat, culprit: number, room: number): Frame | null {
  for (let n = 0; n < s.seats; n++) {
    const mage = mageOf(s, inTurn(s, n));
    if (mage.owner === but || mage.room !== room) continue;
    const trap = nextOf(s, mage, 'enters', culprit, room);
    if (trap !== null) return trap;
  }
  return null;
}
