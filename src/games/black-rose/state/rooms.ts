import type { Seat } from '../../../kernel/index.ts';
import { GREAT } from '../content/content.ts';
import { convert, roomPoints } from './cubes.ts';
import { tell } from './events.ts';
import { gain } from './mutations.ts';
import { contenderOf, num, replaced, roomAt, roomCard, roomFor } from './queries.ts';
import { advance } from './quests.ts';
import { COLOUR_COUNT, NONE, ROSE, type Room, type Rose } from './state.ts';

/** Instability and what comes of it (BR-2.7). */

const NO_CUBES: readonly number[] = new Array(COLOUR_COUNT).fill(0);
/** A Room as it is when the Lodge is built. */
export const freshRoom = (card: number): Room => ({ card, cubes: NO_CUBES, ruined: false, used: false });
function layCubes(s: Rose, room: number, cubes: readonly number[]): void {
  const { card, ruined, used } = roomAt(s, room);
  s.rooms[room] = { card, cubes, ruined, used };
}
/** Whether a Room has been activated this round. */
export function setUsed(s: Rose, room: number, used: boolean): void {
  const { card, cubes, ruined } = roomAt(s, room);
  s.rooms[room] = { card, cubes, ruined, used };
}

export function unsettle(s: Rose, room: number, amount: number, by: number): void {
  const fits = Math.min(amount, roomFor(s, room));
  if (fits <= 0) return;
  const { cubes } = roomAt(s, room);
  layCubes(s, room, replaced(cubes, by, num(cubes, by) + fits));
  tell.unsettled(s, room, fits, by);
  if (by !== ROSE && roomFor(s, room) === 0) advance(s, by, 'last', NONE);
}

export function rework(s: Rose, room: number, amount: number, by: Seat): void {
  const cubes = roomAt(s, room).cubes.slice();
  const done = convert(cubes, amount, by);
  if (done === 0) return;
  layCubes(s, room, cubes);
  tell.reworked(s, room, done, by);
}

/** A full Room is destroyed: it pays by majority, and the first, the Rose too, keeps its token. */
export function ruin(s: Rose, room: number): void {
  const { card, cubes, used } = roomAt(s, room);
  const great = roomCard(s, room).slots === GREAT;
  const points = roomPoints(cubes, great);
  const most = Math.max(...cubes);
  const first = cubes.indexOf(most);
  const keeper = cubes.lastIndexOf(most) === first ? first : NONE;
  s.rooms[room] = { card, cubes: NO_CUBES, ruined: true, used };
  if (keeper !== NONE) contenderOf(s, keeper).ruins++;
  tell.ruined(s, room, keeper);
  for (let colour = 0; colour < COLOUR_COUNT; colour++) {
    const more = s.bounty > 0 && num(cubes, colour) === most ? s.bounty : 0;
    if (num(points, colour) + more > 0) gain(s, colour, num(points, colour) + more);
  }
  s.bounty = 0;
}
