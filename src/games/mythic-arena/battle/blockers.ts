import {
  type BarReason,
  compose,
  each,
  type Frame,
  type Offers,
  procedure,
  run,
  type Seat,
} from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { checkAfter } from '../lines/check.ts';
import { tell } from '../state/events.ts';
import { eachPet, isInArena, LINES_EACH, lineOf, other, refTo, simplified } from '../state/queries.ts';
import { type Arena, type Battle, type BattleAttack, battleIn } from '../state/state.ts';
import { enterPairs } from './entering.ts';
import { offerReleasesOnce, release } from './holds.ts';
import { succession } from './succession.ts';

/** Battle, step 1: the Passive Player names Blockers, and who is engaged enters battle. */

type BlockLine = GameAnswer<'block' | 'engage' | 'release'>;
export interface BlockData {
  readonly seat: Seat;
}

const isAssigned = (b: Battle, ref: number): boolean => b.fighters.includes(ref);

/** Whom a nimble Pet attacks is its Blocker; for all other attacks the Passive Player names some (MA-8.21). */
const isOpen = ({ chosen }: BattleAttack): boolean => chosen === NONE;

const isBlock = (line: BlockLine, ref: number): boolean => 'attacker' in line && line.pet === ref;
const usedIn = (soFar: readonly BlockLine[], ref: number): boolean => {
  for (let i = 0; i < soFar.length; i++) if (isBlock(at(soFar, i), ref)) return true;
  return false;
};
const coveredIn = (soFar: readonly BlockLine[], attacker: number): boolean => {
  for (let i = 0; i < soFar.length; i++) if ((soFar[i] as GameAnswer<'block'>).attacker === attacker) return true;
  return false;
};

/** How many attacks on a line still lack a first Blocker, after these lines. */
function bareOn(b: Battle, line: number, soFar: readonly BlockLine[]): number {
  let n = 0;
  for (let i = 0; i < b.attacks.length; i++) {
    const attack = at(b.attacks, i);
    if (attack.line === line && isOpen(attack) && attack.blockers.length === 0 && !coveredIn(soFar, attack.pet)) n++;
  }
  return n;
}
/** How many Pets on a line could still be named as Blockers. */
function freeOn(s: Arena, seat: Seat, b: Battle, line: number, soFar: readonly BlockLine[]): number {
  const pets = lineOf(s, seat, line);
  let n = 0;
  for (let i = 0; i < pets.length; i++) {
    const ref = refTo(at(pets, i));
    if (!isAssigned(b, ref) && !usedIn(soFar, ref)) n++;
  }
  return n;
}
/** Whether an attack on this line has a Blocker already, or gets one by these lines. */
function isHeld(b: Battle, line: number, soFar: readonly BlockLine[]): boolean {
  for (let i = 0; i < b.attacks.length; i++) {
    const attack = at(b.attacks, i);
    if (attack.line === line && (attack.blockers.length > 0 || coveredIn(soFar, attack.pet))) return true;
  }
  return false;
}
/** MA-8.2: an attacked line that has a Pet to spare and still no Blocker. */
function needsBlocker(s: Arena, seat: Seat, b: Battle, soFar: readonly BlockLine[]): boolean {
  for (let line = 0; line < LINES_EACH; line++)
    if (bareOn(b, line, soFar) > 0 && freeOn(s, seat, b, line, soFar) > 0 && !isHeld(b, line, soFar)) return true;
  return false;
}

/** Why a Pet cannot block this attack now, or null. */
function blockBar(
  s: Arena,
  b: Battle,
  attack: BattleAttack,
  line: number,
  soFar: readonly BlockLine[],
): BarReason | null {
  if (line !== attack.line) return ['MA-8.20', 'other-line'];
  if (simplified(s) && isHeld(b, line, soFar)) return ['MA-15.1', 'one-against-one'];
  const extra = attack.blockers.length > 0 || coveredIn(soFar, attack.pet);
  return extra && bareOn(b, line, soFar) > 0 ? ['MA-8.2', 'needed-elsewhere'] : null;
}
/** Visits every Pet that has no assignment yet with every attack for which Blockers are named. */
function eachPair(
  s: Arena,
  seat: Seat,
  b: Battle,
  soFar: readonly BlockLine[],
  visit: (attack: BattleAttack, ref: number, line: number) => void,
): void {
  for (let i = 0; i < b.attacks.length; i++) {
    const attack = at(b.attacks, i);
    if (!isOpen(attack)) continue;
    for (let line = 0; line < LINES_EACH; line++) {
      for (const pet of lineOf(s, seat, line)) {
        const ref = refTo(pet);
        if (!isAssigned(b, ref) && !usedIn(soFar, ref)) visit(attack, ref, line);
      }
    }
  }
}
/** How many Blockers could be named now, counted once for each attack. */
function choicesLeft(s: Arena, seat: Seat, b: Battle, soFar: readonly BlockLine[]): number {
  let n = 0;
  eachPair(s, seat, b, soFar, (attack, _ref, line) => {
    if (blockBar(s, b, attack, line, soFar) === null) n++;
  });
  return n;
}

