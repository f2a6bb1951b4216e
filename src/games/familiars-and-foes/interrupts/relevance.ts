import { at, NONE } from '../../shared/list.ts';
import { type Interrupt, isBound } from '../content/content.ts';
import type { Effect, Forbidden } from '../content/vocabulary.ts';
import { isAttack } from '../effects/resolve.ts';
import { foeIn, whom } from '../effects/targets.ts';
import { familiar, foeAt, foeStats, isAlive, isDazed, rolled } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import { lossOf, type Scoring } from './losses.ts';
import { DAMAGE, FLIP, FOE_ROLL, ROLL, ROLLED, topOf } from './moments.ts';

/**
 * FO-5.7, FO-10.1: which interrupts are relevant at a moment, so that their owner is asked there. What would have the
 * same effect later is an aside: players are asked only at moments that would pass.
 */

/** Whether damage that is about to be scored fells this Familiar. */
const falls = (s: Foes, scoring: Scoring, place: number): boolean =>
  lossOf(s, scoring, place) >= Math.max(1, familiar(s, place).hp);

function anyOf(s: Foes, bits: number, holds: (place: number) => boolean): boolean {
  for (let place = 0; place < s.familiars.length; place++) if ((bits & (1 << place)) !== 0 && holds(place)) return true;
  return false;
}

/** (a) A Familiar is about to roll: what adds to the roll, or to its damage. */
function affectsRoll(s: Foes, effect: Effect, by: number, target: number): boolean {
  if (effect.do !== 'boost' || (whom(s, effect.to, by, target) & (1 << s.roll.by)) === 0) return false;
  return effect.what === 'roll' || isAttack(s);
}
/** (a) A Foe is about to roll: what lowers its roll, or keeps it from rolling. */
function affectsFoeRoll(s: Foes, effect: Effect, target: number): boolean {
  if (effect.do !== 'hex' && effect.do !== 'daze' && effect.do !== 'damage') return false;
  const n = s.roll.foe;
  if (effect.to === 'target' && foeIn(s, target) !== n) return false;
  const { card, hp } = foeAt(s, n);
  return effect.do === 'hex' || (effect.do === 'daze' ? !isDazed(s, card) : effect.amount >= hp);
}
/** (a) The coin is about to be flipped: a call is an attack (FO-10.12), and what adds to its damage bears on it. */
function affectsFlip(s: Foes, effect: Effect, by: number, target: number): boolean {
  if (effect.do !== 'boost' || effect.what !== 'damage') return false;
  const under = at(s.stack, s.stack.length - 2);
  if (under.proc !== 'calling') return false;
  return (whom(s, effect.to, by, target) & (1 << (under.data as { readonly place: number }).place)) !== 0;
}
/** (b) What a Foe has rolled is about to forbid something: this is the last question before it. */
function forbids(s: Foes, what: Forbidden): boolean {
  const { by, foe } = s.roll;
  if (by !== NONE || !isAlive(s, foe)) return false;
  return at(foeStats(s, foe).chart, rolled(s)).do.some((effect) => effect.do === 'forbid' && effect.what === what);
}
/** (d) Damage is about to be scored: what spares it, and healing without which somebody falls. */
function affectsDamage(s: Foes, effect: Effect, by: number, target: number): boolean {
  if (effect.do !== 'heal' && effect.do !== 'guard') return false;
  const scoring = topOf(s).data as Scoring;
  const to = whom(s, effect.to, by, target);
  if (effect.do === 'heal') return anyOf(s, to, (place) => falls(s, scoring, place));
  return scoring.attack && anyOf(s, to, (place) => lossOf(s, scoring, place) > 0);
}

function isEffectRelevant(s: Foes, effect: Effect, by: number, target: number, moment: number): boolean {
  if (moment === ROLL) return affectsRoll(s, effect, by, target);
  if (moment === FOE_ROLL) return affectsFoeRoll(s, effect, target);
  if (moment === FLIP) return affectsFlip(s, effect, by, target);
  if (moment === DAMAGE) return affectsDamage(s, effect, by, target);
  return moment === ROLLED && effect.do === 'heal' && forbids(s, 'healing');
}

/** Whether an interrupt bears on this moment, if it can do something. What the card binds to its moments always does there. */
export function isRelevant(
  s: Foes,
  interrupt: Interrupt,
  by: number,
  target: number,
  moment: number,
  ability: boolean,
): boolean {
  const { concerns, do: effects } = interrupt;
  if ((concerns & moment) === 0) return false;
  if (isBound(interrupt)) return true;
  // Who falls can use nothing any more (FO-7.1).
  if (moment === DAMAGE && falls(s, topOf(s).data as Scoring, by)) return true;
  if (ability && moment === ROLLED && forbids(s, 'abilities')) return true;
  for (const effect of effects) if (isEffectRelevant(s, effect, by, target, moment)) return true;
  return false;
}
