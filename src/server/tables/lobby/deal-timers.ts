import type { Table } from '../table.ts';
import type { StoredTable } from '../table-rows.ts';
import type { TableServices } from '../table-services.ts';
import { dealIfDue, isRevealing } from './salts.ts';

/** Milliseconds after which what is due is due by any clock. */
const MARGIN = 5;

/** What deals need of the registry of tables. */
interface DealTables {
  table(id: string): Table;
  tellListed(ids: readonly string[]): void;
}

/**
 * Sees to it that cards are dealt where somebody does not show their salt. This process waits for tables where it saw
 * the showing begin or go on; where another one did and is no more, a sweep calls `dealIfDue`.
 */
export class DealTimers {
  private readonly tables: DealTables;
  private readonly services: Pick<TableServices, 'storage' | 'log' | 'now'>;
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(tables: DealTables, services: Pick<TableServices, 'storage' | 'log' | 'now'>) {
    this.tables = tables;
    this.services = services;
  }

  /** Waits for the salts of a table, if they are being shown there. */
  follow(stored: StoredTable): void {
    const { id, due } = stored.row;
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (!isRevealing(stored)) return;
    const wait = Math.max(0, (due?.getTime() ?? 0) - this.services.now()) + MARGIN;
    const ring = () => {
      this.timers.delete(id);
      this.dealIfDue(id).catch((error) => this.services.log.error({ table: id, error }, 'a deal could not be made'));
    };
    this.timers.set(id, setTimeout(ring, wait).unref());
  }

  /** Deals at a table if that is due, and tells everybody. */
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
