import type { FindFace } from '../../../../games/familiar-find/face.ts';
import type { Face, Language } from '../../../../kernel/index.ts';
import type { GlyphName } from '../../../art/glyphs.ts';
import type { Term } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';
import { guide } from '../guide.ts';
import { look } from './look.ts';

/** The signs of what the Check looks for (FF-2.5), by its step of the guide. */
const CHECKED: Readonly<Record<string, GlyphName>> = { astral: 'astral', abyss: 'abyss', set: 'stack' };

/** The Ingredients of the pack, each with its sign. */
const ingredientTerms = (face: Face, language: Language): readonly Term[] =>
  (face as FindFace).pack.ingredients.map(({ id }) => ({
    name: face.speech[language].card(id).name,
    text: '',
    sign: look(face as FindFace, id, language).index ?? 'gem',
  }));

/** Every sign that a card lies on the table with. */
export function cardSigns(face: Face, language: Language): readonly Term[] {
  const { pack, speech } = face as FindFace;
  const t = messages[language].board;
  const essence = (id: string, sign: GlyphName): Term => ({ name: speech[language].card(id).name, text: '', sign });
  return [
    ...ingredientTerms(face, language),
    essence(pack.astral.id, 'astral'),
    essence(pack.abyss.id, 'abyss'),
    { name: t.kinds.spell, text: '', sign: 'spell' },
    { name: t.hidden, text: '', sign: 'closed' },
    { name: t.known, text: '', sign: 'eye' },
  ];
}

/** What the signs of the board mean, for the help. */
export const legend = (face: Face, language: Language): readonly Term[] => [
  ...guide.texts[language].steps
    .flatMap(({ parts }) => parts)
    .flatMap(({ id, name, text }) => (CHECKED[id] === undefined ? [] : [{ name, text, sign: CHECKED[id] }])),
  // The Essences are among what the Check looks for.
  ...cardSigns(face, language).filter(({ sign }) => sign !== 'astral' && sign !== 'abyss'),
];
