import './moments.css';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import type { Result } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { Glyph } from '../../art/glyph.tsx';
import type { TimelineEntry } from '../../local/engine/records/replay-timeline.ts';
import { type LogLine, logLines } from '../log/log-lines.ts';
import { type SpeechContext, useSpeechContext } from '../speech-context.tsx';
import { messages } from './generated/all.ts';
import type { GameScoring } from './scoring.ts';
import { StandingGraph } from './standing-graph.tsx';
import { pointsOf, type Swing, swingsOf } from './swings.ts';
import { type EndedRecord, usePastStandings, useWholeStory } from './use-ended-record.ts';
import { isTogether } from './verdict.ts';

interface MomentsProps {
  readonly table: FollowedTable;
  /** Kinds of events that say what mattered. */
  readonly tells: GameScoring['tells'];
  readonly record: EndedRecord;
  /** The address of the replay. */
  readonly replay: string;
}

/** How it stood all the time, and the moments in which most changed: each leads there in the replay. */
export function Moments({ table, tells, record, replay }: MomentsProps) {
  const words = useSpeechContext();
  const { language, scene, texts } = words;
  const t = messages[language];
  const { you } = table;
  const result = table.info.result as Result;
  const together = isTogether(table);
  const [watched, setWatched] = useState(result.winners[0] ?? 0);
  const seat = together ? null : (you ?? watched);
  const { standings, progress, isWhole } = usePastStandings(record, seat);
  const points = useMemo(
    () => pointsOf(standings, isWhole ? { last: record.last, result } : null, seat),
    [standings, isWhole, record.last, result, seat],
  );
  const swings = useMemo(() => (isWhole ? swingsOf(points) : []), [points, isWhole]);
  const story = useWholeStory(record, seat ?? you ?? 0);
  const done = progress === null || progress.decisions === 0 ? 0 : progress.looked / progress.decisions;
  return (
    <section className="moments">
      {seat !== null && you === null && (
        <label className="row">
          {t.whose}
          <select value={watched} onChange={({ target }) => setWatched(Number(target.value))}>
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
          {...{ points, swings }}
          last={record.last}
          name={seat === null ? null : (scene.names[seat] ?? '–')}
        />
        {isWhole ? (
          <div className="swings">
            <h3>{swings.length === 0 ? t.even : t.moments({ count: swings.length })}</h3>
            <ol>
              {swings.map((swing, n) => (
                <SwingLine
                  key={swing.from.at}
                  {...{ swing, replay, seat }}
                  number={n + 1}
                  says={sentencesOf(swing, story ?? [], tells, words)}
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
      <Link className="more" href={`${replay}?turning`}>
        {texts.table.result.turning}
      </Link>
    </section>
  );
}

interface SwingLineProps {
  readonly swing: Swing;
  readonly number: number;
  readonly says: readonly string[];
  readonly replay: string;
  readonly seat: number | null;
}

function SwingLine({ swing: { from, to }, number, says, replay, seat }: SwingLineProps) {
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
  story: readonly TimelineEntry[],
  tells: GameScoring['tells'],
  words: SpeechContext,
): readonly string[] {
  const events = story.filter(({ number }) => number > from.at && number <= to.at).flatMap((entry) => entry.events);
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
