import { at, NONE } from '../../shared/list.ts';
import type { Deed } from '../content/content.ts';
import { type AttackKind, type Guardian, isAbout, isImmune, isSpell } from '../content/vocabulary.ts';
import { damageBonus, foeStats, isAlive } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';

/** FO-3.9, FO-10.12: what a Foe's ability bears on is decided here and nowhere else. */

/** The kinds of deeds of `content.ts`, and the Ballyhoo after them, as attacks. A Foe Reward is none. */
const ATTACKS: readonly AttackKind[] = ['physical', 'toad', 'spell', 'spell', 'spell', 'spell', 'artifact', 'ballyhoo'];
const attackOf = (kind: number): AttackKind => at(ATTACKS, kind);
export const isSpellKind = (kind: number): boolean => isSpell(attackOf(kind));
const isAgainst = (against: 'physical' | 'spells' | 'all', kind: number): boolean => isAbout(against, attackOf(kind));
const abilityOf = (s: Foes, n: number): Guardian | null => (n === NONE ? null : foeStats(s, n).ability);

/** What a Foe takes off a roll of this kind that is made against it. */
export function elusiveness(s: Foes, n: number, kind: number): number {
  const ability = abilityOf(s, n);
  return ability?.is === 'elusive' && isAgainst(ability.against, kind) ? ability.roll : 0;
}
/** The Magic Points that a Foe asks for on top of a spell's cost. */
export function tollOf(s: Foes, n: number, kind: number): number {
  const ability = abilityOf(s, n);
  return ability?.is === 'toll' && isSpellKind(kind) ? ability.magic : 0;
}
/** What a deed costs at this Foe; one at all Foes meets the toll of each. */
export function costOf(s: Foes, { cost, kind, target }: Deed, n: number): number {
  if (target !== 'foes') return cost + tollOf(s, n, kind);
  let all = cost;
  for (let each = 0; each < s.foes.length; each++) if (isAlive(s, each)) all += tollOf(s, each, kind);
  return all;
}
/** Whether a deed of this kind does nothing at all to this Foe. */
export const isImmuneTo = (s: Foes, n: number, kind: number): boolean => isImmune(abilityOf(s, n), attackOf(kind));
/** What a Familiar's attack takes from this Foe: its points with bonuses, less armour; nothing from who is immune. */
export function damageTo(s: Foes, by: number, kind: number, n: number, points: number): number {
  if (isImmuneTo(s, n, kind)) return 0;
  const ability = abilityOf(s, n);
  const all = points + damageBonus(s, by);
  return ability?.is === 'armoured' && isAgainst(ability.against, kind) ? Math.max(0, all - ability.less) : all;
}
/** What whoever hurts this Foe so loses. */
export function thornsOf(s: Foes, n: number, kind: number): number {
  const ability = abilityOf(s, n);
  return ability?.is === 'thorny' && isAgainst(ability.against, kind) ? ability.damage : 0;
}
/** FO-4.1: whether a Ballyhoo can be called against this Foe. */
export function mayBallyhoo(s: Foes, n: number): boolean {
  const ability = abilityOf(s, n);
  return ability?.is !== 'immune' || ability.to !== 'ballyhoo';
}
