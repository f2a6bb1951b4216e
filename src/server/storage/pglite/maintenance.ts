import type { Pool } from 'pg';
import type { Logger } from '../../log.ts';

/** After a crash this much of the log is played again at the start: some hundred milliseconds. */
const MOST_LOG = 32 * 1024 * 1024;
const LOOK_MS = 5_000;
const FIRST_VACUUM_MS = 10 * 60_000;
const VACUUM_MS = 6 * 3_600_000;

/** What PostgreSQL does by itself and PGlite, which has no processes in the background, never does. */
export function startMaintenance(pool: Pool, log: Logger): () => Promise<void> {
  let running = Promise.resolve();
  const chore = (what: (pool: Pool) => Promise<void>) => () => {
    running = running.then(() => what(pool)).catch((error) => log.warn({ error }, 'a chore of the database failed'));
  };
  const timers = [
    setInterval(chore(checkpoint), LOOK_MS),
    setTimeout(chore(vacuum), FIRST_VACUUM_MS),
    setInterval(chore(vacuum), VACUUM_MS),
  ];
  for (const timer of timers) timer.unref();
  return async () => {
    for (const timer of timers) clearTimeout(timer);
    await running;
  };
}

/** Writes the tables to the disk once the log has grown, so that it can be cut. */
export async function checkpoint(pool: Pool, mostLog = MOST_LOG): Promise<void> {
  const { rows } = await pool.query<{ log: string }>(
    'SELECT pg_current_wal_insert_lsn() - redo_lsn AS log FROM pg_control_checkpoint()',
  );
  if (Number(rows[0]?.log) > mostLog) await pool.query('CHECKPOINT');
}

/** Clears away old rows and counts the others, a table at a time: answers come in between. */
export async function vacuum(pool: Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(
    "SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' ORDER BY relname",
  );
  for (const { name } of rows) await pool.query(`VACUUM (ANALYZE) ${name}`);
}
