import { asc, eq } from 'drizzle-orm';
import type { Export } from '../../protocol/export.ts';
import type { Db } from '../storage/open.ts';
import { chat, packs, people, reports, seats, sessions } from '../storage/schema.ts';
import { listedFor } from '../tables/info.ts';
import { readTables } from '../tables/table-rows.ts';
import type { Mutes } from './mutes.ts';
import { meOf } from './sessions.ts';

const withIsoDate = <T extends { created: Date }>(row: T) => ({ ...row, created: row.created.toISOString() });

/** Everything that is stored about a person; null if the account was deleted. It contains no secrets of others. */
export async function exportOf(db: Db, mutes: Mutes, id: string): Promise<Export | null> {
  const [person] = await db.select().from(people).where(eq(people.id, id));
  if (person === undefined) return null;
  const signedIn = await db
    .select({ created: sessions.created, seen: sessions.seen })
    .from(sessions)
    .where(eq(sessions.person, id))
    .orderBy(asc(sessions.created));
  const at = await db.select({ table: seats.table }).from(seats).where(eq(seats.person, id)).orderBy(asc(seats.table));
  const tables = await readTables(
    db,
    at.map(({ table }) => table),
  );
  const messages = await db
    .select({ table: chat.table, text: chat.text, remark: chat.remark, at: chat.at })
    .from(chat)
    .where(eq(chat.person, id))
    .orderBy(asc(chat.id));
  const reported = await db
    .select({ id: reports.id, table: reports.table, words: reports.words, created: reports.created })
    .from(reports)
    .where(eq(reports.person, id))
    .orderBy(asc(reports.created));
  const uploadedPacks = await db
    .select({ hash: packs.hash, game: packs.game, created: packs.created })
    .from(packs)
    .where(eq(packs.by, id))
    .orderBy(asc(packs.created));
  return {
    me: { ...meOf(person), seen: person.seen.toISOString() },
    sessions: signedIn.map(({ created, seen }) => ({ created: created.toISOString(), seen: seen.toISOString() })),
    tables: tables.map((stored) => listedFor(stored, id, () => false)),
    chat: messages.map(({ remark, at, ...line }) => ({
      ...line,
      ...(remark !== null && { remark }),
      at: at.toISOString(),
    })),
    mutes: await mutes.of(id),
    reports: reported.map(withIsoDate),
    packs: uploadedPacks.map(withIsoDate),
  };
}
