import { each, type Frame, procedure, type Seat } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, seatOf } from '../content/content.ts';
import { checkAfter } from '../lines/check.ts';
import { tell } from '../state/events.ts';
import { isInArena, lineOf, petOf, refTo, simplified, standsOn } from '../state/queries.ts';
import { type Arena, type Battle, battleIn, FRONT } from '../state/state.ts';
import { enterPairs, enterWith, facedBy, foeFacing } from './entering.ts';
import { askOnceWithRelease } from './holds.ts';

/**
 * Chapter: Retaliate. Who takes the place of a Pet that fell in the Battle before it had used its Battle Power: before
 * powers are declared in full (MA-16.7), after that to retaliate (MA-8.22).
 */

const isDeclared = (b: Battle): boolean => b.powers.length > 0;

/** MA-8.24: a Flyer that attacked another line than the Front is not retaliated for. */
const flewPast = (b: Battle, ref: number): boolean => b.attacks.some(({ pet, line }) => pet === ref && line !== FRONT);

/** Whether the fallen had still to use its Battle Power, and faced somebody. */
function isAnsweredFor(b: Battle, fallen: number): boolean {
  if (!b.fighters.includes(fallen) || flewPast(b, fallen)) return false;
  if (!b.ordered) return facedBy(b, fallen).length > 0;
  const strike = b.order.find(({ pet }) => pet === fallen);
  return strike !== undefined && (strike.foe !== NONE || facedBy(b, fallen).length > 0);
}
/** Who was moved by the Line Check to the place of the fallen; simplified, anybody on that line (MA-8.23, MA-15.1). */
function successors(s: Arena, b: Battle, fallen: number, line: number): number[] {
  if (!isAnsweredFor(b, fallen)) return [];
  const seat = seatOf(fallen);
  const isFree = (ref: number): boolean => standsOn(s, ref) === line && !b.fighters.includes(ref);
  for (let i = 0; i < b.moved.length; i += 2) {
    const ref = num(b.moved, i);
    if (seatOf(ref) === seat && num(b.moved, i + 1) === line && isFree(ref)) return [ref];
  }
  return simplified(s) ? lineOf(s, seat, line).map(refTo).filter(isFree) : [];
}

function takePlace(s: Arena, b: Battle, fallen: number, next: number): void {
  const full = !isDeclared(b);
  for (const attack of b.attacks) {
    const i = attack.blockers.indexOf(fallen);
    if (i >= 0) attack.blockers[i] = next;
    if (i >= 0 && full) tell.blocks(s, next, attack.pet);
    if (attack.pet !== fallen) continue;
    attack.pet = next;
    if (full) tell.attacks(s, next, attack.line, NONE);
  }
  if (full) {
    b.fighters[b.fighters.indexOf(fallen)] = next;
    enterPairs(s, b);
    return;
  }
  tell.retaliates(s, next, fallen);
  b.fighters.push(next);
  b.powers.push(NONE);
  b.retaliators.push(next);
  // Its engagement goes on with it; leftovers cannot strike it (MA-16.8).
  for (const strike of b.order) if (strike.foe === fallen && !strike.leftover) strike.foe = next;
  const slot = b.order.findIndex(({ pet }) => pet === fallen);
  const faced = facedBy(b, next);
  if (slot >= 0) {
    const foe = at(b.order, slot).foe === NONE ? (faced[0] ?? NONE) : at(b.order, slot).foe;
    b.order[slot] = { pet: next, power: NONE, foe, retaliates: true, leftover: false };
    enterWith(s, b, next, faced.includes(foe) ? faced : [...faced, foe]);
  } else enterWith(s, b, next, faced);
}

