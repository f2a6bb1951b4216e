import type { HeardEvent, NumberedAsides, NumberedQuestion, View } from '../../kernel/index.ts';
import { withChanges } from '../change.ts';
import type { ChatLine, FromServer, SeatClocks } from '../socket.ts';
import type { TableInfo } from '../table.ts';

/** A table as a client knows it. Never changed: something new makes a new one. */
export interface FollowedTable {
  readonly info: TableInfo;
  /** The own seat; null is a spectator. */
  readonly you: number | null;
  /** The number of the last update; null before the deal. */
  readonly seq: number | null;
  /** What this viewer sees; null before the deal. */
  readonly view: View | null;
  readonly question: NumberedQuestion | null;
  /** What the own seat may do beside the open question; null if nothing. */
  readonly asides: NumberedAsides | null;
  /** Where several sit before one screen: which of them may do something beside the question. */
  readonly asideSeats?: readonly number[];
  /** Whether the last answer can be taken back. */
  readonly undo: boolean;
  readonly clocks: SeatClocks;
  /** When the clocks were told, on the client's own. */
  readonly clocksAt: number;
  /** Everything heard since the table is followed. */
  readonly events: readonly HeardEvent[];
  readonly chat: readonly ChatLine[];
}

/** What a message brought that was not there before. */
export interface TableChange {
  readonly now: FollowedTable;
  readonly events: readonly HeardEvent[];
  readonly chat: readonly ChatLine[];
}

export type TableMessage = Extract<FromServer, { type: 'table' | 'update' | 'info' | 'chat' }>;

/** The table after a message; null if an update does not fit it: then it must be asked for anew. */
export function applyMessage(before: FollowedTable | null, message: TableMessage, now: number): TableChange | null {
  if (message.type === 'table') return whole(before, message, now);
  if (before === null) return null;
  const nothing = { events: [], chat: [] };
  switch (message.type) {
    case 'info': {
      const { info, you, clocks } = message;
      return { now: { ...before, info, you, clocks, clocksAt: now }, ...nothing };
    }
    case 'chat': {
      const known = new Set(before.chat.map(({ id }) => id));
      const chat = message.lines.filter(({ id }) => !known.has(id));
      const all = [...before.chat, ...chat].sort((a, b) => a.id - b.id);
      return { now: { ...before, chat: all }, events: [], chat };
    }
    case 'update': {
      const { seq, changes, question, asides = null, undo, clocks } = message;
      // Had already: it was on its way when the table was asked for.
      if (before.seq !== null && seq <= before.seq) return { now: before, ...nothing };
      if (before.seq === null || seq !== before.seq + 1) return null;
      const events = message.events as HeardEvent[];
      const view = changed(before.view, changes);
      if (view === undefined) return null;
      const shown = { seq, view, question, asides, undo, clocks, clocksAt: now };
      return { now: { ...before, ...shown, events: [...before.events, ...events] }, events, chat: [] };
    }
  }
}

function whole(
  before: FollowedTable | null,
  message: Extract<TableMessage, { type: 'table' }>,
  now: number,
): TableChange {
  const { info, you, seq, question, asides = null, undo, clocks } = message;
  const events = message.events as HeardEvent[];
  const view = message.view as View | null;
  const shown = { info, you, seq, view, question, asides, undo, clocks, clocksAt: now };
  const kept = { events: [...(before?.events ?? []), ...events], chat: before?.chat ?? [] };
  return { now: { ...shown, ...kept }, events, chat: [] };
}

/** The view with its changes, or undefined if they do not fit it. */
function changed(view: View | null, changes: Extract<TableMessage, { type: 'update' }>['changes']): View | undefined {
  try {
    return withChanges(view, changes) as View;
  } catch {
    return undefined;
  }
}

/** Milliseconds that a seat has left at a moment of the client's clock; null: no limit. */
export function timeLeft({ clocks, clocksAt }: FollowedTable, seat: number, now: number): number | null {
  const clock = clocks[seat];
  if (clock === undefined || clock.left === null) return null;
  return clock.runs ? Math.max(0, clock.left - (now - clocksAt)) : clock.left;
}
