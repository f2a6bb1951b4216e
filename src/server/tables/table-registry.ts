import { and, eq, inArray, isNotNull, isNull, lt, lte, or } from 'drizzle-orm';
import { coalesced } from '../coalesced.ts';
import { PeriodicTasks } from '../periodic-tasks.ts';
import type { ChangeNotification } from '../storage/bus-messages.ts';
import { people, tables } from '../storage/schema.ts';
import type { OwnTablesFeed } from './lists/own-tables-feed.ts';
import { markStaleSummariesDue, summaryOf, writeSummaries } from './lists/summary.ts';
import { DealTimers } from './lobby/deal-timers.ts';
import { tablesBehind } from './processes/catch-up.ts';
import { HEARTBEAT_MS, type Heartbeat } from './processes/heartbeat.ts';
import { Table } from './table.ts';
import type { Listable, TableServices } from './table-services.ts';

const FLUSH_INTERVAL_MS = 1_000;
const SWEEP_INTERVAL_MS = 5_000;
const SEEN_INTERVAL_MS = 30_000;
/** How often the tables in use are compared with the database. */
const CATCH_UP_INTERVAL_MS = 3_000;
/** Tables whose game never began are deleted after this time. */
const STALE_OPEN_MS = 3 * 86_400_000;

/** All tables of this process, and the periodic work on tables that are not in memory. */
export class TableRegistry {
  private readonly services: TableServices;
  private readonly heartbeat: Heartbeat;
  private readonly ownTablesFeed: OwnTablesFeed;
  private readonly tables = new Map<string, Table>();
  /** The timers of the reveal phases before a deal. */
  readonly deals: DealTimers;
  private readonly dirty = new Set<Listable>();
  /** Tables for which a write to the database failed. */
  private readonly unstored = new Set<string>();
  /** How many sockets each person has in this process. */
  private readonly sockets = new Map<string, number>();
  private readonly tasks: PeriodicTasks;
  private flushing: Promise<void> = Promise.resolve();
  private stopped = false;

  constructor(
    services: Omit<TableServices, 'markChanged' | 'markFailed' | 'isShared' | 'heartbeat'>,
    heartbeat: Heartbeat,
    ownTablesFeed: OwnTablesFeed,
  ) {
    this.heartbeat = heartbeat;
    this.ownTablesFeed = ownTablesFeed;
    this.services = {
      ...services,
      markChanged: (table) => this.markChanged(table),
      markFailed: ({ id }) => void this.unstored.add(id),
      isShared: () => heartbeat.isShared,
      heartbeat: coalesced(() => this.sendHeartbeat()),
    };
    this.deals = new DealTimers(this, this.services);
    this.tasks = new PeriodicTasks(services.log);
  }

  async begin(): Promise<void> {
    const { storage } = this.services;
    storage.onMessage((notification) => this.receive(notification));
    await markStaleSummariesDue(storage.db);
    this.tasks.every(FLUSH_INTERVAL_MS, () => this.flush());
    this.tasks.every(HEARTBEAT_MS, this.services.heartbeat);
    this.tasks.every(SWEEP_INTERVAL_MS, () => this.sweep());
    // No other process can use the embedded database.
    if (storage.kind === 'postgres') this.tasks.every(CATCH_UP_INTERVAL_MS, () => this.catchUp());
    this.tasks.every(SEEN_INTERVAL_MS, () => this.storeSeen([...this.sockets.keys()]));
  }

  /** The table with that id. It may not exist in the database: its first reading tells. */
  table(id: string): Table {
    let table = this.tables.get(id);
    if (table === undefined) {
      table = new Table(id, this.services);
      this.tables.set(id, table);
    }
    return table;
  }

  /** Whether a person is connected to a table through this process. */
  isHere(table: string, person: string): boolean {
    return this.tables.get(table)?.audience.includes(person) ?? false;
  }

  get counts(): { readonly loaded: number; readonly known: number; readonly people: number } {
    let live = 0;
    for (const table of this.tables.values()) if (table.live !== null) live++;
    return { loaded: live, known: this.tables.size, people: this.sockets.size };
  }

  // ---- People ----

  addSocket(person: string): number {
    const count = (this.sockets.get(person) ?? 0) + 1;
    this.sockets.set(person, count);
    if (count === 1) void this.storeSeen([person]).catch(() => {});
    return count;
  }

  removeSocket(person: string): void {
    const count = (this.sockets.get(person) ?? 1) - 1;
    if (count > 0) this.sockets.set(person, count);
    else {
      this.sockets.delete(person);
      void this.storeSeen([person]).catch(() => {});
    }
  }

  private async storeSeen(persons: readonly string[]): Promise<void> {
    if (persons.length === 0) return;
    const seen = new Date(this.services.now());
    await this.services.storage.db
      .update(people)
      .set({ seen })
      .where(inArray(people.id, [...persons]));
  }

  // ---- Other processes ----

  /**
   * Announces that tables were created or deleted or that their seats changed (`info`), or that other seats are asked
   * (`list`).
   */
  tellListed(ids: readonly string[], what: 'info' | 'list' = 'info'): void {
    for (const table of ids) this.services.storage.notify({ table, what });
    this.ownTablesFeed.noteChanged(ids);
  }

  /** Passes a notification on to its table. */
  private forward(table: Table, notification: Pick<ChangeNotification, 'what' | 'seq'>): void {
    const { log } = this.services;
    table
      .run(() => table.receive(notification))
      .catch((error) => log.error({ table: table.id, error }, 'a notification could not be handled'));
  }

