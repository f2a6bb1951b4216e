import type { Answer, BarReason, Offers, Seat } from '../../../kernel/index.ts';
import { type CompiledEffect, contentOf } from '../content/content.ts';
import { BREEDS } from '../content/vocabulary.ts';
import {
  at,
  cubesOn,
  hasFoes,
  isFoe,
  isGuarding,
  isInCell,
  isStanding,
  kindOf,
  mageOf,
  modelIds,
  modelOf,
  modelsInPlay,
  num,
  refOf,
  roomAt,
  roomFor,
  rowBetween,
} from '../state/queries.ts';
import { type Evocation, type Model, NONE, type Rose } from '../state/state.ts';

/** What an effect may be aimed at. */

export const NOTHING = 0;
export const MODEL = 1;
export const ROOM = 2;

export function aimOf(act: CompiledEffect): number {
  switch (act.do) {
    case 'damage':
    case 'usurp':
    case 'drain':
    case 'swap':
    case 'turn':
    case 'rouse':
    case 'empower':
      return MODEL;
    case 'banish':
      return act.all === true ? NOTHING : MODEL;
    case 'blast':
    case 'unsettle':
    case 'rework':
    case 'place':
      return ROOM;
    default:
      return NOTHING;
  }
}

const OWN: BarReason = ['BR-1.19', 'own-model'];
const GUARDED: BarReason = ['BR-1.10', 'in-guard'];
const FAR: BarReason = ['BR-2.5', 'out-of-range'];
const ELSEWHERE: BarReason = ['BR-2.4', 'not-here'];
const NO_MAGE: BarReason = ['BR-2.5', 'only-mages'];
const NO_EVOCATION: BarReason = ['BR-2.5', 'only-evocations'];
const USELESS: BarReason = ['BR-2.5', 'no-effect'];
const AGAIN: BarReason = ['BR-2.5', 'another-one'];

/** Why a seat's strike, or the attack of an Evocation of its, from a Room cannot be at a Model, or null. */
export function attackBar(seat: Seat, here: number, model: Model): BarReason | null {
  if (model.room !== here || isInCell(model)) return ELSEWHERE;
  if (model.owner === seat) return OWN;
  return isGuarding(model) ? GUARDED : null;
}

/** Why an effect of a seat's cannot be aimed at a Model, or null; `before` are those that were aimed at, a bit each. */
function modelBar(s: Rose, seat: Seat, act: CompiledEffect, model: Model, before: number): BarReason | null {
  if (isGuarding(model)) return GUARDED;
  if (act.other === true && ((before >> model.id) & 1) === 1) return AGAIN;
  const own = model.owner === seat;
  if (act.do === 'rouse' || act.do === 'empower') {
    if (!own || model.isMage) return NO_EVOCATION;
    if (act.do === 'rouse' && act.breed !== undefined && kindOf(s, model).breed !== BREEDS.indexOf(act.breed))
      return NO_EVOCATION;
    return null;
  }
  if (own) return OWN;
  const here = mageOf(s, seat).room;
  const reach = (range: number): BarReason | null => (rowBetween(s, here, model.room) <= range ? null : FAR);
  switch (act.do) {
    case 'damage':
      if (act.cubes !== undefined) {
        if (!model.isMage) return NO_MAGE;
        if (cubesOn(model) < act.cubes) return USELESS;
      }
      return act.range === 'lodge' ? null : reach(act.range);
    case 'usurp': {
      if (!model.isMage) return NO_MAGE;
      const cubes = cubesOn(model) - num(model.sheet, seat);
      return cubes === 0 ? USELESS : reach(act.range);
    }
    case 'drain':
      if (!model.isMage) return NO_MAGE;
      return model.power === 0 ? USELESS : reach(0);
    case 'swap':
      return model.isMage ? reach(act.range) : NO_MAGE;
    case 'turn':
      return model.isMage ? NO_EVOCATION : reach(act.range);
    case 'banish':
      if (model.isMage) return NO_EVOCATION;
      return kindOf(s, model).health > act.health ? USELESS : reach(act.range);
    default:
      return USELESS;
  }
}
function roomBar(s: Rose, seat: Seat, act: CompiledEffect, room: number, before: number): BarReason | null {
  if (act.other === true && ((before >> room) & 1) === 1) return AGAIN;
  const here = mageOf(s, seat).room;
  const range = 'range' in act && typeof act.range === 'number' ? act.range : 0;
  if (rowBetween(s, here, room) > range) return FAR;
  switch (act.do) {
    case 'blast':
      return hasFoes(s, room, seat) ? null : USELESS;
    case 'unsettle':
      return roomFor(s, room) === 0 ? USELESS : null;
    case 'rework':
      return roomAt(s, room).cubes.some((count, colour) => colour !== seat && count > 0) ? null : USELESS;
    default:
      return room === here ? USELESS : null;
  }
}

