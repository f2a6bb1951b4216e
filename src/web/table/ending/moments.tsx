import './moments.css';
import { useMemo } from 'react';
import { Link } from 'wouter';
import type { HeardEvent, Result } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { Glyph } from '../../art/glyph.tsx';
import { type LogLine, logLines } from '../log/log-lines.ts';
import { type SpeechContext, useSpeechContext } from '../speech-context.tsx';
import { messages } from './generated/all.ts';
import type { GameScoring } from './scoring.ts';
import { StandingGraph } from './standing-graph.tsx';
import { playedPoints, pointsOf, type Swing, swingsOf, turnsIn } from './swings.ts';
import type { EndedMoments } from './use-ended-game.ts';

interface MomentsProps extends EndedMoments {
  readonly table: FollowedTable;
  /** Kinds of events that say what mattered. */
  readonly tells: GameScoring['tells'];
  readonly turns: GameScoring['turns'];
  /** The address of the replay. */
  readonly replay: string;
}

/** How it stood all the time, and the moments in which most changed: each leads there in the replay. */
export function Moments({ table, tells, turns, replay, record, seat, onSeat, past, heard }: MomentsProps) {
  const words = useSpeechContext();
  const { language, scene, texts } = words;
  const t = messages[language];
  const result = table.info.result as Result;
  const { standings, progress, isWhole, failed } = past;
  const points = useMemo(
    () => pointsOf(standings, isWhole ? { last: record.last, result } : null, seat),
    [standings, isWhole, record.last, result, seat],
  );
  const swings = useMemo(() => (isWhole ? swingsOf(playedPoints(points, result)) : []), [points, isWhole, result]);
  const begun = useMemo(
    () => (heard === null || turns === undefined ? [] : turnsIn(heard, turns.begun)),
    [heard, turns],
  );
  const turnAt = (at: number): string | null => {
    const last = begun.findLast((turn) => turn.at <= at);
    return last === undefined || turns === undefined ? null : turns.name(last.turn);
  };
  const done = progress === null || progress.decisions === 0 ? 0 : progress.looked / progress.decisions;
  const more = (
    <Link className="more" href={`${replay}?turning`}>
      {texts.table.result.turning}
    </Link>
  );
  // How it stood will not be known here: the replay says what went wrong.
  if (failed) return <section className="moments">{more}</section>;
  return (
    <section className="moments">
      {seat !== null && onSeat !== null && (
        <label className="row">
          {t.whose}
          <select value={seat} onChange={({ target }) => onSeat(Number(target.value))}>
            {scene.names.map((name, n) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <option key={n} value={n}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      <div className="both">
        <StandingGraph
          {...{ points, swings, begun, turnAt }}
          last={record.last}
          whose={seat === null ? null : { name: scene.names[seat] ?? '–', isYou: seat === table.you }}
        />
        {isWhole ? (
          <div className="swings">
            <h3>{swings.length === 0 ? t.even : t.moments({ count: swings.length })}</h3>
            <ol>
              {swings.map((swing, n) => (
                <SwingLine
                  key={swing.from.at}
                  {...{ swing, replay, seat }}
                  turn={turnAt(swing.to.at)}
                  number={n + 1}
                  says={sentencesOf(swing, heard ?? [], tells, words)}
                />
              ))}
            </ol>
          </div>
        ) : (
          <div className="looking">
            <p role="status">{t.looking}</p>
            <progress aria-label={t.looking} max={1} value={done} />
          </div>
        )}
      </div>
      {more}
    </section>
  );
}

interface SwingLineProps {
  readonly swing: Swing;
  readonly number: number;
  /** The name of the turn in which it happened, if there are any. */
  readonly turn: string | null;
  readonly says: readonly string[];
  readonly replay: string;
  readonly seat: number | null;
}

function SwingLine({ swing: { from, to }, number, turn, says, replay, seat }: SwingLineProps) {
  const { language } = useSpeechContext();
  const t = messages[language];
  const isUp = to.percent > from.percent;
  const eyes = seat ?? from.seat ?? 'all';
  return (
    <li className={isUp ? 'up' : 'down'}>
      <Link className="btn" href={`${replay}?at=${from.at}&eyes=${eyes}`}>
        <span className="mark" aria-hidden="true">
          {number}
        </span>
        <span className="says">
          <b className="num">{t.swing({ from: from.percent, to: to.percent })}</b>
          {turn !== null && <small>{turn}</small>}
          <span>{says.length === 0 ? t.unnamed : says.join(' ')}</span>
        </span>
        <Glyph name="play" />
        <span className="sr">{t.open}</span>
      </Link>
    </li>
  );
}

/** So many sentences tell a moment. */
const MOST = 2;

/** What happened in it: what mattered most by the board's word; else what names a card, or at least the last of it. */
function sentencesOf(
  { from, to }: Swing,
  heard: readonly (readonly HeardEvent[])[],
  tells: GameScoring['tells'],
  words: SpeechContext,
): readonly string[] {
  const events = heard.slice(from.at + 1, to.at + 1).flat();
  const lines = logLines(events, words);
  const kindOf = ({ number }: LogLine): string => events[number]?.kind ?? '';
  const isNew = ({ text }: LogLine, n: number, all: readonly LogLine[]): boolean =>
    all.findIndex((other) => other.text === text) === n;
  const weighty = tells[to.percent > from.percent ? 'rise' : 'fall']
    .flatMap((kind) => lines.filter((line) => kindOf(line) === kind).reverse())
    .filter(isNew);
  const naming = lines.filter(({ parts }) => parts.some((part) => typeof part !== 'string'));
  const told = weighty.length > 0 ? weighty.slice(0, MOST) : (naming.length > 0 ? naming : lines).slice(-MOST);
  return told.sort((a, b) => a.number - b.number).map(({ text }) => text);
}
