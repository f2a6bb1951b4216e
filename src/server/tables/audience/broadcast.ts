import type { FromServer } from '../../../protocol/socket.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { Appended, Chronicle, LiveGame } from '../../../table/index.ts';
import type { Audience, Subscription } from './audience.ts';

/** What is said to those who watch a table. */

/** A table at the moment of speaking. `live` is null before the deal. */
export interface TableSnapshot {
  readonly table: string;
  readonly info: TableInfo;
  readonly live: LiveGame | null;
  readonly now: number;
}

const clocksOf = ({ live, now }: TableSnapshot) => live?.shownClocks(now) ?? [];

/** A seat's own asides are told to it alone, and only where there are some. */
const asidesOf = (seen: Pick<Chronicle, 'asides'> | null) => (seen?.asides ? { asides: seen.asides } : {});

/** The table as it stands. `since`: the events after that update come with it; null: none do. */
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

/** Who sits where, to everybody but one person. */
export function broadcastInfo(audience: Audience, snapshot: TableSnapshot, except: string | null = null): void {
  const { table, info } = snapshot;
  const clocks = clocksOf(snapshot);
  audience.tell(({ viewer: you, watcher }) =>
    watcher.person === except
      ? null
      : { key: you, message: () => ({ type: 'info', table, info, you, clocks }) as FromServer },
  );
}

/** What happened, to each as they may know it. Who has missed something before is told the whole. */
export function broadcastUpdate(
  audience: Audience,
  snapshot: () => TableSnapshot,
  { table, live, now }: Pick<TableSnapshot, 'table' | 'now'> & { readonly live: LiveGame },
  { updates: news }: Appended,
): void {
  const clocks = live.shownClocks(now);
  const behind: Subscription[] = [];
  audience.tell((subscription) => {
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
