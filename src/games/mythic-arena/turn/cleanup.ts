import { call, each, type Frame, type Offers, procedure, run, type Seat, window } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import { askOnceWithRelease, withRelease } from '../battle/holds.ts';
import { COUNTED } from '../content/abilities.ts';
import type { GameAnswer } from '../content/answers.ts';
import { cardOf, contentOf, isItem, refOf, seatOf } from '../content/content.ts';
import { STATUSES } from '../content/vocabulary.ts';
import { linesToEnter, onlyLine } from '../effects/asks.ts';
import { heal } from '../effects/damage.ts';
import { cure } from '../effects/statuses.ts';
import { checkAfter } from '../lines/check.ts';
import { tell } from '../state/events.ts';
import { fromStasis } from '../state/mutations.ts';
import { lineOf, petNamed, refTo } from '../state/queries.ts';
import { type Arena, type Pet, REAR } from '../state/state.ts';
import { hasStatus, kindsOf } from '../state/stats.ts';
import { endTimes, RECOVERY, resolveAll } from './residual.ts';

/** Chapter: Cleanup. At the end of every turn, for the Pets of both players (MA-10.1). */

export interface CleanupData {
  readonly seat: Seat;
  /** Rear Pets with more than one kind of status: their owner chooses which goes. */
  readonly recovering: number[];
  /** The same for Pets in Stasis. */
  readonly resting: number[];
}

/** MA-10.2: Rear Pets heal and lose one status; simplified nobody stands there (MA-15.1). */
function recover(s: Arena, c: CleanupData): void {
  for (let seat = 0; seat < s.seats; seat++) {
    for (const pet of lineOf(s, seat, REAR)) {
      heal(s, pet, RECOVERY);
      const kinds = kindsOf(s, pet);
      if (kinds === 1) cureFirst(s, pet);
      else if (kinds > 1) c.recovering.push(refTo(pet));
    }
  }
}
function cureFirst(s: Arena, pet: Pet): void {
  for (let status = 0; status < STATUSES.length; status++) {
    if (!hasStatus(s, pet, status)) continue;
    cure(s, pet, status);
    return;
  }
}
/** The next Rear Pet with a choice, or NONE. A hold may have been let go of since: who has no status left is passed over. */
function nextToRecover(s: Arena, { recovering }: CleanupData): number {
  for (let i = 0; i < recovering.length; i++)
    if (kindsOf(s, petNamed(s, num(recovering, i))) > 0) return num(recovering, i);
  return NONE;
}
function statusesToLose(s: Arena, c: CleanupData, _seat: Seat, offers: Offers<GameAnswer<'recover'>>): void {
  const { answers } = contentOf(s);
  const ref = nextToRecover(s, c);
  const pet = petNamed(s, ref);
  for (let status = 0; status < STATUSES.length; status++)
    if (hasStatus(s, pet, status)) offers.may(answers.recover.of(ref, status));
}

/** MA-4.5, MA-4.6: who rests heals, loses a status, and is a Cleanup nearer to coming back. */
function restOn(s: Arena, c: CleanupData): void {
  for (let seat = 0; seat < s.seats; seat++) {
    const resting = at(s.stasis, seat);
    for (let i = 0; i < resting.length; i++) {
      const { card, damage, status, turns } = at(resting, i);
      resting[i] = { card, damage: Math.max(0, damage - RECOVERY), status, turns: turns - 1 };
      if (isItem(contentOf(s), card)) continue;
      tell.mended(s, seat, card, at(resting, i).damage);
      const kinds = status.filter((counters) => counters > 0).length;
      if (kinds === 1)
        loseInStasis(
          s,
          refOf(card, seat),
          status.findIndex((counters) => counters > 0),
        );
      else if (kinds > 1) c.resting.push(refOf(card, seat));
    }
  }
}
const placeInStasis = (s: Arena, ref: number): number =>
  at(s.stasis, seatOf(ref)).findIndex(({ card }) => card === cardOf(ref));
function loseInStasis(s: Arena, ref: number, status: number): void {
  const resting = at(s.stasis, seatOf(ref));
  const place = placeInStasis(s, ref);
  const before = at(resting, place);
  resting[place] = { ...before, status: before.status.map((counters, n) => (n === status ? 0 : counters)) };
}
function statusesInStasis(
  s: Arena,
  { resting }: CleanupData,
  _seat: Seat,
  offers: Offers<GameAnswer<'recover'>>,
): void {
  const ref = num(resting, 0);
  const { status } = at(at(s.stasis, seatOf(ref)), placeInStasis(s, ref));
  for (let n = 0; n < COUNTED; n++) if (num(status, n) > 0) offers.may(contentOf(s).answers.recover.of(ref, n));
}
/** The next card whose time in Stasis is over, back at once if there is nothing to choose. */
function nextReturn(s: Arena): Frame | null {
  for (let seat = 0; seat < s.seats; seat++) {
    const resting = at(s.stasis, seat);
    for (let i = 0; i < resting.length; i++) {
      const { card, turns } = at(resting, i);
      if (turns > 0) continue;
      const line = isItem(contentOf(s), card) ? 0 : onlyLine(s, seat);
      if (line === NONE) return returning.with({ seat, place: i });
      fromStasis(s, seat, i--, line);
    }
  }
  return null;
}
export interface ReturnData {
  readonly seat: Seat;
  readonly place: number;
}
export const returning = procedure<Arena, ReturnData>('returning', {
  'Choose a line': askOnceWithRelease<ReturnData, GameAnswer<'enter'>>({
    ask: 'enter',
    by: (_s, { seat }) => seat,
    from: linesToEnter,
    then: (s, { seat, place }, { line }) => fromStasis(s, seat, place, line),
    with: (s, { seat, place }) => ({ card: at(contentOf(s).cards, at(at(s.stasis, seat), place).card) }),
  }),
});

export const cleanup = procedure<Arena, CleanupData>('cleanup', {
  'A Recovery of Rear Pets': run(recover),
  'A Which status goes': window(
    withRelease<CleanupData, GameAnswer<'recover'>>({
      ask: 'recover',
      by: (s, c) => (nextToRecover(s, c) === NONE ? null : seatOf(nextToRecover(s, c))),
      from: statusesToLose,
      then: (s, c, { pet, status }) => {
        c.recovering.splice(c.recovering.indexOf(pet), 1);
        cure(s, petNamed(s, pet), status);
      },
      with: (s, c) => ({ pet: at(contentOf(s).refs, nextToRecover(s, c)) }),
    }),
  ),
  'B Residual damage and Regeneration': run(resolveAll),
  'B Effects of this turn end': run(endTimes),
  'B Check': call((s) => checkAfter(s, NONE)),
  Stasis: run(restOn),
  'Stasis: which status goes': window(
    withRelease<CleanupData, GameAnswer<'recover'>>({
      ask: 'recover',
      by: (_s, { resting }) => (resting.length > 0 ? seatOf(num(resting, 0)) : null),
      from: statusesInStasis,
      then: (s, c, { pet, status }) => {
        c.resting.shift();
        loseInStasis(s, pet, status);
      },
      with: (s, { resting }) => ({ pet: at(contentOf(s).refs, num(resting, 0)) }),
    }),
  ),
  'Back from Stasis': each(nextReturn),
  'Check who came back': call((s) => checkAfter(s, NONE)),
});
