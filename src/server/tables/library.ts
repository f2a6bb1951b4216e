import { eq } from 'drizzle-orm';
import type { AnyGame, Fault, GameBox } from '../../kernel/index.ts';
import { isStorable } from '../../protocol/text.ts';
import { newestFirst } from '../memory.ts';
import type { Db } from '../storage/open.ts';
import { packs } from '../storage/schema.ts';

/** How many strangers' packs are kept ready. */
const KEPT = 50;

/** A game with the content that a table is played with. `pack` is null for the game's own cards. */
export interface Edition {
  readonly game: AnyGame;
  readonly pack: unknown;
}

/** The games on the shelf, and the packs that people brought. */
export class Library {
  readonly shelf: Readonly<Record<string, GameBox>>;
  private readonly db: Db;
  private readonly loaded = newestFirst<string, Edition>(KEPT);

  constructor(shelf: Readonly<Record<string, GameBox>>, db: Db) {
    this.shelf = shelf;
    this.db = db;
  }

  /** The own cards of every game are kept in the database, for games outlive versions of the programme. */
  async keepCores(): Promise<void> {
    for (const { name, core, pack } of Object.values(this.shelf))
      if (pack !== null)
        await this.db.insert(packs).values({ hash: core.content, game: name, pack }).onConflictDoNothing();
  }

  box(name: string): GameBox | null {
    return Object.hasOwn(this.shelf, name) ? (this.shelf[name] as GameBox) : null;
  }

  /** A game with the content of that hash, or null if there is no such game or no such pack. */
  async edition(name: string, content: string): Promise<Edition | null> {
    const box = this.box(name);
    if (box === null) return null;
    if (box.core.content === content) return { game: box.core, pack: null };
    const key = `${name} ${content}`;
    const known = this.loaded.get(key);
    if (known !== undefined) return known;
    const [row] = await this.db.select().from(packs).where(eq(packs.hash, content));
    if (row === undefined || row.game !== name) return null;
    const game = box.load(row.pack);
    // Kept by a version of the programme that knew more or fewer words.
    if ('length' in game || game.content !== content) return null;
    const edition = { game, pack: row.pack };
    this.loaded.set(key, edition);
    return edition;
  }

  /** Takes in a stranger's pack: the game with it, every fault, or null if there is no such game. */
  async keep(name: string, pack: unknown, by: string): Promise<{ readonly game: AnyGame } | readonly Fault[] | null> {
    const box = this.box(name);
    if (box === null) return null;
    if (!isStorable(pack)) return [{ path: 'pack', message: 'must be plain text' }];
    const game = box.load(pack);
    if ('length' in game) return game;
    await this.db.insert(packs).values({ hash: game.content, game: name, pack, by }).onConflictDoNothing();
    return { game };
  }
}
