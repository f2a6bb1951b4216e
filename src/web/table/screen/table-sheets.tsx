import type { ReactNode } from 'react';
import { settings } from '../../state/settings.ts';
import { useStore } from '../../state/value-store.ts';
import { AllAnswers } from '../answer/all-answers.tsx';
import { Help } from '../around/help.tsx';
import { Menu } from '../around/menu.tsx';
import { Sheet } from '../around/sheet.tsx';
import type { OpenSheet } from '../around/use-open-sheet.ts';
import { AllAsides } from '../aside/aside-bar.tsx';
import { hasCoach } from '../coach/coach-button.tsx';
import { FirstTableCard } from '../first-table/first-table-card.tsx';
import { isFirstTime } from '../first-table/first-time.ts';
import { markIntroduced } from '../first-table/use-first-table.ts';
import { OverviewSheet } from '../guide/overview-sheet.tsx';
import { AsText } from '../log/as-text.tsx';
import { useSpeechContext } from '../speech-context.tsx';
import type { PlayState } from './use-play-state.ts';

export type SheetKind = 'answers' | 'asides' | 'menu' | 'help' | 'text' | 'side' | 'overview' | 'first-table';

interface TableSheetsProps {
  readonly play: PlayState;
  readonly sheet: OpenSheet<SheetKind>;
  /** The panel with log and chat, if it is a drawer; null if it is a column. */
  readonly side: ReactNode | null;
}

/** The dialog over the table, if one is open. */
export function TableSheets({ play, sheet, side }: TableSheetsProps) {
  const { face, language, texts } = useSpeechContext();
  const { table, seats, acts, board, answer } = play;
  const { answering, asides } = play.live;
  const asideState = useStore(asides.state);
  const { kind, open } = sheet;
  if (kind === null) return null;
  const onClose = () => sheet.close(kind);
  switch (kind) {
    case 'answers':
      return <AllAnswers {...{ answering, onClose }} state={answer} />;
    case 'asides':
      return <AllAsides {...{ asides, onClose }} state={asideState} />;
    case 'menu':
      return (
        <Menu
          {...{ table, seats, acts, onClose }}
          moments={board.moments?.(language) ?? null}
          onText={() => open('text')}
          onHelp={() => open('help')}
        />
      );
    case 'help':
      return <Help legend={board.legend?.(face, language) ?? []} coached={hasCoach(table)} onClose={onClose} />;
    case 'first-table':
      return (
        <FirstTableCard
          view={table.view}
          first={isFirstTime(table, settings.get().introduced)}
          onHelp={() => {
            markIntroduced(face.name);
            open('help');
          }}
          onClose={() => {
            markIntroduced(face.name);
            onClose();
          }}
          onFailure={onClose}
        />
      );
    case 'overview':
      return <OverviewSheet {...{ board, onClose }} view={table.view} />;
    case 'text':
      return <AsText {...{ table, seats, onClose }} />;
    case 'side':
      return side === null ? null : (
        <Sheet title={texts.table.side} kind="drawer" onClose={onClose}>
          {side}
        </Sheet>
      );
  }
}
