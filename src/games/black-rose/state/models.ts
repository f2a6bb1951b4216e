import type { Seat } from '../../../kernel/index.ts';
import { contentOf } from '../content/content.ts';
import { tell } from './events.ts';
import { familiarOf, isFamiliar, isMage, mageOf, num, ownerOf } from './queries.ts';
import { CELL, EVOCATIONS, MODELS, NONE, type Rose } from './state.ts';

/** Where Models are, and how they come and go. */

/** A Model stands in another Room; a Familiar in Guard mode is part of it (BR-1.8). */
export function put(s: Rose, model: number, place: number): void {
  s.place[model] = place;
  const seat = ownerOf(model);
  if (isMage(model) && num(s.guard, seat) === 1) s.place[familiarOf(s, seat)] = place;
}
/** BR-1.19: a Familiar in Guard mode goes along, one that is Hunting stays. */
export function toCell(s: Rose, seat: Seat): void {
  put(s, mageOf(seat), CELL);
  tell.cell(seat);
}

/** A Model of a kind beside its Mage; there must be room for it. */
export function bring(s: Rose, seat: Seat, kind: number): number {
  let model = seat * MODELS + 1;
  while (num(s.kind, model) !== NONE) model++;
  const place = num(s.place, mageOf(seat));
  s.kind[model] = kind;
  s.place[model] = place;
  s.hurt[model] = 0;
  s.marks[model] = 0;
  if (isFamiliar(s, model)) {
    s.guard[seat] = 1;
    s.marker[seat] = 1;
    s.summoned[seat] = num(s.summoned, seat) | (1 << (kind - contentOf(s).familiars));
  }
  tell.summoned(s, model, place);
  return model;
}
/** A Model leaves play: back to the supply, or unhurt to the reserve (BR-1.16). */
export function leave(s: Rose, model: number): void {
  if (isFamiliar(s, model)) {
    s.guard[ownerOf(model)] = 0;
    s.marker[ownerOf(model)] = 0;
    s.less[ownerOf(model)] = 0;
  }
  s.kind[model] = NONE;
  s.place[model] = CELL;
  s.hurt[model] = 0;
  s.marks[model] = 0;
}

export function hunt(s: Rose, seat: Seat): void {
  s.guard[seat] = 0;
  tell.hunting(s, familiarOf(s, seat));
}
export function guard(s: Rose, seat: Seat): void {
  s.guard[seat] = 1;
  tell.guard(s, familiarOf(s, seat));
}
/** BR-1.1, BR-1.6: once an Action, an activation or an event is over, Guard holds wherever both are in one Room. */
export function settleModes(s: Rose): void {
  for (let seat = 0; seat < s.seats; seat++) {
    if (num(s.guard, seat) === 1) continue;
    for (let n = 1; n <= EVOCATIONS; n++) {
      const model = seat * MODELS + n;
      if (isFamiliar(s, model) && num(s.place, model) === num(s.place, mageOf(seat))) guard(s, seat);
    }
  }
}
