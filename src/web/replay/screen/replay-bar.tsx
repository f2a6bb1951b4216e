import { useMemo, useState } from 'react';
import { messages } from '../../table/ending/generated/all.ts';
import { useSpeechContext } from '../../table/speech-context.tsx';
import { Controls, type ReplaySpeed } from '../timeline/controls.tsx';
import { actorSpans, marksOf, stopAt } from '../timeline/slider-marks.ts';
import { ViewerSelect } from '../timeline/viewer-select.tsx';
import type { ReviewedSeat } from '../turning-points/use-reviewed-seat.ts';
import { MomentQuestion } from './moment-question.tsx';
import type { ReplayState } from './use-replay-state.ts';

interface ReplayBarProps {
  readonly replay: ReplayState;
  readonly review: ReviewedSeat;
  /** Open the turning points, and the tools; null if those are in the column. */
  readonly onTurning: (() => void) | null;
  readonly onTools: (() => void) | null;
  /** Opens the final scores; null if there are none. */
  readonly onScores: (() => void) | null;
}

/**
 * In place of the question bar: the question at the moment, the slider with its buttons, and the choice of the viewer.
 */
export function ReplayBar({ replay, review, onTurning, onTools, onScores }: ReplayBarProps) {
  const { texts, language } = useSpeechContext();
  const text = texts.replay;
  const { opening, frame, wanted, viewer, names, stops, momentLines, playing, setPlaying, onMoment, onViewer } = replay;
  const { opened } = opening;
  const { moment, story } = frame;
  const { points } = review.turning;
  const [speed, setSpeed] = useState<ReplaySpeed>(1);
  const marks = useMemo(() => marksOf(points ?? [], stops), [points, stops]);
  const spans = useMemo(() => actorSpans(story, stops), [story, stops]);
  const position = text.at({ number: moment.number, last: opened.last });
  return (
    <section id="question" className="ask replay-bar" aria-label={text.controls} tabIndex={-1}>
      <div className="q">
        <h2>
          <MomentQuestion {...{ moment, names }} point={points?.find(({ after }) => after === moment.number)} />
        </h2>
        {moment.result !== null && onScores !== null && (
          <button type="button" className="btn" onClick={onScores}>
            {messages[language].showResult}
          </button>
        )}
        <p className="where num" aria-hidden="true" title={position}>
          {moment.number}/{opened.last}
        </p>
      </div>
      <Controls
        at={stopAt(stops, wanted)}
        count={stops.length}
        onGo={(to) => onMoment(stops[to] ?? 0)}
        {...{ playing, speed, spans, marks, onTurning, onTools }}
        onPlay={setPlaying}
        onSpeed={setSpeed}
        says={momentLines.length === 0 ? position : `${position}: ${momentLines.join(' ')}`}
      >
        <ViewerSelect {...{ names, viewer, onViewer }} only={opened.only} />
      </Controls>
    </section>
  );
}
