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

/** Who is connected to another process says so every half minute. */
const SEEN_LATELY = 45_000;

/** What presence needs of its table. */
interface PresenceTable {
  readonly id: string;
  readonly audience: Audience;
  readonly stored: StoredTable | null;
  readonly row: StoredTable;
  readonly live: LiveGame | null;
  readonly replays: Replays;
  ready(budget: WorkBudget | null): Promise<Bar | null>;
  snapshot(): TableSnapshot;
  scheduleNext(): void;
}

/** Who is at a table: they come to watch and go, and the others see it. */
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
    if (table.live !== null) await table.replays.recall(table.live, viewer, since, watcher.budget);
    await this.services.work.run(
      once(() => this.welcome(watcher, viewer, since)),
      watcher.budget,
    );
    return null;
  }

  private welcome(watcher: Watcher, viewer: TableViewer, since: number | null): void {
    const { table } = this;
    const { audience } = table;
    const newcomer = !audience.includes(watcher.person);
    const place = audience.add(watcher, viewer);
    if (newcomer && viewer !== null) this.broadcastPresence(watcher);
    sendTable(place, table.snapshot(), since);
    // Bots that nobody watched have waited.
    if (audience.size === 1) table.scheduleNext();
  }

  /** Tells everybody who watches what they have missed of the game. */
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

  /** The others see who is here. */
  private broadcastPresence({ person }: Watcher): void {
    const { id, audience } = this.table;
    broadcastInfo(audience, this.table.snapshot(), person);
    this.services.storage.notify({ table: id, what: 'here', person });
  }

  /** Who sits down is another viewer now, and has had no update of what that seat sees. */
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
    return this.services.isShared() && this.services.now() - seen < SEEN_LATELY;
  }
}
