import { isPackObject, type PackObject } from './pack-data.ts';

/** Something in a pack that has an id: a card, or a power, room or action that stands on one. */
export interface IndexedCard {
  readonly id: string;
  readonly card: PackObject;
  readonly path: string;
  /** The list or the object that holds it, and its place there. */
  readonly holder: unknown[] | Record<string, unknown>;
  readonly key: string | number;
  /** The id of what it stands on; null for what lies in the pack itself. */
  readonly on: string | null;
}

/** Everything in a pack that has an id, by it, in the order of the pack. The pack's own id is no card's. */
export function cardIndex(pack: PackObject): Map<string, IndexedCard> {
  const index = new Map<string, IndexedCard>();
  const visit = (holder: IndexedCard['holder'], on: string | null, path: string): void => {
    for (const [key, value] of Object.entries(holder)) {
      if (typeof value !== 'object' || value === null) continue;
      const place = Array.isArray(holder) ? `${path}[${key}]` : path === '' ? key : `${path}.${key}`;
      const id = isPackObject(value) ? value.id : undefined;
      if (typeof id === 'string' && !index.has(id))
        index.set(id, {
          ...{ id, card: value as PackObject, path: place, holder, on },
          key: Array.isArray(holder) ? Number(key) : key,
        });
      visit(value as IndexedCard['holder'], typeof id === 'string' ? id : on, place);
    }
  };
  visit(pack as Record<string, unknown>, null, '');
  return index;
}
