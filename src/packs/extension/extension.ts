import { didYouMean, type Fault } from '../../kernel/index.ts';
import { fieldOf, isPackObject, type PackObject } from '../pack-data.ts';

/** The pack that another one extends. */
export interface BasePack {
  readonly pack: string;
  /** The hash of its content; null: whatever it is today. */
  readonly hash: string | null;
}

/** A pack that says only how it differs from another. */
export interface Extension {
  readonly header: PackObject;
  readonly base: BasePack;
  /** Cards that are new, in lists as the pack has them. */
  readonly add: PackObject;
  /** By id: another card in its place. */
  readonly replace: PackObject;
  /** By id: fields that become something else; null takes one away (a JSON merge patch, RFC 7396). */
  readonly change: PackObject;
  readonly remove: readonly string[];
}

export const CORE = 'core';
const PARTS = ['extends', 'add', 'replace', 'change', 'remove'];
/** What every pack says of itself. */
export const HEADER = ['game', 'id', 'version', 'author', 'licence'];
/** Where editors find the schema: no part of the content. */
export const SCHEMA = '$schema';
const KNOWN = [SCHEMA, ...HEADER, ...PARTS];

const HASH = /^[0-9a-f]{64}$/;
const ID = /^[a-z][a-z0-9-]*$/;

/** Whether a pack extends another. */
export const isExtension = (raw: unknown): raw is PackObject =>
  isPackObject(raw) && PARTS.some((key) => Object.hasOwn(raw, key));

/** The pack that one extends; null where it is not said as it must be. */
export function basePackOf(raw: PackObject): BasePack | null {
  const said = fieldOf(raw, 'extends');
  if (said === undefined) return { pack: CORE, hash: null };
  if (typeof said === 'string') return ID.test(said) ? { pack: said, hash: null } : null;
  const pack = fieldOf(said, 'pack') ?? CORE;
  const hash = fieldOf(said, 'hash') ?? null;
  if (!isPackObject(said) || typeof pack !== 'string' || !ID.test(pack)) return null;
  return hash === null || (typeof hash === 'string' && HASH.test(hash)) ? { pack, hash } : null;
}

/** The extension in a pack, or all that is wrong with its form. */
export function extensionIn(raw: PackObject): Extension | readonly Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, message: string) => void faults.push({ path, message });
  for (const key of Object.keys(raw)) {
    if (KNOWN.includes(key)) continue;
    const whole = isPackObject(raw[key]) || Array.isArray(raw[key]);
    const hint = whole ? "; cards of a pack that extends another go in 'add', 'replace' or 'change'" : '';
    fault(key, `there is no such field${didYouMean(key, KNOWN) || hint}`);
  }
  const base = basePackOf(raw);
  if (base === null)
    fault('extends', 'must be the id of a pack, or { "pack": its id, "hash": the 64 digits of its content }');
  const objectAt = (key: string): PackObject => {
    const value = fieldOf(raw, key) ?? {};
    if (isPackObject(value)) return value;
    fault(
      key,
      key === 'add' ? 'must be an object of lists of cards' : 'must be an object: by id of a card, what it becomes',
    );
    return {};
  };
  const [add, replace, change] = ['add', 'replace', 'change'].map(objectAt) as [PackObject, PackObject, PackObject];
  for (const [key, cards] of Object.entries({ replace, change }))
    for (const [id, card] of Object.entries(cards)) if (!isPackObject(card)) fault(`${key}.${id}`, 'must be an object');
  const remove = fieldOf(raw, 'remove') ?? [];
  const isIds = Array.isArray(remove) && remove.every((id) => typeof id === 'string');
  if (!isIds) fault('remove', 'must be a list of ids');
  if (faults.length > 0 || base === null) return faults;
  const header = Object.fromEntries(HEADER.flatMap((key) => (Object.hasOwn(raw, key) ? [[key, raw[key]]] : [])));
  return { header, base, add, replace, change, remove: remove as string[] };
}
