import './ending.css';
import { type CSSProperties, type MouseEvent, useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { Result } from '../../../kernel/index.ts';
import { gaveUpSentence } from '../../../protocol/sentences/table-event-sentence.ts';
import { Art } from '../../art/art.tsx';
import { Glyph, Icon, Seal } from '../../art/glyph.tsx';
import icons from '../../art/icons.json';
import { Hint } from '../answer/hint.tsx';
import { useCards } from '../cards/cards.ts';
import { TOO_SOON } from '../motion/too-soon.ts';
import { useRequest } from '../online/use-request.ts';
import type { DealtTable } from '../source.ts';
import { useSpeechContext } from '../speech-context.tsx';
import type { TableActions } from '../table-actions.ts';
import { messages } from './generated/all.ts';
import { Moments } from './moments.tsx';
import { ScoreTable } from './score-table.tsx';
import type { GameScoring } from './scoring.ts';
import { useCoveredTable } from './use-covered-table.ts';
import type { EndedGame } from './use-ended-game.ts';
import { isTogether, outcomeOf, resultSentence, verdictOf } from './verdict.ts';

/** The end: a picture, who won, and why. */
export function EndingWords({ table, scoring }: { table: DealtTable; scoring: GameScoring | null }) {
  const words = useSpeechContext();
  const cards = useCards();
  const t = messages[words.language];
  const result = table.info.result as Result | null;
  if (result === null) return null;
  return (
    <div className="ending-head" data-outcome={outcomeOf(table)}>
      {scoring !== null && scoring.cards.length > 0 && (
        <span
          className="ending-picture"
          data-count={scoring.cards.length}
          data-party={isTogether(table) ? '' : undefined}
          aria-hidden="true"
        >
          {scoring.cards.map((card) => {
            const { art, spot } = cards.look(card);
            return (
              <span key={card} style={{ '--spot': spot } as CSSProperties}>
                <Art spec={art} rough />
              </span>
            );
          })}
        </span>
      )}
      <div>
        <h2 className="sign" tabIndex={-1}>
          {verdictOf(table, t.verdicts, words.scene.names)}
        </h2>
        {/* Who has won stands above. */}
        <p>{scoring?.why ?? gaveUpSentence(words.language, result, words.scene) ?? resultSentence(words, result)}</p>
      </div>
    </div>
  );
}

interface EndingBodyProps extends EndedGame {
  readonly table: DealtTable;
  readonly acts: TableActions;
}

/** The numbers, the moments that mattered, and what to do next. */
export function Ending({ table, acts, scoring, moments }: EndingBodyProps) {
  const { language } = useSpeechContext();
  const t = messages[language];
  const [open, setOpen] = useState(true);
  const box = useRef<HTMLDivElement>(null);
  useCoveredTable(box, open);
  const { replay } = acts;
  return (
    <div ref={box} className={open ? 'result ending' : 'result'}>
      {open && (
        <div className="ending-body">
          {scoring === null ? <Places table={table} /> : <ScoreTable scoring={scoring} you={table.you} />}
          {replay !== undefined && (
            <div className="moments-room">
              {moments !== null && (
                <Moments
                  {...{ table, replay }}
                  {...moments}
                  tells={scoring?.tells ?? { rise: [], fall: [] }}
                  turns={scoring?.turns}
                />
              )}
            </div>
          )}
        </div>
      )}
      <div className="ending-foot">
        {table.info.seed !== null && replay !== undefined && (
          <p className="fair">
            {t.fair} <Link href={`${replay}?verify`}>{t.fairDetails}</Link>
          </p>
        )}
        <button type="button" className="look" aria-expanded={open} onClick={() => setOpen(!open)}>
          <Glyph name={open ? 'eye' : 'log'} /> {open ? t.lookAtTable : t.showResult}
        </button>
      </div>
      <EndingActions acts={acts} />
    </div>
  );
}

/** Where a board counts nothing: who came first. */
function Places({ table }: { table: DealtTable }) {
  const { texts, scene } = useSpeechContext();
  const text = texts.table.result;
  const together = isTogether(table);
  const { places } = table.info.result as Result;
  const sorted = places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  return (
    <ol className="places" aria-label={together ? text.together.team : text.places}>
      {sorted.map(({ place, seat }) => (
        <li key={seat} className={place === 1 && !together ? 'first' : undefined}>
          {!together && <b className="num">{place}.</b>} <Seal seat={seat} /> {scene.names[seat]}
          {seat === table.you && <span className="mute"> ({text.you})</span>}
        </li>
      ))}
    </ol>
  );
}

/** Another one with the same people, the same one again, or another game. */
function EndingActions({ acts }: { acts: TableActions }) {
  const { texts, language } = useSpeechContext();
  const text = texts.table.result;
  const t = messages[language];
  const { busy, trouble, attempt } = useRequest();
  const [soon, setSoon] = useState(true);
  useEffect(() => {
    const timer = setTimeout(() => setSoon(false), TOO_SOON);
    return () => clearTimeout(timer);
  }, []);
  // What has the focus keeps it: nothing is disabled for good.
  const early = {
    'aria-disabled': soon || undefined,
    onClick: (event: MouseEvent) => soon && event.preventDefault(),
  };
  const { rematch, replay, next, rematchWaits = false } = acts;
  return (
    <div className="ending-acts">
      {/* Above the buttons, which stay where they are. */}
      <Hint alarming>{trouble}</Hint>
      <div className="as">
        {rematch !== undefined && (
          <button
            type="button"
            className="btn go"
            aria-disabled={soon || undefined}
            disabled={busy}
            onClick={() => !soon && void attempt(rematch)}
          >
            {rematchWaits ? text.join : text.rematch}
          </button>
        )}
        {next !== undefined && (
          <Link className="btn go" href={next} {...early}>
            {text.follow}
          </Link>
        )}
        {replay !== undefined && (
          <Link className="btn" href={replay} {...early}>
            <Glyph name="play" /> <span className="word">{text.replay}</span>
          </Link>
        )}
        <Link className="btn" href="/" {...early}>
          <Icon path={icons.cat} /> <span className="word">{t.another}</span>
        </Link>
      </div>
    </div>
  );
}
