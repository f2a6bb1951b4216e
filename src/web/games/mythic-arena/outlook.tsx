import type { ArenaTable } from '../../../games/mythic-arena/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { BoardProps } from '../../table/board.ts';
import { TurnGuide } from '../../table/guide/turn-guide.tsx';
import { guides } from './text/guide.ts';

/** The book's quick guide: the order of a turn, and where it stands (MA-16.22). */
export const Outlook = ({ view, language }: Pick<BoardProps, 'view' | 'language'>) => (
  <TurnGuide steps={guides[language]} now={(view as View<ArenaTable>).table.step ?? null} />
);
