import { contentOf } from '../content/content.ts';
import { WAVES } from '../content/levels.ts';
import { TASKS } from '../content/vocabulary.ts';
import { targetFamiliar, targetFoe } from '../effects/targets.ts';
import { familiar, foeAt, foesLeft, isStanding, matOf } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import { meansOf } from './charts.ts';
import { NOBODY, type ValueLedger } from './ledger.ts';

/** What single things are worth, in Health Points of a Familiar, and what it comes to when they are lost or won. */

export const FALLEN = -11;
export const GEM = 0.9;
export const TOKEN = 0.5;
export const ARTIFACT = 1.6;
export const REWARD = 1.1;
/** A task done, and the scroll when it is open. */
const TASK = 0.35;
const SCROLL = 1.5;
const ALL_TASKS = (1 << TASKS.length) - 1;
/** A point of a Foe's, and what it will still do while it lives. */
export const FOE_HP = 0.8;
const PRESENCE = 3;
export const WAVE_TO_COME = 2;
/** For each Familiar: what it is worth to have won, and how much more that is than to be about to. */
export const SCALE = 80;
const VICTORY = 60;
/** What is in effect, by how much and for how many. */
export const ROLL = 0.18;
export const MORE_DAMAGE = 0.6;
export const GUARD = 0.4;
/** A guard of more does not do more: Foes do not hit harder. */
export const MOST_GUARD = 2.5;
export const HEX = 0.08;
export const DAZE = 0.6;
export const FORBIDDEN = -0.8;

export const count = (bits: number): number => {
  let n = 0;
  for (let rest = bits; rest !== 0; rest &= rest - 1) n++;
  return n;
};

/** The last points are worth the most; that the first one keeps a Familiar on its feet is another matter. */
export const healthWorth = (hp: number, health: number): number => 10 * Math.sqrt(hp / health) - 4;

/** All Magic Points come back with the next wave: the fewer HP the Foes of this one have, the less those that lack matter. */
const MAGIC = 3;
const LONG = 5;
const SHORT = 0.3;
export function magicWorth(s: Foes, mp: number, magic: number): number {
  let left = 0;
  for (const { hp } of s.foes) left += hp;
  const need = SHORT + (1 - SHORT) * Math.min(1, left / (LONG * s.familiars.length));
  return MAGIC * (1 - need * (1 - Math.sqrt(mp / magic)));
}

/** Only who is trained can bring the Fallen back. */
const URGENT = 2;
export function trainingWorth(s: Foes, tasks: number): number {
  const urgency = s.familiars.some(({ hp }) => hp === 0) ? URGENT : 1;
  return urgency * (TASK * count(tasks) + (tasks === ALL_TASKS ? SCROLL : 0));
}
export function noteTask(s: Foes, place: number, task: number, ledger: ValueLedger): void {
  const { tasks } = familiar(s, place);
  const worth = trainingWorth(s, tasks | (1 << task)) - trainingWorth(s, tasks);
  ledger.note('training', targetFamiliar(s, place), worth);
}

/** A Familiar loses so many HP, or falls with all that it has. */
export function noteLoss(s: Foes, place: number, points: number, ledger: ValueLedger): void {
  if (points <= 0) return;
  const of = targetFamiliar(s, place);
  const { hp, mp, gems } = familiar(s, place);
  const { health, magic } = matOf(s, place);
  const left = points < hp ? healthWorth(hp - points, health) : 0;
  ledger.note('health', of, left - healthWorth(hp, health));
  if (points < hp) return;
  ledger.note('fallen', of, FALLEN);
  ledger.note('magic', of, -magicWorth(s, mp, magic));
  ledger.note('gems', of, -GEM * gems);
}
export function noteHealing(s: Foes, place: number, points: number, ledger: ValueLedger): void {
  const { hp } = familiar(s, place);
  const { health } = matOf(s, place);
  const worth = healthWorth(Math.min(health, hp + points), health) - healthWorth(hp, health);
  ledger.note('health', targetFamiliar(s, place), worth);
}
/** So many MP more, or less. */
export function noteMagic(s: Foes, place: number, points: number, ledger: ValueLedger): void {
  const { mp } = familiar(s, place);
  const { magic } = matOf(s, place);
  const then = Math.max(0, Math.min(magic, mp + points));
  ledger.note('magic', targetFamiliar(s, place), magicWorth(s, then, magic) - magicWorth(s, mp, magic));
}

/** What it costs that a Foe is there at all. */
export const presence = (s: Foes, card: number): number =>
  PRESENCE + 0.35 * s.familiars.length * (meansOf(contentOf(s))[card] as number);
/** What the end of a wave brings: all Magic Points, or the game. */
function noteWaveOver(s: Foes, ledger: ValueLedger): void {
  if (s.wave === WAVES - 1) {
    ledger.note('won', NOBODY, VICTORY * s.familiars.length);
    return;
  }
  ledger.note('wave', NOBODY, WAVE_TO_COME);
  for (let place = 0; place < s.familiars.length; place++) {
    const { magic } = matOf(s, place);
    if (isStanding(s, place))
      ledger.note('magic', targetFamiliar(s, place), MAGIC - magicWorth(s, familiar(s, place).mp, magic));
  }
}
/** A Foe loses so many HP, or is defeated by a Familiar. */
export function noteStrike(s: Foes, n: number, points: number, by: number, ledger: ValueLedger): void {
  const { card, hp } = foeAt(s, n);
  const of = targetFoe(s, n);
  ledger.note('hurt', of, FOE_HP * Math.min(points, hp));
  if (points < hp) return;
  ledger.note('finish', of, presence(s, card));
  ledger.note('rewards', targetFamiliar(s, by), REWARD);
  if (foesLeft(s) === 1) noteWaveOver(s, ledger);
}