/** MA-8.2 to MA-8.4: at least one Blocker on each attacked line; no Attacker gets a second while another has none. */
function blockers(
  s: Arena,
  { seat }: BlockData,
  _seat: Seat,
  offers: Offers<BlockLine>,
  soFar: readonly BlockLine[],
): void {
  const { answers } = contentOf(s);
  const b = battleIn(s);
  eachPair(s, seat, b, soFar, (attack, ref, line) => {
    const answer = answers.block.of(ref, attack.pet);
    const bar = blockBar(s, b, attack, line, soFar);
    if (bar === null) offers.may(answer);
    else offers.bar(answer, bar[0], bar[1]);
  });
  if (needsBlocker(s, seat, b, soFar)) offers.bar(answers.engage.of(), 'MA-8.2', 'unblocked');
  else offers.may(answers.engage.of());
  offerReleasesOnce(s, seat, offers, soFar);
  if (offers.why) barNamed(s, seat, b, offers);
}
/** MA-8.21: whom a nimble Pet attacks is its only Blocker, and blocks nobody else. */
function barNamed(s: Arena, seat: Seat, b: Battle, offers: Offers<BlockLine>): void {
  const { answers } = contentOf(s);
  for (const attack of b.attacks) {
    eachPet(s, (pet) => {
      if (pet.seat !== seat) return;
      const ref = refTo(pet);
      if (!isOpen(attack)) offers.bar(answers.block.of(ref, attack.pet), 'MA-8.21', 'blocker-named');
      else if (isAssigned(b, ref)) offers.bar(answers.block.of(ref, attack.pet), 'MA-8.21', 'blocks-already');
    });
  }
}

function isEnough(s: Arena, { seat }: BlockData, _seat: Seat, soFar: readonly BlockLine[]): boolean {
  if (soFar.length === 0) return false;
  return soFar[soFar.length - 1]?.verb === 'engage' || choicesLeft(s, seat, battleIn(s), soFar) === 0;
}

function put(s: Arena, b: Battle, attack: BattleAttack, ref: number): void {
  attack.blockers.push(ref);
  b.fighters.push(ref);
  tell.blocks(s, ref, attack.pet);
}
/** Blockers that leave no choice: whom a nimble Attacker has named, and the only Pet that can block the only Attacker. */
function putForced(s: Arena, { seat }: BlockData): void {
  const b = battleIn(s);
  for (const attack of b.attacks) {
    const { chosen } = attack;
    if (chosen !== NONE && isInArena(s, chosen) && !isAssigned(b, chosen)) put(s, b, attack, chosen);
  }
  if (choicesLeft(s, seat, b, NOTHING) !== 1 || !needsBlocker(s, seat, b, NOTHING)) return;
  eachPair(s, seat, b, NOTHING, (attack, ref, line) => {
    if (blockBar(s, b, attack, line, NOTHING) === null) put(s, b, attack, ref);
  });
}
const NOTHING: readonly BlockLine[] = [];

/** Engaged pairs enter battle until nobody is new: who fell on entering may have been replaced (MA-16.7). */
function nextEntry(s: Arena): Frame | null {
  const b = battleIn(s);
  for (;;) {
    if (b.fallen.length > 0) return succession.with({});
    if (!enterPairs(s, b)) return null;
    const check = checkAfter(s, NONE);
    if (check !== null) return check;
  }
}

export const chooseBlockers = (b: Battle): Frame => blocking.with({ seat: other(b.seat) });
export const blocking = procedure<Arena, BlockData>('blocking', {
  'Blockers that leave no choice': run(putForced),
  'Choose blockers': compose<Arena, BlockData, BlockLine>({
    ask: 'blockers',
    by: (s, { seat }) => (choicesLeft(s, seat, battleIn(s), NOTHING) > 0 ? seat : null),
    from: blockers,
    enough: isEnough,
    then: (s, _blocking, lines) => {
      const b = battleIn(s);
      for (const line of lines) {
        if ('attacker' in line) put(s, b, b.attacks.find(({ pet }) => pet === line.attacker) as BattleAttack, line.pet);
        else if ('pet' in line) release(s, line);
      }
    },
  }),
  'Engaged Pets enter battle': each(nextEntry),
});
