import type { Seat } from '../../../kernel/index.ts';
import { at, num } from '../../shared/list.ts';
import { contentOf, evocationRef, idOfRef, type ModelKind, mageRef, type RoomCard } from '../content/content.ts';
import { lodgeOf } from './lodge.ts';
import {
  CELL,
  type Contender,
  type Evocation,
  HEALTH,
  type Mage,
  MODELS,
  type Model,
  NONE,
  placeOfId,
  QUESTS,
  QUICK,
  ROSE,
  type Room,
  type Rose,
  seatOfId,
} from './state.ts';

/** Queries ask and change nothing. */

export { at, num };

function sum(list: readonly number[]): number {
  let total = 0;
  for (let i = 0; i < list.length; i++) total += num(list, i);
  return total;
}

/** A list with another number at one place. */
export function replaced(list: readonly number[], i: number, value: number): number[] {
  const copy = list.slice();
  copy[i] = value;
  return copy;
}

// ---- Models ----

export const mageOf = (s: Rose, seat: Seat): Mage => s.mages[seat] as Mage;
/** A seat's Mage, or the Rose. */
export const contenderOf = (s: Rose, colour: number): Contender => (colour === ROSE ? s.rose : mageOf(s, colour));
/** The Model with this number, or null where there is none, or no more. */
export function modelOf(s: Rose, id: number): Model | null {
  if (id === NONE) return null;
  const mage = mageOf(s, seatOfId(id));
  return id === mage.id ? mage : (mage.evocations[placeOfId(id)] as Evocation | null);
}
/** The Model that an answer names. */
export const modelNamed = (s: Rose, ref: number): Model => modelOf(s, idOfRef(contentOf(s), ref)) as Model;
export const refOf = (s: Rose, model: Model): number =>
  model.isMage
    ? mageRef(model.card, model.owner)
    : evocationRef(contentOf(s), model.card, model.owner, placeOfId(model.id));
export const nameOf = (s: Rose, model: Model): string => at(contentOf(s).refs, refOf(s, model));
export const kindOf = (s: Rose, evocation: Evocation): ModelKind => at(contentOf(s).kinds, evocation.card);

export function evocationsOf(mage: Mage): Evocation[] {
  const list: Evocation[] = [];
  for (let place = 0; place < mage.evocations.length; place++) {
    const evocation = at(mage.evocations, place);
    if (evocation !== null) list.push(evocation);
  }
  return list;
}
export function evocationCount(mage: Mage): number {
  let count = 0;
  for (let place = 0; place < mage.evocations.length; place++) if (mage.evocations[place] !== null) count++;
  return count;
}
/** A Mage and its Evocations. */
export function modelsOf(mage: Mage): Model[] {
  return [mage, ...evocationsOf(mage)];
}
/** Models have numbers below this; some may be nobody's. For loops that are walked at every question: a list costs more. */
export const modelIds = (s: Rose): number => s.seats * MODELS;
/** All Models in play, in the order of their numbers. */
export function modelsInPlay(s: Rose): Model[] {
  const list: Model[] = [];
  for (let seat = 0; seat < s.seats; seat++) addModels(list, mageOf(s, seat));
  return list;
}
/** The same in the order of their Mages from the Crown holder on. */
export function modelsInTurn(s: Rose): Model[] {
  const list: Model[] = [];
  for (let n = 0; n < s.seats; n++) addModels(list, mageOf(s, inTurn(s, n)));
  return list;
}
function addModels(list: Model[], mage: Mage): void {
  list.push(mage);
  for (let place = 0; place < mage.evocations.length; place++) {
    const evocation = at(mage.evocations, place);
    if (evocation !== null) list.push(evocation);
  }
}

/** A Mage's Familiar in play, or null. */
export function familiarOf(mage: Mage): Evocation | null {
  for (let place = 0; place < mage.evocations.length; place++) {
    const evocation = at(mage.evocations, place);
    if (evocation?.isFamiliar === true) return evocation;
  }
  return null;
}
/** BR-1.8: a Familiar in Guard mode is no Model of its own. */
export const isGuarding = (model: Model): boolean => !model.isMage && model.guards;
/** Whether a Mage and its Familiar are one Model. */
export const isPair = (mage: Mage): boolean => familiarOf(mage)?.guards === true;
export const isInCell = (model: Model): boolean => model.room === CELL;
/** Whether a Model stands in the Lodge, by itself. */
export const isStanding = (model: Model): boolean => model.room !== CELL && !isGuarding(model);
/** An enemy Model in the Lodge: what one may aim at, and all that one's own damage ever hurts (BR-1.19). */
export const isFoe = (model: Model, by: number): boolean => model.owner !== by && isStanding(model);

