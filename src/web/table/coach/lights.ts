import { type Building, fits } from '../answer/building.ts';
import type { Picking } from '../board.ts';

/**
 * What is lit: of all that leads on, while the coach speaks, only what leads to an answer that it finds `best`. All else
 * can be touched as ever; and where what was touched leads elsewhere, all is lit as ever.
 */
export function lightsOf(building: Building, best: readonly string[] | null): Picking['isLit'] {
  const left = best === null || best.length === 0 ? [] : building.answers.filter((say) => best.includes(say));
  const words = left.map((say) => say.split(' '));
  return (thing, which) =>
    building.stateOf(thing, which) === 'legal' && (words.length === 0 || words.some((answer) => fits(answer, thing)));
}
