import type { Frame } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { BACKFIRE, BALLYHOO, isHit, type RollOutcome } from '../content/content.ts';
import { CALL_DAMAGE } from '../content/levels.ts';
import { targetFamiliar, targetFoe } from '../effects/targets.ts';
import { frames } from '../frames.ts';
import { COIN_LIES, type Moment } from '../interrupts/moments.ts';
import {
  FACES,
  faceOf,
  foeAt,
  foeStats,
  guardOf,
  hexOf,
  isAlive,
  isStanding,
  matOf,
  openerOf,
  rolled,
} from '../state/queries.ts';
import { type Foes, OPEN } from '../state/state.ts';
import type { CallData } from '../turn/ballyhoo.ts';
import type { ReviveData } from '../turn/revive.ts';
import { noteDeed, noteHit, noteParts } from './deeds.ts';
import { noteFoeEffect } from './effects.ts';
import { sumOf, type ValueLedger } from './ledger.ts';
import { FALLEN, GEM, healthWorth, magicWorth, noteLoss, noteStrike, TOKEN } from './weights.ts';

/** What is going on and not yet scored: a Foe's roll, damage, a flip. */

function noteFoesRoll(s: Foes, n: number, outcome: RollOutcome, ledger: ValueLedger): void {
  const { kind, points, do: effects } = outcome;
  const { reflects } = s.roll;
  for (const effect of effects) noteFoeEffect(s, effect, n, ledger);
  if (kind === BACKFIRE) noteStrike(s, n, points, openerOf(s), ledger);
  else if (isHit(outcome) && reflects !== NONE) noteStrike(s, n, points, reflects, ledger);
  else if (isHit(outcome)) {
    for (let place = 0; place < s.familiars.length; place++)
      if (isStanding(s, place)) noteLoss(s, place, points - guardOf(s, place), ledger);
  }
}
function noteFoe(s: Foes, n: number, ledger: ValueLedger): void {
  // What it has rolled is scored though it be defeated meanwhile.
  if (!isAlive(s, n) && s.roll.face === 0) return;
  const { chart } = foeStats(s, n);
  if (s.roll.face > 0) {
    noteFoesRoll(s, n, chart[rolled(s)] as RollOutcome, ledger);
    return;
  }
  const hex = hexOf(s, foeAt(s, n).card);
  ledger.share = 1 / FACES;
  for (let face = 1; face <= FACES; face++) noteFoesRoll(s, n, chart[faceOf(face - hex)] as RollOutcome, ledger);
  ledger.share = 1;
}

interface Hits {
  readonly hits: readonly number[];
  readonly attack: boolean;
}
function noteHits(s: Foes, { hits, attack }: Hits, ledger: ValueLedger): void {
  for (let place = 0; place < hits.length; place++)
    if (isStanding(s, place)) noteLoss(s, place, (hits[place] as number) - (attack ? guardOf(s, place) : 0), ledger);
}

type Flip = (open: boolean, ledger: ValueLedger) => void;
/** Whether somebody who has not passed could still turn the coin. */
const canTurn = (s: Foes, { passed }: Moment): boolean =>
  s.familiars.some(({ hp, luck, seat }) => hp > 0 && luck > 0 && ((passed | s.rests) & (1 << seat)) === 0);
/** Half of both before a flip; after it what lies there, or what a token could make of it. */
function noteFlip(s: Foes, { step, data }: Frame, come: Flip, ledger: ValueLedger): void {
  const open = s.coin === OPEN;
  if (step < COIN_LIES) {
    ledger.share = 1 / 2;
    come(true, ledger);
    come(false, ledger);
    ledger.share = 1;
    return;
  }
  const worth = (eye: boolean): number => sumOf((sum) => come(eye, sum));
  const turns = canTurn(s, data as Moment) && worth(!open) - TOKEN > worth(open);
  come(turns ? !open : open, ledger);
  const spender = s.familiars.findIndex(({ hp, luck }) => hp > 0 && luck > 0);
  if (turns) ledger.note('luck', targetFamiliar(s, spender), -TOKEN);
}
const called = (s: Foes, { place, foe }: CallData): Flip => {
  return (open, ledger) => {
    if (open) noteHit(s, place, BALLYHOO, foe, CALL_DAMAGE, ledger);
    else noteLoss(s, place, 1, ledger);
  };
};

/** What Revive promises with so many eyes open of so many flips, and so many still to come. */
function noteRevived(s: Foes, target: number, open: number, flips: number, left: number, ledger: ValueLedger): void {
  const { magic } = matOf(s, target);
  const all = 1 / 2 ** left;
  const whole = open === flips ? all : 0;
  const half = 1 - whole - (open === 0 ? all : 0);
  const worth = (part: number): number =>
    healthWorth(part, 1) + magicWorth(s, part * magic, magic) + GEM * (part === 1 ? 3 : 2);
  ledger.note('fallen', targetFamiliar(s, target), whole * worth(1) + half * worth(1 / 2) - (whole + half) * FALLEN);
}
function standingFrom(s: Foes, { by, next }: ReviveData): number {
  let left = 0;
  for (let n = next; n < s.familiars.length; n++) if (isStanding(s, (by + n) % s.familiars.length)) left++;
  return left;
}

export function noteMoment(s: Foes, ledger: ValueLedger): void {
  const stack = frames.of(s.stack);
  const top = at(stack, stack.length - 1);
  const under = at(stack, stack.length - 2);
  if (top.proc === 'rolling' && under.proc === 'foe') noteFoe(s, under.data.foe, ledger);
  else if (top.proc === 'rolling' && under.proc === 'part') noteDeed(s, under.data, ledger);
  else if (top.proc === 'scoring') noteHits(s, top.data, ledger);
  else if (top.proc === 'flipping' && under.proc === 'calling') {
    const calling = under.data;
    noteFlip(s, top, called(s, calling), ledger);
    if (top.step < COIN_LIES) ledger.odds(targetFoe(s, calling.foe), 50);
  } else if (top.proc === 'flipping' && under.proc === 'revive') {
    const d = under.data;
    const left = standingFrom(s, d);
    noteFlip(s, top, (open, l) => noteRevived(s, d.target, d.open + (open ? 1 : 0), d.flips, left, l), ledger);
  } else if (top.proc === 'revive') {
    const d = top.data;
    if (!d.refused) noteRevived(s, d.target, d.open, d.flips, standingFrom(s, d), ledger);
  }
  for (const { proc, data } of stack) if (proc === 'turn') noteParts(s, data, ledger);
}
