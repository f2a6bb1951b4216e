import type { Bar, Seat } from '../kernel/index.ts';
import { refuse } from '../protocol/refusal/refusal.ts';
import type { Proposal } from './entry.ts';
import { type LiveGame, MOST_UNDOS } from './live-game.ts';

/**
 * What the owner of a seat may want to happen: each gives what is to be appended to the log, or why it may not be. Who
 * owns which seat is for whoever runs the table to say. `at` is the table's own time.
 */

/** How often a seat may be left: a log must not grow for ever. */
const MOST_LEAVINGS = 50;

/** Why the owner of a seat does not play it now, or null. */
export function playBar(live: LiveGame, seat: Seat, at: number): Bar | null {
  if (live.away[seat] === 'resigned') return refuse('has-resigned');
  // No bot has been told yet, but it will be.
  if (live.clocks.overdue(at).includes(seat)) return refuse('time-up');
  return live.botAt(seat) === null ? null : refuse('bot-plays');
}

/** What somebody says, and the number of the question that it is for; `free`: only if it could be taken back. */
export interface NumberedSay {
  readonly to: number;
  readonly say: string;
  readonly free: boolean;
}

/** An answer to the question with the number `to`. */
export const proposeAnswer = (live: LiveGame, seat: Seat, at: number, said: NumberedSay): Proposal | Bar =>
  playBar(live, seat, at) ?? proposed('answer', seat, said, said.free && live.isSealing(seat, said.say, said.to));

/** An aside; `to` is the number that goes with the seat's asides. */
export const proposeAside = (live: LiveGame, seat: Seat, at: number, said: NumberedSay): Proposal | Bar =>
  playBar(live, seat, at) ?? proposed('aside', seat, said, said.free && live.isSealingAside(seat, said.say, said.to));

const proposed = (kind: 'answer' | 'aside', seat: Seat, { to, say }: NumberedSay, seals: boolean): Proposal | Bar =>
  seals ? refuse('seals') : { draft: { kind, seat, say }, to };

export function proposeUndo(live: LiveGame, seat: Seat, at: number): Proposal | Bar {
  const bar = playBar(live, seat, at);
  if (bar !== null) return bar;
  return live.undos < MOST_UNDOS ? { draft: { kind: 'undo', seat, say: '' }, to: null } : refuse('undo-enough');
}

export const proposeResign = (live: LiveGame, seat: Seat): Proposal | Bar =>
  live.away[seat] === 'resigned' ? refuse('has-resigned') : { draft: { kind: 'resign', seat, say: '' }, to: null };

/** A bot plays for them until they are back. */
export function proposeAway(live: LiveGame, seat: Seat, at: number): Proposal | Bar {
  const bar = playBar(live, seat, at);
  if (bar !== null) return bar;
  const before = live.log.filter((entry) => entry.kind === 'away' && entry.seat === seat);
  if (before.length >= MOST_LEAVINGS) return refuse('too-fast');
  return { draft: { kind: 'away', seat, say: 'left' }, to: null };
}

export function proposeBack(live: LiveGame, seat: Seat, at: number): Proposal | Bar {
  if (live.away[seat] === 'resigned') return refuse('has-resigned');
  if (live.away[seat] === null) return refuse('not-away');
  if (live.clocks.isUsedUp(seat, at)) return refuse('time-up');
  return { draft: { kind: 'back', seat, say: '' }, to: null };
}

/** A bot plays from now on for the first seat whose time is up. */
export function proposeTimeUp(live: LiveGame, at: number): Proposal | Bar {
  const [seat] = live.clocks.overdue(at);
  return seat === undefined ? refuse('not-away') : { draft: { kind: 'away', seat, say: 'time' }, to: null };
}
