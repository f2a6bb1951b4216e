import type { Seat } from '../../../kernel/index.ts';
import { NONE, num } from '../../shared/list.ts';
import { COLOUR_COUNT } from './state.ts';

/** Cubes on sheets and in Rooms: what they are worth, and how they change hands. */

/** The prizes of a defeated Mage (BR-2.9), and of an ordinary and a great Room that is destroyed (BR-2.7). */
const SHEET_PRIZES = [4, 2, 1];
const ROOM_PRIZES = [3, 1];
const GREAT_ROOM_PRIZES = [5, 2, 1];

/** Points by majority: by colour, in order of cubes. Who ties gets one less, but at least one. */
export function majority(cubes: readonly number[], prizes: readonly number[], alone: number): number[] {
  const points: number[] = new Array(COLOUR_COUNT).fill(0);
  let owners = 0;
  for (const n of cubes) if (n > 0) owners++;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const own = num(cubes, colour);
    if (own === 0) continue;
    let ahead = 0;
    let tied = 0;
    for (let other = 0; other < COLOUR_COUNT; other++) {
      if (num(cubes, other) > own) ahead++;
      else if (other !== colour && num(cubes, other) === own) tied++;
    }
    const prize = prizes[ahead] ?? 0;
    points[colour] = (prize > 0 && tied > 0 ? Math.max(1, prize - 1) : prize) + (owners === 1 ? alone : 0);
  }
  return points;
}
/** BR-2.9: Power by colour for the cubes on the sheet of a Mage that is defeated. */
export const sheetPoints = (sheet: readonly number[], seats: number): number[] =>
  majority(sheet, SHEET_PRIZES, seats > 2 ? 1 : 0);
/** BR-2.7: Power by colour for the cubes in a Room that is destroyed. */
export const roomPoints = (cubes: readonly number[], great: boolean): number[] =>
  majority(cubes, great ? GREAT_ROOM_PRIZES : ROOM_PRIZES, 1);

/** Cubes of others become one's own: of whoever has most first. */
export function convert(cubes: number[], amount: number, by: Seat): number {
  let done = 0;
  for (; done < amount; done++) {
    let most = NONE;
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      if (colour !== by && num(cubes, colour) > (most === NONE ? 0 : num(cubes, most))) most = colour;
    if (most === NONE) break;
    cubes[most] = num(cubes, most) - 1;
    cubes[by] = num(cubes, by) + 1;
  }
  return done;
}
