import type { Seat } from '../../../kernel/index.ts';
import { at, num } from '../../shared/list.ts';
import { contentOf, evocationRef, type ModelKind, mageRef, type RoomCard } from '../content/content.ts';
import { lodgeOf } from './lodge.ts';
import {
  CELL,
  COLOUR_COUNT,
  EVOCATIONS,
  FESTERS,
  HEALTH,
  MODELS,
  NONE,
  QUICK,
  type Rose,
  SLOTS,
  STRONGER,
  WAITS,
} from './state.ts';

/** Queries ask and change nothing. */

export { at, num };

// ---- Models ----

export const ownerOf = (model: number): Seat => model >> 2;
export const isMage = (model: number): boolean => (model & 3) === 0;
export const mageOf = (seat: Seat): number => seat * MODELS;
export const kindOf = (s: Rose, model: number): ModelKind => at(contentOf(s).kinds, num(s.kind, model));
export const refOf = (s: Rose, model: number): number =>
  isMage(model) ? mageRef(num(s.kind, model), ownerOf(model)) : evocationRef(contentOf(s), num(s.kind, model), model);

export const isFamiliar = (s: Rose, model: number): boolean =>
  !isMage(model) && num(s.kind, model) >= contentOf(s).familiars;
/** A seat's Familiar in play, or NONE. */
export function familiarOf(s: Rose, seat: Seat): number {
  const first = contentOf(s).familiars;
  for (let n = 1; n <= EVOCATIONS; n++) if (num(s.kind, seat * MODELS + n) >= first) return seat * MODELS + n;
  return NONE;
}
/** BR-1.8: a Familiar in Guard mode is no Model of its own. */
export const isGuarding = (s: Rose, model: number): boolean =>
  num(s.guard, ownerOf(model)) === 1 && isFamiliar(s, model);
/** Whether a Model stands in the Lodge, by itself. */
export const isStanding = (s: Rose, model: number): boolean =>
  num(s.kind, model) !== NONE && num(s.place, model) !== CELL && !isGuarding(s, model);
/** Whether an Evocation can be at work: in the Lodge, or as a Familiar that was sent from the Cell and is still in it (BR-1.12). */
export const mayWork = (s: Rose, model: number): boolean => num(s.kind, model) !== NONE && !isGuarding(s, model);
export const isInCell = (s: Rose, seat: Seat): boolean => num(s.place, mageOf(seat)) === CELL;
/** An enemy Model in the Lodge: what one may aim at, and all that one's own damage ever hurts (BR-1.19). */
export const isFoe = (s: Rose, model: number, by: number): boolean => ownerOf(model) !== by && isStanding(s, model);

export function cubesOn(s: Rose, seat: Seat): number {
  let sum = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) sum += num(s.sheet, seat * COLOUR_COUNT + colour);
  return sum;
}
/** How much damage a Model can still take. */
export const leftOf = (s: Rose, model: number): number =>
  isMage(model) ? HEALTH - cubesOn(s, ownerOf(model)) : kindOf(s, model).health - num(s.hurt, model);
const isHurt = (s: Rose, model: number): boolean =>
  isMage(model) ? cubesOn(s, ownerOf(model)) > 0 : num(s.hurt, model) > 0;
/** Whether healing would do anything for a Model. */
export const mayHeal = (s: Rose, model: number): boolean => isHurt(s, model) && (num(s.marks, model) & FESTERS) === 0;
/** What an Evocation's attack does. */
export const damageOf = (s: Rose, model: number): number =>
  kindOf(s, model).damage + Math.floor(num(s.marks, model) / STRONGER);

export function evocationsOf(s: Rose, seat: Seat): number {
  let count = 0;
  for (let n = 1; n <= EVOCATIONS; n++) if (num(s.kind, seat * MODELS + n) !== NONE) count++;
  return count;
}
/** How many of a kind are left in the supply, or of a Familiar in the reserve. */
export function supply(s: Rose, kind: number): number {
  let left = at(contentOf(s).kinds, kind).count;
  for (let model = 0; model < s.kind.length; model++) if (!isMage(model) && num(s.kind, model) === kind) left--;
  return left;
}
export const inPlayOf = (s: Rose, pack: number): boolean => s.options[at(contentOf(s).pack.packs, pack).id] === true;

// ---- Rooms ----

export const roomAt = (s: Rose, place: number): RoomCard => at(contentOf(s).rooms, num(s.rooms, place));
/** How far, in a straight row of Rooms (BR-2.5). */
export const rowBetween = (s: Rose, a: number, b: number): number => {
  const l = lodgeOf(s);
  return num(l.row, a * l.rooms + b);
};
export const roomsBeside = (s: Rose, place: number): readonly number[] => at(lodgeOf(s).beside, place);
/** The two Rooms that a seat's Cell touches. */
const doorsOf = (s: Rose, seat: Seat): readonly number[] => at(at(lodgeOf(s).cells, s.seats), seat);
/** Where a Model can go with one step: out of the Cell to the two Rooms that it touches. */
export const stepsFrom = (s: Rose, model: number): readonly number[] => {
  const place = num(s.place, model);
  return place === CELL ? doorsOf(s, ownerOf(model)) : roomsBeside(s, place);
};

export function cubesIn(s: Rose, place: number): number {
  let sum = 0;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) sum += num(s.cubes, place * COLOUR_COUNT + colour);
  return sum;
}
/** How much Instability a Room can still take: a destroyed one none. */
export const roomFor = (s: Rose, place: number): number =>
  num(s.ruined, place) === 1 ? 0 : roomAt(s, place).slots - cubesIn(s, place);

/** Whether some enemy Model stands in a Room. */
export function hasFoes(s: Rose, place: number, by: number): boolean {
  for (let model = 0; model < s.kind.length; model++)
    if (num(s.place, model) === place && isFoe(s, model, by)) return true;
  return false;
}
/** Whether no other Mage is in this Mage's Room; in its Cell it is in none. */
export function isAlone(s: Rose, seat: Seat): boolean {
  const place = num(s.place, mageOf(seat));
  if (place === CELL) return false;
  for (let other = 0; other < s.seats; other++)
    if (other !== seat && num(s.place, mageOf(other)) === place) return false;
  return true;
}

// ---- Cards ----

/** The next numbered slot with a card, or NONE. */
export function nextSlot(s: Rose, seat: Seat): number {
  for (let slot = 0; slot < QUICK; slot++) if (num(s.slots, seat * SLOTS + slot) !== NONE) return slot;
  return NONE;
}
export const quickFace = (s: Rose, seat: Seat): number => num(s.slots, seat * SLOTS + QUICK);
export const waiting = (s: Rose, seat: Seat): boolean => num(s.waits, seat * WAITS) !== NONE;

/** BR-2.4: from the Crown holder round the table. */
export const inTurn = (s: Rose, n: number): Seat => (s.crown + n) % s.seats;

/** Every place for a Model, in the order of their Mages from the Crown holder on. */
export function modelsInTurn(s: Rose): number[] {
  return s.kind.map((_, n) => (s.crown * MODELS + n) % s.kind.length);
}

/** BR-2.12: who has the Crown in the next round. */
export const nextCrown = (s: Rose): Seat => (s.crownTaken === 1 ? s.crown : (s.crown + 1) % s.seats);

/** BR-2.10: where moons rise and the game ends. */
const SHORT = [4, 12, 20] as const;
const LONG = [6, 18, 30] as const;
export const moonsOf = (s: Rose): readonly [number, number, number] => (s.options.long === true ? LONG : SHORT);
