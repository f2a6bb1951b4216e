import type { FindFace } from '../../../../games/familiar-find/face.ts';
import type { Face, Language } from '../../../../kernel/index.ts';
import type { GlyphName } from '../../../art/glyphs.ts';
import type { Term } from '../../../table/board.ts';
import { guide } from '../guide.ts';
import { look } from './look.ts';

/** The signs of what the Check looks for (FF-2.5), by its step of the guide. */
const CHECKED: Readonly<Record<string, GlyphName>> = { astral: 'astral', abyss: 'abyss', set: 'stack' };

/** The Ingredients of the pack, each with its sign. */
export const ingredientTerms = (face: Face, language: Language): readonly Term[] =>
  (face as FindFace).pack.ingredients.map(({ id }) => ({
    name: face.speech[language].card(id).name,
    text: '',
    sign: look(face as FindFace, id, language).index ?? 'gem',
  }));

/** What the signs of the board mean, for the help. */
export const legend = (face: Face, language: Language): readonly Term[] => [
  ...guide.texts[language].steps
    .flatMap(({ parts }) => parts)
    .flatMap(({ id, name, text }) => (CHECKED[id] === undefined ? [] : [{ name, text, sign: CHECKED[id] }])),
  ...ingredientTerms(face, language),
];
