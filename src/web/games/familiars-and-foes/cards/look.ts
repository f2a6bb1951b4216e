import type { CardKind, FoesFace } from '../../../../games/familiars-and-foes/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import { artOf } from '../../../art/pictures.ts';
import { ownEntry } from '../../../own-entry.ts';
import type { CardLook } from '../../../table/board.ts';
import { cachedLooks } from '../../../table/cards/looks.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { PICTURES, PLAIN } from './pictures.ts';
import { elementOf, partsOf, platesOf, summaryOf } from './printed.ts';

const SHAPES: Readonly<Record<CardKind, CardLook['shape']>> = {
  familiar: 'familiar',
  spell: 'scroll',
  ability: 'scroll',
  artifact: 'item',
  foe: 'foe',
};

/** How a card of the game is printed. */
export const look = cachedLooks(printed);

function printed(face: FoesFace, card: string, language: Language): CardLook {
  const kind = face.kindOf(card) ?? 'spell';
  const element = elementOf(face, card);
  const picture = ownEntry(PICTURES, card);
  const [, , ink] = picture ?? PLAIN[kind];
  const plates = platesOf(face, card, language);
  const parts = partsOf(face, card, language);
  const summary = summaryOf(face, card);
  return {
    shape: SHAPES[kind],
    art: artOf('foes', icons, picture ?? PLAIN[kind]),
    spot: picture !== undefined || element === null ? ink : `var(--el-${element})`,
    kind: messages[language].board.kinds[kind],
    ...(plates && { plates }),
    ...(parts && { parts }),
    ...(summary && { summary }),
  };
}
