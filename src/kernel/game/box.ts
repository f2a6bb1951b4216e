import type { Fault } from '../data/fault.ts';
import { type AnyGame, Game } from './game.ts';

/** A game on the shelf: ready to play with its core pack, and able to load another. */
export interface GameBox {
  readonly name: string;
  readonly core: AnyGame;
  /** The core pack as data, to be kept with the games that are played with it; null where a game has none. */
  readonly pack: unknown;
  /** The game with a stranger's pack, or every fault of the pack with its path. */
  load(pack: unknown): AnyGame | readonly Fault[];
  /**
   * The game with a pack whose bots go by what was learned of it (`Learned`, as in its file; null is nothing), or every
   * fault. Rules and content are the same: states of one can be played by the other.
   */
  taught?(pack: unknown, learned: unknown): AnyGame | readonly Fault[];
}

/** A game as its sources make it, before its rules have a name. */
export interface UnreleasedBox extends GameBox {
  /** The same box as it was released: all that is played with it names this edition of the rules. */
  released(edition: string): GameBox;
}

/** Adds to a box how it is released. */
const unreleased = (box: GameBox): UnreleasedBox => ({
  ...box,
  released: (edition) => {
    const named = <R extends AnyGame | readonly Fault[]>(game: R) =>
      'length' in game ? game : (new Game({ ...game.rules, edition }) as AnyGame);
    const { taught } = box;
    return {
      ...box,
      core: named(box.core) as AnyGame,
      load: (pack) => named(box.load(pack)),
      ...(taught !== undefined && { taught: (pack, learned) => named(taught(pack, learned)) }),
    };
  },
});

/** A game that takes no packs, as it stands on the shelf. */
export const boxed = (core: AnyGame): UnreleasedBox =>
  unreleased({
    name: core.name,
    core,
    pack: null,
    load: () => [{ path: 'pack', message: `${core.name} takes no packs` }],
  });

/** What the author of a game that takes packs writes of its box. */
interface Packing<C> {
  readonly name: string;
  /** The core pack, as data. */
  readonly core: unknown;
  /** A pack made ready to play, or every fault. */
  content(pack: unknown): C | readonly Fault[];
  game(content: C): AnyGame;
  /** As in the box, where something can be learned of the cards. */
  taught?(content: C, learned: unknown): AnyGame | readonly Fault[];
}

/** A game that takes packs, as it stands on the shelf. Throws if its own has faults. */
export function boxedWithPacks<C extends { readonly hash: string }>(packing: Packing<C>): UnreleasedBox {
  const { name, core: pack, taught } = packing;
  const loading = (make: (content: C) => AnyGame | readonly Fault[]) => (pack: unknown) => {
    const content = packing.content(pack);
    return 'hash' in content ? make(content) : content;
  };
  const load = loading(packing.game);
  const core = load(pack);
  if ('length' in core)
    throw new Error(`the core pack of ${name} is faulty: ${core.map((f) => `${f.path} ${f.message}`).join('; ')}`);
  return unreleased({
    ...{ name, core, pack, load },
    ...(taught !== undefined && {
      taught: (pack, learned) => loading((content) => taught(content, learned))(pack),
    }),
  });
}
