import { at, NONE } from '../../shared/list.ts';
import {
  BACKFIRE,
  contentOf,
  type Deed,
  ELEMENTAL,
  isHit,
  PHYSICAL,
  type RollOutcome,
  SIMPLE,
} from '../content/content.ts';
import { TASKS } from '../content/vocabulary.ts';
import { foeIn, targetFamiliar, targetFoe } from '../effects/targets.ts';
import { damageTo, elusiveness, thornsOf } from '../foes/abilities.ts';
import { FACES, faceOf, foeAt, foesLeft, isAlive, rollBonus, rolled } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import { type DeedPart, faceAt } from '../turn/part.ts';
import type { Turn } from '../turn/turn-data.ts';
import { noteEffect } from './effects.ts';
import type { ValueLedger } from './ledger.ts';
import { ARTIFACT, noteLoss, noteStrike, noteTask, TOKEN } from './weights.ts';

/** What a deed promises before its roll, and what comes of it after the roll. */

type AimedDeed = Pick<DeedPart, 'by' | 'deed' | 'target'>;

/** A hit at one Foe; true if it takes any HP. */
export function noteHit(s: Foes, by: number, kind: number, n: number, points: number, ledger: ValueLedger): boolean {
  const damage = damageTo(s, by, kind, n, points);
  if (damage === 0) return false;
  noteStrike(s, n, damage, by, ledger);
  noteLoss(s, by, thornsOf(s, n, kind), ledger);
  return true;
}
function noteSuccess(s: Foes, { by }: AimedDeed, { kind }: Deed, ledger: ValueLedger): void {
  const { finders, luckies } = s.roll;
  if (kind <= ELEMENTAL) {
    const task = kind === PHYSICAL ? 'physical' : kind === SIMPLE ? 'toad' : 'strong';
    noteTask(s, by, TASKS.indexOf(task), ledger);
  }
  for (const place of finders) ledger.note('artifacts', targetFamiliar(s, place), ARTIFACT);
  for (const place of luckies) ledger.note('luck', targetFamiliar(s, place), TOKEN);
}
/** What comes of a roll that is read as this face; true if something good does. */
function noteOutcome(s: Foes, aim: AimedDeed, deed: Deed, face: number, ledger: ValueLedger): boolean {
  const chart = deed.chart as readonly RollOutcome[];
  const outcome = at(chart, face);
  const strikes = (n: number, points: number): boolean => noteHit(s, aim.by, deed.kind, n, points, ledger);
  if (outcome.kind === BACKFIRE) {
    noteLoss(s, aim.by, outcome.points, ledger);
    return false;
  }
  if (isHit(outcome)) {
    const only = foeIn(s, aim.target);
    let success = false;
    for (let n = 0; n < s.foes.length; n++) {
      if (!isAlive(s, n) || (deed.target !== 'foes' && n !== only)) continue;
      const here = at(chart, faceAt(s, deed, n, face));
      if (isHit(here)) success = strikes(n, here.points + s.roll.more) || success;
    }
    if (!success) return false;
    noteSuccess(s, aim, deed, ledger);
  }
  for (const effect of outcome.do) noteEffect(s, effect, aim.by, aim.target, ledger, strikes);
  return isHit(outcome) || outcome.do.length > 0;
}

/** All that can come of a deed, each with its share of the faces; so often of a hundred it is something good. */
function notePromise(s: Foes, aim: AimedDeed, deed: Deed, times: number, ledger: ValueLedger): number {
  const { chart, do: effects } = deed;
  if (chart === null) {
    ledger.share = times;
    const strikes = (n: number, points: number) => noteHit(s, aim.by, deed.kind, n, points, ledger);
    for (const effect of effects) noteEffect(s, effect, aim.by, aim.target, ledger, strikes);
    ledger.share = 1;
    return 100;
  }
  const bonus = rollBonus(s, aim.by) - elusiveness(s, foeIn(s, aim.target), deed.kind);
  // Where each Foe reads the roll in its own way, every face is looked at.
  const differs = deed.target === 'foes' && s.foes.some((_, n) => isAlive(s, n) && elusiveness(s, n, deed.kind) > 0);
  const isSame = (a: number, b: number): boolean => a === b || (!differs && at(chart, a) === at(chart, b));
  let good = 0;
  for (let face = 1; face <= FACES; ) {
    const read = faceOf(face + bonus);
    let faces = 0;
    for (; face <= FACES && isSame(read, faceOf(face + bonus)); face++) faces++;
    ledger.share = (times * faces) / FACES;
    if (noteOutcome(s, aim, deed, read, ledger)) good += faces;
  }
  ledger.share = 1;
  return (100 * good) / FACES;
}

/** A deed whose roll is open: before it what it promises, after it what the face means. */
export function noteDeed(s: Foes, part: DeedPart, ledger: ValueLedger): void {
  const deed = at(contentOf(s).deeds, part.deed);
  const n = foeIn(s, part.target);
  if (deed.chart === null || (deed.target === 'foe' && n === NONE)) return;
  if (s.roll.face > 0) {
    noteOutcome(s, part, deed, rolled(s), ledger);
    return;
  }
  const percent = notePromise(s, part, deed, 1, ledger);
  if (n !== NONE) ledger.odds(targetFoe(s, n), percent);
}

/** Parts of a deed that are still to come, at the Foe with the fewest HP. */
export function noteParts(s: Foes, { place, deed: number, left }: Turn, ledger: ValueLedger): void {
  if (left === 0 || number === NONE || foesLeft(s) === 0) return;
  const deed = at(contentOf(s).deeds, number);
  let weakest = NONE;
  for (let n = 0; n < s.foes.length; n++)
    if (isAlive(s, n) && (weakest === NONE || foeAt(s, n).hp < foeAt(s, weakest).hp)) weakest = n;
  notePromise(s, { by: place, deed: number, target: targetFoe(s, weakest) }, deed, left, ledger);
}
