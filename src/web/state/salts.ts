import type { CallResult } from '../../protocol/client/api.ts';
import type { ClientNews } from '../../protocol/client/client.ts';
import { type KeptSalt, keptSaltSchema, SaltKeeper } from '../../protocol/client/salts.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { api, me, onServerNews } from './session.ts';
import { TableStorage } from './table-storage.ts';

/** What this page has promised for the shuffles of tables, and for whom: kept for showing it, also after a reload. */
const noted = new TableStorage(
  'grimalkin.salts',
  (value): value is KeptSalt => keptSaltSchema.safeParse(value).success,
);
/** The same while the page is open, for browsers that keep nothing. */
const remembered = new Map<string, KeptSalt>();
const noteOf = (table: string): string => `${table} ${me.get()?.id}`;

export const keptSalt = (table: string): KeptSalt | null => remembered.get(noteOf(table)) ?? noted.get(noteOf(table));

const salts = new SaltKeeper(
  api,
  {
    get: keptSalt,
    keep: (table, kept) => {
      remembered.set(noteOf(table), kept);
      noted.set(noteOf(table), kept);
    },
  },
  newSalt,
);

/** Shows the own salt where a table asks for it, whichever page is open. */
export function showSalts(news: ClientNews): void {
  if (news.kind === 'table') void salts.follow(news.now.info);
  if (news.kind === 'mine') for (const table of news.tables) void salts.follow(table);
}

onServerNews(showSalts);

/** Where this page has sat down, or tried to. */
const joined = new Set<string>();

/** Takes a seat (a free one if none is named), or where one sits already only promises the own salt. */
export function join(table: string, seat?: number): Promise<CallResult<TableInfo>> {
  joined.add(noteOf(table));
  return salts.join(table, seat);
}

/**
 * Who sits there already promises a salt from here, unless it is from here: only this browser can show it. Once, for
 * another device may do the same.
 */
export async function promiseSalt(info: TableInfo): Promise<void> {
  if (info.revealing || joined.has(noteOf(info.id)) || salts.isKept(info)) return;
  const called = await join(info.id);
  if (called.kind !== 'done') joined.delete(noteOf(info.id));
}

/** What this browser adds to the shuffle. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
