import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Result } from '../../kernel/index.ts';
import type { GameStorage, SavedGame } from './engine/saved-game.ts';

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
export interface OpenedFile {
  readonly id: string;
  /** What the file was called. */
  readonly name: string;
  /** What was in it: data from outside. */
  readonly data: unknown;
  readonly opened: string;
}

/** The turning points and standings of a record. */
interface SavedReview {
  /** What they follow from. */
  readonly key: string;
  /** The game of this browser that they are of; null for one from elsewhere. */
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

/** Opened files and turning points that are saved; older ones go. */
const MOST_FILES = 20;
const MOST_REVIEWS = 100;

let database: Promise<IDBPDatabase<BrowserSchema>> | null = null;

/** The browser's database. Rejects where there is none: in some private windows, or where it is full. */
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
      // A newer page in another tab waits to upgrade the database.
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

/** The result of `act`, or `otherwise` where the browser has no database. */
async function readOr<T>(act: (db: IDBPDatabase<BrowserSchema>) => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await act(await openDatabase());
  } catch {
    return otherwise;
  }
}

/** The records of games, for the engine. */
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

/** The games of this browser, the newest first. None where it keeps nothing. */
export async function listGames(): Promise<readonly LocalListed[]> {
  const games = await readOr((db) => db.getAll('games'), []);
  return games.sort((a, b) => (a.started < b.started ? 1 : -1));
}

/** Files of this visit, where the browser keeps nothing. */
const inMemory = new Map<string, OpenedFile>();

/** Keeps an opened file, and forgets the oldest. */
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
