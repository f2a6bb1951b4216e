import { type AnyGame, copyPlain, type Fault, type GameFactory } from '../index.ts';

/** Where something stands in a pack. */
export type PackPath = readonly (string | number)[];
export type PackTree = Record<string | number, unknown>;

/** For tests of what a game says of packs: its own pack spoilt in one place, and the faults of any. */
export function spoiling({ pack, load }: Pick<GameFactory, 'pack' | 'load'>) {
  return {
    /** The game's own pack with something else at a path, or with nothing there. */
    changed(path: PackPath, value?: unknown): unknown {
      if (path.length === 0) return value;
      const copy = copyPlain(pack) as PackTree;
      const parent = path.slice(0, -1).reduce<PackTree>((tree, key) => tree[key] as PackTree, copy);
      const key = path[path.length - 1] as string | number;
      if (value !== undefined) parent[key] = value;
      else if (Array.isArray(parent)) parent.splice(key as number, 1);
      else delete parent[key];
      return copy;
    },
    faultsOf(raw: unknown): readonly Fault[] {
      const loaded: AnyGame | readonly Fault[] = load(raw);
      return 'rules' in loaded ? [] : loaded;
    },
  };
}
