import { each, interrupt, procedure, type Seat } from '../../../kernel/index.ts';
import { harming } from '../effects/damage.ts';
import { nextOnEntering } from '../effects/traps.ts';
import { tell } from '../state/events.ts';
import { guard, put } from '../state/models.ts';
import { familiarOf, hasWaiting, isStanding, kindOf, mageOf, modelIds, modelOf } from '../state/queries.ts';
import type { Evocation, Mage, Model, Rose } from '../state/state.ts';

/** Models come into Rooms. */

export interface EnterData {
  readonly model: number;
  /** The Room that it came into. */
  readonly place: number;
  /** Whose Model it is now: a turned Evocation is its caster's. */
  readonly by: Seat;
  /** Sets off no Traps. */
  readonly softly: boolean;
  /** Somebody who watches has hurt it, and may have been asked for an answer before Traps are put to the test. */
  watched: boolean;
}
/** A Mage in the Room that has something face down which could go off when this seat's Model comes in, or null. */
function trapperIn(s: Rose, room: number, seat: Seat): Mage | null {
  for (const mage of s.mages) if (mage.owner !== seat && mage.room === room && hasWaiting(mage)) return mage;
  return null;
}
/** An enemy Familiar in the Room that watches and has hurt nobody yet this round, or null. */
function watcherOf(s: Rose, model: Model, by: Seat): Evocation | null {
  for (let id = 0; id < modelIds(s); id++) {
    const other = modelOf(s, id);
    if (other === null || other.isMage || other.room !== model.room || other === model) continue;
    if (other.owner === by || !isStanding(other) || other.watched) continue;
    if (kindOf(s, other).hunting?.is === 'watches') return other;
  }
  return null;
}

/** A Model comes into a Room, and sets off what waits there. */
export function enter(s: Rose, model: Model, room: number, by: Seat, softly: boolean): void {
  arrive(s, model, room, by, softly);
  setOff(s, model, by, softly);
}
/** BR-1.7: a Mage walks into the Room of its Familiar and takes it back before anything happens there. */
export function rejoin(s: Rose, seat: Seat, room: number, softly: boolean): void {
  const mage = mageOf(s, seat);
  arrive(s, mage, room, seat, softly);
  guard(s, familiarOf(mage) as Evocation);
  setOff(s, mage, seat, softly);
}
function arrive(s: Rose, model: Model, room: number, by: Seat, softly: boolean): void {
  put(model, room);
  tell.moved(s, model, !softly && trapperIn(s, room, by) !== null);
}
function setOff(s: Rose, model: Model, by: Seat, softly: boolean): void {
  if (watcherOf(s, model, by) !== null || (!softly && trapperIn(s, model.room, by) !== null))
    interrupt(s, entering.with({ model: model.id, place: model.room, by, softly, watched: false }));
}

/** Who came in, as long as it is there: whoever fell on the way in sets nothing off any more. */
function arrivalOf(s: Rose, { model: id, place }: EnterData): Model | null {
  const model = modelOf(s, id);
  return model?.room === place ? model : null;
}
export const entering = procedure<Rose, EnterData>('entering', {
  'Whoever watches': each((s, e) => {
    const model = arrivalOf(s, e);
    const watcher = model === null ? null : watcherOf(s, model, e.by);
    if (watcher === null) return null;
    watcher.watched = true;
    e.watched = true;
    const { hunting } = kindOf(s, watcher);
    const amount = hunting?.is === 'watches' ? hunting.damage : 0;
    return harming.with({ model: e.model, amount, by: watcher.owner, source: 'ability' });
  }),
  'Traps of the Mages in the Room, one by one': each((s, e) => {
    if (e.softly || arrivalOf(s, e) === null) return null;
    const trapper = trapperIn(s, e.place, e.by);
    if (trapper === null) return null;
    if (e.watched) tell.tested(trapper.owner);
    return nextOnEntering(s, e.by, e.model, e.place);
  }),
});
