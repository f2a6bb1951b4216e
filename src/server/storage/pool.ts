import pg, { type Pool, type PoolClient, type PoolConfig } from 'pg';
import type { Logger } from '../log.ts';

/** How long a lost client may still be in somebody's hands. */
const GRACE_MS = 1000;

/** A pool of connections that outlives the loss of any of them. */
export function openPool(config: PoolConfig, log: Logger): Pool {
  const pool = new pg.Pool({ application_name: 'grimalkin', ...config });
  const taken = new Set<PoolClient>();
  pool.on('acquire', (client) => taken.add(client));
  pool.on('release', (_error, client) => taken.delete(client as PoolClient));
  pool.on('error', (error) => log.warn({ error }, 'an idle connection to the database was lost'));
  pool.on('connect', (client) => {
    // Also told to who asked; but an error that nobody listens to would end the process.
    client.on('error', (error) => log.debug({ error }, 'a connection to the database failed'));
    // drizzle does not give back a client that was lost just when a transaction began.
    client.once('end', () => {
      setTimeout(() => taken.has(client) && client.release(true), GRACE_MS).unref();
    });
  });
  return pool;
}

/** From now on it is known whether somebody waits for a pool's database that has answered nothing since a moment. */
export function watchAnswers(pool: Pool): (then: number) => boolean {
  let last = performance.now();
  const answered = () => {
    last = performance.now();
  };
  pool.on('connect', answered);
  // Given back with an error, a client says nothing of its database.
  pool.on('release', (error) => error || answered());
  return (then) => last < then && (pool.waitingCount > 0 || pool.totalCount > pool.idleCount);
}

/** Lets all queries that wait have their turn, then closes. By itself a pool forgets those that wait. */
export async function closePool(pool: Pool): Promise<void> {
  if (pool.waitingCount > 0)
    await pool.connect().then(
      (client) => client.release(),
      () => undefined,
    );
  await pool.end();
}
