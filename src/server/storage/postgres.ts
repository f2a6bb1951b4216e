import type { Pool } from 'pg';
import type { Logger } from '../log.ts';
import { closePool, openPool } from './pool.ts';

export interface Postgres {
  readonly pool: Pool;
  /** The one connection on which entries are stored: they never wait for other queries. */
  readonly writing: Pool;
  close(): Promise<void>;
}

const CONNECTIONS = 5;

export function openPostgres(databaseUrl: string, log: Logger): Postgres {
  const config = connectionTo(databaseUrl);
  const pool = openPool({ ...config, max: CONNECTIONS }, log);
  const writing = openPool({ ...config, max: 1, idleTimeoutMillis: 0 }, log);
  return {
    pool,
    writing,
    async close() {
      await closePool(writing);
      await closePool(pool);
    },
  };
}

/** How to reach the database, and how long to wait for one that says nothing. */
export const connectionTo = (connectionString: string) => ({
  connectionString,
  connectionTimeoutMillis: 10_000,
  query_timeout: 10_000,
  keepAlive: true,
});
