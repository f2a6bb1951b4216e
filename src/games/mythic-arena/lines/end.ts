import { finish, type Seat, unwind } from '../../../kernel/index.ts';
import { tell } from '../events.ts';
import { num, other, petsInPlay } from '../readings.ts';
import { type Arena, GAMES, NONE, POINTS } from '../state.ts';

/** Chapter: Victory & Defeat. */

type Reason = 'points' | 'pets' | 'draw' | 'match';

/** MA-14.1, MA-14.2: tested after each batch. Whether the game is over. */
export function judge(s: Arena): boolean {
  const inPlay = [petsInPlay(s, 0), petsInPlay(s, 1)];
  const wins = (seat: Seat): boolean => num(s.points, seat) >= POINTS || num(inPlay, other(seat)) === 0;
  const first = wins(0);
  const second = wins(1);
  if (!first && !second) return false;
  const lead =
    first && second ? num(s.points, 0) - num(s.points, 1) || num(inPlay, 0) - num(inPlay, 1) : first ? 1 : -1;
  if (lead === 0) endGame(s, NONE, 'draw');
  else endGame(s, lead > 0 ? 0 : 1, num(s.points, lead > 0 ? 0 : 1) >= POINTS ? 'points' : 'pets');
  return true;
}

/** MA-14.3: a match goes on until somebody has two games; a drawn one is played again. */
function endGame(s: Arena, winner: number, reason: Reason): void {
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
  s.loser = winner === NONE ? NONE : other(winner);
  unwind(s, { name: 'game' });
}
function end(s: Arena, winners: readonly Seat[], reason: Reason): void {
  finish(s, { winners: [...winners], places: [0, 1].map((seat) => (winners.includes(seat) ? 1 : 2)), reason });
  tell.ended(reason, winners);
}
