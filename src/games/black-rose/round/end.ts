import { finish, type Seat } from '../../../kernel/index.ts';
import { gain, majority } from '../atoms.ts';
import { tell } from '../events.ts';
import { at, num } from '../readings.ts';
import { COLOUR_COUNT, ROSE, type Rose } from '../state.ts';

/** Chapter: The end (BR-2.10). */

const PRIZES = [4, 2, 1];

/** By colour: what each has of something; the Rose has none of it. */
const counted = (s: Rose, of: (seat: Seat) => number): number[] =>
  Array.from({ length: COLOUR_COUNT }, (_, colour) => (colour < s.seats ? of(colour) : 0));

function rank(s: Rose, what: 'quests' | 'trophies' | 'ruins', of: (seat: Seat) => number): void {
  const points = majority(counted(s, of), PRIZES, 0);
  tell.ranked(what, points.slice(0, s.seats));
  for (let seat = 0; seat < s.seats; seat++) if (num(points, seat) > 0) gain(s, seat, num(points, seat));
}

export function conclude(s: Rose): void {
  rank(s, 'quests', (seat) => at(s.solved, seat).length);
  rank(s, 'trophies', (seat) => num(s.trophies, seat));
  rank(s, 'ruins', (seat) => num(s.ruins, seat));
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
