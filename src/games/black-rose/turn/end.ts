import { finish, type Seat } from '../../../kernel/index.ts';
import { majority } from '../state/cubes.ts';
import { tell } from '../state/events.ts';
import { score } from '../state/mutations.ts';
import { num } from '../state/queries.ts';
import { COLOUR_COUNT, ROSE, type Rose } from '../state/state.ts';

/** Chapter: The end (BR-2.10). */

const PRIZES = [4, 2, 1];

/** By colour: what each has of something, the Rose's last; colours that nobody plays have none. */
const byColour = (mages: readonly number[], rose: number): number[] =>
  Array.from({ length: COLOUR_COUNT }, (_, colour) => (colour === ROSE ? rose : (mages[colour] ?? 0)));

/** BR-1.15: the Rose is ranked like a player. Who ties gets one less, as on a sheet. */
function rank(s: Rose, what: 'quests' | 'trophies' | 'ruins', counts: readonly number[]): void {
  const points = majority(counts, PRIZES, 0);
  tell.ranked(what, points.slice(0, s.seats), num(points, ROSE));
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (num(points, colour) > 0) score(s, colour, num(points, colour));
}

export function conclude(s: Rose): void {
  const { mages, rose } = s;
  const solved = mages.map((mage) => mage.solved.length);
  const trophies = mages.map((mage) => mage.trophies);
  const ruins = mages.map((mage) => mage.ruins);
  rank(s, 'quests', byColour(solved, 0));
  rank(s, 'trophies', byColour(trophies, rose.trophies));
  rank(s, 'ruins', byColour(ruins, rose.ruins));
  const power = mages.map((mage) => mage.power);
  const sums = { power, rose: rose.power };
  if (rose.power > Math.max(...power)) {
    tell.ended('rose', []);
    finish(s, { winners: [], places: power.map(() => s.seats), reason: 'rose', with: sums });
    return;
  }
  // Ties: Trophies, then quests, then shared.
  const order = (a: Seat, b: Seat): number =>
    num(power, b) - num(power, a) || num(trophies, b) - num(trophies, a) || num(solved, b) - num(solved, a);
  const seats = power.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => order(other, seat) < 0).length);
  const winners = seats.filter((seat) => places[seat] === 1);
  const reason = winners.length > 1 ? 'shared' : 'power';
  tell.ended(reason, winners);
  finish(s, { winners, places, reason, with: sums });
}
