import { eq } from 'drizzle-orm';
import type { EditionRegistry } from '../../editions/registry.ts';
import { type AnyGame, editionByNumber, type Fault, type GameFactory, settle } from '../../kernel/index.ts';
import { coreOf, dataFault, type FindPack, firstOf, openPack } from '../../packs/index.ts';
import { isStorable } from '../../protocol/text.ts';
import type { Logger } from '../log.ts';
import { lruCache } from '../lru-cache.ts';
import type { Db } from '../storage/open.ts';
import { packs } from '../storage/schema.ts';
import type { WorkBudget } from '../work/budget.ts';
import { once, type SlicedWork } from '../work/sliced-work.ts';
import type { TableRow } from './table-rows.ts';

/** How many games with custom packs are kept in memory. */
const MAX_CACHED = 50;

/** A game with the rules and cards that a table is played with. `pack` is null if the cards are the edition's own. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly pack: unknown;
}

/** Which rules and cards a game is played with: the edition, and the hash of its cards. */
export interface GameVersion {
  readonly game: string;
  readonly edition: string;
  readonly content: string;
}

/** Why a game cannot be loaded. */
type Unloadable = 'no-such-game' | 'other-rules' | 'no-such-pack';

/**
 * The rules and cards of a table. Tables created before there were editions are found by the number of their rules
 * (`rules`).
 */
export const versionAt = ({ game, edition, rules, content }: TableRow): GameVersion => ({
  ...{ game, content },
  edition: edition ?? editionByNumber(rules),
});

/** The columns of a table row that say which rules and cards it uses. */
export type CurrentVersion = Pick<TableRow, 'rules' | 'edition' | 'content' | 'options'>;

/** Loads games in every released edition, with their own cards or with a pack that somebody uploaded. */
export class GameLoader {
  private readonly editions: EditionRegistry;
  private readonly db: Db;
  private readonly loaded = lruCache<string, LoadedGame>(MAX_CACHED);

  private readonly work: SlicedWork;
  private readonly log: Logger | null;

  constructor(editions: EditionRegistry, db: Db, work: SlicedWork, log: Logger | null = null) {
    this.editions = editions;
    this.db = db;
    this.work = work;
    this.log = log;
  }

  /** All games under their newest rules. */
  get games(): readonly GameFactory[] {
    return Object.values(this.editions.current);
  }

  /** Stores every game's own cards in the database, because tables outlive the release that they were created by. */
  async storeCorePacks(): Promise<void> {
    for (const { name, core, pack } of this.games)
      if (pack !== null)
        await this.db.insert(packs).values({ hash: core.content, game: name, pack }).onConflictDoNothing();
  }

  /** A game under its newest rules; null: there is no such game. */
  factory(name: string): GameFactory | null {
    return this.editions.factory(name);
  }

  /** Loads a game in the edition and with the cards that it was played with, or says why that is impossible. */
  async load(played: GameVersion, budget: WorkBudget | null = null): Promise<LoadedGame | Unloadable> {
    const { game: name, edition, content } = played;
    if (this.factory(name) === null) return 'no-such-game';
    const factory = await this.editions.edition(name, edition).catch((error) => {
      this.log?.error({ game: name, edition, error }, 'an edition of the rules cannot be loaded');
      return null;
    });
    if (factory === null) return 'other-rules';
    if (factory.core.content === content) return { game: factory.core, pack: null };
    const key = `${name} ${factory.core.edition} ${content}`;
    const known = this.loaded.get(key);
    if (known !== undefined) return known;
    const pack = await this.packOf(name, content);
    if (pack === null) return 'no-such-pack';
    const game = await this.work.run(
      once(() => factory.load(pack)),
      budget,
    );
    // The pack was accepted by a release whose vocabulary differed.
    if ('length' in game || game.content !== content) return 'no-such-pack';
    const loaded = { game, pack };
    this.loaded.set(key, loaded);
    return loaded;
  }

  /**
   * The game of a rematch under the newest rules: with the newest cards if the table used its edition's own, and with
   * those of its options that still exist. If its custom cards do not fit the newest rules, the rematch uses the same
   * edition as before.
   */
  async currentVersion(row: TableRow, seats: number, budget: WorkBudget | null = null): Promise<CurrentVersion> {
    const before = { rules: row.rules, edition: row.edition, content: row.content, options: row.options };
    const factory = this.factory(row.game);
    const played = await this.load(versionAt(row), budget);
    if (factory === null || typeof played === 'string') return before;
    const content = played.pack === null ? factory.core.content : row.content;
    const loaded = await this.load({ game: row.game, edition: factory.core.edition, content }, budget);
    if (typeof loaded === 'string') return before;
    const { game } = loaded;
    const known = Object.entries(row.options).filter(([id]) => game.seating.options.some((option) => option.id === id));
    const { options, faults } = settle(game.seating, seats, Object.fromEntries(known));
    const { version: rules, edition } = game;
    return faults.length > 0 ? before : { rules, edition, content, options };
  }

  private async packOf(game: string, hash: string): Promise<unknown> {
    const [row] = await this.db.select().from(packs).where(eq(packs.hash, hash));
    return row === undefined || row.game !== game ? null : row.pack;
  }

  /** Finds what an uploaded pack extends: the core pack of any edition, or an earlier upload, by its hash. */
  private baseOf(factory: GameFactory): FindPack {
    const { name } = factory;
    return firstOf(
      coreOf(factory),
      async ({ hash }) => (hash === null ? null : this.packOf(name, hash)),
      async ({ hash }) => (hash === null ? null : this.editions.corePack(name, hash).catch(() => null)),
    );
  }

  /**
   * Checks an uploaded pack and stores it. Returns the game with these cards, or all its faults; null: there is no such
   * game. What is stored is the whole pack, whatever it extends: tables need no other, and go on when core has changed.
   */
  async addPack(
    name: string,
    pack: unknown,
    by: string,
    budget: WorkBudget,
  ): Promise<{ readonly game: AnyGame } | readonly Fault[] | null> {
    const factory = this.factory(name);
    if (factory === null) return null;
    const fault = dataFault(pack);
    if (fault !== null) return [fault];
    if (!isStorable(pack)) return [{ path: 'pack', message: 'must be plain text' }];
    const opened = await openPack(factory, pack, this.baseOf(factory), (task) => this.work.run(once(task), budget));
    if ('length' in opened) return opened;
    const { game, pack: whole } = opened;
    await this.db.insert(packs).values({ hash: game.content, game: name, pack: whole, by }).onConflictDoNothing();
    return { game };
  }
}
