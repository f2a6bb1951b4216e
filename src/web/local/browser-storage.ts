import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Result } from '../../kernel/index.ts';
import type { GameStorage, SavedGame } from './engine/saved-game.ts';

/** The list entry of a game in this browser, with nothing that is hidden from the person. */
export interface LocalListed {
  readonly id: string;
  readonly game: string;
  readonly names: readonly string[];
  /** The person's seat, and by seat the bots. */
  readonly seat: number;
  readonly bots: readonly (string | null)[];
  readonly started: string;
  readonly ended: string | null;
  readonly result: Result | null;
}

/** A record opened from a file, kept so that a reload can open it again. */
export interface OpenedFile {
  readonly id: string;
  /** The name of the file. */
  readonly name: string;
  /** The content of the file: untrusted data. */
  readonly data: unknown;
  readonly opened: string;
}

/** A stored review of a record. */
interface SavedReview {
  /** A hash of everything that the review depends on. */
  readonly key: string;
  /** The game of this browser that was reviewed; null for a record from elsewhere. */
  readonly game: string | null;
  readonly found: Awaited<ReturnType<GameStorage['review']>>;
  readonly made: string;
}

interface BrowserSchema extends DBSchema {
  games: { key: string; value: LocalListed };
  records: { key: string; value: SavedGame };
  files: { key: string; value: OpenedFile };
  reviews: { key: string; value: SavedReview };
}

/** How many opened files and reviews are stored; the oldest are deleted. */
const MOST_FILES = 20;
const MOST_REVIEWS = 100;

let database: Promise<IDBPDatabase<BrowserSchema>> | null = null;

/** Opens IndexedDB. Rejects if the browser has none, as in some private windows, or if it is full. */
function openDatabase(): Promise<IDBPDatabase<BrowserSchema>> {
  const forget = () => {
    database = null;
  };
  if (database === null) {
    database = openDB<BrowserSchema>('grimalkin', 2, {
      upgrade(db, before) {
        if (before < 1)
          for (const store of ['games', 'records', 'files'] as const) db.createObjectStore(store, { keyPath: 'id' });
        db.createObjectStore('reviews', { keyPath: 'key' });
      },
      // Another tab with a newer version of the page waits to upgrade the database.
      blocking: (_now, _wanted, event) => {
        (event.target as IDBDatabase).close();
        forget();
      },
      terminated: forget,
    });
    database.catch(forget);
  }
  return database;
}

/** The result of `act`, or `otherwise` if there is no database. */
async function readOr<T>(act: (db: IDBPDatabase<BrowserSchema>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await act(await openDatabase());
  } catch {
    return otherwise;
  }
}

/** Stores the games for the engine. */
export const gameStorage: GameStorage = {
  load: async (id) => (await (await openDatabase()).get('records', id)) ?? null,
  save: async (saved) => {
    const db = await openDatabase();
    const { id, record, seat, bots, started, ended, result } = saved;
    const listed = { id, game: record.game, names: record.names ?? [], seat, bots, started, ended, result };
    const both = db.transaction(['games', 'records'], 'readwrite');
    await Promise.all([both.objectStore('games').put(listed), both.objectStore('records').put(saved), both.done]);
  },
  remove: async (id) => {
    const db = await openDatabase();
    const both = db.transaction(['games', 'records'], 'readwrite');
    await Promise.all([both.objectStore('games').delete(id), both.objectStore('records').delete(id), both.done]);
    for (const { key, game } of await db.getAll('reviews')) if (game === id) await db.delete('reviews', key);
  },
  review: async (key) => (await (await openDatabase()).get('reviews', key))?.found ?? null,
  keepReview: async (key, game, found) => {
    const db = await openDatabase();
    await db.put('reviews', { key, game, found, made: new Date().toISOString() });
    const all = (await db.getAll('reviews')).sort((a, b) => (a.made < b.made ? 1 : -1));
    for (const old of all.slice(MOST_REVIEWS)) await db.delete('reviews', old.key);
  },
};

/** The games of this browser, newest first; none if it stores nothing. */
export async function listGames(): Promise<readonly LocalListed[]> {
  const games = await readOr((db) => db.getAll('games'), []);
  return games.sort((a, b) => (a.started < b.started ? 1 : -1));
}

/** The opened files of this visit, if the browser stores nothing. */
const inMemory = new Map<string, OpenedFile>();

/** Stores an opened file, and deletes the oldest. */
export async function saveFile(file: OpenedFile): Promise<void> {
  inMemory.set(file.id, file);
  await readOr(async (db) => {
    await db.put('files', file);
    const all = (await db.getAll('files')).sort((a, b) => (a.opened < b.opened ? 1 : -1));
    for (const { id } of all.slice(MOST_FILES)) await db.delete('files', id);
  }, undefined);
}

export const loadFile = async (id: string): Promise<OpenedFile | null> =>
  inMemory.get(id) ?? (await readOr(async (db) => (await db.get('files', id)) ?? null, null));
