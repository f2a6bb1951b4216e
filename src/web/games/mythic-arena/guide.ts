import type { ArenaTable } from '../../../games/mythic-arena/face.ts';
import type { Guide } from '../../table/guide/guide.ts';
import { guides } from './text/guide.ts';

/** The book's quick guide: the order of a turn, and where it stands (MA-16.22). Views of older editions do not say. */
export const guide: Guide = {
  texts: guides,
  stepOf: ({ table, result }) => (result === null ? ((table as ArenaTable).step ?? null) : null),
};
