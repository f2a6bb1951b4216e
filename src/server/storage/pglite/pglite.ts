import { open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Pool } from 'pg';
import type { Logger } from '../../log.ts';
import { closePool, openPool } from '../pool.ts';
import { startMaintenance } from './maintenance.ts';
import { DatabaseThread } from './thread.ts';

export interface Pglite {
  readonly pool: Pool;
  readonly dead: Promise<Error>;
  close(): Promise<void>;
}

/** Who waits longer for the connection waits for themselves: in a transaction for something outside of it. */
const PATIENCE_MS = 30_000;

/** The database in the data folder, made if there is none. */
export async function openPglite(dataDir: string, log: Logger): Promise<Pglite> {
  const folder = join(dataDir, 'database');
  if ((await stat(folder).catch(() => null)) === null) await createIn(dataDir, folder, log);
  // PGlite would make a new database where there is none, as if nothing had ever been kept.
  else if ((await stat(join(folder, 'PG_VERSION')).catch(() => null)) === null)
    throw new Error(`there is no database in ${folder}`);
  const thread = await DatabaseThread.open(folder, log);
  // One connection is all that PGlite has; others wait for their turn. What the environment says of PostgreSQL is not for it.
  const own = { user: 'postgres', database: 'postgres', host: 'localhost', ssl: false, password: '', options: '' };
  const one = { max: 1, idleTimeoutMillis: 0, connectionTimeoutMillis: PATIENCE_MS };
  const pool = openPool({ ...own, ...one, stream: () => thread.connect() }, log);
  const stopChores = startMaintenance(pool, log);
  return {
    pool,
    dead: thread.dead,
    async close() {
      await stopChores();
      await closePool(pool);
      await thread.close();
    },
  };
}

/** Made aside, then renamed: whoever stops it halfway finds no half database. */
async function createIn(dataDir: string, folder: string, log: Logger): Promise<void> {
  log.info('making a new database in the data folder');
  const aside = `${folder}.new`;
  await rm(aside, { recursive: true, force: true });
  await DatabaseThread.create(aside, log);
  await rename(aside, folder);
  const parent = await open(dataDir);
  // Windows cannot sync a folder.
  await parent.sync().catch(() => undefined);
  await parent.close();
}
