import { canonical, type Fault, hashText } from '../kernel/index.ts';
import { applyExtension } from './extension/apply.ts';
import { type BasePack, basePackOf, extensionIn, HEADER, isExtension, SCHEMA } from './extension/extension.ts';
import { type MissingNames, withAllNames } from './names.ts';
import { dataFault, fieldOf, isPackObject, type PackObject } from './pack-data.ts';

/** The pack that another one extends, and the game that both are for. */
export interface WantedPack extends BasePack {
  readonly game: unknown;
}

/** Finds a pack that another one extends, as its file has it; null: it is not there. */
export type FindPack = (wanted: WantedPack) => Promise<unknown>;

/** A pack that needs no other any more: all that is stored, sent and played. */
export interface WholePack {
  readonly pack: PackObject;
  /** The pack that it extends, with its hash; null for a pack of its own. */
  readonly base: { readonly pack: string; readonly hash: string } | null;
  /** Whether its file names the hash of what it extends. */
  readonly pinned: boolean;
  readonly missing: readonly MissingNames[];
  /** The place in its file of a place in the whole pack. */
  pathOf(path: string): string;
}

/** How many packs may extend each other in a row. */
const MOST_IN_A_ROW = 8;

/** What a game's content is named by. */
export const contentHash = (pack: unknown): string => hashText(canonical(pack));

/** A pack and those that it is made of, the last one whole. */
export interface PackChain {
  readonly packs: readonly [PackObject, ...PackObject[]];
}

/** Brings in what a pack is made of, or says why one of them cannot be had. */
export async function packChain(raw: unknown, find: FindPack): Promise<PackChain | readonly Fault[]> {
  const chain: PackObject[] = [];
  const packs = chain as unknown as PackChain['packs'];
  for (let pack = raw; ; ) {
    const fault = dataFault(pack) ?? (isPackObject(pack) ? null : { path: 'pack', message: 'must be an object' });
    if (fault !== null) return [chain.length === 0 ? fault : { ...fault, path: 'extends' }];
    chain.push(pack as PackObject);
    if (!isExtension(pack)) return { packs };
    const base = basePackOf(pack);
    // What is wrong with the form is said when the pack is resolved.
    if (base === null) return { packs };
    if (chain.length > MOST_IN_A_ROW)
      return [{ path: 'extends', message: `more than ${MOST_IN_A_ROW} packs extend each other` }];
    const found = await find({ ...base, game: fieldOf(raw, 'game') });
    if (found === null) return [{ path: 'extends', message: notThere(base) }];
    pack = found;
  }
}

const notThere = ({ pack, hash }: BasePack): string =>
  hash === null
    ? `there is no pack '${pack}' here; named with its hash it may be found`
    : `there is no pack '${pack}' here whose content has the hash ${hash}`;

/** Whether a path leads to a list that an extension adds to. */
const isAddedTo = (add: PackObject, path: string): boolean =>
  Array.isArray(path.split('.').reduce<unknown>((at, key) => fieldOf(at, key), add));

/** Makes a pack whole from what it is made of: its extensions done, and every name in every language. */
export function resolvePack({ packs: [raw, ...others] }: PackChain): WholePack | readonly Fault[] {
  if (!isExtension(raw)) {
    const own = Object.fromEntries(Object.entries(raw).filter(([key]) => key !== SCHEMA));
    return { ...withAllNames(own), base: null, pinned: true, pathOf: (path) => path };
  }
  const extension = extensionIn(raw);
  if ('length' in extension) return extension;
  const { pack: id, hash: wanted } = extension.base;
  const base = resolvePack({ packs: others as unknown as PackChain['packs'] });
  if ('length' in base)
    return base.map(({ path, message }) => ({ path: 'extends', message: `in the pack '${id}', ${path}: ${message}` }));
  const hash = contentHash(base.pack);
  if (wanted !== null && wanted !== hash)
    return [{ path: 'extends.hash', message: `is not that of the pack '${id}' here, whose content has ${hash}` }];
  const game = fieldOf(base.pack, 'game');
  if (fieldOf(raw, 'game') !== game) return [{ path: 'game', message: `must be "${game}", as in the pack '${id}'` }];
  const applied = applyExtension(extension, base.pack);
  if ('length' in applied) return applied;
  const whole = applied.pack;
  const pathOf = (path: string): string => {
    const [first = ''] = path.split(/[.[]/);
    const own = applied.origins.pathOf(whole, path);
    if (own !== null) return own;
    if (HEADER.includes(first) || !Object.hasOwn(whole, first)) return path;
    return isAddedTo(extension.add, path) ? `add.${path}` : `extends.${path}`;
  };
  const { pack, missing } = withAllNames(whole);
  const own = missing.map(({ path, languages }) => ({ path: pathOf(path), languages }));
  return { pack, missing: own, base: { pack: id, hash }, pinned: wanted !== null, pathOf };
}
