import type { Frame, Seat } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { TRIGGERS, type Trigger } from '../content/vocabulary.ts';
import { afterDamage, deedFrame } from '../state/frame-data.ts';
import { spring } from '../state/mutations.ts';
import { at, inTurn, mageOf, num } from '../state/queries.ts';
import { NONE, type Rose, WAITS } from '../state/state.ts';

/** Traps go off by themselves at the first occasion (BR-2.5). */

/** A Trap of one owner with this trigger goes off: what it does, or null if none waits. */
function nextOf(s: Rose, owner: Seat, trigger: Trigger, culprit: number, room: number): Frame | null {
  const when = TRIGGERS.indexOf(trigger);
  for (let n = 0; n < WAITS; n++) {
    const face = num(s.waits, owner * WAITS + n);
    if (face === NONE || at(contentOf(s).lists, face).when !== when) continue;
    spring(s, owner, n);
    return deedFrame({ list: face, seat: owner, target: culprit, room, source: 'trap' });
  }
  return null;
}
/** Every Trap of one owner with this trigger: who set it off, and where. */
export function springOwn(s: Rose, owner: Seat, trigger: Trigger, culprit: number, room: number): void {
  for (;;) {
    const trap = nextOf(s, owner, trigger, culprit, room);
    if (trap === null) return;
    afterDamage(s, trap);
  }
}
/** Those of everybody but one, from the Crown holder on. */
export function springAll(s: Rose, trigger: Trigger, but: Seat, culprit: number): void {
  for (let n = 0; n < s.seats; n++) if (inTurn(s, n) !== but) springOwn(s, inTurn(s, n), trigger, culprit, NONE);
}
/** One Trap of a Mage in this Room for a Model that came in, from the Crown holder on; null if none is left. */
export function nextOnEntering(s: Rose, but: Seat, culprit: number, room: number): Frame | null {
  for (let n = 0; n < s.seats; n++) {
    const owner = inTurn(s, n);
    if (owner === but || num(s.place, mageOf(owner)) !== room) continue;
    const trap = nextOf(s, owner, 'enters', culprit, room);
    if (trap !== null) return trap;
  }
  return null;
}
