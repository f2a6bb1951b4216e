import type { LogEntry } from '../../table/index.ts';
import type { Entry } from '../storage/schema.ts';
import { StoreTimeout } from '../storage/writer.ts';
import { readLog } from './table-rows.ts';
import type { Listable, TableServices } from './table-services.ts';

/** The part of a table that its log uses. */
interface LogTable extends Listable {
  run<T>(act: () => Promise<T>): Promise<T>;
  takeOver(anew: boolean): Promise<unknown>;
}

/** The log of one table in the database. What is stored here is announced to the other processes. */
export class StoredLog {
  private readonly table: LogTable;
  private readonly services: TableServices;

  constructor(table: LogTable, services: TableServices) {
    this.table = table;
    this.services = services;
  }

  /** All entries after the first `after`. */
  read(after = 0): Promise<Entry[]> {
    return readLog(this.services.storage.db, this.table.id, after);
  }

  /**
   * Stores an entry. `taken`: another process has stored one with the same number. `unknown`: the database did not say
   * whether it is stored.
   */
  async append(entry: LogEntry): Promise<'stored' | 'taken' | 'unknown'> {
    const { storage, metrics } = this.services;
    const began = performance.now();
    try {
      const stored = await storage.append({ table: this.table.id, ...entry });
      metrics.observeCommit((performance.now() - began) / 1000);
      if (!stored) return 'taken';
      this.notify(entry);
      return 'stored';
    } catch (error) {
      this.lost(entry, error);
      return 'unknown';
    }
  }

  /** Announces an entry that may or may not have been stored: this and other processes will read the log again. */
  private lost(entry: LogEntry, error: unknown): void {
    const { table, services } = this;
    this.notify(entry);
    services.markFailed(table);
    // The write may still succeed after the log has been read, so it is read once more when the write is settled.
    if (error instanceof StoreTimeout)
      void error.settled.then(() => table.run(() => table.takeOver(true))).catch(() => services.markFailed(table));
    services.log.error({ table: table.id, error }, 'an entry was not stored');
  }

  private notify({ seq }: LogEntry): void {
    this.services.storage.notify({ table: this.table.id, what: 'log', seq });
  }
}
