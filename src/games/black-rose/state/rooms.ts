import type { Seat } from '../../../kernel/index.ts';
import { GREAT } from '../content/content.ts';
import { tell } from './events.ts';
import { gain, majority } from './mutations.ts';
import { num, roomAt, roomFor } from './queries.ts';
import { advance } from './quests.ts';
import { COLOUR_COUNT, NONE, ROSE, type Rose } from './state.ts';

/** Instability and what comes of it (BR-2.7). */

const PRIZES = [3, 1];
const GREAT_PRIZES = [5, 2, 1];

export function unsettle(s: Rose, place: number, amount: number, by: number): void {
  const fits = Math.min(amount, roomFor(s, place));
  if (fits <= 0) return;
  const slot = place * COLOUR_COUNT + by;
  s.cubes[slot] = num(s.cubes, slot) + fits;
  tell.unsettled(s, place, fits, by);
  if (by !== ROSE && roomFor(s, place) === 0) advance(s, by, 'last', NONE);
}

/** Cubes of others become one's own: of whoever has most first. The place in the list where they begin is given. */
export function convert(list: number[], from: number, amount: number, by: Seat): number {
  let done = 0;
  for (; done < amount; done++) {
    let most = NONE;
    for (let colour = 0; colour < COLOUR_COUNT; colour++)
      if (colour !== by && num(list, from + colour) > (most === NONE ? 0 : num(list, from + most))) most = colour;
    if (most === NONE) break;
    list[from + most] = num(list, from + most) - 1;
    list[from + by] = num(list, from + by) + 1;
  }
  return done;
}
export function rework(s: Rose, place: number, amount: number, by: Seat): void {
  const done = convert(s.cubes, place * COLOUR_COUNT, amount, by);
  if (done > 0) tell.reworked(s, place, done, by);
}

/** A full Room is destroyed: it pays by majority, and the first, the Rose too, keeps its token. */
export function ruin(s: Rose, place: number): void {
  const from = place * COLOUR_COUNT;
  const cubes = s.cubes.slice(from, from + COLOUR_COUNT);
  const great = roomAt(s, place).slots === GREAT;
  const points = majority(cubes, great ? GREAT_PRIZES : PRIZES, 1);
  const most = Math.max(...cubes);
  const first = cubes.indexOf(most);
  const keeper = cubes.lastIndexOf(most) === first ? first : NONE;
  s.ruined[place] = 1;
  for (let colour = 0; colour < COLOUR_COUNT; colour++) s.cubes[from + colour] = 0;
  if (keeper !== NONE) s.ruins[keeper] = num(s.ruins, keeper) + 1;
  tell.ruined(s, place, keeper);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const more = s.bounty > 0 && num(cubes, colour) === most ? s.bounty : 0;
    if (num(points, colour) + more > 0) gain(s, colour, num(points, colour) + more);
  }
  s.bounty = 0;
}
