import { desc, eq } from 'drizzle-orm';
import type { GameRecord, RulesError } from '../../kernel/index.ts';
import { newId } from '../storage/id.ts';
import type { Db } from '../storage/open.ts';
import { reports } from '../storage/schema.ts';
import type { SaltPromises } from './lobby/salts.ts';

/** "This looks wrong": what people and the rules themselves complain of, with the game cut to that place. */

export async function keepReport(
  db: Db,
  { table, person, words, record }: { table: string; person: string | null; words: string; record: GameRecord },
): Promise<string> {
  const id = newId();
  await db.insert(reports).values({ id, table, person, words, record });
  return id;
}

/** A fault in the rules reports itself, with what was promised of the salts at its table. */
export async function keepFault(
  db: Db,
  table: string,
  { what, place, record }: RulesError,
  promises: SaltPromises,
): Promise<void> {
  if (record === null || !('answers' in record)) return;
  const game = { ...(record as GameRecord), ...promises };
  // The same fault at the same place is one report.
  const id = `${table}-${game.answers.length}`;
  const words = `${what}, at ${place}`;
  await db.insert(reports).values({ id, table, person: null, words, record: game }).onConflictDoNothing();
}

/** A bot that failed: the game as it was when it was asked. The same failure at the same place is one report. */
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
