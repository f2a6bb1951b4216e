import { type Content, isHit, type RollOutcome } from '../content/content.ts';
import { FACES, faceOf } from '../state/queries.ts';

/** What charts come to over the faces of the die. */

/** What each Foe takes from each Familiar in a turn on average, with a little for what else it does; by card. */
export const meansOf = kept((c: Content) =>
  c.foes.map(({ chart }) => {
    const worth = (outcome: RollOutcome): number => (isHit(outcome) ? outcome.points : 0) + 0.3 * outcome.do.length;
    return chart.slice(1).reduce((sum, outcome) => sum + worth(outcome), 0) / FACES;
  }),
);

/** How likely an attack takes so many HP, by points. */
export function blowsOf(chart: readonly RollOutcome[], bonus: number, guard: number): number[] {
  const chances: number[] = [];
  for (let face = 1; face <= FACES; face++) {
    const outcome = chart[faceOf(face + bonus)] as RollOutcome;
    const points = isHit(outcome) ? Math.max(0, outcome.points - guard) : 0;
    while (chances.length <= points) chances.push(0);
    chances[points] = (chances[points] as number) + 1 / FACES;
  }
  return chances;
}
/** The same of every Foe, by card, with nothing added and nothing taken off. */
export const plainBlowsOf = kept((c: Content) => c.foes.map(({ chart }) => blowsOf(chart, 0, 0)));

/** How likely the sum of two is, by points. */
export function together(a: readonly number[], b: readonly number[]): number[] {
  const sums = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++)
    for (let j = 0; j < b.length; j++) sums[i + j] = (sums[i + j] as number) + (a[i] as number) * (b[j] as number);
  return sums;
}

/** Works something out once a pack. */
function kept<T>(make: (c: Content) => T): (c: Content) => T {
  const known = new WeakMap<Content, T>();
  return (c) => {
    let made = known.get(c);
    if (made === undefined) {
      made = make(c);
      known.set(c, made);
    }
    return made;
  };
}
