import { finish, type Seat, unwind } from '../../../kernel/index.ts';
import { NONE, num } from '../../shared/list.ts';
import { tell } from '../state/events.ts';
import { other, petsInPlay } from '../state/queries.ts';
import { type Arena, GAMES, POINTS } from '../state/state.ts';

/** Chapter: Victory & Defeat. */

type EndReason = 'points' | 'pets' | 'draw' | 'match';

/** MA-14.1, MA-14.2: tested after each batch. Whether the game is over. */
export function endIfOver(s: Arena): boolean {
  const stands = (seat: Seat): boolean => petsInPlay(s, seat) > 0;
  const wins = (seat: Seat): boolean => num(s.points, seat) >= POINTS || !stands(other(seat));
  const first = wins(0);
  const second = wins(1);
  if (!first && !second) return false;
  const both = num(s.points, 0) - num(s.points, 1) || Number(stands(0)) - Number(stands(1));
  const lead = first && second ? both : Number(first) - Number(second);
  if (lead === 0) endGame(s, NONE, 'draw');
  else endGame(s, lead > 0 ? 0 : 1, num(s.points, lead > 0 ? 0 : 1) >= POINTS ? 'points' : 'pets');
  return true;
}

/** MA-14.3: a match goes on until somebody has two games; a drawn one is played again. */
function endGame(s: Arena, winner: number, reason: EndReason): void {
  const winners = winner === NONE ? [0, 1] : [winner];
  if (s.options.bestOfThree !== true) {
    end(s, winners, reason);
    return;
  }
  if (winner !== NONE) s.wins[winner] = num(s.wins, winner) + 1;
  tell.won(winners, reason, s.wins);
  if (winner !== NONE && num(s.wins, winner) >= GAMES) {
    end(s, winners, 'match');
    return;
  }
  // Who had the choice keeps it when a game is drawn.
  if (winner !== NONE) s.loser = other(winner);
  unwind(s, { name: 'game' });
}
function end(s: Arena, winners: readonly Seat[], reason: EndReason): void {
  finish(s, { winners: [...winners], places: [0, 1].map((seat) => (winners.includes(seat) ? 1 : 2)), reason });
  tell.ended(reason, winners);
}
