import type { Seat } from '../../kernel/index.ts';
import { springAll } from './effects/traps.ts';
import { tell } from './events.ts';
import { put } from './models.ts';
import { isMage, kindOf, mageOf, num, ownerOf, stands, waiting } from './readings.ts';
import { type Rose, WATCHED } from './state.ts';
import { wound } from './wounds.ts';

/** Models come into Rooms. */

/** Whether a Mage in the Room has something face down that could go off when this seat's Model comes in. */
function testsTrap(s: Rose, seat: Seat, place: number): boolean {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && num(s.place, mageOf(other)) === place && waiting(s, other)) return true;
  return false;
}
/** A Model comes into a Room, and sets off what waits there. */
export function enter(s: Rose, model: number, place: number, softly: boolean): void {
  const seat = ownerOf(model);
  put(s, model, place);
  tell.moved(s, model, place, !softly && testsTrap(s, seat, place));
  if (softly) return;
  for (let other = 0; other < s.kind.length; other++) {
    if (num(s.place, other) !== place || isMage(other) || ownerOf(other) === seat || !stands(s, other)) continue;
    const { hunting } = kindOf(s, other);
    if (hunting?.is !== 'watches' || (num(s.marks, other) & WATCHED) !== 0) continue;
    s.marks[other] = num(s.marks, other) | WATCHED;
    wound(s, model, hunting.damage, ownerOf(other), 'evocation');
  }
  // Whoever fell on the way in sets nothing off.
  if (num(s.place, model) === place) springAll(s, 'enters', seat, model, place);
}