/** The Pet that the fallen had still to strike, or that was to strike it; NONE if that is gone too. */
function foeOf(s: Arena, b: Battle, fallen: number): number {
  const strike = b.order.find(({ pet }) => pet === fallen);
  const foe = strike === undefined || strike.foe === NONE ? foeFacing(s, b, fallen) : petOf(s, strike.foe);
  return foe === null ? NONE : refTo(foe);
}
/** Of those who fell on one line, whose places a newcomer can take: as pairs of the fallen and whom it faced, each of these once. */
function placesFor(s: Arena, b: Battle, next: number, line: number): (readonly [fallen: number, foe: number])[] {
  const places: (readonly [number, number])[] = [];
  for (let i = 0; i < b.fallen.length; i += 2) {
    const fallen = num(b.fallen, i);
    if (num(b.fallen, i + 1) !== line || !successors(s, b, fallen, line).includes(next)) continue;
    const foe = foeOf(s, b, fallen);
    if (foe !== NONE && !places.some(([, other]) => other === foe)) places.push([fallen, foe]);
  }
  return places;
}
function forget(b: Battle, fallen: number): void {
  for (let i = 0; i < b.fallen.length; i += 2) {
    if (num(b.fallen, i) !== fallen) continue;
    b.fallen.splice(i, 2);
    return;
  }
}

/** Takes the first of the fallen off the list and seats whoever comes for it; whoever falls then is the next (MA-8.22). */
function nextSuccessor(s: Arena): Frame | null {
  const b = battleIn(s);
  for (;;) {
    const check = checkAfter(s, NONE);
    if (check !== null) return check;
    if (b.fallen.length === 0) break;
    const [fallen, line] = [num(b.fallen, 0), num(b.fallen, 1)];
    const choice = successors(s, b, fallen, line);
    const seat = seatOf(fallen);
    if (choice.length > 1) return succeeding.with({ seat, fallen, line });
    const next = choice[0] ?? NONE;
    const places = next === NONE ? [] : placesFor(s, b, next, line);
    if (places.length > 1) return facing.with({ seat, next, line });
    const heir = places[0]?.[0] ?? fallen;
    forget(b, heir);
    if (next !== NONE) takePlace(s, b, heir, next);
  }
  forgetGone(s, b);
  return null;
}
function forgetGone(s: Arena, b: Battle): void {
  b.moved.length = 0;
  for (const { blockers } of b.attacks) {
    const standing = blockers.filter((ref) => isInArena(s, ref));
    if (standing.length < blockers.length) blockers.splice(0, blockers.length, ...standing);
  }
}

/** What must follow from who fell or left in the Battle, or null if that is nothing. */
export function afterFalls(s: Arena): Frame | null {
  const b = battleIn(s);
  if (b.fallen.length > 0) return succession.with({});
  forgetGone(s, b);
  return null;
}
export const succession = procedure<Arena, object>('succession', {
  'Who takes the place of the fallen': each(nextSuccessor),
});

export interface SuccessionData {
  readonly seat: Seat;
  readonly fallen: number;
  readonly line: number;
}
/** MA-15.1: simplified, several may stand there who could. */
export const succeeding = procedure<Arena, SuccessionData>('succeeding', {
  'Choose who retaliates': askOnceWithRelease<SuccessionData, GameAnswer<'target'>>({
    ask: 'successor',
    by: (_s, { seat }) => seat,
    from: (s, { fallen, line }, _seat, offers) => {
      for (const ref of successors(s, battleIn(s), fallen, line)) offers.may(contentOf(s).answers.target.of(ref));
    },
    then: (s, { fallen }, { target }) => {
      const b = battleIn(s);
      forget(b, fallen);
      takePlace(s, b, fallen, target);
    },
    with: (s, { fallen }) => ({ pet: at(contentOf(s).refs, fallen) }),
  }),
});

export interface FacingData {
  readonly seat: Seat;
  readonly next: number;
  readonly line: number;
}
/** MA-8.22: where several fell at once and one Pet comes, its owner chooses whose place it takes. */
export const facing = procedure<Arena, FacingData>('facing', {
  'Choose whom to face': askOnceWithRelease<FacingData, GameAnswer<'target'>>({
    ask: 'faces',
    by: (_s, { seat }) => seat,
    from: (s, { next, line }, _seat, offers) => {
      for (const [, foe] of placesFor(s, battleIn(s), next, line)) offers.may(contentOf(s).answers.target.of(foe));
    },
    then: (s, { next, line }, { target }) => {
      const b = battleIn(s);
      for (const [fallen, foe] of placesFor(s, b, next, line)) {
        if (foe !== target) continue;
        forget(b, fallen);
        takePlace(s, b, fallen, next);
      }
    },
    with: (s, { next }) => ({ pet: at(contentOf(s).refs, next) }),
  }),
});
