import { type BarReason, call, compose, type Offers, run, type Seat } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { typeBit, WILLPOWER } from '../content/abilities.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, type Power, seatOf } from '../content/content.ts';
import { type Effect, STATUSES, TYPES, type Whom } from '../content/vocabulary.ts';
import { hurt } from '../effects/damage.ts';
import { checkAfter } from '../lines/check.ts';
import { tell } from '../state/events.ts';
import { lineOf, petNamed, petOf, refTo } from '../state/queries.ts';
import type { Arena, Battle, BattleAttack, Pet } from '../state/state.ts';
import { isImmune, isNimble, isResistant, mayActOn, stat } from '../state/stats.ts';
import { foeFacing } from './entering.ts';

/** Battle, step 2: Battle Powers are declared, in secret and all together (MA-8.7). */

type PowerLine = GameAnswer<'power'>;

/** The Blockers that an Attacker without one of its own can strike: on the line that it attacks (MA-8.3, MA-16.8). */
export function blockersInReach(s: Arena, b: Battle, attack: BattleAttack, visit: (pet: Pet) => void): void {
  const attacker = petOf(s, attack.pet);
  const anywhere = attacker !== null && attack.chosen !== NONE && isNimble(s, attacker);
  for (const { blockers } of b.attacks) {
    for (const ref of blockers) {
      const blocker = petOf(s, ref);
      if (blocker === null || b.retaliators.includes(ref)) continue;
      if (anywhere || standsOnLine(s, blocker, attack.line)) visit(blocker);
    }
  }
}
const standsOnLine = (s: Arena, pet: Pet, line: number): boolean => lineOf(s, pet.seat, line).includes(pet);

/** MA-5.2: how many cards a Battle Power of this Pet needs. */
export const costOf = (s: Arena, pet: Pet, power: Power): number =>
  Math.max(0, power.willpower - stat(s, pet, WILLPOWER));
/** MA-16.24: whether any part of a power could take effect on the Pet faced. What it does elsewhere does not
 * count, but a Switch Hit brings somebody else before that Pet. */
function couldAffect(s: Arena, power: Power, foe: Pet): boolean {
  const hurts = power.damage > 0 && !isImmune(s, foe, typeBit(power.type));
  // A status that comes with damage needs some of it to get through (MA-16.12).
  const marks = power.damage === 0 || hurts;
  return hurts || power.switchHit || power.do.some((effect) => effectReaches(s, effect, foe, marks));
}
function effectReaches(s: Arena, effect: Effect, foe: Pet, marks: boolean): boolean {
  switch (effect.do) {
    case 'hold':
      return !isResistant(s, foe, STATUSES.indexOf(effect.status));
    case 'swap':
      return true;
    case 'takeElyth':
      return foe.elyth !== NONE;
    case 'status':
      return marks && isReaching(effect.to) && !isResistant(s, foe, STATUSES.indexOf(effect.status));
    case 'damage':
      return isReaching(effect.to) && !isImmune(s, foe, typeBit(TYPES.indexOf(effect.type)));
    default:
      return 'to' in effect && isReaching(effect.to);
  }
}
const REACHES: ReadonlySet<Whom> = new Set<Whom>(['target', 'foes', 'foeFront']);
const isReaching = (to: Whom): boolean => REACHES.has(to);

/** Why a Pet cannot declare this power against that one, or null. A foe that is still open bars nothing. */
function powerBar(s: Arena, pet: Pet, power: Power, foe: Pet | null): BarReason | null {
  if ((s.hands[pet.seat] as number[]).length < costOf(s, pet, power)) return ['MA-5.2', 'willpower'];
  if (foe === null) return null;
  if (!mayActOn(s, pet, foe)) return ['MA-12.5', 'held'];
  return couldAffect(s, power, foe) ? null : ['MA-16.24', 'immune'];
}
/** The only power that a Pet can declare, NONE if there is none, MANY if there are several. */
const MANY = -2;
export function onlyPower(s: Arena, pet: Pet, foe: Pet | null): number {
  let only = NONE;
  for (const power of at(contentOf(s).pets, pet.card).powers) {
    if (powerBar(s, pet, power, foe) !== null) continue;
    if (only !== NONE) return MANY;
    only = power.at;
  }
  return only;
}