export const cubesOn = (mage: Mage): number => sum(mage.sheet);
/** How much damage a Model can still take. */
export const leftOf = (s: Rose, model: Model): number =>
  model.isMage ? HEALTH - cubesOn(model) : kindOf(s, model).health - model.hurt;
const isHurt = (model: Model): boolean => (model.isMage ? cubesOn(model) > 0 : model.hurt > 0);
/** Whether healing would do anything for a Model. */
export const mayHeal = (model: Model): boolean => isHurt(model) && !model.festers;
/** What an Evocation's attack does. */
export const damageOf = (s: Rose, evocation: Evocation): number => kindOf(s, evocation).damage + evocation.stronger;

/** How many of a kind are left in the supply, or of a Familiar in the reserve. */
export function supply(s: Rose, kind: number): number {
  let left = at(contentOf(s).kinds, kind).count;
  for (let seat = 0; seat < s.seats; seat++) {
    const { evocations } = mageOf(s, seat);
    for (let place = 0; place < evocations.length; place++) if (evocations[place]?.card === kind) left--;
  }
  return left;
}
export const inPlayOf = (s: Rose, pack: number): boolean => s.options[at(contentOf(s).pack.packs, pack).id] === true;

// ---- Rooms ----

export const roomAt = (s: Rose, room: number): Room => s.rooms[room] as Room;
export const roomCard = (s: Rose, room: number): RoomCard => at(contentOf(s).rooms, roomAt(s, room).card);
/** The number in the Lodge of the Room with this card, or NONE. */
export function roomWithCard(s: Rose, card: number): number {
  for (let room = 0; room < s.rooms.length; room++) if (roomAt(s, room).card === card) return room;
  return NONE;
}
/** How far, in a straight row of Rooms (BR-2.5). */
export const rowBetween = (s: Rose, a: number, b: number): number => {
  const l = lodgeOf(s);
  return num(l.row, a * l.rooms + b);
};
export const roomsBeside = (s: Rose, room: number): readonly number[] => at(lodgeOf(s).beside, room);
/** The two Rooms that a seat's Cell touches. */
const doorsOf = (s: Rose, seat: Seat): readonly number[] => at(at(lodgeOf(s).cells, s.seats), seat);
/** Where a Model can go with one step: out of the Cell to the two Rooms that it touches. */
export const stepsFrom = (s: Rose, model: Model): readonly number[] =>
  isInCell(model) ? doorsOf(s, model.owner) : roomsBeside(s, model.room);

export const cubesIn = (s: Rose, room: number): number => sum(roomAt(s, room).cubes);
/** How much Instability a Room can still take: a destroyed one none. */
export const roomFor = (s: Rose, room: number): number =>
  roomAt(s, room).ruined ? 0 : roomCard(s, room).slots - cubesIn(s, room);

/** Whether some enemy Model stands in a Room. */
export function hasFoes(s: Rose, room: number, by: number): boolean {
  for (let id = 0; id < modelIds(s); id++) {
    const model = modelOf(s, id);
    if (model?.room === room && isFoe(model, by)) return true;
  }
  return false;
}
/** Whether no other Mage is in this Mage's Room; in its Cell it is in none. */
export function isAlone(s: Rose, mage: Mage): boolean {
  if (isInCell(mage)) return false;
  for (let seat = 0; seat < s.seats; seat++)
    if (seat !== mage.owner && mageOf(s, seat).room === mage.room) return false;
  return true;
}

// ---- Cards and quests ----

/** The next numbered slot with a card, or NONE. */
export function nextSlot(mage: Mage): number {
  for (let slot = 0; slot < QUICK; slot++) if (mage.slots[slot] !== null) return slot;
  return NONE;
}
export const hasQuick = (mage: Mage): boolean => mage.slots[QUICK] !== null;
/** Whether a Mage has a Trap or a Protection face down. */
export const hasWaiting = (mage: Mage): boolean => mage.waits.length > 0;
export const hasQuestRoom = (mage: Mage): boolean => mage.quests.length < QUESTS;

/** BR-2.4: from the Crown holder round the table. */
export const inTurn = (s: Rose, n: number): Seat => (s.crown + n) % s.seats;

/** BR-2.12: who has the Crown in the next round. */
export const nextCrown = (s: Rose): Seat => (s.crownTaken ? s.crown : (s.crown + 1) % s.seats);

/** BR-2.10: where moons rise and the game ends. */
const SHORT = [4, 12, 20] as const;
const LONG = [6, 18, 30] as const;
export const moonsOf = ({ options }: Pick<Rose, 'options'>): readonly [number, number, number] =>
  options.long === true ? LONG : SHORT;
