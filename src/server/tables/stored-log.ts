import type { LogEntry } from '../../table/index.ts';
import type { Entry } from '../storage/schema.ts';
import { StoreTimeout } from '../storage/writer.ts';
import { readLog } from './table-rows.ts';
import type { Listable, TableServices } from './table-services.ts';

/** What the log needs of its table. */
interface LogTable extends Listable {
  run<T>(act: () => Promise<T>): Promise<T>;
  takeOver(anew: boolean): Promise<unknown>;
}

/** The log of one table in the database. Other processes hear of what is stored here. */
export class StoredLog {
  private readonly table: LogTable;
  private readonly services: TableServices;

  constructor(table: LogTable, services: TableServices) {
    this.table = table;
    this.services = services;
  }

  /** All that is stored after an entry. */
  read(after = 0): Promise<Entry[]> {
    return readLog(this.services.storage.db, this.table.id, after);
  }

  /** Stores an entry. `taken`: another has its place. `unknown`: it may be stored or not, and only reading tells. */
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

  /** The next reading will tell whether it is stored, here and in other processes. */
  private lost(entry: LogEntry, error: unknown): void {
    const { table, services } = this;
    this.notify(entry);
    services.markFailed(table);
    // And it may be stored later, when the log has been read already.
    if (error instanceof StoreTimeout)
      void error.settled.then(() => table.run(() => table.takeOver(true))).catch(() => services.markFailed(table));
    services.log.error({ table: table.id, error }, 'an entry was not stored');
  }

  private notify({ seq }: LogEntry): void {
    this.services.storage.notify({ table: this.table.id, what: 'log', seq });
  }
}
