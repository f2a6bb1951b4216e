import { type Offers, procedure, run, type Seat, window } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { askOnceWithRelease, withRelease } from '../battle/holds.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, refOf } from '../content/content.ts';
import { STATUSES } from '../content/vocabulary.ts';
import { tell } from '../state/events.ts';
import { renew, summon, swapPlaces } from '../state/mutations.ts';
import { eachPet, isAdjacent, LINES_EACH, lineOrder, mayPlaceOn, petNamed, petOf, refTo } from '../state/queries.ts';
import type { Arena, Pet } from '../state/state.ts';
import { hasStatus, isDowned, isInHold, mayActOn } from '../state/stats.ts';
import { applyEffect } from './resolve.ts';
import { afflict, cure } from './statuses.ts';
import { deals } from './triggers.ts';
import { adjacentTo } from './whom.ts';

/** The words that ask before they act. Each is a small procedure of its own. */

const petName = (s: Arena, ref: number): string => at(contentOf(s).refs, ref);

/** MA-7.5, MA-8.19: which of the Pets adjacent to the target. */
export interface PickingData {
  readonly list: number;
  readonly place: number;
  readonly seat: Seat;
  /** The Pet that acts, or NONE. */
  readonly self: number;
  readonly target: number;
  /** The Pet that deals damage by this, or NONE once it has. */
  dealer: number;
  left: number;
  /** Whether it is "up to" so many: then they may be fewer (MA-16.23). */
  readonly fewer: boolean;
  readonly picked: number[];
}
/** Whether there is still somebody to be chosen. */
const leavesAny = (s: Arena, p: PickingData): boolean => {
  const target = petOf(s, p.target);
  return target !== null && adjacentTo(s, target, petOf(s, p.self)).some((pet) => !p.picked.includes(refTo(pet)));
};
export const picking = procedure<Arena, PickingData>('picking', {
  'Choose adjacent Pets': window(
    withRelease<PickingData, GameAnswer<'target' | 'pass'>>({
      ask: 'adjacent',
      pass: 'pass',
      by: (s, p) => (p.left > 0 && leavesAny(s, p) ? p.seat : null),
      from: (s, p, _seat, offers) => {
        const { answers } = contentOf(s);
        const target = petNamed(s, p.target);
        const self = petOf(s, p.self);
        if (p.fewer) offers.may(answers.pass.of());
        eachPet(s, (pet) => {
          if (pet.seat !== target.seat || pet === target) return;
          const answer = answers.target.of(refTo(pet));
          if (!isAdjacent(s, target, pet)) offers.bar(answer, 'MA-7.5', 'not-adjacent');
          else if (self !== null && !mayActOn(s, self, pet)) offers.bar(answer, 'MA-16.23', 'held');
          else if (!p.picked.includes(refTo(pet))) offers.may(answer);
        });
      },
      then: (s, p, answer) => {
        if (!('target' in answer)) {
          p.left = 0;
          tell.passes(p.seat);
          return;
        }
        const { target } = answer;
        p.left--;
        p.picked.push(target);
        const pet = petNamed(s, target);
        const dealer = petOf(s, p.dealer);
        if (!applyEffect(s, at(at(contentOf(s).lists, p.list).do, p.place), pet, p.seat) || dealer === null) return;
        p.dealer = NONE;
        deals(s, dealer, pet);
      },
      with: (s, p) => ({ pet: petName(s, p.target), left: p.left }),
    }),
  ),
});

/** MA-12.5, MA-13.6, MA-16.20: the acting Pet may take hold of its target, if that still stands; it holds one at a time. */
export interface Gripping {
  readonly seat: Seat;
  readonly giver: number;
  readonly pet: number;
  readonly grip: number;
}
function mayGrip(s: Arena, { giver, pet, grip }: Gripping): boolean {
  const holder = petOf(s, giver);
  const held = petOf(s, pet);
  if (holder === null || held === null || isDowned(s, holder) || isDowned(s, held)) return false;
  return holder.holds === NONE && !hasStatus(s, held, grip);
}
export const gripping = procedure<Arena, Gripping>('gripping', {
  'Take hold or not': askOnceWithRelease<Gripping, GameAnswer<'hold' | 'pass'>>({
    ask: 'hold',
    pass: 'pass',
    by: (s, g) => (mayGrip(s, g) ? g.seat : null),
    from: (s, _g, _seat, offers: Offers<GameAnswer<'hold' | 'pass'>>) => {
      const { answers } = contentOf(s);
      offers.may(answers.hold.of());
      offers.may(answers.pass.of());
    },
    then: (s, { seat, giver, pet, grip }, { verb }) => {
      if (verb === 'pass') tell.passes(seat);
      else afflict(s, petNamed(s, pet), grip, 1, seat, petOf(s, giver));
    },
    with: (s, { giver, pet, grip }) => ({
      giver: petName(s, giver),
      pet: petName(s, pet),
      status: at(STATUSES, grip),
    }),
  }),
});

