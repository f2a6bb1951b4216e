import { die, run } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import { SPEED } from '../content/abilities.ts';
import { tell } from '../state/events.ts';
import { isInArena, petNamed } from '../state/queries.ts';
import type { Arena, Battle, BattleAttack, Strike } from '../state/state.ts';
import { stat } from '../state/stats.ts';
import { powerFor } from './powers.ts';

/** Battle, step 4: Speed Checks. Settled once, before the first roll. */

const speedOf = (s: Arena, ref: number): number => stat(s, petNamed(s, ref), SPEED);

/** MA-8.10: highest first; those who tie each roll a d20, again while they tie. `refs` tell who rolls. */
function bySpeed<X>(s: Arena, list: readonly X[], speed: (s: Arena, x: X) => number, ref: (x: X) => number): X[] {
  if (list.length < 2) return [...list];
  const speeds = new Map(list.map((x) => [x, speed(s, x)]));
  const ordered = [...list].sort((a, b) => (speeds.get(b) as number) - (speeds.get(a) as number));
  for (let from = 0; from < ordered.length; ) {
    let to = from + 1;
    while (to < ordered.length && speeds.get(at(ordered, to)) === speeds.get(at(ordered, from))) to++;
    if (to - from > 1) {
      const tied = ordered.slice(from, to);
      const dice = rollApart(s, tied.map(ref));
      ordered.splice(from, to - from, ...rolled(tied, dice));
    }
    from = to;
  }
  return ordered;
}
const rolled = <X>(tied: readonly X[], dice: readonly number[]): X[] =>
  tied
    .map((x, i) => [x, num(dice, i)] as const)
    .sort(([, a], [, b]) => b - a)
    .map(([x]) => x);
function rollApart(s: Arena, refs: readonly number[]): number[] {
  for (;;) {
    const dice = refs.map(() => die(s, 20));
    tell.faster(s, refs, dice);
    if (new Set(dice).size === dice.length) return dice;
  }
}

const strikeOf = (b: Battle, pet: number, foe: number, leftover = false): Strike => ({
  pet,
  power: powerFor(b, pet),
  foe,
  retaliates: b.retaliators.includes(pet),
  leftover,
});
/** Whether a Pet has a power to use, or is still to choose one. */
export const canAct = ({ power, retaliates }: Strike): boolean => power !== NONE || retaliates;
const speedIn = (s: Arena, strike: Strike): number => speedOf(s, strike.pet);
const petIn = (strike: Strike): number => strike.pet;

/** One Attacker and one Blocker, as in most battles: the same as below, without the lists. */
function checkPair(s: Arena, b: Battle, { pet, blockers }: BattleAttack): void {
  const attacker = strikeOf(b, pet, num(blockers, 0));
  const blocker = strikeOf(b, num(blockers, 0), pet);
  if (!canAct(attacker) || !canAct(blocker)) {
    // Who can do nothing keeps a place at the end: somebody may retaliate for it.
    if (canAct(attacker)) b.order.push(attacker, blocker);
    else b.order.push(blocker, attacker);
    return;
  }
  const ahead = speedIn(s, attacker) - speedIn(s, blocker);
  if (ahead === 0) b.order.push(...bySpeed(s, [attacker, blocker], speedIn, petIn));
  else if (ahead > 0) b.order.push(attacker, blocker);
  else b.order.push(blocker, attacker);
}

/** MA-8.12, MA-16.10: engaged pairs first, by the fastest Pet in each; then whoever is left over, by Speed. */
export const speedCheck = run<Arena, Battle>((s, b) => {
  b.ordered = true;
  const only = at(b.attacks, 0);
  if (
    b.attacks.length === 1 &&
    only.blockers.length === 1 &&
    isInArena(s, only.pet) &&
    isInArena(s, num(only.blockers, 0))
  ) {
    checkPair(s, b, only);
    return;
  }
  const pairs: Strike[][] = [];
  const leftovers: Strike[] = [];
  for (const { pet, blockers } of b.attacks) {
    const [primary, ...extras] = blockers.filter((ref) => isInArena(s, ref));
    const attacks = isInArena(s, pet);
    if (attacks && primary !== undefined) {
      pairs.push([strikeOf(b, pet, primary), strikeOf(b, primary, pet)]);
    } else if (attacks) leftovers.push(strikeOf(b, pet, NONE, true));
    for (const extra of extras) leftovers.push(strikeOf(b, extra, pet, true));
  }
  const fastest = (pair: readonly Strike[]): Strike =>
    pair.reduce((best, strike) => (speedIn(s, strike) > speedIn(s, best) ? strike : best));
  const pairSpeed = (_s: Arena, pair: readonly Strike[]): number => speedIn(s, fastest(pair));
  for (const pair of bySpeed(s, pairs, pairSpeed, (pair) => fastest(pair).pet))
    b.order.push(...bySpeed(s, pair.filter(canAct), speedIn, petIn), ...pair.filter((strike) => !canAct(strike)));
  b.order.push(...bySpeed(s, leftovers.filter(canAct), speedIn, petIn), ...leftovers.filter((each) => !canAct(each)));
});