  private receive(notification: ChangeNotification | 'lost'): void {
    if (notification !== 'lost') {
      if (notification.what === 'info' || notification.what === 'list')
        this.ownTablesFeed.noteChanged([notification.table]);
      if (notification.what === 'list') return;
      const table = this.tables.get(notification.table);
      if (table !== undefined) this.forward(table, notification);
      return;
    }
    this.ownTablesFeed.noteAllChanged();
    // Tables that are neither in memory nor watched are read when they are needed.
    for (const table of this.inUse()) {
      this.forward(table, { what: 'log', seq: Number.MAX_SAFE_INTEGER });
      this.forward(table, { what: 'info' });
    }
  }

  private inUse(): Table[] {
    return [...this.tables.values()].filter(({ live, audience }) => live !== null || audience.size > 0);
  }

  /** Looks for entries that another process stored but did not announce. */
  private async catchUp(): Promise<void> {
    for (const [table, notification] of await tablesBehind(this.services.storage.db, this.inUse()))
      this.forward(table, notification);
  }

  // ---- Housekeeping ----

  /**
   * Writes the heartbeat. If another process has died, the entries that it stored last may never have been announced.
   */
  private async sendHeartbeat(): Promise<number> {
    const now = this.services.now();
    if (await this.heartbeat.beat(now)) {
      await markStaleSummariesDue(this.services.storage.db);
      this.receive('lost');
    }
    return this.heartbeat.knownUpTo(now);
  }

  private markChanged(table: Listable): void {
    this.dirty.add(table);
    if (table.live !== null && table.live.result !== null) void this.flush().catch(() => {});
  }

  /** Writes the summaries of changed tables, which lists show. */
  flush(): Promise<void> {
    this.flushing = this.flushing.catch(() => {}).then(() => this.summarise());
    return this.flushing;
  }

  private async summarise(): Promise<void> {
    const written = [...this.dirty];
    this.dirty.clear();
    // A table with a write in progress is summarised in the next round.
    for (const table of written) if (table.isStoring) this.dirty.add(table);
    const summaries = written.flatMap((table) => summaryOf(table, this.services.now()) ?? []);
    if (summaries.length === 0) return;
    try {
      await writeSummaries(this.services.storage.db, summaries);
    } catch (error) {
      for (const table of written) this.dirty.add(table);
      throw error;
    }
    this.tellListed(
      summaries.map(({ id }) => id),
      'list',
    );
  }

  /** Resumes tables where something is due and that are not in memory, and unloads those that are no longer used. */
  async sweep(): Promise<void> {
    const { storage, settings, log, now } = this.services;
    const due = await storage.db
      .select({ id: tables.id, state: tables.state })
      .from(tables)
      .where(and(or(eq(tables.state, 'playing'), isNotNull(tables.revealing)), lte(tables.due, new Date(now()))))
      .limit(settings.liveTables);
    const undealt = new Set(due.flatMap(({ id, state }) => (state === 'open' ? [id] : [])));
    for (const id of new Set([...due.map(({ id }) => id), ...this.unstored])) {
      if (this.stopped) return;
      try {
        await (undealt.has(id) ? this.deals.dealIfDue(id) : this.processDueTable(id));
      } catch (error) {
        log.error({ table: id, error }, 'a table could not be seen to');
      }
    }
    this.unloadIdle();
    await this.removeStale();
  }

  private async processDueTable(id: string): Promise<void> {
    const { storage, log } = this.services;
    const table = this.table(id);
    const bar = await table.run(() => table.takeOver());
    if (bar === null) {
      this.dirty.add(table);
      this.unstored.delete(id);
    } else if (bar === table.unplayable || bar.why === 'no-such-table') {
      log.error({ table: id, why: bar.why }, 'a table cannot be played');
      await storage.db.update(tables).set({ due: null }).where(eq(tables.id, id));
      this.unstored.delete(id);
    }
  }

  /** Deletes tables whose game never began. */
  private async removeStale(): Promise<void> {
    const { storage, now } = this.services;
    const gone = await storage.db
      .delete(tables)
      .where(
        and(eq(tables.state, 'open'), isNull(tables.revealing), lt(tables.created, new Date(now() - STALE_OPEN_MS))),
      )
      .returning({ id: tables.id });
    for (const { id } of gone) {
      const table = this.tables.get(id);
      if (table !== undefined) await table.run(() => table.refresh());
    }
    this.tellListed(gone.map(({ id }) => id));
  }

  private unloadIdle(): void {
    const { settings, monotonic } = this.services;
    const live = [...this.tables.values()].filter((table) => table.live !== null);
    const surplus = live.length - settings.liveTables;
    const old = monotonic() - settings.idleSeconds * 1000;
    live.sort((a, b) => a.touched - b.touched);
    live.forEach((table, n) => {
      if (table.isIdle && !this.dirty.has(table) && (n < surplus || table.touched < old)) table.forget();
    });
    for (const [id, table] of this.tables)
      if (table.live === null && table.isIdle && table.audience.size === 0 && table.touched < old)
        this.tables.delete(id);
  }

  async stop(): Promise<void> {
    if (this.stopped) return;
    this.stopped = true;
    this.deals.stop();
    await this.tasks.stop();
    const all = [...this.tables.values()];
    // Waits until running actions have finished; no new ones are accepted.
    await Promise.all(all.map((table) => table.run(async () => {})));
    await this.flush().catch(() => {});
    for (const table of all) table.close();
    await this.heartbeat.beat(this.services.now(), true);
  }
}
