import type { NewGameFace } from '../../../../games/new-game/face.ts';
import type { Face, Language } from '../../../../kernel/index.ts';
import type { Term } from '../../../table/board.ts';
import { look } from './look.ts';

/** What the pictures of the herbs mean, for the help and the first table. */
export const legend = (face: Face, language: Language): readonly Term[] =>
  (face as NewGameFace).pack.herbs.map(({ id }) => ({
    ...face.speech[language].card(id),
    icon: look(face, id, language).art.icon[1],
  }));
