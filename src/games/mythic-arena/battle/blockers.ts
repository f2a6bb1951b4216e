import { call, choose, compose, type Frame, type Offers, procedure, run, type Seat } from '../../../kernel/index.ts';
import { ENTERS } from '../abilities.ts';
import type { Say } from '../answers.ts';
import { contentOf } from '../content.ts';
import { closeTriggers, fire, openTriggers } from '../effects/triggers.ts';
import { tell } from '../events.ts';
import { checkAfter } from '../lines/check.ts';
import { at, eachPet, inArena, LINES_EACH, lineOf, other, petOf, refTo, standsOn } from '../readings.ts';
import { type Arena, type Attack, type Battle, battleOf, NONE, type Pet } from '../state.ts';

/** Battle, step 1: the Passive Player names Blockers, and who is engaged enters battle. */

type Line = Say<'block' | 'engage'>;
interface Blocking {
  readonly seat: Seat;
  /** Whether these are the first Blockers; later ones only replace who fell on entering (MA-16.7). */
  readonly first: boolean;
}
const battleIn = (s: Arena): Battle => battleOf(s) as Battle;

export const isAssigned = (b: Battle, ref: number): boolean => b.fighters.includes(ref);

/** Whether a Pet may block an attack: it stands on the attacked line; of a nimble Attacker, only whom Lead has named. */
function canBlock(s: Arena, b: Battle, attack: Attack, ref: number): boolean {
  if (isAssigned(b, ref) || !inArena(s, ref)) return false;
  return attack.chosen === NONE ? standsOn(s, ref) === attack.line : attack.chosen === ref;
}
/** An attack for which a Blocker is named now. */
const isOpen = (s: Arena, { first }: Blocking, attack: Attack): boolean =>
  inArena(s, attack.pet) && attack.chosen === NONE && (first || attack.bereft);

const usedIn = (soFar: readonly Line[], ref: number): boolean => {
  for (let i = 0; i < soFar.length; i++) if ((soFar[i] as Say<'block'>).pet === ref) return true;
  return false;
};
const coveredIn = (soFar: readonly Line[], attacker: number): boolean => {
  for (let i = 0; i < soFar.length; i++) if ((soFar[i] as Say<'block'>).attacker === attacker) return true;
  return false;
};

/** How many attacks on a line still lack a first Blocker, after these lines. */
function bareOn(s: Arena, blocking: Blocking, b: Battle, line: number, soFar: readonly Line[]): number {
  let n = 0;
  for (let i = 0; i < b.attacks.length; i++) {
    const attack = at(b.attacks, i);
    if (attack.line === line && isOpen(s, blocking, attack) && !coveredIn(soFar, attack.pet)) n++;
  }
  return n;
}
/** How many Pets on a line could still be named as Blockers. */
function freeOn(s: Arena, blocking: Blocking, b: Battle, line: number, soFar: readonly Line[]): number {
  const pets = lineOf(s, blocking.seat, line);
  let n = 0;
  for (let i = 0; i < pets.length; i++) {
    const ref = refTo(at(pets, i));
    if (!isAssigned(b, ref) && !usedIn(soFar, ref)) n++;
  }
  return n;
}
/** The most attacks that could still get a first Blocker: who stands on a line blocks only what attacks that line. */
function coverable(s: Arena, blocking: Blocking, b: Battle, soFar: readonly Line[]): number {
  let n = 0;
  for (let line = 0; line < LINES_EACH; line++) {
    const bare = bareOn(s, blocking, b, line, soFar);
    if (bare > 0) n += Math.min(bare, freeOn(s, blocking, b, line, soFar));
  }
  return n;
}

/** Which attacks and Blockers there are to be brought together, counted: with one of each nobody is asked. */
function pairs(s: Arena, blocking: Blocking, b: Battle): number {
  let n = 0;
  for (let i = 0; i < b.attacks.length; i++) {
    const attack = at(b.attacks, i);
    if (isOpen(s, blocking, attack)) n += freeOn(s, blocking, b, attack.line, NOTHING);
  }
  return n;
}
const NOTHING: readonly Line[] = [];

