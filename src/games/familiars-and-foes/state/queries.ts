import type { Seat } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { type Content, contentOf, type FoeStats, type Mat } from '../content/content.ts';
import { FEWEST } from '../content/levels.ts';
import { FORBIDDEN, type Forbidden, TASKS } from '../content/vocabulary.ts';
import { DAMAGES, DAZES, type Familiar, FORBIDS, type Foe, type Foes, GUARDS, HEXES, ROLLS } from './state.ts';

/** What the rules ask of a state. Familiars are named by their place at the table, Foes by their place in the wave. */

export const familiar = (s: Foes, place: number): Familiar => s.familiars[place] as Familiar;
export const matOf = (s: Foes, place: number): Mat => contentOf(s).mats[familiar(s, place).mat] as Mat;
export const seatAt = (s: Foes, place: number): Seat => familiar(s, place).seat;
/** The place of the Familiar with this mat, or NONE. */
export function placeOf(s: Foes, mat: number): number {
  for (let p = 0; p < s.familiars.length; p++) if (familiar(s, p).mat === mat) return p;
  return NONE;
}
/** FO-7.1: at 0 HP a Familiar has Fallen. */
export const isStanding = (s: Foes, place: number): boolean => familiar(s, place).hp > 0;
export function standing(s: Foes): number {
  let count = 0;
  for (const { hp } of s.familiars) if (hp > 0) count++;
  return count;
}
/** Every Familiar in play, Standing or Fallen, as bits. */
export const everyone = (s: Foes): number => (1 << s.familiars.length) - 1;
/** Every Standing Familiar, as bits. */
export function team(s: Foes): number {
  let bits = 0;
  for (let p = 0; p < s.familiars.length; p++) if (isStanding(s, p)) bits |= 1 << p;
  return bits;
}
export const missingHealth = (s: Foes, place: number): number => matOf(s, place).health - familiar(s, place).hp;
export const missingMagic = (s: Foes, place: number): number => matOf(s, place).magic - familiar(s, place).mp;

/** FO-10.1: the active Familiar's place, or in the Foes' turn that of who goes first, and from there clockwise. */
export const nth = (s: Foes, n: number): number => ((s.active === NONE ? s.first : s.active) + n) % s.familiars.length;
/** FO-2.3: who comes after this Familiar in the round; NONE: the Foes. */
export function after(s: Foes, place: number): number {
  const { length } = s.familiars;
  for (let n = place + 1; n % length !== s.first; n++) if (isStanding(s, n % length)) return n % length;
  return NONE;
}
/** Who begins a round. */
export const openerOf = (s: Foes): number => (isStanding(s, s.first) ? s.first : after(s, s.first));

/** FO-8.1: who rolls for the Foes is the player of the first Standing Familiar of the round. */
export const rollerForFoes = (s: Foes): Seat => seatAt(s, Math.max(0, openerOf(s)));

/** FO-6.2: all six tasks are done. */
export const isTrained = (s: Foes, place: number): boolean => familiar(s, place).tasks === (1 << TASKS.length) - 1;

export const foeAt = (s: Foes, place: number): Foe => s.foes[place] as Foe;
export const foeStats = (s: Foes, place: number): FoeStats => contentOf(s).foes[foeAt(s, place).card] as FoeStats;
export const isAlive = (s: Foes, place: number): boolean => (s.foes[place]?.hp ?? 0) > 0;
/** The place of a Foe that is in the wave and not defeated, or NONE. */
export function foePlace(s: Foes, card: number): number {
  for (let n = 0; n < s.foes.length; n++) if (foeAt(s, n).card === card && isAlive(s, n)) return n;
  return NONE;
}
export function foesLeft(s: Foes): number {
  let count = 0;
  for (const { hp } of s.foes) if (hp > 0) count++;
  return count;
}
/** FO-2.2: by the number of Familiars in play. */
export const healthOf = (s: Foes, { foes }: Content, card: number): number =>
  (foes[card] as FoeStats).health[s.familiars.length - FEWEST] as number;

/** FO-8.2: whether a special attack forbids this now. */
export function isForbidden(s: Foes, what: Forbidden): boolean {
  const { running } = s;
  for (let i = 0; i < running.length; i++) {
    const { kind, amount, from } = at(running, i);
    if (kind === FORBIDS && from <= s.round && FORBIDDEN[amount] === what) return true;
  }
  return false;
}
export const isDazed = (s: Foes, card: number): boolean =>
  s.running.some(({ kind, foe }) => kind === DAZES && foe === card);
/** The sum of what is in effect for a Familiar, or about a Foe's card; what is about no card is about every one. */
function sum(s: Foes, kind: number, place: number, card: number): number {
  let total = 0;
  for (const effect of s.running) {
    if (effect.kind !== kind) continue;
    if (card === NONE ? (effect.to & (1 << place)) !== 0 : effect.foe === card || effect.foe === NONE)
      total += effect.amount;
  }
  return total;
}
export const rollBonus = (s: Foes, place: number): number => sum(s, ROLLS, place, NONE);
export const damageBonus = (s: Foes, place: number): number => sum(s, DAMAGES, place, NONE);
export const guardOf = (s: Foes, place: number): number => sum(s, GUARDS, place, NONE);
export const hexOf = (s: Foes, card: number): number => sum(s, HEXES, NONE, card);

export const FACES = 20;
/** FO-10.2: the face that counts; what lies beyond the die counts as its end. */
export const faceOf = (face: number): number => Math.max(1, Math.min(FACES, face));
/** The face with its bonus. */
export const rolled = ({ roll: { face, bonus } }: Foes): number => faceOf(face + bonus);
