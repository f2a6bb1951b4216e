import type { BarReason, Offers, Seat } from '../../../kernel/index.ts';
import type { GameAnswer } from '../content/answers.ts';
import { type CompiledEffect, contentOf } from '../content/content.ts';
import { BREEDS } from '../content/vocabulary.ts';
import { lodgeOf } from '../state/lodge.ts';
import {
  at,
  cubesOn,
  hasFoes,
  isFoe,
  isGuarding,
  isMage,
  isStanding,
  kindOf,
  mageOf,
  num,
  ownerOf,
  refOf,
  roomFor,
  rowBetween,
} from '../state/queries.ts';
import { CELL, COLOUR_COUNT, NONE, type Rose } from '../state/state.ts';

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
export function attackBar(s: Rose, seat: Seat, here: number, model: number): BarReason | null {
  if (num(s.place, model) !== here || num(s.place, model) === CELL) return ELSEWHERE;
  if (ownerOf(model) === seat) return OWN;
  return isGuarding(s, model) ? GUARDED : null;
}

/** Why an effect of a seat's cannot be aimed at a Model, or null; `before` are those that were aimed at, a bit each. */
function modelBar(s: Rose, seat: Seat, act: CompiledEffect, model: number, before: number): BarReason | null {
  if (isGuarding(s, model)) return GUARDED;
  if (act.other === true && ((before >> model) & 1) === 1) return AGAIN;
  const own = ownerOf(model) === seat;
  if (act.do === 'rouse' || act.do === 'empower') {
    if (!own || isMage(model)) return NO_EVOCATION;
    if (act.do === 'rouse' && act.breed !== undefined && kindOf(s, model).breed !== BREEDS.indexOf(act.breed))
      return NO_EVOCATION;
    return null;
  }
  if (own) return OWN;
  const mage = isMage(model);
  const here = num(s.place, mageOf(seat));
  const reach = (range: number): BarReason | null => (rowBetween(s, here, num(s.place, model)) <= range ? null : FAR);
  switch (act.do) {
    case 'damage':
      if (act.cubes !== undefined && !mage) return NO_MAGE;
      if (act.cubes !== undefined && cubesOn(s, ownerOf(model)) < act.cubes) return USELESS;
      return act.range === 'lodge' ? null : reach(act.range);
    case 'usurp': {
      if (!mage) return NO_MAGE;
      const cubes = cubesOn(s, ownerOf(model)) - num(s.sheet, ownerOf(model) * COLOUR_COUNT + seat);
      return cubes === 0 ? USELESS : reach(act.range);
    }
    case 'drain':
      if (!mage) return NO_MAGE;
      return num(s.power, ownerOf(model)) === 0 ? USELESS : reach(0);
    case 'swap':
      return mage ? reach(act.range) : NO_MAGE;
    case 'turn':
      return mage ? NO_EVOCATION : reach(act.range);
    case 'banish':
      if (mage) return NO_EVOCATION;
      return kindOf(s, model).health > act.health ? USELESS : reach(act.range);
    default:
      return USELESS;
  }
}
function roomBar(s: Rose, seat: Seat, act: CompiledEffect, place: number, before: number): BarReason | null {
  if (act.other === true && ((before >> place) & 1) === 1) return AGAIN;
  const here = num(s.place, mageOf(seat));
  const range = 'range' in act && typeof act.range === 'number' ? act.range : 0;
  if (rowBetween(s, here, place) > range) return FAR;
  switch (act.do) {
    case 'blast':
      return hasFoes(s, place, seat) ? null : USELESS;
    case 'unsettle':
      return roomFor(s, place) === 0 ? USELESS : null;
    case 'rework': {
      for (let colour = 0; colour < COLOUR_COUNT; colour++)
        if (colour !== seat && num(s.cubes, place * COLOUR_COUNT + colour) > 0) return null;
      return USELESS;
    }
    default:
      return place === here ? USELESS : null;
  }
}

/** The only target, NONE if there is none, MANY if there are several. */
export const MANY = -2;
export function onlyAim(s: Rose, seat: Seat, act: CompiledEffect, before: number): number {
  let only = NONE;
  const rooms = aimOf(act) === ROOM;
  if (num(s.place, mageOf(seat)) === CELL && act.do !== 'empower' && act.do !== 'rouse') return NONE;
  const end = rooms ? lodgeOf(s).rooms : s.kind.length;
  for (let n = 0; n < end; n++) {
    if (rooms ? roomBar(s, seat, act, n, before) !== null : !mayHit(s, seat, act, n, before)) continue;
    if (only !== NONE) return MANY;
    only = n;
  }
  return only;
}
const mayHit = (s: Rose, seat: Seat, act: CompiledEffect, model: number, before: number): boolean =>
  isStanding(s, model) && modelBar(s, seat, act, model, before) === null;

/** The answers that name a target. */
export interface TargetAnswers {
  at(ref: number): GameAnswer<'at'>;
  on(room: number): GameAnswer<'on'>;
}
/** Offers every target of an effect; whether there was any. */
export function offerAims(
  s: Rose,
  seat: Seat,
  act: CompiledEffect,
  before: number,
  naming: TargetAnswers,
  offers: Offers<never>,
): boolean {
  const all = offers as unknown as Offers<GameAnswer<'at' | 'on'>>;
  const count = offers.count;
  if (aimOf(act) === ROOM) {
    for (let place = 0; place < s.rooms.length; place++) {
      const bar = roomBar(s, seat, act, place, before);
      if (bar === null) all.may(naming.on(num(s.rooms, place)));
      else if (offers.why) all.bar(naming.on(num(s.rooms, place)), bar[0], bar[1]);
    }
  } else {
    for (let model = 0; model < s.kind.length; model++) {
      if (num(s.kind, model) === NONE || num(s.place, model) === CELL) continue;
      const bar = modelBar(s, seat, act, model, before);
      if (bar === null) all.may(naming.at(refOf(s, model)));
      else if (offers.why) all.bar(naming.at(refOf(s, model)), bar[0], bar[1]);
    }
  }
  return offers.count > count;
}
/** Every Model that an effect without a choice reaches. */
export function banished(s: Rose, seat: Seat, health: number, range: number): number[] {
  const here = num(s.place, mageOf(seat));
  const list: number[] = [];
  for (let model = 0; model < s.kind.length; model++)
    if (
      !isMage(model) &&
      isFoe(s, model, seat) &&
      kindOf(s, model).health <= health &&
      rowBetween(s, here, num(s.place, model)) <= range
    )
      list.push(model);
  return list;
}
/** The first effect of a list, if it is aimed at something, else null. */
export function firstAim(s: Rose, list: number): CompiledEffect | null {
  const act = at(contentOf(s).lists, list).do[0];
  return act === undefined || aimOf(act) === NOTHING ? null : act;
}
