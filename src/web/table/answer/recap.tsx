import { useMemo } from 'react';
import type { HeardEvent, View } from '../../../kernel/index.ts';
import { Glyph } from '../../art/glyph.tsx';
import type { GameBoard } from '../board.ts';
import { logLines, standingOf } from '../log/log-lines.ts';
import { useSpeechContext } from '../speech-context.tsx';

/** The gravest is told; of the others how many there are. */
const MOST = 1;

/** The events that did something to a seat, the gravest first. */
export function harmsTo(
  board: Pick<GameBoard, 'harm'>,
  events: readonly HeardEvent[],
  seat: number,
  view: View,
): readonly HeardEvent[] {
  const { harm } = board;
  if (harm === undefined) return [];
  const stand = standingOf(events);
  const of = (wanted: 'grave' | 'some') => stand.filter((event) => harm(event, seat, view) === wanted);
  return [...of('grave'), ...of('some')];
}

interface RecapProps {
  readonly board: GameBoard;
  /** What others did since the player answered last. */
  readonly byOthers: readonly HeardEvent[];
  readonly view: View;
  readonly you: number;
  readonly onRead: () => void;
}

/** What was done to the player while they waited. It stays until it is touched, or something is answered. */
export function Recap({ board, byOthers, view, you, onRead }: RecapProps) {
  const words = useSpeechContext();
  const { recap } = words.texts.table;
  const lines = useMemo(
    () => logLines(harmsTo(board, byOthers, you, view), words).map(({ text }) => text),
    [board, byOthers, you, view, words],
  );
  if (lines.length === 0) return null;
  const rest = lines.length - MOST;
  const told = [...lines.slice(0, MOST), ...(rest > 0 ? [recap.more({ count: rest })] : [])].join(' ');
  return (
    <div className="recap-room">
      <button type="button" className="recap" title={lines.join('\n')} onClick={onRead}>
        <span>
          <b>{recap.title}</b> {told}
        </span>
        <Glyph name="close" /> <span className="sr">{recap.dismiss}</span>
      </button>
    </div>
  );
}
