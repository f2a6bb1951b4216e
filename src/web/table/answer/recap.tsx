import { useMemo } from 'react';
import type { HeardEvent, View } from '../../../kernel/index.ts';
import { Glyph } from '../../art/glyph.tsx';
import type { GameBoard, Harm } from '../board.ts';
import { logLines, standingOf } from '../log/log-lines.ts';
import { useSpeechContext } from '../speech-context.tsx';

/** An event that is told again, and what it did to who reads it. */
interface Recounted {
  /** Its place among all. */
  readonly number: number;
  readonly event: HeardEvent;
  readonly harm: Harm;
}

/** Of what others did, in its order: what did something to a seat, and what else the board wants to be told again. */
export function recounted(
  { harm, retold }: Pick<GameBoard, 'harm' | 'retold'>,
  events: readonly HeardEvent[],
  seat: number,
  view: View,
): readonly Recounted[] {
  return standingOf(events).flatMap((event, number) => {
    const did = harm?.(event, seat, view) ?? 'none';
    return did === 'none' && retold?.includes(event.kind) !== true ? [] : [{ number, event, harm: did }];
  });
}

interface RecapProps {
  readonly board: GameBoard;
  /** What others did since the player answered last. */
  readonly byOthers: readonly HeardEvent[];
  readonly view: View;
  readonly you: number;
  readonly onRead: () => void;
}

/** What was done while the player waited. It stays until it is touched, or something is answered. */
export function Recap({ board, byOthers, view, you, onRead }: RecapProps) {
  const words = useSpeechContext();
  const { recap } = words.texts.table;
  const told = useMemo(() => {
    const lines = new Map(logLines(byOthers, words).map(({ number, text }) => [number, text]));
    return recounted(board, byOthers, you, view).flatMap(({ number, harm }) => {
      const text = lines.get(number);
      return text === undefined ? [] : [{ text, harm }];
    });
  }, [board, byOthers, you, view, words]);
  if (told.length === 0) return null;
  return (
    <div className="recap-room">
      <div className="recap">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
        <div className="recap-list" tabIndex={0}>
          <b>{recap.title}</b>
          <ol>
            {told.map(({ text, harm }, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same may happen twice
              <li key={n} className={harm}>
                {text}
              </li>
            ))}
          </ol>
        </div>
        <button type="button" aria-label={recap.dismiss} title={recap.dismiss} onClick={onRead}>
          <Glyph name="close" />
        </button>
      </div>
    </div>
  );
}
