import { and, eq } from 'drizzle-orm';
import type { Seat } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import type { Db } from '../storage/open.ts';
import { seats, tables } from '../storage/schema.ts';
import type { Table } from './table.ts';

/** The part of the table registry that deleting an account uses. */
interface DeletionTables {
  table(id: string): Pick<Table, 'run' | 'refresh' | 'applyProposal' | 'stored' | 'live'>;
  tellListed(ids: readonly string[]): void;
}

/** Frees the seats of a person whose account is being deleted. */
export class AccountDeletion {
  private readonly tables: DeletionTables;
  private readonly db: Db;

  constructor(tables: DeletionTables, db: Db) {
    this.tables = tables;
    this.db = db;
  }

  /** Runs before the account is deleted: bots take over the person's seats in running games. */
  async beforeDeletion(person: string): Promise<void> {
    const playing = await this.db
      .select({ id: tables.id, seat: seats.seat })
      .from(seats)
      .innerJoin(tables, eq(tables.id, seats.table))
      .where(and(eq(seats.person, person), eq(tables.state, 'playing')));
    for (const { id, seat } of playing) {
      const table = this.tables.table(id);
      await table.run(() => leaveToBot(table, seat));
    }
  }

  /**
   * Runs after the account is deleted: these tables now show the person as deleted. A game may have begun since
   * `beforeDeletion`, so running games are checked again.
   */
  async afterDeletion(_person: string, ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      const table = this.tables.table(id);
      await table.run(async () => {
        await table.refresh();
        for (const { seat, person } of table.live === null ? [] : (table.stored?.seats ?? []))
          if (person === null) await leaveToBot(table, seat);
      });
    }
    this.tables.tellListed(ids);
  }
}

const leaveToBot = (table: Pick<Table, 'applyProposal'>, seat: Seat) =>
  table.applyProposal((live) =>
    live.botAt(seat) === null ? { draft: { kind: 'away', seat, say: 'left' }, to: null } : refuse('bot-plays'),
  );
