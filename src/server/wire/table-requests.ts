import type { FastifyRequest } from 'fastify';
import { botNames } from '../../bots/index.ts';
import type { Bar } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { Storage } from '../storage/open.ts';
import type { GameLoader } from '../tables/game-loader.ts';
import { unfinished } from '../tables/lobby/lobby.ts';
import type { Table } from '../tables/table.ts';
import type { TableRegistry } from '../tables/table-registry.ts';
import type { WorkBudget } from '../work/budget.ts';
import type { SlicedWork } from '../work/sliced-work.ts';
import type { HttpServices } from './http-services.ts';
import { type RefusalDetails, RefusedError, throwIfBarred, unwrapAccepted } from './refused-error.ts';

/** What the routes of tables stand on besides. */
export interface TableRouteServices extends HttpServices {
  readonly storage: Storage;
  readonly tables: TableRegistry;
  readonly gameLoader: GameLoader;
  readonly work: SlicedWork;
  now(): number;
  /** What the deal of a new table follows from: nobody can guess it. */
  newSeed(): string;
}

/** Where requests about tables are dealt with: each is done in the table's turn, and ends in the table or a refusal. */
export function tableRequests({ tables, storage, settings, budgets }: TableRouteServices) {
  const show = (id: string, budget: WorkBudget | null = null): Promise<TableInfo> => {
    const at = tables.table(id);
    return at.run(async () => {
      throwIfBarred(await at.ready(budget));
      return at.info();
    });
  };

  /** Changes who sits where, and tells everybody. Null: there is no such table any more. */
  const changeOrEnd = (id: string, act: () => Promise<unknown | RefusalDetails>): Promise<TableInfo | null> => {
    const at = tables.table(id);
    return at.run(async () => {
      unwrapAccepted(await act());
      tables.tellListed([id]);
      await at.refresh();
      if (at.stored === null) return null;
      tables.deals.follow(at.stored);
      return at.info();
    });
  };

  return {
    /** Before a request about a table is dealt with: its game is in memory, at the expense of the sender's address. */
    async ensureLoaded({ ip, params }: FastifyRequest): Promise<void> {
      await tables.table((params as { id: string }).id).ensureLoaded(budgets.of(ip));
    },
    show,
    changeOrEnd,
    async change(id: string, act: () => Promise<unknown | RefusalDetails>): Promise<TableInfo> {
      const info = await changeOrEnd(id, act);
      if (info === null) throw new RefusedError({ bar: refuse('no-such-table') });
      return info;
    },
    /** Runs an act at a table and replies with the table as it then stands. */
    async actAt(id: string, act: (at: Table) => Promise<Bar | null>): Promise<TableInfo> {
      throwIfBarred(await act(tables.table(id)));
      return show(id);
    },
    /** Refuses somebody who has too many tables already, before anything costly is done; to make one counts again. */
    async room(person: string): Promise<void> {
      if ((await unfinished(storage.db, person)) >= settings.tablesPerPerson)
        throw new RefusedError({ bar: refuse('too-many-tables') });
    },
    known(bot: string | null): void {
      if (bot !== null && !botNames.includes(bot)) throw new RefusedError({ bar: refuse('no-such-bot') });
    },
  };
}
