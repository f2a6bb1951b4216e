import type { House } from './house.ts';
import type { Stored } from './rows.ts';
import { dealIfDue, isRevealing } from './salts.ts';
import type { Table } from './table.ts';

/** Milliseconds after which what is due is due by any clock. */
const MARGIN = 5;

/** What deals need of the hub. */
interface Host {
  table(id: string): Table;
  tellListed(ids: readonly string[]): void;
}

/**
 * Sees to it that cards are dealt where somebody does not show their salt. This process waits for tables where it saw
 * the showing begin or go on; where another one did and is no more, a sweep calls `see`.
 */
export class Deals {
  private readonly hub: Host;
  private readonly house: Pick<House, 'storage' | 'log' | 'now'>;
  private readonly timers = new Map<string, NodeJS.Timeout>();

  constructor(hub: Host, house: Pick<House, 'storage' | 'log' | 'now'>) {
    this.hub = hub;
    this.house = house;
  }

  /** Waits for the salts of a table, if they are being shown there. */
  follow(stored: Stored): void {
    const { id, due } = stored.row;
    clearTimeout(this.timers.get(id));
    this.timers.delete(id);
    if (!isRevealing(stored)) return;
    const wait = Math.max(0, (due?.getTime() ?? 0) - this.house.now()) + MARGIN;
    const ring = () => {
      this.timers.delete(id);
      this.see(id).catch((error) => this.house.log.error({ table: id, error }, 'a deal could not be made'));
    };
    this.timers.set(id, setTimeout(ring, wait).unref());
  }

  /** Deals at a table if that is due, and tells everybody. */
  async see(id: string): Promise<void> {
    const table = this.hub.table(id);
    await table.run(async () => {
      if (!(await dealIfDue(this.house.storage.db, id, this.house.now()))) return;
      this.hub.tellListed([id]);
      await table.refresh();
    });
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
