import { copyPlain, didYouMean, type Fault } from '../../kernel/index.ts';
import { cardIndex, type IndexedCard } from '../card-index.ts';
import { isPackObject, type PackObject } from '../pack-data.ts';
import type { Extension } from './extension.ts';
import { Origins } from './origins.ts';

/** What an extension makes of a pack, and where each of its parts comes from. */
export interface AppliedExtension {
  readonly pack: PackObject;
  readonly origins: Origins;
}

type Mutable = Record<string, unknown>;

/** So many ids are looked for among those that there are: a stranger may have sent thousands. */
const MOST_HINTS = 100;

/** Makes the whole pack of an extension and what it extends, or says all that cannot be done. Order plays no part. */
export function applyExtension(extension: Extension, base: PackObject): AppliedExtension | readonly Fault[] {
  const pack = copyPlain(base) as Mutable;
  const index = cardIndex(pack);
  const faults: Fault[] = [];
  const fault = (path: string, message: string) => void faults.push({ path, message });
  const origins = new Origins();
  const { add, replace, change, remove, header } = extension;

  const claimed = new Map<string, string>();
  /** The card of that id, if nothing else is done with it. */
  const claim = (id: string, path: string): IndexedCard | null => {
    const before = claimed.get(id);
    const found = index.get(id);
    if (before !== undefined) fault(path, `'${id}' stands in ${before} too`);
    else if (found === undefined)
      fault(
        path,
        `${extension.base.pack} has no card '${id}'${faults.length < MOST_HINTS ? didYouMean(id, index.keys()) : ''}`,
      );
    claimed.set(id, path);
    return before === undefined ? (found ?? null) : null;
  };

  for (const id of Object.keys(change).sort()) {
    const path = `change.${id}`;
    const patch = change[id] as PackObject;
    // What has no id, such as what the Rooms of a colour do, is changed by its name in the pack.
    const plain = !index.has(id) && isPackObject(pack[id]) ? (pack[id] as Mutable) : null;
    const card = plain ?? (claim(id, path)?.card as Mutable | undefined);
    if (card === undefined) continue;
    if (Object.hasOwn(patch, 'id') && patch.id !== id) fault(`${path}.id`, "must stay as it is: use 'replace'");
    mergePatch(card, patch);
    origins.set(card, path);
  }
  for (const id of Object.keys(replace).sort()) {
    const found = claim(id, `replace.${id}`);
    if (found === null) continue;
    const card = copyPlain({ id, ...(replace[id] as PackObject) });
    (found.holder as Mutable)[found.key] = card;
    origins.set(card, `replace.${id}`);
  }
  const gone = new Set<unknown>();
  for (const [n, id] of remove.entries()) {
    const found = claim(id, `remove[${n}]`);
    if (found === null) continue;
    if (Array.isArray(found.holder)) gone.add(found.card);
    else fault(`remove[${n}]`, `'${id}' cannot be left out: use 'replace'`);
  }
  for (const found of index.values())
    if (gone.has(found.card)) {
      const list = found.holder as unknown[];
      list.splice(list.indexOf(found.card), 1);
    }
  addCards(add, pack, 'add');

  function addCards(more: PackObject, to: Mutable, path: string): void {
    for (const [key, cards] of Object.entries(more)) {
      const place = `${path}.${key}`;
      const there = Object.hasOwn(to, key) ? to[key] : undefined;
      if (Array.isArray(there) && Array.isArray(cards))
        for (const [n, card] of copyPlain(cards).entries()) {
          if (isPackObject(card)) origins.set(card, `${place}[${n}]`);
          there.push(card);
        }
      else if (Array.isArray(there)) fault(place, 'must be a list of cards');
      else if (isPackObject(there) && !Object.hasOwn(there, 'id') && isPackObject(cards))
        addCards(cards, there as Mutable, place);
      else fault(place, `is no list of cards${didYouMean(key, listsOf(to))}`);
    }
  }

  if (faults.length === 0)
    for (const path of origins.lost(pack)) fault(path, 'comes to nothing: what it stands on is replaced or left out');
  if (faults.length === 0)
    for (const { id, path } of origins.clashes(pack)) fault(path, `'${id}' is already the id of another card`);
  return faults.length > 0 ? faults : { pack: { ...pack, ...header }, origins };
}

const listsOf = (pack: Mutable): string[] =>
  Object.keys(pack).filter((key) => typeof pack[key] === 'object' && !Object.hasOwn(pack[key] as object, 'id'));

/** RFC 7396, in place: what stands on a card stays the same object where only parts of it change. */
function mergePatch(target: Mutable, patch: PackObject): void {
  for (const [key, value] of Object.entries(patch)) {
    const there = Object.hasOwn(target, key) ? target[key] : undefined;
    if (value === null) delete target[key];
    else if (isPackObject(value) && isPackObject(there)) mergePatch(there as Mutable, value);
    else target[key] = copyPlain(value);
  }
}
