import type { Fault } from '../data/fault.ts';
import type { PackLint } from '../data/pack-lint.ts';
import { type AnyGame, Game } from './game.ts';

/** Makes games of one kind: `core` is ready to play with the core pack, `load` makes one with another pack. */
export interface GameFactory {
  readonly name: string;
  readonly core: AnyGame;
  /** The core pack as data, to be stored with the games that are played with it; null if the game takes no packs. */
  readonly pack: unknown;
  /** The JSON Schema of its packs, for editors; absent if it has none. */
  readonly packSchema?: () => object;
  /** What is allowed in a whole pack without faults, but hardly meant; absent if the game looks for nothing. */
  readonly packLints?: (pack: unknown) => readonly PackLint[];
  /** The game with an untrusted pack, or every fault of the pack with its path. */
  load(pack: unknown): AnyGame | readonly Fault[];
  /**
   * The game with a pack, and bots that use what was learned of it (`Learned`, as in its file; null is nothing), or every
   * fault. Rules and content are the same as without: states of one can be played by the other.
   */
  taught?(pack: unknown, learned: unknown): AnyGame | readonly Fault[];
}

/** A game as its sources make it, before its rules are named as an edition. */
export interface UnreleasedGameFactory extends GameFactory {
  /** The same game as it was released: all that is played with it names this edition of the rules. */
  released(edition: string): GameFactory;
}

/** What a factory is made of; its core is made when it is first asked for, since a process seldom wants every game. */
type FactoryParts = Omit<GameFactory, 'core'> & { readonly makeCore: () => AnyGame };

function factoryOf({ makeCore, ...parts }: FactoryParts): GameFactory {
  let core: AnyGame | null = null;
  return {
    ...parts,
    get core() {
      core ??= makeCore();
      return core;
    },
  };
}

/** Adds to a factory how it is released. */
function unreleased(parts: FactoryParts): UnreleasedGameFactory {
  const factory = factoryOf(parts);
  const released = (edition: string) => {
    const named = <R extends AnyGame | readonly Fault[]>(game: R) =>
      'length' in game ? game : (new Game({ ...game.rules, edition }) as AnyGame);
    const { taught } = parts;
    return factoryOf({
      ...parts,
      makeCore: () => named(factory.core) as AnyGame,
      load: (pack) => named(parts.load(pack)),
      ...(taught !== undefined && { taught: (pack, learned) => named(taught(pack, learned)) }),
    });
  };
  return Object.assign(factory, { released });
}

/** For a game that takes no packs. */
export const gameFactory = (core: AnyGame): UnreleasedGameFactory =>
  unreleased({
    name: core.name,
    makeCore: () => core,
    pack: null,
    load: () => [{ path: 'pack', message: `${core.name} takes no packs` }],
  });

/** What the author of a game that takes packs writes. */
interface Packing<C> {
  readonly name: string;
  /** The core pack, as data. */
  readonly core: unknown;
  /** A pack made ready to play, or every fault. */
  content(pack: unknown): C | readonly Fault[];
  game(content: C): AnyGame;
  /** As in `GameFactory`. */
  packSchema?(): object;
  /** As in `GameFactory`, of a pack made ready. */
  packLints?(content: C): readonly PackLint[];
  /** As in `GameFactory`, for games in which something can be learned of the cards. */
  taught?(content: C, learned: unknown): AnyGame | readonly Fault[];
}

/** For a game that takes packs. Its core throws if the core pack has faults. */
export function packGameFactory<C extends { readonly hash: string }>(packing: Packing<C>): UnreleasedGameFactory {
  const { name, core: pack, taught, packSchema, packLints } = packing;
  const loading = (make: (content: C) => AnyGame | readonly Fault[]) => (pack: unknown) => {
    const content = packing.content(pack);
    return 'hash' in content ? make(content) : content;
  };
  const load = loading(packing.game);
  const makeCore = () => {
    const core = load(pack);
    if ('length' in core)
      throw new Error(`the core pack of ${name} is faulty: ${core.map((f) => `${f.path} ${f.message}`).join('; ')}`);
    return core;
  };
  return unreleased({
    ...{ name, makeCore, pack, load },
    ...(packSchema !== undefined && { packSchema }),
    ...(packLints !== undefined && {
      packLints: (pack) => {
        const content = packing.content(pack);
        return 'hash' in content ? packLints(content) : [];
      },
    }),
    ...(taught !== undefined && {
      taught: (pack, learned) => loading((content) => taught(content, learned))(pack),
    }),
  });
}
