import { type MouseEvent, useEffect, useState } from 'react';
import { Link } from 'wouter';
import type { Result as Outcome } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import { surrenderSentence } from '../../../protocol/sentences/table-event-sentence.ts';
import { Glyph, Seal } from '../../art/glyph.tsx';
import { covers } from '../../games/register.ts';
import { ownEntry } from '../../own-entry.ts';
import type { PageTexts } from '../../text/index.ts';
import { Hint } from '../answer/hint.tsx';
import { useRequest } from '../online/use-request.ts';
import { type SpeechContext, useSpeechContext } from '../speech-context.tsx';
import type { TableActions } from '../table-actions.ts';

/** How it ended, in a sentence: by the rules, or because somebody gave up. */
export const resultSentence = ({ speech, language, scene }: SpeechContext, result: Outcome): string =>
  surrenderSentence(language, result, scene) ?? speech.result(result, scene);

/** Whether all have won or lost: then there are no places. */
const isTogether = ({ game }: FollowedTable['info']): boolean => ownEntry(covers, game)?.together === true;

/** Who has won, from where one sits. */
export function verdictOf(
  { info, you }: Pick<FollowedTable, 'info' | 'you'>,
  text: PageTexts['table']['result'],
): string {
  const { winners } = info.result as Outcome;
  const isWon = winners.length > 0;
  if (isTogether(info)) {
    const { won, lost, lostAlone } = text.together;
    if (info.seats.length === 1 && you !== null) return isWon ? text.won : lostAlone;
    return isWon ? won : lost;
  }
  if (you === null) return text.over;
  return winners.includes(you) ? text.won : isWon ? text.lost : text.nobody;
}

/** The end: who won and why; how far it went, where all went there together. */
export function ResultWords({ table, status }: { table: FollowedTable; status: string }) {
  const words = useSpeechContext();
  const result = table.info.result as Outcome | null;
  if (result === null) return null;
  return (
    <>
      <h2 className="sign" tabIndex={-1}>
        {verdictOf(table, words.texts.table.result)}
      </h2>
      <p>{resultSentence(words, result)}</p>
      {isTogether(table.info) && <p className="how-far">{status}</p>}
    </>
  );
}

/** Milliseconds in which a tap is ignored: it was meant for what stood there before the result. */
const TOO_SOON = 500;

/** The places, and what to do next. */
export function Result({ table, acts }: { table: FollowedTable; acts: TableActions }) {
  const words = useSpeechContext();
  const text = words.texts.table.result;
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
  const result = table.info.result as Outcome | null;
  if (result === null) return null;
  const { you } = table;
  const together = isTogether(table.info);
  const places = result.places.map((place, seat) => ({ place, seat })).sort((a, b) => a.place - b.place);
  return (
    <div className="result">
      <ol className="places" aria-label={together ? text.together.team : text.places}>
        {places.map(({ place, seat }) => (
          <li key={seat} className={place === 1 && !together ? 'first' : undefined}>
            {!together && <b className="num">{place}.</b>} <Seal seat={seat} /> {words.scene.names[seat]}
            {seat === you && <span className="mute"> ({text.you})</span>}
          </li>
        ))}
      </ol>
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
            <Glyph name="play" /> {text.replay}
          </Link>
        )}
        {replay !== undefined && (
          <Link className="btn" href={`${replay}?turning`} {...early}>
            <Glyph name="bolt" /> {text.turning}
          </Link>
        )}
        <Link className="btn" href="/" {...early}>
          {words.texts.shell.home}
        </Link>
      </div>
      <Hint alarming>{trouble}</Hint>
      {table.info.seed !== null && replay !== undefined && <p className="xs mute">{text.verify}</p>}
    </div>
  );
}
