import type { FindFace } from '../../../../games/familiar-find/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import { artOf } from '../../../art/pictures.ts';
import { ownEntry } from '../../../own-entry.ts';
import type { CardLook } from '../../../table/board.ts';
import { cachedLooks } from '../../../table/cards/looks.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { PICTURES, PLAIN } from './pictures.ts';

/** The five places of a pack's Ingredients: each has a sign and an ink, whatever lies there. */
const INGREDIENTS = [
  ['scale', 'var(--in-scale)'],
  ['wood', 'var(--in-wood)'],
  ['lichen', 'var(--in-lichen)'],
  ['residuum', 'var(--in-residuum)'],
  ['ruby', 'var(--in-ruby)'],
] as const;

/** How a card of the game is printed. Essences are printed white on black. */
export const look = cachedLooks(printed);

function printed(face: FindFace, card: string, language: Language): CardLook {
  const kind = face.kindOf(card) ?? 'spell';
  const place = face.pack.ingredients.findIndex(({ id }) => id === card);
  const picture = (kind === 'astral' || kind === 'abyss' ? null : ownEntry(PICTURES, card)) ?? PLAIN[kind];
  const [, , ink] = picture;
  const [sign, spot] = INGREDIENTS[place] ?? [null, ink];
  const { kinds } = messages[language].board;
  const art = artOf('find', icons, picture);
  switch (kind) {
    case 'ingredient':
      return { shape: 'arcane', art, spot, index: sign ?? 'gem', kind: kinds.ingredient };
    case 'astral':
    case 'abyss':
      return { shape: 'arcane', art, spot, index: kind, kind: kinds.essence };
    case 'spell':
      return { shape: 'arcane', art, spot, index: 'spell', kind: kinds.spell };
    case 'familiar':
      return { shape: 'familiar', art, spot, kind: kinds.familiar };
    case 'location':
      return { shape: 'label', art, spot, kind: kinds.location };
  }
}