/** The number of the only Model or Room to aim at, NONE if there is none, MANY if there are several. */
export const MANY = -2;
export function onlyAim(s: Rose, seat: Seat, act: CompiledEffect, before: number): number {
  if (isInCell(mageOf(s, seat)) && act.do !== 'empower' && act.do !== 'rouse') return NONE;
  return aimOf(act) === ROOM ? onlyRoom(s, seat, act, before) : onlyModel(s, seat, act, before);
}
function onlyRoom(s: Rose, seat: Seat, act: CompiledEffect, before: number): number {
  let only = NONE;
  for (let room = 0; room < s.rooms.length; room++) {
    if (roomBar(s, seat, act, room, before) !== null) continue;
    if (only !== NONE) return MANY;
    only = room;
  }
  return only;
}
function onlyModel(s: Rose, seat: Seat, act: CompiledEffect, before: number): number {
  let only = NONE;
  for (let id = 0; id < modelIds(s); id++) {
    const model = modelOf(s, id);
    if (model === null || !isStanding(model) || modelBar(s, seat, act, model, before) !== null) continue;
    if (only !== NONE) return MANY;
    only = id;
  }
  return only;
}

/** The answers that name a target. */
export interface TargetAnswers<A extends Answer> {
  readonly at: { of(ref: number): A };
  readonly on: { of(room: number): A };
}
/** Offers every target of an effect; whether there was any. */
export function offerAims<A extends Answer>(
  s: Rose,
  seat: Seat,
  act: CompiledEffect,
  before: number,
  naming: TargetAnswers<A>,
  offers: Offers<A>,
): boolean {
  const count = offers.count;
  if (aimOf(act) === ROOM) {
    for (let room = 0; room < s.rooms.length; room++) {
      const bar = roomBar(s, seat, act, room, before);
      if (bar === null) offers.may(naming.on.of(roomAt(s, room).card));
      else if (offers.why) offers.bar(naming.on.of(roomAt(s, room).card), bar[0], bar[1]);
    }
  } else {
    for (let id = 0; id < modelIds(s); id++) {
      const model = modelOf(s, id);
      if (model === null || isInCell(model)) continue;
      const bar = modelBar(s, seat, act, model, before);
      if (bar === null) offers.may(naming.at.of(refOf(s, model)));
      else if (offers.why) offers.bar(naming.at.of(refOf(s, model)), bar[0], bar[1]);
    }
  }
  return offers.count > count;
}
/** Every Evocation that an effect without a choice reaches. */
export function banished(s: Rose, seat: Seat, health: number, range: number): Evocation[] {
  const here = mageOf(s, seat).room;
  return modelsInPlay(s).filter(
    (model): model is Evocation =>
      !model.isMage &&
      isFoe(model, seat) &&
      kindOf(s, model).health <= health &&
      rowBetween(s, here, model.room) <= range,
  );
}
/** The first effect of a list, if it is aimed at something, else null. */
export function firstAim(s: Rose, list: number): CompiledEffect | null {
  const act = at(contentOf(s).lists, list).do[0];
  return act === undefined || aimOf(act) === NOTHING ? null : act;
}
