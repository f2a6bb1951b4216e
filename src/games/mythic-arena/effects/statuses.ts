import { END, interrupt, type Offers, procedure, run, type Seat } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import { askOnceWithRelease } from '../battle/holds.ts';
import { COUNTED, RESIDUAL } from '../content/abilities.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { STATUSES } from '../content/vocabulary.ts';
import { tell } from '../state/events.ts';
import { letGo } from '../state/mutations.ts';
import { petNamed, petOf, refTo } from '../state/queries.ts';
import type { Arena, Pet } from '../state/state.ts';
import { hasStatus, holderOf, isDowned, isResistant, kindsOf } from '../state/stats.ts';

/** Chapter: Status Effects. */

/** MA-12.1 */
const MOST_KINDS = 2;

const withCount = (pet: Pet, status: number, counters: number): void => {
  const list = pet.status.slice();
  list[status] = counters;
  pet.status = list;
};

/** Takes all counters of a status off; a hold ends for both (MA-16.14). */
export function cure(s: Arena, pet: Pet, status: number): void {
  if (status >= COUNTED) {
    for (let giver = holderOf(s, pet, status); giver !== null; giver = holderOf(s, pet, status)) letGo(s, giver);
    return;
  }
  withCount(pet, status, 0);
  tell.cured(s, refTo(pet), status);
}
export function cureAll(s: Arena, pet: Pet): void {
  for (let status = 0; status < STATUSES.length; status++) if (hasStatus(s, pet, status)) cure(s, pet, status);
}

/** Puts it on: counters add up, the others do not stack (MA-12.2, MA-16.13). */
function put(s: Arena, pet: Pet, status: number, counters: number, giver: Pet | null): void {
  if (status >= COUNTED) {
    if (giver === null) return;
    giver.holds = refTo(pet);
    giver.grip = status;
    tell.holds(s, refTo(giver), refTo(pet), status);
    return;
  }
  withCount(pet, status, status < RESIDUAL ? num(pet.status, status) + counters : 1);
  tell.status(s, refTo(pet), status, counters);
}

/** A status comes to a Pet; with two others on it, whoever gives it is asked (MA-12.1). `giver` is for holds. */
export function afflict(s: Arena, pet: Pet, status: number, counters: number, by: Seat, giver: Pet | null): void {
  if (isResistant(s, pet, status)) {
    tell.unharmed(s, refTo(pet), at(STATUSES, status));
    return;
  }
  if (pet.charm > 0) {
    pet.charm--;
    tell.warded(s, refTo(pet), status);
    return;
  }
  if (putIfRoom(s, pet, status, counters, giver)) return;
  interrupt(s, replacing.with({ seat: by, pet: refTo(pet), status, counters, giver: giver ? refTo(giver) : NONE }));
}
/** What a Pet has already is added to it; what is new needs room. */
const hasRoom = (s: Arena, pet: Pet, status: number): boolean =>
  hasStatus(s, pet, status) || kindsOf(s, pet) < MOST_KINDS;
/** Whether that settles it. */
function putIfRoom(s: Arena, pet: Pet, status: number, counters: number, giver: Pet | null): boolean {
  if (!hasRoom(s, pet, status)) return false;
  if (status < RESIDUAL || !hasStatus(s, pet, status)) put(s, pet, status, counters, giver);
  return true;
}

export interface ReplaceData {
  readonly seat: Seat;
  readonly pet: number;
  readonly status: number;
  readonly counters: number;
  readonly giver: number;
}
type ReplaceOrPass = GameAnswer<'replace' | 'pass'>;

function replaceable(s: Arena, { pet }: ReplaceData, _seat: Seat, offers: Offers<ReplaceOrPass>): void {
  const { answers } = contentOf(s);
  const afflicted = petNamed(s, pet);
  for (let status = 0; status < STATUSES.length; status++)
    if (hasStatus(s, afflicted, status)) offers.may(answers.replace.of(status));
  offers.may(answers.pass.of());
}

/** Whether there is nothing to choose: the Pet is Downed (MA-16.20), or there is room for the status. */
function settles(s: Arena, { pet: ref, status, counters, giver }: ReplaceData): typeof END | undefined {
  const pet = petOf(s, ref);
  if (pet === null || isDowned(s, pet)) return END;
  return putIfRoom(s, pet, status, counters, petOf(s, giver)) ? END : undefined;
}

export const replacing = procedure<Arena, ReplaceData>('replacing', {
  // Something else of the same moment may have made room for it, or given it already.
  'Perhaps there is room by now': run(settles),
  'A third status may replace one': askOnceWithRelease<ReplaceData, ReplaceOrPass>({
    ask: 'replace',
    pass: 'pass',
    by: (s, { seat, pet, status }) => (hasRoom(s, petNamed(s, pet), status) ? null : seat),
    from: replaceable,
    then: (s, r, answer) => {
      if (!('status' in answer)) return tell.passes(r.seat);
      const pet = petNamed(s, r.pet);
      cure(s, pet, answer.status);
      put(s, pet, r.status, r.counters, petOf(s, r.giver));
    },
    with: (s, { pet, status }) => ({ pet: at(contentOf(s).refs, pet), status: at(STATUSES, status) }),
  }),
  'Letting go of a hold has made room': run(settles),
});
