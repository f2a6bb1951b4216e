import { each, interrupt, procedure, type Seat } from '../../../kernel/index.ts';
import { harming } from '../effects/damage.ts';
import { nextOnEntering } from '../effects/traps.ts';
import { tell } from '../state/events.ts';
import { guard, put } from '../state/models.ts';
import { isMage, isStanding, kindOf, mageOf, num, ownerOf, waiting } from '../state/queries.ts';
import { NONE, type Rose, WATCHED } from '../state/state.ts';

/** Models come into Rooms. */

interface EnterData {
  readonly model: number;
  readonly place: number;
  /** Whose Model it is now: a turned Evocation is its caster's. */
  readonly by: Seat;
  /** Sets off no Traps. */
  readonly softly: boolean;
  /** Somebody who watches has hurt it, and may have been asked for an answer before Traps are put to the test. */
  watched: boolean;
}
/** A Mage in the Room that has something face down which could go off when this seat's Model comes in, or NONE. */
function trapper(s: Rose, seat: Seat, place: number): number {
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && num(s.place, mageOf(other)) === place && waiting(s, other)) return other;
  return NONE;
}
/** An enemy Familiar in the Room that watches and has hurt nobody yet this round, or NONE. */
function watcherOf(s: Rose, model: number, place: number, by: Seat): number {
  for (let other = 0; other < s.kind.length; other++) {
    if (num(s.place, other) !== place || isMage(other) || other === model) continue;
    if (ownerOf(other) === by || !isStanding(s, other) || (num(s.marks, other) & WATCHED) !== 0) continue;
    if (kindOf(s, other).hunting?.is === 'watches') return other;
  }
  return NONE;
}

/** A Model comes into a Room, and sets off what waits there. */
export function enter(s: Rose, model: number, place: number, by: Seat, softly: boolean): void {
  arrive(s, model, place, by, softly);
  setOff(s, model, place, by, softly);
}
/** BR-1.7: a Mage walks into the Room of its Familiar and takes it back before anything happens there. */
export function rejoin(s: Rose, seat: Seat, place: number, softly: boolean): void {
  arrive(s, mageOf(seat), place, seat, softly);
  guard(s, seat);
  setOff(s, mageOf(seat), place, seat, softly);
}
function arrive(s: Rose, model: number, place: number, by: Seat, softly: boolean): void {
  put(s, model, place);
  tell.moved(s, model, place, !softly && trapper(s, by, place) !== NONE);
}
function setOff(s: Rose, model: number, place: number, by: Seat, softly: boolean): void {
  if (watcherOf(s, model, place, by) !== NONE || (!softly && trapper(s, by, place) !== NONE))
    interrupt(s, entering.with({ model, place, by, softly, watched: false }));
}

/** Whoever fell on the way in sets nothing off any more. */
const isThere = (s: Rose, { model, place }: EnterData): boolean => num(s.place, model) === place;
export const entering = procedure<Rose, EnterData>('entering', {
  'Whoever watches': each((s, e) => {
    const watcher = isThere(s, e) ? watcherOf(s, e.model, e.place, e.by) : NONE;
    if (watcher === NONE) return null;
    s.marks[watcher] = num(s.marks, watcher) | WATCHED;
    e.watched = true;
    const { hunting } = kindOf(s, watcher);
    const amount = hunting?.is === 'watches' ? hunting.damage : 0;
    return harming.with({ model: e.model, amount, by: ownerOf(watcher), source: 'ability' });
  }),
  'Traps of the Mages in the Room, one by one': each((s, e) => {
    if (e.softly || !isThere(s, e)) return null;
    const owner = trapper(s, e.by, e.place);
    if (owner === NONE) return null;
    if (e.watched) tell.tested(owner);
    return nextOnEntering(s, e.by, e.model, e.place);
  }),
});
