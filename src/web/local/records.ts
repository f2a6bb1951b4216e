import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Result } from '../../kernel/index.ts';
import type { Keeping, KeptGame } from './engine/kept.ts';

/** A game of this browser in a list: nothing in it that is hidden from the person. */
export interface LocalListed {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** Where the person sits, and by seat the bot that does. */
  readonly seat: number;
  readonly bots: readonly (string | null)[];
  readonly started: string;
  readonly ended: string | null;
  readonly result: Result | null;
}

/** A record that was opened from a file, so that it is still there after a reload. */
export interface KeptFile {
  readonly id: string;
  /** What the file was called. */
  readonly name: string;
  /** What was in it: data from outside. */
  readonly data: unknown;
  readonly opened: string;
}

/** The turning points of a record. */
interface KeptReview {
  /** What they follow from. */
  readonly key: string;
  /** The game of this browser that they are of; null for one from elsewhere. */
  readonly game: string | null;
  readonly points: Awaited<ReturnType<Keeping['review']>>;
  readonly made: string;
}

interface Shelves extends DBSchema {
  games: { key: string; value: LocalListed };
  records: { key: string; value: KeptGame };
  files: { key: string; value: KeptFile };
  reviews: { key: string; value: KeptReview };
}

/** Opened files and turning points that are kept; older ones go. */
const MOST_FILES = 20;
const MOST_REVIEWS = 100;

let shelves: Promise<IDBPDatabase<Shelves>> | null = null;

/** The browser's database. Rejects where there is none: in some private windows, or where it is full. */
function opened(): Promise<IDBPDatabase<Shelves>> {
  const forget = () => {
    shelves = null;
  };
  if (shelves === null) {
    shelves = openDB<Shelves>('grimalkin', 2, {
      upgrade(db, before) {
        if (before < 1)
          for (const shelf of ['games', 'records', 'files'] as const) db.createObjectStore(shelf, { keyPath: 'id' });
        db.createObjectStore('reviews', { keyPath: 'key' });
      },
      // A newer page in another tab wants other shelves.
      blocking: (_now, _wanted, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    shelves.catch(forget);
  }
  return shelves;
}

/** What `act` finds, or `otherwise` where the browser keeps nothing. */
async function find<T>(act: (db: IDBPDatabase<Shelves>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await act(await opened());
  } catch {
    return otherwise;
  }
}

/** The records of games, for the engine. */
export const keeping: Keeping = {
  load: async (id) => (await (await opened()).get('records', id)) ?? null,
  save: async (kept) => {
    const db = await opened();
    const { id, record, seat, bots, started, ended, result } = kept;
    const listed = { id, game: record.game, names: record.names ?? [], seat, bots, started, ended, result };
    const both = db.transaction(['games', 'records'], 'readwrite');
    await Promise.all([both.objectStore('games').put(listed), both.objectStore('records').put(kept), both.done]);
  },
  remove: async (id) => {
    const db = await opened();
    const both = db.transaction(['games', 'records'], 'readwrite');
    await Promise.all([both.objectStore('games').delete(id), both.objectStore('records').delete(id), both.done]);
    for (const { key, game } of await db.getAll('reviews')) if (game === id) await db.delete('reviews', key);
  },
  review: async (key) => (await (await opened()).get('reviews', key))?.points ?? null,
  keepReview: async (key, game, points) => {
    const db = await opened();
    await db.put('reviews', { key, game, points, made: new Date().toISOString() });
    const all = (await db.getAll('reviews')).sort((a, b) => (a.made < b.made ? 1 : -1));
    for (const old of all.slice(MOST_REVIEWS)) await db.delete('reviews', old.key);
  },
};

/** The games of this browser, the newest first. None where it keeps nothing. */
export async function listGames(): Promise<readonly LocalListed[]> {
  const games = await find((db) => db.getAll('games'), []);
  return games.sort((a, b) => (a.started < b.started ? 1 : -1));
}

/** Files of this visit, where the browser keeps nothing. */
const inMemory = new Map<string, KeptFile>();

/** Keeps an opened file, and forgets the oldest. */
export async function keepFile(file: KeptFile): Promise<void> {
  inMemory.set(file.id, file);
  await find(async (db) => {
    await db.put('files', file);
    const all = (await db.getAll('files')).sort((a, b) => (a.opened < b.opened ? 1 : -1));
    for (const { id } of all.slice(MOST_FILES)) await db.delete('files', id);
  }, undefined);
}

export const loadFile = async (id: string): Promise<KeptFile | null> =>
  inMemory.get(id) ?? (await find(async (db) => (await db.get('files', id)) ?? null, null));