/** MA-8.2 to MA-8.4: as many Attackers as possible are blocked; further Blockers may join, the first is Primary. */
function blockers(s: Arena, blocking: Blocking, _seat: Seat, offers: Offers<Line>, soFar: readonly Line[]): void {
  const { says } = contentOf(s);
  const b = battleIn(s);
  for (const attack of b.attacks) {
    if (!isOpen(s, blocking, attack)) continue;
    const extra = coveredIn(soFar, attack.pet);
    const bare = bareOn(s, blocking, b, attack.line, soFar);
    const needed = extra && bare > 0 && bare >= freeOn(s, blocking, b, attack.line, soFar);
    for (let line = 0; line < LINES_EACH; line++) {
      for (const pet of lineOf(s, blocking.seat, line)) {
        const ref = refTo(pet);
        if (isAssigned(b, ref) || usedIn(soFar, ref)) continue;
        const answer = says.block.of(ref, attack.pet);
        if (line !== attack.line) offers.bar(answer, 'MA-8.20', 'other-line');
        else if (extra && !blocking.first) offers.bar(answer, 'MA-16.7', 'one-blocker');
        else if (needed) offers.bar(answer, 'MA-8.2', 'needed-elsewhere');
        else offers.may(answer);
      }
    }
  }
  if (coverable(s, blocking, b, soFar) === 0) offers.may(says.engage.of());
  else offers.bar(says.engage.of(), 'MA-8.2', 'unblocked');
}

function enough(s: Arena, blocking: Blocking, _seat: Seat, soFar: readonly Line[]): boolean {
  if (soFar.length === 0) return false;
  if (soFar[soFar.length - 1]?.verb === 'engage') return true;
  const b = battleIn(s);
  if (coverable(s, blocking, b, soFar) > 0) return false;
  if (!blocking.first) return true;
  // Nobody is left who could join.
  for (let i = 0; i < b.attacks.length; i++) {
    const attack = at(b.attacks, i);
    if (isOpen(s, blocking, attack) && freeOn(s, blocking, b, attack.line, soFar) > 0) return false;
  }
  return true;
}

function put(s: Arena, b: Battle, attack: Attack, ref: number): void {
  attack.blockers.push(ref);
  b.fighters.push(ref);
  tell.blocks(s, ref, attack.pet);
}
/** Blockers that follow from the attack itself: whom a nimble Attacker has named, and where there is only one pair. */
function putForced(s: Arena, blocking: Blocking): void {
  const b = battleIn(s);
  for (const attack of b.attacks) {
    if (attack.chosen !== NONE && attack.blockers.length === 0 && canBlock(s, b, attack, attack.chosen))
      put(s, b, attack, attack.chosen);
  }
  if (pairs(s, blocking, b) !== 1) return;
  for (const attack of b.attacks) {
    if (!isOpen(s, blocking, attack)) continue;
    for (const pet of lineOf(s, blocking.seat, attack.line)) {
      if (!canBlock(s, b, attack, refTo(pet))) continue;
      put(s, b, attack, refTo(pet));
      return;
    }
  }
}

/** MA-8.6, MA-13.1: what entering battle sets off, of all who have just been brought together, at once. */
function enterAll(s: Arena, b: Battle, before: readonly number[]): Frame | null {
  openTriggers();
  for (const attack of b.attacks) {
    const attacker = petOf(s, attack.pet);
    if (attacker === null) continue;
    for (const ref of attack.blockers) {
      const blocker = petOf(s, ref);
      if (blocker === null || before.includes(ref)) continue;
      fire(s, attacker, ENTERS, blocker);
      fire(s, blocker, ENTERS, attacker);
    }
  }
  closeTriggers(s);
  return checkAfter(s, NONE);
}
/** Two Pets enter battle with each other later on: one has taken another's place (MA-16.8). */
export function enter(s: Arena, a: Pet, b: Pet): void {
  openTriggers();
  fire(s, a, ENTERS, b);
  fire(s, b, ENTERS, a);
  closeTriggers(s);
}

