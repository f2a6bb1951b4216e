import { type Building, fits } from '../answer/building.ts';
import type { Picking } from '../board.ts';

/**
 * How things stand to an answer while the coach speaks: of all that leads on, only what leads to an answer that it finds
 * `best` is lit. All else can be touched as ever; and where what was touched leads elsewhere, all is lit as ever.
 */
export function lightsOf(building: Building, best: readonly string[] | null): Picking['stateOf'] {
  const left = best === null || best.length === 0 ? [] : building.answers.filter((say) => best.includes(say));
  const words = left.map((say) => say.split(' '));
  return (thing, which) => {
    const state = building.stateOf(thing, which);
    const isLit = words.length === 0 || words.some((answer) => fits(answer, thing));
    return state === 'legal' && !isLit ? 'other' : state;
  };
}
