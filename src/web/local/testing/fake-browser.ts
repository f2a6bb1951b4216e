import type { ReviewFindings } from '../../../bots/index.ts';
import { type AnyGame, copyPlain, gameFactory } from '../../../kernel/index.ts';
import { makeLocalEngine } from '../engine/engine.ts';
import type { LocalEnvironment } from '../engine/environment.ts';
import type { GameStorage, SavedGame } from '../engine/saved-game.ts';
import type { TablesNews } from '../engine/tables/local-tables.ts';
import { editionsOf } from './editions.ts';

/** What a browser keeps, without a browser. What is saved is copied, as a database does. */
export class FakeStorage implements GameStorage {
  readonly games = new Map<string, SavedGame>();
  readonly reviews = new Map<string, { game: string | null; found: ReviewFindings }>();
  /** Who holds a game, of all pages: what tells them that another took it. */
  readonly lockOwners = new Map<string, () => void>();
  full = false;
  /** Nothing in it can be read. */
  stuck = false;

  load = async (id: string): Promise<SavedGame | null> => {
    if (this.stuck) throw new Error('the storage is stuck');
    return copyPlain(this.games.get(id) ?? null);
  };
  save = async (saved: SavedGame): Promise<void> => {
    if (this.full) throw new Error('the storage is full');
    this.games.set(saved.id, structuredClone(saved));
  };
  remove = async (id: string): Promise<void> => {
    this.games.delete(id);
    for (const [key, { game }] of this.reviews) if (game === id) this.reviews.delete(key);
  };
  review = async (key: string): Promise<ReviewFindings | null> => {
    if (this.stuck) throw new Error('the storage is stuck');
    return copyPlain(this.reviews.get(key)?.found ?? null);
  };
  keepReview = async (key: string, game: string | null, found: ReviewFindings): Promise<void> => {
    if (this.full) throw new Error('the storage is full');
    this.reviews.set(key, structuredClone({ game, found }));
  };
}

/** An engine in a page. Another with the same storage is another tab. */
export function testPage(storage = new FakeStorage(), { more = [] as AnyGame[], begin = 1 } = {}) {
  const news: TablesNews[] = [];
  const waiting: (() => void)[] = [];
  let secrets = begin * 1000;
  let time = Date.UTC(2030, 0, begin);
  const environment: LocalEnvironment = {
    now: () => {
      time += 10;
      return time;
    },
    // Patience is not tried here: what waits goes on as soon as the test lets it.
    pause: () => new Promise((resolve) => waiting.push(resolve)),
    lock: async (id, anyway, lost) => {
      const other = storage.lockOwners.get(id);
      if (other !== undefined && !anyway) return null;
      other?.();
      storage.lockOwners.set(id, lost);
      return () => storage.lockOwners.delete(id);
    },
    reportBotError: (error) => {
      throw error;
    },
    secret: () => `${++secrets}`.padStart(6, '0').padEnd(64, 'f'),
  };
  const editions = editionsOf(Object.fromEntries(more.map((game) => [game.name, gameFactory(game)])));
  const engine = makeLocalEngine(editions, storage, environment, (told) => news.push(structuredClone(told)));
  /** Lets bots answer until all are still. */
  const rest = async (): Promise<void> => {
    do {
      for (const go of waiting.splice(0)) go();
      await engine.tables.settled();
      // Until what goes on has come to its next pause.
      for (let n = 0; n < 8; n++) await Promise.resolve();
    } while (waiting.length > 0);
  };
  return { ...engine, storage, news, rest, waiting };
}
export type TestPage = ReturnType<typeof testPage>;

/** The same browser after a reload: what was in the page's mind is gone, what it held is free. */
export function reloaded({ storage }: TestPage, begin: number, more: AnyGame[] = []): TestPage {
  storage.lockOwners.clear();
  return testPage(storage, { begin, more });
}
