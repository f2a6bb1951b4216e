import { finish, type Seat } from '../../../kernel/index.ts';
import { tell } from '../state/events.ts';
import { majority, score } from '../state/mutations.ts';
import { at, num } from '../state/queries.ts';
import { COLOUR_COUNT, ROSE, type Rose } from '../state/state.ts';

/** Chapter: The end (BR-2.10). */

const PRIZES = [4, 2, 1];

/** By colour: how many quests each has solved; the Rose has none. */
const questsOf = (s: Rose): number[] =>
  Array.from({ length: COLOUR_COUNT }, (_, colour) => s.solved[colour]?.length ?? 0);

/** BR-1.15: the Rose is ranked like a player. Who ties gets one less, as on a sheet. */
function rank(s: Rose, what: 'quests' | 'trophies' | 'ruins', counts: readonly number[]): void {
  const points = majority(counts, PRIZES, 0);
  tell.ranked(what, points.slice(0, s.seats), num(points, ROSE));
  for (let colour = 0; colour < COLOUR_COUNT; colour++)
    if (num(points, colour) > 0) score(s, colour, num(points, colour));
}

export function conclude(s: Rose): void {
  rank(s, 'quests', questsOf(s));
  rank(s, 'trophies', s.trophies);
  rank(s, 'ruins', s.ruins);
  const best = Math.max(...s.power.slice(0, s.seats));
  const power = s.power.slice(0, s.seats);
  const sums = { power, rose: num(s.power, ROSE) };
  if (num(s.power, ROSE) > best) {
    tell.ended('rose', []);
    finish(s, { winners: [], places: power.map(() => s.seats), reason: 'rose', with: sums });
    return;
  }
  // Ties: Trophies, then quests, then shared.
  const order = (a: Seat, b: Seat): number =>
    num(s.power, b) - num(s.power, a) ||
    num(s.trophies, b) - num(s.trophies, a) ||
    at(s.solved, b).length - at(s.solved, a).length;
  const seats = power.map((_, seat) => seat);
  const places = seats.map((seat) => 1 + seats.filter((other) => order(other, seat) < 0).length);
  const winners = seats.filter((seat) => places[seat] === 1);
  const reason = winners.length > 1 ? 'shared' : 'power';
  tell.ended(reason, winners);
  finish(s, { winners, places, reason, with: sums });
}
