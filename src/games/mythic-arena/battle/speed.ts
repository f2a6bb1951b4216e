import { die, run } from '../../../kernel/index.ts';
import { SPEED } from '../abilities.ts';
import { tell } from '../events.ts';
import { at, inArena, petOf } from '../readings.ts';
import { type Arena, type Battle, NONE, type Pet, type Strike } from '../state.ts';
import { stat } from '../stats.ts';
import { powerFor } from './powers.ts';

/** Battle, step 4: Speed Checks. Settled once, before the first roll. */

const speedOf = (s: Arena, ref: number): number => stat(s, petOf(s, ref) as Pet, SPEED);

/** MA-8.10: highest first; those who tie each roll a d20, again while they tie. `refs` tell who rolls. */
function bySpeed<X>(s: Arena, list: readonly X[], speed: (x: X) => number, ref: (x: X) => number): X[] {
  const speeds = new Map(list.map((x) => [x, speed(x)]));
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
    .map((x, i) => [x, at(dice, i)] as const)
    .sort(([, a], [, b]) => b - a)
    .map(([x]) => x);
function rollApart(s: Arena, refs: readonly number[]): number[] {
  for (;;) {
    const dice = refs.map(() => die(s, 20));
    tell.faster(s, refs, dice);
    if (new Set(dice).size === dice.length) return dice;
  }
}

const strikeOf = (b: Battle, pet: number, foe: number): Strike => ({
  pet,
  power: powerFor(b, pet),
  foe,
  retaliates: false,
});
const acts = (strike: Strike): boolean => strike.power !== NONE;

/** MA-8.12, MA-16.10: engaged pairs first, by the fastest Pet in each; then whoever is left over, by Speed. */
export const speedCheck = run<Arena, Battle>((s, b) => {
  const pairs: Strike[][] = [];
  const leftovers: Strike[] = [];
  for (const { pet, blockers } of b.attacks) {
    const [primary, ...extras] = blockers.filter((ref) => inArena(s, ref));
    const attacks = inArena(s, pet);
    if (attacks && primary !== undefined) {
      const pair = [strikeOf(b, pet, primary), strikeOf(b, primary, pet)].filter(acts);
      if (pair.length > 0) pairs.push(pair);
    } else if (attacks) leftovers.push(strikeOf(b, pet, NONE));
    for (const extra of extras) leftovers.push(strikeOf(b, extra, pet));
  }
  const fastest = (pair: readonly Strike[]): Strike =>
    pair.reduce((best, strike) => (speedOf(s, strike.pet) > speedOf(s, best.pet) ? strike : best));
  for (const pair of bySpeed(
    s,
    pairs,
    (p) => speedOf(s, fastest(p).pet),
    (p) => fastest(p).pet,
  ))
    b.order.push(
      ...bySpeed(
        s,
        pair,
        ({ pet }) => speedOf(s, pet),
        ({ pet }) => pet,
      ),
    );
  b.order.push(
    ...bySpeed(
      s,
      leftovers.filter(acts),
      ({ pet }) => speedOf(s, pet),
      ({ pet }) => pet,
    ),
  );
});
