import { and, asc, desc, eq, gt } from 'drizzle-orm';
import type { Remark } from '../../../protocol/remark.ts';
import type { ChatLine } from '../../../protocol/socket.ts';
import type { Db } from '../../storage/open.ts';
import { chat, mutes, people } from '../../storage/schema.ts';

/** How many of the last chat messages are sent to somebody who comes to a table. */
const LATEST_MESSAGES = 100;

const columns = {
  id: chat.id,
  person: people.id,
  name: people.name,
  login: people.login,
  text: chat.text,
  remark: chat.remark,
  at: chat.at,
};
interface Row {
  readonly id: number;
  readonly person: string;
  readonly name: string;
  readonly login: string | null;
  readonly text: string;
  readonly remark: Remark | null;
  readonly at: Date;
}

const line = ({ id, person, name, login, text, remark, at }: Row): ChatLine => ({
  id,
  person: { id: person, name, guest: login === null },
  text,
  ...(remark !== null && { remark }),
  at: at.toISOString(),
});

/** The last chat messages of a table, or all after message `after`. */
export async function readChat(db: Db, table: string, after: number | null = null): Promise<ChatLine[]> {
  const lines = db.select(columns).from(chat).innerJoin(people, eq(people.id, chat.person));
  if (after !== null) {
    const later = await lines.where(and(eq(chat.table, table), gt(chat.id, after))).orderBy(asc(chat.id));
    return later.map(line);
  }
  const last = await lines.where(eq(chat.table, table)).orderBy(desc(chat.id)).limit(LATEST_MESSAGES);
  return last.reverse().map(line);
}

/** Stores a chat message: free text, or a remark made of the game's words. */
export async function addLine(db: Db, table: string, person: string, said: string | Remark): Promise<number> {
  const line = typeof said === 'string' ? { text: said } : { text: '', remark: said };
  const [row] = await db
    .insert(chat)
    .values({ table, person, ...line })
    .returning({ id: chat.id });
  return (row as { id: number }).id;
}

export async function mutedBy(db: Db, person: string): Promise<Set<string>> {
  const rows = await db.select({ muted: mutes.muted }).from(mutes).where(eq(mutes.person, person));
  return new Set(rows.map(({ muted }) => muted));
}
