import { type Bar, copyPlain, type NumberedQuestion, type Seat, type View } from '../kernel/index.ts';
import type { LiveGame } from './live-game.ts';
import { playBar } from './proposals.ts';

/** How many milliseconds a coach thinks at most. */
export const COACH_MS = 2000;

/** What a coach is asked: a question, and what the one who is asked may see. */
export interface CoachTask {
  readonly view: View;
  readonly question: NumberedQuestion;
}

/** What is to be thought about for the owner of a seat who asks about the question with the number `to`, or why nothing is. */
export function coachTask(live: LiveGame, seat: Seat, at: number, to: number): CoachTask | Bar {
  const bar = playBar(live, seat, at);
  if (bar !== null) return bar;
  if (live.result !== null) return { rule: null, why: 'over' };
  const question = live.match.question(seat);
  if (question === null) return { rule: null, why: 'not-asked' };
  if (question.number !== to) return { rule: null, why: 'late' };
  return { view: copyPlain(live.match.view(seat)), question };
}

/** Whether advice on a question is still of use: it is open, and a person's to answer. */
export const isCoachable = (live: LiveGame, { seat, number }: NumberedQuestion): boolean =>
  live.result === null && live.botAt(seat) === null && live.match.question(seat)?.number === number;
