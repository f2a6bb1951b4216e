import type { CardKind, NewGameFace } from '../../../../games/new-game/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import { artOf } from '../../../art/pictures.ts';
import { ownEntry } from '../../../own-entry.ts';
import type { CardLook } from '../../../table/board.ts';
import { cachedLooks } from '../../../table/cards/looks.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { PICTURES, PLAIN } from './pictures.ts';

const SHAPES: Readonly<Record<CardKind, CardLook['shape']>> = { herb: 'arcane', prowler: 'foe', charm: 'rune' };

/** How a card of the game is printed. */
export const look = cachedLooks(printed);

function printed(face: NewGameFace, card: string, language: Language): CardLook {
  const kind = face.kindOf(card) ?? 'herb';
  const picture = ownEntry(PICTURES, card) ?? PLAIN[kind];
  const points = face.pack.herbs.find(({ id }) => id === card)?.points;
  return {
    shape: SHAPES[kind],
    art: artOf('new-game', icons, picture),
    spot: picture[2],
    kind: messages[language].kinds[kind],
    ...(points !== undefined && { summary: [{ value: `${points}`, sign: 'gem' }] }),
  };
}
