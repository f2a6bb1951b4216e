import type { CallResult } from '../../protocol/client/api.ts';
import type { ClientNews } from '../../protocol/client/client.ts';
import { type KeptSalt, keptSaltSchema, SaltKeeper } from '../../protocol/client/salts.ts';
import type { TableInfo } from '../../protocol/table.ts';
import { api, me, onServerNews } from './session.ts';
import { TableStorage } from './table-storage.ts';

/**
 * The salts that this page has committed to, by table, and for whom: stored so that they can be revealed after a
 * reload.
 */
const noted = new TableStorage(
  'grimalkin.salts',
  (value): value is KeptSalt => keptSaltSchema.safeParse(value).success,
);
/** The same in memory, for browsers that store nothing. */
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

/** Reveals the player's salt when a table asks for it, on whichever page that happens. */
export function showSalts(news: ClientNews): void {
  if (news.kind === 'table') void salts.follow(news.now.info);
  if (news.kind === 'mine') for (const table of news.tables) void salts.follow(table);
}

onServerNews(showSalts);

/** The tables where this page has taken a seat, or tried to. */
const joined = new Set<string>();

/** Takes a seat (a free one if none is named), or commits to a salt if the player is already seated. */
export function join(table: string, seat?: number): Promise<CallResult<TableInfo>> {
  joined.add(noteOf(table));
  return salts.join(table, seat);
}

/**
 * If the player is seated but the salt does not come from this browser, commits to a new one, because only this browser
 * can reveal it. Done only once, as another device may do the same.
 */
export async function promiseSalt(info: TableInfo): Promise<void> {
  if (info.revealing || joined.has(noteOf(info.id)) || salts.isKept(info)) return;
  const called = await join(info.id);
  if (called.kind !== 'done') joined.delete(noteOf(info.id));
}

/** A new salt, this browser's contribution to the shuffle. */
export function newSalt(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