/** Which of a Pet's statuses is taken off. */
export interface Curing {
  readonly seat: Seat;
  readonly pet: number;
}
export const curing = procedure<Arena, Curing>('curing', {
  'Choose a status': askOnceWithRelease<Curing, GameAnswer<'cure'>>({
    ask: 'cure',
    by: (_s, { seat }) => seat,
    from: (s, { pet }, _seat, offers) => {
      const afflicted = petNamed(s, pet);
      for (let status = 0; status < STATUSES.length; status++)
        if (hasStatus(s, afflicted, status)) offers.may(contentOf(s).answers.cure.of(pet, status));
    },
    then: (s, { pet }, { status }) => cure(s, petNamed(s, pet), status),
    with: (s, { pet }) => ({ pet: petName(s, pet) }),
  }),
});

/** A token Pet comes into the Arena, by the rules for a Pet that is played. */
export interface Summoning {
  readonly seat: Seat;
  readonly card: number;
}
/** The only line on which a Pet can be placed now, or NONE if there are several. */
export function onlyLine(s: Arena, seat: Seat): number {
  let only = NONE;
  for (let line = 0; line < LINES_EACH; line++) {
    if (!mayPlaceOn(s, seat, line)) continue;
    if (only !== NONE) return NONE;
    only = line;
  }
  return only;
}
/** Lines on which a Pet may come in, and why not on the others (MA-3.4, MA-15.1). */
export function linesToEnter(s: Arena, _d: object, seat: Seat, offers: Offers<GameAnswer<'enter'>>): void {
  const { answers } = contentOf(s);
  for (let line = 0; line < LINES_EACH; line++) {
    if (mayPlaceOn(s, seat, line)) offers.may(answers.enter.of(line));
    else offers.bar(answers.enter.of(line), ...lineOrder(s));
  }
}
/** MA-16.23: a token that is out already, or has left the game, does not come. */
const canCome = (s: Arena, seat: Seat, card: number): boolean =>
  petOf(s, refOf(card, seat)) === null && !at(s.away, seat).includes(card);
export const summoning = procedure<Arena, Summoning>('summoning', {
  'Where there is only one line': run((s, { seat, card }) => {
    const line = onlyLine(s, seat);
    if (line !== NONE && canCome(s, seat, card)) summon(s, seat, card, line);
  }),
  'Choose a line': askOnceWithRelease<Summoning, GameAnswer<'enter'>>({
    ask: 'enter',
    by: (s, { seat, card }) => (canCome(s, seat, card) ? seat : null),
    from: linesToEnter,
    then: (s, { seat, card }, { line }) => summon(s, seat, card, line),
    with: (s, { card }) => ({ card: at(contentOf(s).cards, card) }),
  }),
});

/** The target trades places with another Pet of its owner, who must be free to move. */
export interface Swapping {
  readonly seat: Seat;
  readonly pet: number;
}
export function couldSwap(s: Arena, pet: Pet): boolean {
  let partner = false;
  eachPet(s, (next) => {
    partner ||= next !== pet && next.seat === pet.seat && !isInHold(s, next);
  });
  return partner && !isInHold(s, pet);
}
export const swapping = procedure<Arena, Swapping>('swapping', {
  'Choose with whom': askOnceWithRelease<Swapping, GameAnswer<'swap'>>({
    ask: 'swap',
    by: (s, { seat, pet }) => {
      const target = petOf(s, pet);
      return target !== null && couldSwap(s, target) ? seat : null;
    },
    from: (s, { pet }, _seat, offers) => {
      const { answers } = contentOf(s);
      const target = petNamed(s, pet);
      eachPet(s, (next) => {
        if (next.seat !== target.seat || next === target) return;
        if (isInHold(s, next)) offers.bar(answers.swap.of(refTo(next)), 'MA-12.5', 'held');
        else offers.may(answers.swap.of(refTo(next)));
      });
    },
    then: (s, { pet }, { pet: partner }) => {
      swapPlaces(s, petNamed(s, pet), petNamed(s, partner));
      tell.switched(s, pet, partner);
    },
    with: (s, { pet }) => ({ pet: petName(s, pet) }),
  }),
});

/** Which Spent card goes back into the Resource Pile; Pets stay where they are. */
export interface Renewing {
  readonly seat: Seat;
  /** The card that does it: it cannot bring itself back. */
  readonly but: number;
}
const canRenew = (s: Arena, seat: Seat, but: number): boolean =>
  at(s.spent, seat).some((card) => card >= contentOf(s).elyth && card !== but);
export const renewing = procedure<Arena, Renewing>('renewing', {
  'Choose a Spent card': askOnceWithRelease<Renewing, GameAnswer<'renew'>>({
    ask: 'renew',
    by: (s, { seat, but }) => (canRenew(s, seat, but) ? seat : null),
    from: (s, { seat, but }, _seat, offers) => {
      const { answers, elyth } = contentOf(s);
      for (const card of at(s.spent, seat)) {
        if (card === but) continue;
        if (card >= elyth) offers.may(answers.renew.of(card));
        else offers.bar(answers.renew.of(card), 'MA-4.4', 'no-pet');
      }
    },
    then: (s, { seat }, { card }) => renew(s, seat, card),
  }),
});

/** By their names. */
export const askProcedures = { picking, gripping, curing, summoning, swapping, renewing };
