import type { FromServer } from '../../../protocol/socket.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { Appended, Chronicle, LiveGame } from '../../../table/index.ts';
import type { Audience, Subscription } from './audience.ts';

/** Sends the messages that the sockets of a table receive. */

/** The state of a table that messages are made from. `live` is null before the deal. */
export interface TableSnapshot {
  readonly table: string;
  readonly info: TableInfo;
  readonly live: LiveGame | null;
  readonly now: number;
}

const clocksOf = ({ live, now }: TableSnapshot) => live?.shownClocks(now) ?? [];

/** A seat's asides are sent only to that seat, and only if there are any. */
const asidesOf = (seen: Pick<Chronicle, 'asides'> | null) => (seen?.asides ? { asides: seen.asides } : {});

/** Sends the whole table to one socket, with the events after update `since`; null: without events. */
export function sendTable(subscription: Subscription, snapshot: TableSnapshot, since: number | null): void {
  const { table, info, live } = snapshot;
  const seen = live?.chronicles.of(subscription.viewer) ?? null;
  const events = live === null || since === null ? [] : live.chronicles.heardSince(subscription.viewer, since);
  subscription.seq = seen?.seq ?? null;
  const message = {
    type: 'table',
    table,
    info,
    you: subscription.viewer,
    seq: subscription.seq,
    view: seen?.view ?? null,
    question: seen?.question ?? null,
    ...asidesOf(seen),
    events,
    undo: live?.mayUndo(subscription.viewer) ?? false,
    clocks: clocksOf(snapshot),
  };
  subscription.watcher.send(JSON.stringify(message));
}

/** Sends everybody but one person who sits where. */
export function broadcastInfo(audience: Audience, snapshot: TableSnapshot, except: string | null = null): void {
  const { table, info } = snapshot;
  const clocks = clocksOf(snapshot);
  audience.broadcast(({ viewer: you, watcher }) =>
    watcher.person === except
      ? null
      : { key: you, message: () => ({ type: 'info', table, info, you, clocks }) as FromServer },
  );
}

/**
 * Sends everybody the part of an update that they may see. A socket that has missed an update gets the whole table
 * instead.
 */
export function broadcastUpdate(
  audience: Audience,
  snapshot: () => TableSnapshot,
  { table, live, now }: Pick<TableSnapshot, 'table' | 'now'> & { readonly live: LiveGame },
  { updates: news }: Appended,
): void {
  const clocks = live.shownClocks(now);
  const behind: Subscription[] = [];
  audience.broadcast((subscription) => {
    const { viewer } = subscription;
    const seen = news.get(viewer);
    if (seen === undefined) return null;
    if (subscription.seq !== seen.seq - 1) {
      behind.push(subscription);
      return null;
    }
    subscription.seq = seen.seq;
    const chronicle = live.chronicles.of(viewer);
    const { question } = chronicle;
    const message = {
      type: 'update',
      table,
      ...seen,
      question,
      ...asidesOf(chronicle),
      undo: live.mayUndo(viewer),
      clocks,
    };
    return { key: viewer, message: () => message as FromServer };
  });
  for (const subscription of behind) sendTable(subscription, snapshot(), subscription.seq);
}
