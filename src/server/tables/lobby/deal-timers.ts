import type { Table } from '../table.ts';
import type { StoredTable } from '../table-rows.ts';
import type { TableServices } from '../table-services.ts';
import { dealIfDue, isRevealing } from './salts.ts';

/** Milliseconds added to a timer, so that the deal is due also by the clock of the database row when it fires. */
const MARGIN_MS = 5;

/** The part of the table registry that the timers use. */
interface DealTables {
  table(id: string): Table;
  tellListed(ids: readonly string[]): void;
}

/**
 * Deals the cards when a player does not reveal their salt in time. A timer runs in the process that saw the reveal
 * phase begin; if that process has died, the periodic sweep of another one calls `dealIfDue`.
 */
export class DealTimers {
  private readonly tables: DealTables;
  private readonly services: Pick<TableServices, 'storage' | 'log' | 'now'>;
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(tables: DealTables, services: Pick<TableServices, 'storage' | 'log' | 'now'>) {
    this.tables = tables;
    this.services = services;
  }

  /** Starts or restarts the timer of a table in its reveal phase; stops it for any other table. */
  follow(stored: StoredTable): void {
    const { id, due } = stored.row;
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (!isRevealing(stored)) return;
    const wait = Math.max(0, (due?.getTime() ?? 0) - this.services.now()) + MARGIN_MS;
    const ring = () => {
      this.timers.delete(id);
      this.dealIfDue(id).catch((error) => this.services.log.error({ table: id, error }, 'a deal could not be made'));
    };
    this.timers.set(id, setTimeout(ring, wait).unref());
  }

  /** Deals at a table whose reveal phase is over, and announces the deal to this and other processes. */
  async dealIfDue(id: string): Promise<void> {
    const table = this.tables.table(id);
    await table.run(async () => {
      if (!(await dealIfDue(this.services.storage.db, id, this.services.now()))) return;
      this.tables.tellListed([id]);
      await table.refresh();
    });
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
