import { canonical } from '../kernel/index.ts';
import { cardIndex, type IndexedCard } from './card-index.ts';
import { isPackObject, type PackObject } from './pack-data.ts';

/** A field that is another in the second pack; undefined where there is none. */
export interface FieldDifference {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** A card, or a power on one, that is only in one of two packs, or has other fields there. */
export interface CardDifference {
  readonly kind: 'added' | 'removed' | 'changed';
  readonly id: string;
  /** Its place in the second pack, or in the first where it is gone from the second. */
  readonly path: string;
  readonly fields: readonly FieldDifference[];
}

export interface PackDifference {
  /** What is no card: what the packs say of themselves, and rules that have no id. */
  readonly fields: readonly FieldDifference[];
  readonly cards: readonly CardDifference[];
  /** Whether they have the same cards in another order, which makes another content of them. */
  readonly reordered: boolean;
}

/** How the second of two whole packs differs from the first, card by card. */
export function packDifference(before: PackObject, after: PackObject): PackDifference {
  const [first, second] = [cardIndex(before), cardIndex(after)];
  const one = (kind: CardDifference['kind'], { id, path }: IndexedCard, fields: readonly FieldDifference[] = []) => ({
    ...{ kind, id, path, fields },
  });
  const cards = [...second.values()].flatMap((card): CardDifference[] => {
    const old = first.get(card.id);
    if (old === undefined) return [one('added', card)];
    const fields = fieldDifferences(old.card, card.card);
    return fields.length === 0 ? [] : [one('changed', card, fields)];
  });
  for (const card of first.values()) if (!second.has(card.id)) cards.push(one('removed', card));
  const fields = fieldDifferences(before, after);
  const reordered = cards.length + fields.length === 0 && canonical(before) !== canonical(after);
  return { fields, cards, reordered };
}

function fieldDifferences(before: PackObject, after: PackObject): FieldDifference[] {
  const [first, second] = [ownFields(before), ownFields(after)];
  return [...new Set([...first.keys(), ...second.keys()])].flatMap((path) => {
    const [a, b] = [first.get(path), second.get(path)];
    return canonical(a ?? null) === canonical(b ?? null) ? [] : [{ path, before: a, after: b }];
  });
}

/** What an object says, by path; what has an id of its own is another card’s matter. */
function ownFields(object: PackObject): Map<string, unknown> {
  const fields = new Map<string, unknown>();
  const visit = (value: unknown, path: string): void => {
    if (isPackObject(value) && typeof value.id === 'string') return;
    if (isPackObject(value))
      for (const [key, inner] of Object.entries(value)) visit(inner, path === '' ? key : `${path}.${key}`);
    else if (Array.isArray(value) && value.some((inner) => isPackObject(inner)))
      for (const [n, inner] of value.entries()) visit(inner, `${path}[${n}]`);
    else fields.set(path, value);
  };
  for (const [key, value] of Object.entries(object)) visit(value, key);
  return fields;
}
