import type { ArenaFace, CardKind } from '../../../../games/mythic-arena/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import { artOf } from '../../../art/pictures.ts';
import { ownEntry } from '../../../own-entry.ts';
import type { CardLook } from '../../../table/board.ts';
import { cachedLooks } from '../../../table/cards/looks.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { PICTURES, PLAIN } from './pictures.ts';
import { partsOf, platesOf, summaryOf } from './printed.ts';
import { termsOf } from './terms.ts';

const SHAPES: Readonly<Record<CardKind, CardLook['shape']>> = {
  ...{ pet: 'pet', token: 'pet', elyth: 'elyth', rune: 'rune', item: 'item' },
};

/** How a card of the game is printed. */
export const look = cachedLooks(printed);

function printed(face: ArenaFace, card: string, language: Language): CardLook {
  const kind = face.kindOf(card) ?? 'rune';
  const picture = ownEntry(PICTURES, card) ?? PLAIN[kind];
  const [, , spot] = picture;
  const plates = platesOf(face, card, language);
  const parts = partsOf(face, card, language);
  const summary = summaryOf(face, card);
  return {
    shape: SHAPES[kind],
    art: artOf('arena', icons, picture),
    spot,
    kind: messages[language].board.kinds[kind],
    terms: termsOf(face, card, language),
    ...(plates && { plates }),
    ...(parts && { parts }),
    ...(summary && { summary }),
  };
}
