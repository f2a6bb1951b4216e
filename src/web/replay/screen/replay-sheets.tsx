import type { ReactNode } from 'react';
import type { TurningPoint } from '../../local/engine/records/reviews.ts';
import { LanguageSwitch } from '../../shell/language-switch.tsx';
import { ThemeToggle } from '../../shell/page.tsx';
import { Sheet } from '../../table/around/sheet.tsx';
import type { OpenSheet } from '../../table/around/use-open-sheet.ts';
import { OverviewSheet } from '../../table/guide/overview-sheet.tsx';
import { AsText } from '../../table/log/as-text.tsx';
import { useSpeechContext } from '../../table/speech-context.tsx';
import { PlayOnSheet } from '../play-on/play-on-sheet.tsx';
import { TurningSheet } from '../turning-points/turning-points-sheet.tsx';
import type { ReviewedSeat } from '../turning-points/use-reviewed-seat.ts';
import { ScoreSheet } from './score-sheet.tsx';
import { botsOf } from './table-at.ts';
import type { ReplayState } from './use-replay-state.ts';
import { VerifySheet } from './verify-sheet.tsx';

export type ReplaySheetKind =
  | 'menu'
  | 'tools'
  | 'overview'
  | 'text'
  | 'log'
  | 'turning'
  | 'verify'
  | 'scores'
  | 'play-on';

interface ReplaySheetsProps {
  readonly replay: ReplayState;
  readonly review: ReviewedSeat;
  readonly sheet: OpenSheet<ReplaySheetKind>;
  /** Tools and log, if they are shown in a dialog; null if they are in the column. */
  readonly tools: ReactNode | null;
  readonly log: ReactNode | null;
  /** The turning point to continue from; null: the moment that is shown. */
  readonly playOnFrom: TurningPoint | null;
  readonly onPlayOn: (from: TurningPoint) => void;
}

/** The dialog over a replay, if one is open. */
export function ReplaySheets({ replay, review, sheet, tools, log, playOnFrom, onPlayOn }: ReplaySheetsProps) {
  const { texts } = useSpeechContext();
  const text = texts.replay;
  const { place, id, opening, board, frame, viewer, names, table, seats, onViewer, jumpTo } = replay;
  const { opened, info, you } = opening;
  const { kind, open } = sheet;
  if (kind === null) return null;
  const onClose = () => sheet.close(kind);
  switch (kind) {
    case 'menu':
      return (
        <Sheet title={text.more} onClose={onClose}>
          {tools}
          <div className="row">
            <button type="button" className="btn" onClick={() => open('text')}>
              {texts.table.menu.text}
            </button>
            <LanguageSwitch />
            <ThemeToggle />
          </div>
          <p className="sm mute">{text.keys}</p>
        </Sheet>
      );
    case 'tools':
      return tools === null ? null : (
        <Sheet title={text.tools} onClose={onClose}>
          {tools}
        </Sheet>
      );
    case 'overview':
      return <OverviewSheet {...{ board, onClose }} view={table.view} />;
    case 'text':
      return <AsText {...{ table, seats, onClose }} />;
    case 'log':
      return log === null ? null : (
        <Sheet title={text.log} kind="drawer" onClose={onClose}>
          <div className="log">{log}</div>
        </Sheet>
      );
    case 'turning':
      return (
        <TurningSheet
          {...{ names, you, onClose, onPlayOn }}
          turning={review.turning}
          seat={review.seat}
          onSeat={review.setSeat}
          last={opened.last}
          onShow={({ after, seat }) => {
            onClose();
            onViewer(seat);
            jumpTo(after);
          }}
        />
      );
    case 'scores':
      return <ScoreSheet {...{ replay, onClose }} />;
    case 'verify':
      return <VerifySheet session={opened.session} onClose={onClose} />;
    case 'play-on': {
      const asked = seats.find((seat) => seat.asked)?.seat;
      return (
        <PlayOnSheet
          {...{ opened, names, bots: botsOf(opened, info), onClose }}
          table={place === 't' ? id : null}
          after={playOnFrom?.after ?? frame.moment.number}
          seat={playOnFrom?.seat ?? (typeof viewer === 'number' ? viewer : (you ?? asked ?? 0))}
        />
      );
    }
  }
}