/** Powers that leave nothing to choose are declared by themselves: all that decides it is open. */
export const declareForced = run<Arena, Battle>((s, b) => {
  for (let i = 0; i < b.fighters.length; i++) {
    const pet = petOf(s, b.fighters[i] as number);
    b.powers[i] = pet === null ? NONE : onlyPower(s, pet, foeFacing(s, b, refTo(pet)));
  }
});

const chooses = (b: Battle, seat: Seat): boolean => {
  for (let i = 0; i < b.fighters.length; i++)
    if ((b.powers[i] as number) === MANY && seatOf(b.fighters[i] as number) === seat) return true;
  return false;
};
const BOTH: readonly Seat[] = [0, 1];
const SOME: readonly (readonly Seat[])[] = [[0], [1]];
function declarers(_s: Arena, b: Battle): readonly Seat[] | null {
  const [first, second] = [chooses(b, 0), chooses(b, 1)];
  if (first && second) return BOTH;
  return first || second ? (SOME[first ? 0 : 1] as readonly number[]) : null;
}
/** The first of this seat's Pets that still needs a power. */
function nextFighter(b: Battle, seat: Seat, soFar: readonly PowerLine[]): number {
  for (let i = 0; i < b.fighters.length; i++) {
    const ref = b.fighters[i] as number;
    if ((b.powers[i] as number) !== MANY || seatOf(ref) !== seat) continue;
    if (!soFar.some((line) => line.pet === ref)) return ref;
  }
  return NONE;
}
/** Names every power of a Pet, those out of reach with the reason. */
export function offerPowers(s: Arena, pet: Pet, foe: Pet | null, offers: Offers<PowerLine>): void {
  const { answers, pets } = contentOf(s);
  for (const power of at(pets, pet.card).powers) {
    const bar = powerBar(s, pet, power, foe);
    if (bar === null) offers.may(answers.power.of(refTo(pet), power.at));
    else if (offers.why)
      offers.bar(answers.power.of(refTo(pet), power.at), bar[0], bar[1], {
        willpower: costOf(s, pet, power),
        cards: (s.hands[pet.seat] as number[]).length,
      });
  }
}
export const declarePowers = compose<Arena, Battle, PowerLine>({
  ask: 'power',
  by: declarers,
  from: (s, b, seat, offers, soFar) => {
    const pet = petOf(s, nextFighter(b, seat, soFar));
    if (pet !== null) offerPowers(s, pet, foeFacing(s, b, refTo(pet)), offers);
  },
  enough: (_s, b, seat, soFar) => nextFighter(b, seat, soFar) === NONE,
  then: (_s, b, lines) => {
    for (const { pet, power } of lines) b.powers[b.fighters.indexOf(pet)] = power;
  },
});

/** MA-8.8, MA-16.11: where nobody of an engagement can act, each of them takes 20 that nothing prevents. */
const STALEMATE = 20;
export const revealPowers = call<Arena, Battle>((s, b) => {
  tell.powers(s, b.fighters, b.powers);
  let any = false;
  for (const { pet, blockers } of b.attacks) {
    const attacker = petOf(s, pet);
    const standing = blockers.filter((ref) => petOf(s, ref) !== null);
    if (attacker === null || standing.length === 0) continue;
    if (powerFor(b, pet) !== NONE || standing.some((ref) => powerFor(b, ref) !== NONE)) continue;
    for (const ref of standing) tell.stalemate(s, pet, ref);
    hurt(s, attacker, STALEMATE, NONE);
    for (const ref of standing) hurt(s, petNamed(s, ref), STALEMATE, NONE);
    any = true;
  }
  return any ? checkAfter(s, NONE) : null;
});
export const powerFor = (b: Battle, ref: number): number => b.powers[b.fighters.indexOf(ref)] as number;
