import { afterAll, beforeAll, describe } from 'vitest';
import { tableContract } from '../../table/testing/contract.ts';
import type { Storage } from '../storage/open.ts';
import { openServerTable } from '../testing/contract-table.ts';
import { makeDatabase, type TestDatabase } from '../testing/database/databases.ts';

describe('a table of a server', () => {
  let database: TestDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = await makeDatabase('pglite');
    storage = await database.open();
  });
  afterAll(async () => {
    await storage.close();
    await database.remove();
  });
  tableContract((game, seats) => openServerTable(storage, game, seats));
});
