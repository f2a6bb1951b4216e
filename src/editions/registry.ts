import { currentEdition } from '../games/released.ts';
import type { GameFactory } from '../kernel/index.ts';
import { editionByNumber } from '../kernel/index.ts';
import { type EditionLoader, findRelease } from './loader.ts';

/** Every edition of every game: today's from its sources, older ones from their frozen modules when they are wanted. */
export class EditionRegistry {
  /** The games under today's rules. */
  readonly current: Readonly<Record<string, GameFactory>>;
  private readonly loader: EditionLoader;
  private readonly factories = new Map<string, GameFactory>();

  constructor(current: Readonly<Record<string, GameFactory>>, loader: EditionLoader) {
    this.current = current;
    this.loader = loader;
  }

  /** The game under today's rules, or null if there is no such game. */
  factory(game: string): GameFactory | null {
    return Object.hasOwn(this.current, game) ? (this.current[game] as GameFactory) : null;
  }

  /** Whether that names today's rules of the game. */
  isCurrent(game: string, edition: string): boolean {
    // The rules of an older release are not today's: the game need not be made to know that, which takes its time.
    const release = findRelease(game, edition);
    if (release !== null && release.edition !== currentEdition(game)) return false;
    const core = this.factory(game)?.core;
    return core !== undefined && (core.edition === edition || editionByNumber(core.version) === edition);
  }

  /** The game under the rules of an edition; null if there is none of that name. Rejects if it cannot be loaded. */
  async edition(game: string, edition: string): Promise<GameFactory | null> {
    if (this.isCurrent(game, edition)) return this.factory(game);
    const key = `${game} ${edition}`;
    const known = this.factories.get(key);
    if (known !== undefined) return known;
    const found = await this.loader.load(game, edition);
    if (found === null) return null;
    const factory = found.module.open(found.release.edition);
    this.factories.set(key, factory);
    return factory;
  }

  /** The core pack of a game whose content has that hash, as any edition has it; null if none has. */
  async corePack(game: string, content: string): Promise<unknown> {
    const today = this.factory(game);
    if (today === null || today.core.content === content) return today?.pack ?? null;
    for (const { edition } of [...(this.loader.list[game] ?? [])].reverse()) {
      const factory = await this.edition(game, edition);
      if (factory?.core.content === content) return factory.pack;
    }
    return null;
  }
}
