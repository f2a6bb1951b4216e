import type { Seat } from '../../../kernel/index.ts';
import { spring } from '../atoms.ts';
import { contentOf } from '../content.ts';
import { perform } from '../frames.ts';
import { at, mageOf, num } from '../readings.ts';
import { NONE, type Rose, WAITS } from '../state.ts';
import { TRIGGERS, type Trigger } from '../vocabulary.ts';

/** Traps go off by themselves at the first occasion (BR-2.5). */

function springOf(s: Rose, owner: Seat, when: number, culprit: number, room: number): void {
  for (let n = 0; n < WAITS; n++) {
    const face = num(s.waits, owner * WAITS + n);
    if (face === NONE || at(contentOf(s).lists, face).when !== when) continue;
    spring(s, owner, n);
    perform(s, { list: face, seat: owner, target: culprit, room, source: 'trap' });
    n--;
  }
}
/** Every Trap of one owner with this trigger: who set it off, and where. */
export const springOwn = (s: Rose, owner: Seat, trigger: Trigger, culprit: number, room: number): void =>
  springOf(s, owner, TRIGGERS.indexOf(trigger), culprit, room);
/** Those of everybody but one: where a Room is given, only of Mages in it. */
export function springAll(s: Rose, trigger: Trigger, but: Seat, culprit: number, room: number): void {
  for (let owner = 0; owner < s.seats; owner++)
    if (owner !== but && (room === NONE || num(s.place, mageOf(owner)) === room))
      springOwn(s, owner, trigger, culprit, room);
}