/** Whether a Blocker has left the Arena, Downed or not. */
const isGone = (s: Arena, { blockers }: Attack): boolean => blockers.some((ref) => !inArena(s, ref));
/** Who fell as they entered: nobody retaliates for them, and an Attacker without a Blocker gets another (MA-16.7). */
export function clearFallen(s: Arena): void {
  const b = battleIn(s);
  if (b.moved.length > 0) b.moved.length = 0;
  if (b.fallen.length === 0 && !b.attacks.some((attack) => attack.bereft || isGone(s, attack))) return;
  b.fallen.length = 0;
  for (const attack of b.attacks) {
    const standing = attack.blockers.filter((ref) => inArena(s, ref));
    attack.bereft = attack.blockers.length > 0 && standing.length === 0;
    attack.blockers.splice(0, attack.blockers.length, ...standing);
  }
}
/** A nimble Attacker whose named Blocker fell on entering: the Lead Player names another. */
const misses = (s: Arena, attack: Attack): boolean =>
  attack.bereft && attack.chosen !== NONE && inArena(s, attack.pet) && !inArena(s, attack.chosen);

/** Blockers are named until every attack that lost its own has another, or there is none. */
export function nextBlocking(s: Arena, b: Battle): Frame | null {
  const seat = other(b.seat);
  if (b.fighters.length === b.attacks.length) return blocking.with({ seat, first: true, entered: [] });
  if (!b.attacks.some((attack) => attack.bereft)) return null;
  for (const attack of b.attacks) {
    if (misses(s, attack) && hasFree(s, b, seat)) return naming.with({ seat: b.seat, pet: attack.pet });
  }
  const again = { seat, first: false, entered: b.attacks.flatMap((attack) => attack.blockers) };
  const named = b.attacks.some((attack) => attack.bereft && canBlock(s, b, attack, attack.chosen));
  return named || pairs(s, again, b) > 0 ? blocking.with(again) : null;
}
function hasFree(s: Arena, b: Battle, seat: Seat): boolean {
  let free = false;
  eachPet(s, (pet) => {
    free ||= pet.seat === seat && !isAssigned(b, refTo(pet));
  });
  return free;
}

interface Naming {
  readonly seat: Seat;
  readonly pet: number;
}
export const naming = procedure<Arena, Naming>('naming', {
  'Name another Blocker': choose<Arena, Naming, Say<'attackPet'>>({
    ask: 'attackers',
    by: (_s, { seat }) => seat,
    from: (s, { seat, pet }, _seat, offers) => {
      const b = battleIn(s);
      eachPet(s, (target) => {
        if (target.seat !== seat && !isAssigned(b, refTo(target)))
          offers.may(contentOf(s).says.attackPet.of(pet, refTo(target)));
      });
    },
    then: (s, { pet }, { target }) => {
      const attack = battleIn(s).attacks.find((other) => other.pet === pet) as Attack;
      attack.chosen = target;
      attack.line = standsOn(s, target);
      tell.attacks(s, pet, attack.line, target);
    },
  }),
});

export const blocking = procedure<Arena, Blocking & { readonly entered: number[] }>('blocking', {
  'Blockers that follow by themselves': run(putForced),
  'Choose blockers': compose<Arena, Blocking & { entered: number[] }, Line>({
    ask: 'blockers',
    by: (s, b) => (pairs(s, b, battleIn(s)) > 0 ? b.seat : null),
    from: blockers,
    enough,
    then: (s, _blocking, lines) => {
      const b = battleIn(s);
      for (const line of lines) {
        if (!('attacker' in line)) continue;
        put(s, b, b.attacks.find((attack) => attack.pet === line.attacker) as Attack, line.pet);
      }
    },
  }),
  'Engaged Pets enter battle': call((s, { entered }) => enterAll(s, battleIn(s), entered)),
  'Who fell on entering': run(clearFallen),
});
