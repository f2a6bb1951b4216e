import type { CardKind, RoseFace } from '../../../../games/black-rose/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import { artOf } from '../../../art/pictures.ts';
import { ownEntry } from '../../../own-entry.ts';
import type { CardLook } from '../../../table/board.ts';
import { cachedLooks } from '../../../table/cards/looks.ts';
import { messages } from '../generated/all.ts';
import icons from '../icons.json';
import { PICTURES, PLAIN } from './pictures.ts';
import { halvesOf, partsOf, platesOf, schoolOf, schoolOfRoom, summaryOf } from './printed.ts';
import { inkOf, SCHOOL_SIGNS } from './signs.ts';
import { termsOf } from './terms.ts';

const SHAPES: Readonly<Record<CardKind, CardLook['shape']>> = {
  spell: 'spell',
  mage: 'pet',
  room: 'room',
  evocation: 'foe',
  familiar: 'familiar',
  event: 'label',
  quest: 'label',
};

/** How a card of the game is printed. */
export const look = cachedLooks(printed);

function printed(face: RoseFace, card: string, language: Language): CardLook {
  const kind = face.kindOf(card) ?? 'spell';
  const picture = ownEntry(PICTURES, card) ?? PLAIN[kind];
  const school = kind === 'spell' ? schoolOf(face, card) : kind === 'room' ? schoolOfRoom(face, card) : null;
  const plates = platesOf(face, card, language);
  const parts = partsOf(face, card, language);
  const halves = halvesOf(face, card, language);
  const summary = summaryOf(face, card);
  return {
    shape: SHAPES[kind],
    art: artOf('rose', icons, picture),
    spot: school === null ? picture[2] : inkOf(school),
    kind: kindOf(face, card, kind, language),
    terms: termsOf(face, card, language),
    ...(school !== null && { emblem: SCHOOL_SIGNS[school] }),
    ...(plates && { plates }),
    ...(parts && { parts }),
    ...(halves && { halves }),
    ...(summary && { summary }),
  };
}

/** Its kind in words: a spell of a school says which, a personal one whose it is. */
function kindOf(face: RoseFace, card: string, kind: CardKind, language: Language): string {
  const t = messages[language].grimoire;
  const speech = face.speech[language];
  if (kind !== 'spell') return t.kinds[kind];
  const school = schoolOf(face, card);
  if (school !== null) return speech.card(school).name;
  const mage = face.pack.mages.find(({ spell }) => spell.id === card);
  return mage === undefined ? t.forgottenSpell : t.spellOf({ mage: speech.card(mage.id).name });
}
