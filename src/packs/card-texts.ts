import type { Speech } from '../kernel/index.ts';
import { cardIndex } from './card-index.ts';
import type { PackObject } from './pack-data.ts';

/** A card as people read it. */
export interface PackCardText {
  readonly id: string;
  readonly path: string;
  /** The id of the card that it stands on; null for a card by itself. */
  readonly on: string | null;
  readonly name: string;
  /** Made of what the card does; empty for what says nothing but its name. */
  readonly text: string;
}

/** All cards of a whole pack in its order, and what stands on them. */
export const cardTextsOf = (pack: PackObject, speech: Pick<Speech, 'card'>): PackCardText[] =>
  [...cardIndex(pack).values()].flatMap(({ id, path, on }) => {
    const { name, text } = speech.card(id);
    return name === id && text === '' ? [] : [{ id, path, on, name, text }];
  });
