import type { GameBox } from '../kernel/index.ts';
import { editionByNumber } from '../kernel/index.ts';
import type { EditionLoader } from './loader.ts';

/** Every edition of every game: today's from its sources, older ones from their frozen modules when they are wanted. */
export class EditionShelf {
  /** The games under today's rules. */
  readonly current: Readonly<Record<string, GameBox>>;
  private readonly loader: EditionLoader;
  private readonly boxes = new Map<string, GameBox>();

  constructor(current: Readonly<Record<string, GameBox>>, loader: EditionLoader) {
    this.current = current;
    this.loader = loader;
  }

  /** The game under today's rules, or null if there is no such game. */
  box(game: string): GameBox | null {
    return Object.hasOwn(this.current, game) ? (this.current[game] as GameBox) : null;
  }

  /** Whether that names today's rules of the game. */
  isCurrent(game: string, edition: string): boolean {
    const core = this.box(game)?.core;
    return core !== undefined && (core.edition === edition || editionByNumber(core.version) === edition);
  }

  /** The game under the rules of an edition; null if there is none of that name. Rejects if it cannot be loaded. */
  async edition(game: string, edition: string): Promise<GameBox | null> {
    if (this.isCurrent(game, edition)) return this.box(game);
    const key = `${game} ${edition}`;
    const known = this.boxes.get(key);
    if (known !== undefined) return known;
    const found = await this.loader.load(game, edition);
    if (found === null) return null;
    const box = found.module.open(found.release.edition);
    this.boxes.set(key, box);
    return box;
  }
}
