import { desc, eq } from 'drizzle-orm';
import type { GameRecord, RulesError } from '../../kernel/index.ts';
import { newId } from '../storage/id.ts';
import type { Db } from '../storage/open.ts';
import { reports } from '../storage/schema.ts';
import type { SaltCommitments } from './lobby/salts.ts';

/**
 * Problem reports from people, from the rules engine and from bots, each with the record of the game up to that point.
 */

export async function keepReport(
  db: Db,
  { table, person, words, record }: { table: string; person: string | null; words: string; record: GameRecord },
): Promise<string> {
  const id = newId();
  await db.insert(reports).values({ id, table, person, words, record });
  return id;
}

/** Stores the report of a rules error, together with the table's salt commitments. */
export async function keepFault(
  db: Db,
  table: string,
  { what, place, record }: RulesError,
  commitments: SaltCommitments,
): Promise<void> {
  if (record === null || !('answers' in record)) return;
  const game = { ...(record as GameRecord), ...commitments };
  // Repeated errors at the same point share one report.
  const id = `${table}-${game.answers.length}`;
  const words = `${what}, at ${place}`;
  await db.insert(reports).values({ id, table, person: null, words, record: game }).onConflictDoNothing();
}

/**
 * Stores the report of a bot that failed, with the game as it was when the bot was asked. Repeated failures at the same
 * point share one report.
 */
export async function keepFailure(
  db: Db,
  { table, seat, words, record }: { table: string; seat: number; words: string; record: GameRecord },
): Promise<string> {
  const id = `${table}-${record.answers.length}-bot-${seat}`;
  await db.insert(reports).values({ id, table, person: null, words, record }).onConflictDoNothing();
  return id;
}

export const listReports = (db: Db) =>
  db
    .select({ id: reports.id, table: reports.table, words: reports.words, created: reports.created })
    .from(reports)
    .orderBy(desc(reports.created))
    .limit(200);

export const readReport = async (db: Db, id: string) =>
  (await db.select().from(reports).where(eq(reports.id, id)))[0] ?? null;
