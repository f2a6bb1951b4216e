import type { Pool } from 'pg';
import type { Logger } from '../../log.ts';

/** How much of the write-ahead log may be replayed when starting after a crash; it takes some hundred milliseconds. */
const MAX_LOG_BYTES = 32 * 1024 * 1024;
const CHECK_MS = 5_000;
const FIRST_VACUUM_MS = 10 * 60_000;
const VACUUM_MS = 6 * 3_600_000;

/**
 * Runs checkpoints and VACUUM periodically. PostgreSQL does that in background processes, which PGlite does not have.
 */
export function startMaintenance(pool: Pool, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const inTurn = (what: (pool: Pool) => Promise<void>) => () => {
    running = running
      .then(() => what(pool))
      .catch((error) => log.warn({ error }, 'periodic database maintenance failed'));
  };
  const timers = [
    setInterval(inTurn(checkpoint), CHECK_MS),
    setTimeout(inTurn(vacuum), FIRST_VACUUM_MS),
    setInterval(inTurn(vacuum), VACUUM_MS),
  ];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearTimeout(timer);
    await running;
  };
}

/** Makes a checkpoint once the write-ahead log has grown, so that the log can be truncated. */
export async function checkpoint(pool: Pool, mostLog = MAX_LOG_BYTES): Promise<void> {
  const { rows } = await pool.query<{ log: string }>(
    'SELECT pg_current_wal_insert_lsn() - redo_lsn AS log FROM pg_control_checkpoint()',
  );
  if (Number(rows[0]?.log) > mostLog) await pool.query('CHECKPOINT');
}

/** Runs VACUUM and ANALYZE, one table at a time so that queries can run in between. */
export async function vacuum(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' ORDER BY relname",
  );
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`);
}
