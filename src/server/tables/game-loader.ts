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

/** How many strangers' packs are kept ready. */
const KEPT = 50;

/** A game under the rules and with the cards that a table is played with. `pack` is null for that edition's own cards. */
export interface LoadedGame {
  readonly game: AnyGame;
  readonly pack: unknown;
}

/** What a game is played by: the edition of its rules, and the hash of its cards. */
export interface GameVersion {
  readonly game: string;
  readonly edition: string;
  readonly content: string;
}

/** Why a game cannot be played here. */
type Unloadable = 'no-such-game' | 'other-rules' | 'no-such-pack';

/** What a table is played by. Tables that are older than editions know the number of their rules. */
export const versionAt = ({ game, edition, rules, content }: TableRow): GameVersion => ({
  ...{ game, content },
  edition: edition ?? editionByNumber(rules),
});

/** What a table is played by, as its row says it. */
export type CurrentVersion = Pick<TableRow, 'rules' | 'edition' | 'content' | 'options'>;

/** The games on the shelf in every edition, and the packs that people brought. */
export class GameLoader {
  private readonly editions: EditionRegistry;
  private readonly db: Db;
  private readonly loaded = lruCache<string, LoadedGame>(KEPT);

  private readonly work: SlicedWork;
  private readonly log: Logger | null;

  constructor(editions: EditionRegistry, db: Db, work: SlicedWork, log: Logger | null = null) {
    this.editions = editions;
    this.db = db;
    this.work = work;
    this.log = log;
  }

  /** The games under today's rules. */
  get games(): readonly GameFactory[] {
    return Object.values(this.editions.current);
  }

  /** The own cards of every game are kept in the database, for games outlive versions of the program. */
  async storeCorePacks(): Promise<void> {
    for (const { name, core, pack } of this.games)
      if (pack !== null)
        await this.db.insert(packs).values({ hash: core.content, game: name, pack }).onConflictDoNothing();
  }

  /** A game under today's rules; null: there is none. */
  factory(name: string): GameFactory | null {
    return this.editions.factory(name);
  }

  /** A game as it was played; why it cannot be. */
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
    // Kept by a version of the program that knew more or fewer words.
    if ('length' in game || game.content !== content) return 'no-such-pack';
    const loaded = { game, pack };
    this.loaded.set(key, loaded);
    return loaded;
  }

  /**
   * A table's game under today's rules, for a rematch: with today's cards where it was played with an edition's own, and
   * with those of its options that there still are. Where its cards fit today's rules no longer, it is played as before.
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

  /** Finds what a stranger's pack extends: the core pack of any edition, or what somebody brought before, by its hash. */
  private baseOf(factory: GameFactory): FindPack {
    const { name } = factory;
    return firstOf(
      coreOf(factory),
      async ({ hash }) => (hash === null ? null : this.packOf(name, hash)),
      async ({ hash }) => (hash === null ? null : this.editions.corePack(name, hash).catch(() => null)),
    );
  }

  /**
   * Takes in a stranger's pack: the game with it, every fault, or null if there is no such game. What is kept is the whole
   * pack, whatever it extends: tables need no other, and go on when the core pack is another.
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
