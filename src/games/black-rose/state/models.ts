import type { Seat } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { tell } from './events.ts';
import { familiarOf, mageOf } from './queries.ts';
import {
  CELL,
  type Evocation,
  evocationId,
  type Mage,
  type Model,
  makeEvocation,
  placeOfId,
  type Rose,
} from './state.ts';

/** Where Models are, and how they come and go. */

/** A Model stands in another Room; a Familiar in Guard mode is part of it (BR-1.8). */
export function put(model: Model, room: number): void {
  model.room = room;
  const familiar = model.isMage ? familiarOf(model) : null;
  if (familiar?.guards === true) familiar.room = room;
}
/** BR-1.19: a Familiar in Guard mode goes along, one that is Hunting stays. */
export function toCell(mage: Mage): void {
  put(mage, CELL);
  tell.cell(mage.owner);
}

/** An Evocation of a kind beside its Mage; there must be room for it. */
export function bring(s: Rose, seat: Seat, kind: number): Evocation {
  const mage = mageOf(s, seat);
  const place = mage.evocations.indexOf(null);
  const isFamiliar = kind >= contentOf(s).familiars;
  const evocation = makeEvocation(evocationId(seat, place), {
    room: mage.room,
    festers: false,
    card: kind,
    isFamiliar,
    guards: isFamiliar,
    hurt: 0,
    acted: false,
    watched: false,
    stronger: 0,
  });
  mage.evocations[place] = evocation;
  if (isFamiliar) {
    mage.marker = true;
    if (!mage.summoned.includes(kind)) mage.summoned = [...mage.summoned, kind].sort((a, b) => a - b);
  }
  tell.summoned(s, evocation);
  return evocation;
}
/** An Evocation leaves play: back to the supply, or unhurt to the reserve (BR-1.16). */
export function leave(s: Rose, evocation: Evocation): void {
  const mage = mageOf(s, evocation.owner);
  if (evocation.isFamiliar) {
    mage.marker = false;
    mage.less = 0;
  }
  mage.evocations[placeOfId(evocation.id)] = null;
}

export function hunt(s: Rose, familiar: Evocation): void {
  familiar.guards = false;
  tell.hunting(s, familiar);
}
export function guard(s: Rose, familiar: Evocation): void {
  familiar.guards = true;
  tell.guard(s, familiar);
}
/** BR-1.1, BR-1.6: once an Action, an activation or an event is over, Guard holds wherever both are in one Room. */
export function settleModes(s: Rose): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const mage = mageOf(s, seat);
    const familiar = familiarOf(mage);
    if (familiar !== null && !familiar.guards && familiar.room === mage.room) guard(s, familiar);
  }
}
