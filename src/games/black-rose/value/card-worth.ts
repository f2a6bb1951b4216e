import type { Seat } from '../../../kernel/index.ts';
import { type CompiledEffect, contentOf } from '../content/content.ts';
import { aimOf, NOTHING, onlyAim } from '../effects/targets.ts';
import { at, cubesOn, evocationCount, familiarOf, isInCell, mageOf } from '../state/queries.ts';
import { EVOCATIONS, HEALTH, type Mage, NONE, type Rose } from '../state/state.ts';

/** What a spell is worth to who has it, in points of Power. No rule is in here, only opinion. */

export const PER_DAMAGE = 0.34;
const PER_CUBE = 0.45;

/** What an effect may bring, wherever one stands. */
function actWorth(act: CompiledEffect): number {
  switch (act.do) {
    case 'damage': {
      const far = act.range === 'lodge' ? 0.6 : [0.55, 0.9, 1, 1, 1][act.range];
      return act.amount * PER_DAMAGE * (far ?? 1) + (act.festers === true ? 0.1 : 0);
    }
    case 'blast':
      return act.amount * PER_DAMAGE * (act.range === 0 ? 0.7 : 1.2);
    case 'retaliate':
      return act.amount * PER_DAMAGE * 0.6;
    case 'unsettle':
      return act.amount * PER_CUBE;
    case 'rework':
      return 0.6;
    case 'usurp':
      return 0.6;
    case 'draw':
      return 0.2 * (act.cards - ('discard' in act ? (act.discard ?? 0) * 0.6 : 0));
    case 'quest':
      return 0.5;
    case 'heal':
      return act.amount === 'all' ? 0.9 : act.amount * 0.2;
    case 'summon':
      return act.evocation === 'golem' ? 1.1 : act.activate === true ? 1.1 : 0.8;
    case 'rouse':
      return 0.35;
    case 'turn':
      return 0.4;
    case 'banish':
      return act.all === true ? 0.8 : 0.5;
    case 'room':
      return 0.45;
    case 'move':
      return 0.12 * act.steps;
    case 'place':
      return 0.3;
    case 'drain':
      return 0.9 * act.amount;
    case 'empower':
      return 0.35;
    case 'power':
      return act.amount * 0.9;
    default:
      return 0.2;
  }
}
function protectionWorth(s: Rose, face: number): number {
  const { gives } = at(contentOf(s).lists, face);
  if (gives === null) return 0;
  return gives.is === 'ward' ? gives.less * 0.22 : 0.4;
}
/** A side of a spell, wherever one stands. */
export function faceWorth(s: Rose, face: number): number {
  let sum = protectionWorth(s, face);
  for (const act of at(contentOf(s).lists, face).do) sum += actWorth(act);
  return sum;
}
/** A card in hand: its better side. */
export const cardWorth = (s: Rose, card: number): number =>
  Math.max(faceWorth(s, card * 2), faceWorth(s, card * 2 + 1));

/** A prepared side, as things stand: with something to aim at, or with not yet. */
export function readyWorth(s: Rose, seat: Seat, face: number): number {
  const { kind, do: acts } = at(contentOf(s).lists, face);
  if (kind === 'trap' || kind === 'protection') return 0.8 * faceWorth(s, face);
  const mage = mageOf(s, seat);
  const cell = isInCell(mage);
  let sum = 0;
  for (const act of acts) {
    let likely = 1;
    if (aimOf(act) !== NOTHING && act.do !== 'unsettle')
      likely = !cell && onlyAim(s, seat, act, NONE) !== NONE ? 1 : act.do === 'rouse' ? 0.1 : 0.45;
    if (act.do === 'summon' && evocationCount(mage) >= EVOCATIONS) likely = 0.2;
    if (act.do === 'heal') likely = Math.min(1, hurtOf(mage) / 4);
    sum += likely * actWorth(act);
  }
  return sum;
}
/** Damage on a Mage and its Familiar. */
const hurtOf = (mage: Mage): number => Math.min(HEALTH, cubesOn(mage) + (familiarOf(mage)?.hurt ?? 0));
