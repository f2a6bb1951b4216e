import type { Bar } from '../../../kernel/index.ts';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import type { LiveGame, TableViewer } from '../../../table/index.ts';
import type { WorkBudget } from '../../work/budget.ts';
import { once } from '../../work/sliced-work.ts';
import { isClosed, seatOf } from '../info.ts';
import type { Replays } from '../replays.ts';
import type { StoredTable } from '../table-rows.ts';
import type { TableServices } from '../table-services.ts';
import type { Audience, Watcher } from './audience.ts';
import { broadcastInfo, sendTable, type TableSnapshot } from './broadcast.ts';

/**
 * Processes store when they last saw each connected person every 30 seconds; somebody seen within this time (in
 * milliseconds) counts as connected.
 */
const SEEN_LATELY_MS = 45_000;

/** The part of a table that presence uses. */
interface PresenceTable {
  readonly id: string;
  readonly audience: Audience;
  readonly stored: StoredTable | null;
  readonly row: StoredTable;
  readonly live: LiveGame | null;
  readonly replays: Replays;
  ready(budget: WorkBudget | null): Promise<Bar | null>;
  /** Plays on what other processes have stored. */
  readLog(): Promise<void>;
  snapshot(): TableSnapshot;
  scheduleNext(): void;
}

/** Tracks which people are connected to a table, and tells the others when that changes. */
export class Presence {
  private readonly table: PresenceTable;
  private readonly services: TableServices;

  constructor(table: PresenceTable, services: TableServices) {
    this.table = table;
    this.services = services;
  }

  async watch(watcher: Watcher, since: number | null): Promise<Bar | null> {
    const { table } = this;
    const bar = await table.ready(watcher.budget);
    if (bar !== null) return bar;
    const viewer = seatOf(table.row, watcher.person);
    if (viewer === null && isClosed(table.row)) return refuse('no-spectators');
    const recall = async () => {
      if (table.live !== null) await table.replays.recall(table.live, viewer, since, watcher.budget);
    };
    await recall();
    // Whoever changes servers may know more than this process has been told: it must not go back, and tell it twice. Only
    // what has been recalled may be looked at: else the game would be played again here and now, at nobody's expense.
    if (since !== null && table.live !== null && table.live.chronicles.of(viewer).seq < since) {
      await table.readLog();
      await recall();
    }
    await this.services.work.run(
      once(() => this.addWatcher(watcher, viewer, since)),
      watcher.budget,
    );
    return null;
  }

  private addWatcher(watcher: Watcher, viewer: TableViewer, since: number | null): void {
    const { table } = this;
    const { audience } = table;
    const newcomer = !audience.includes(watcher.person);
    const place = audience.add(watcher, viewer);
    if (newcomer && viewer !== null) this.broadcastPresence(watcher);
    sendTable(place, table.snapshot(), since);
    // Bots of a table that nobody watched have been paused.
    if (audience.size === 1) table.scheduleNext();
  }

  /** Sends every socket the updates that it has missed. */
  async catchUp(live: LiveGame): Promise<void> {
    const { audience, replays } = this.table;
    for (const place of audience) {
      const { viewer, seq } = place;
      if (seq !== null && seq === live.chronicles.of(viewer).seq) continue;
      await replays.recall(live, viewer, seq ?? 0, null);
      sendTable(place, this.table.snapshot(), seq ?? 0);
    }
  }

  unwatch(watcher: Watcher): void {
    const { audience, stored } = this.table;
    if (!audience.remove(watcher)) return;
    if (stored === null || audience.includes(watcher.person)) return;
    if (seatOf(stored, watcher.person) !== null) this.broadcastPresence(watcher);
  }

  /** Tells the others who is connected. */
  private broadcastPresence({ person }: Watcher): void {
    const { id, audience } = this.table;
    broadcastInfo(audience, this.table.snapshot(), person);
    this.services.storage.notify({ table: id, what: 'here', person });
  }

  /** A person who sits down becomes another viewer, and has not received any update of that seat's view yet. */
  reseat(stored: StoredTable): void {
    const { id, audience } = this.table;
    for (const place of audience) {
      const viewer = seatOf(stored, place.watcher.person);
      if (viewer === null && isClosed(stored)) {
        place.watcher.send(JSON.stringify({ type: 'gone', table: id }));
        audience.remove(place.watcher);
      }
      if (viewer === place.viewer) continue;
      place.viewer = viewer;
      place.seq = null;
    }
  }

  isHere(person: string): boolean {
    const { audience, stored } = this.table;
    if (audience.includes(person)) return true;
    const seen = stored?.people.get(person)?.seen.getTime() ?? 0;
    return this.services.isShared() && this.services.now() - seen < SEEN_LATELY_MS;
  }
}
