import { useId } from 'react';
import { standingPercent } from '../../../kernel/data/standing.ts';
import { Glyph, Seal } from '../../art/glyph.tsx';
import type { TurningPoint } from '../../local/engine/records/reviews.ts';
import { Sheet } from '../../table/around/sheet.tsx';
import { useSpeechContext } from '../../table/speech-context.tsx';
import { SeatSelect } from '../seat-select.tsx';
import type { TurningPoints } from './use-turning-points.ts';

/** An expected result as a number from 0 (lost) to 100 (won). */
const hundredths = (worth: number): number => Math.round(standingPercent(worth));

/** How many points of 100 an answer lost or won. */
const pointsOf = ({ worth, otherWorth }: TurningPoint): number => Math.abs(hundredths(worth) - hundredths(otherWorth));

interface TurningSheetProps {
  readonly turning: TurningPoints;
  readonly names: readonly string[];
  /** The seat whose decisions are reviewed; null for all in a cooperative game. */
  readonly seat: number | null;
  readonly onSeat: (seat: number) => void;
  /** The reader's seat, if any. */
  readonly you: number | null;
  readonly last: number;
  /** Shows the moment before the answer, from the view of its seat. */
  readonly onShow: (point: TurningPoint) => void;
  readonly onPlayOn: (point: TurningPoint) => void;
  readonly onClose: () => void;
}

/** The three answers that mattered most, judged by what could be known at that time. */
export function TurningSheet(props: TurningSheetProps) {
  const { turning, names, seat, onSeat, you, last, onShow, onPlayOn, onClose } = props;
  const text = useSpeechContext().texts.replay.turning;
  const { points } = turning;
  return (
    <Sheet title={text.title} onClose={onClose}>
      <p className="mute">{text.text}</p>
      {seat !== null && <SeatSelect label={text.whose} {...{ names, seat, onSeat }} />}
      <Standing turning={turning} />
      {points !== null && <Legend points={points} />}
      {points !== null && points.length > 0 && (
        <ol className="turning-points" data-group="" data-points={points.length}>
          {points.map((point) => (
            <Point
              key={point.after}
              {...{ point, last, you }}
              together={seat === null}
              onShow={() => onShow(point)}
              onPlayOn={() => onPlayOn(point)}
            />
          ))}
        </ol>
      )}
    </Sheet>
  );
}

/** Explains the numbers by the first mistake and the first strong move. */
function Legend({ points }: { points: readonly TurningPoint[] }) {
  const { means } = useSpeechContext().texts.replay.turning;
  const firsts = (['slip', 'find'] as const).flatMap((kind) => points.find((point) => point.kind === kind) ?? []);
  return <p className="xs mute">{firsts.map((point) => means[point.kind]({ by: pointsOf(point) })).join(' ')}</p>;
}

/** The progress of the search, or a summary of what was found. */
function Standing({ turning: { points, progress, failed } }: { turning: TurningPoints }) {
  const text = useSpeechContext().texts.replay.turning;
  if (failed) return <p role="alert">{text.failed}</p>;
  if (points !== null) {
    return (
      <p role="status" className="found" data-found={points.length}>
        {text.found({ count: points.length })}
      </p>
    );
  }
  const { looked = 0, decisions = 0, compared = 0, toCompare = 0 } = progress ?? {};
  const closely = toCompare > 0;
  const [done, of] = closely ? [compared, toCompare] : [looked, decisions];
  return (
    <div className="thinking" data-thinking={closely ? 'closely' : 'first'}>
      {/* What is counted is not read out at every step. */}
      <p role="status">{closely ? text.closely : text.looking}</p>
      <progress
        aria-label={closely ? text.closely : text.looking}
        max={1}
        // Both passes take about the same time.
        value={((closely ? 1 : 0) + (of === 0 ? 0 : done / of)) / 2}
      />
      <p className="xs mute num" aria-hidden="true">
        {closely ? text.weighed({ done, of }) : text.looked({ done, of })}
      </p>
    </div>
  );
}

interface PointProps {
  readonly point: TurningPoint;
  readonly last: number;
  readonly you: number | null;
  readonly together: boolean;
  readonly onShow: () => void;
  readonly onPlayOn: () => void;
}

function Point({ point, last, you, together, onShow, onPlayOn }: PointProps) {
  const { speech, scene, texts } = useSpeechContext();
  const { turning: text, at, playOn } = texts.replay;
  const id = useId();
  const { kind, seat, after } = point;
  // Questions are worded for their seat; answers for the reader or, if they did not play, with names.
  const asked = { ...scene, viewer: seat };
  const reader = { ...scene, viewer: seat === you || scene.viewer === you ? you : null };
  const [own, other] = [hundredths(point.worth), hundredths(point.otherWorth)];
  const by = pointsOf(point);
  return (
    <li data-kind={kind} data-after={after}>
      <h3 id={id}>
        <span className="by num" aria-hidden="true">
          {kind === 'slip' ? '−' : '+'}
          {by}
        </span>
        <span className="sr">{kind === 'slip' ? text.lost({ by }) : text.won({ by })}. </span>
        <span>
          {speech.ask(point.ask, point.with, asked)}
          <small>
            {(together || seat !== you) && (
              <>
                <Seal seat={seat} /> {scene.names[seat]},{' '}
              </>
            )}
            {at({ number: after, last })}
          </small>
        </span>
      </h3>
      <dl>
        <Worth label={seat === you ? text.said : text.given} says={speech.answer(point.say, reader)} worth={own} />
        <Worth
          label={kind === 'slip' ? text.better : text.natural}
          says={speech.answer(point.other, reader)}
          worth={other}
        />
      </dl>
      <div className="acts">
        <button type="button" className="btn" aria-describedby={id} onClick={onShow}>
          <Glyph name="eye" /> {text.show}
        </button>
        <button type="button" className="btn" aria-describedby={id} onClick={onPlayOn}>
          <Glyph name="play" /> {playOn.open}
        </button>
      </div>
    </li>
  );
}

/** An answer and its expected result. */
function Worth({ label, says, worth }: { label: string; says: string; worth: number }) {
  const { coach } = useSpeechContext().texts;
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        {says} <b className="num">{coach.standing({ percent: worth })}</b>
        <i aria-hidden="true" style={{ '--worth': worth / 100 }} />
      </dd>
    </div>
  );
}
