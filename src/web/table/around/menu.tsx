import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { Language } from '../../../text/languages.ts';
import { LanguageOptions, switchLanguage } from '../../shell/language-switch.tsx';
import { ThemeToggle } from '../../shell/page.tsx';
import { changeSettings, type PageSettings, settings } from '../../state/settings.ts';
import { useStore } from '../../state/value-store.ts';
import { Hint } from '../answer/hint.tsx';
import type { AskedMoment, SeatShown } from '../board.ts';
import { useRequest } from '../online/use-request.ts';
import { useSpeechContext } from '../speech-context.tsx';
import type { TableActions } from '../table-actions.ts';
import { AskedMoments } from './asked-moments.tsx';
import { AtTable } from './at-table.tsx';
import { Sheet } from './sheet.tsx';

const WINDOWS: readonly PageSettings['windows'][] = ['able', 'always'];
const PACES: readonly PageSettings['pace'][] = ['slow', 'normal', 'quick', 'instant'];

interface MenuProps {
  readonly table: FollowedTable;
  readonly seats: readonly SeatShown[];
  readonly acts: TableActions;
  /** The open windows of the game that can be skipped; null if it names none. */
  readonly moments: readonly AskedMoment[] | null;
  readonly onText: () => void;
  readonly onHelp: () => void;
  readonly onClose: () => void;
}

/** The menu: people, settings of this table, rules, report, giving up, leaving. */
export function Menu({ table, seats, acts, moments, onText, onHelp, onClose }: MenuProps) {
  const { face, language, texts } = useSpeechContext();
  const text = texts.table.menu;
  const now = useStore(settings);
  const playing = table.info.state === 'playing' && table.you !== null;
  return (
    <Sheet title={text.title} kind="narrow" onClose={onClose}>
      <AtTable table={table} seats={seats} />
      <fieldset>
        <legend className="sr">{texts.shell.settings}</legend>
        <label className="row">
          {text.pace}
          <select
            value={now.pace}
            onChange={({ target }) => changeSettings({ pace: target.value as PageSettings['pace'] })}
          >
            {PACES.map((pace) => (
              <option key={pace} value={pace}>
                {texts.pages.settings.paces[pace]}
              </option>
            ))}
          </select>
        </label>
        <label className="row">
          {text.windows}
          <select
            value={now.windows}
            onChange={({ target }) => changeSettings({ windows: target.value as PageSettings['windows'] })}
          >
            {WINDOWS.map((windows) => (
              <option key={windows} value={windows}>
                {text.windowsHow[windows]}
              </option>
            ))}
          </select>
        </label>
        {moments === null ? <Skipped game={face.name} /> : <AskedMoments moments={moments} />}
        <label className="row">
          {text.sound}
          <input
            type="checkbox"
            checked={now.sound}
            onChange={({ target }) => changeSettings({ sound: target.checked })}
          />
        </label>
        <label className="row">
          {texts.shell.language}
          <select value={language} onChange={({ target }) => void switchLanguage(target.value as Language)}>
            <LanguageOptions />
          </select>
        </label>
        <div className="row">
          {text.theme}
          <ThemeToggle />
        </div>
      </fieldset>
      <div className="acts">
        <a className="btn" href={`/rules/${face.name}`} target="_blank" rel="noopener">
          {texts.shell.rules}
        </a>
        <button type="button" className="btn" onClick={onText}>
          {text.text}
        </button>
        <button type="button" className="btn" onClick={onHelp}>
          {text.help}
        </button>
        <Link className="btn" href="/settings">
          {texts.shell.settings}
        </Link>
      </div>
      {acts.report !== undefined && <Report send={acts.report} />}
      <div className="acts">
        {playing && acts.away !== undefined && (
          <ConfirmButton label={text.away} sure={text.awaySure} act={acts.away} then={onClose} />
        )}
        {playing && acts.resign !== undefined && (
          <ConfirmButton label={text.resign} sure={text.resignSure} act={acts.resign} then={onClose} />
        )}
        <Link className="btn" href="/">
          {text.leave}
        </Link>
      </div>
    </Sheet>
  );
}

/** The open windows of this game that are skipped, each with a button to undo that. */
function Skipped({ game }: { game: string }) {
  const { texts } = useSpeechContext();
  const { skips } = useStore(settings);
  const isOfGame = (kind: string) => kind.startsWith(`${game} `);
  const count = skips.filter(isOfGame).length;
  if (count === 0) return null;
  return (
    <div className="row">
      {texts.talk.skipping({ count })}
      <button
        type="button"
        className="btn"
        onClick={() => changeSettings({ skips: skips.filter((kind) => !isOfGame(kind)) })}
      >
        {texts.talk.always}
      </button>
    </div>
  );
}

/** A button that asks for a confirmation before it acts. */
function ConfirmButton({
  label,
  sure,
  act,
  then,
}: {
  label: string;
  sure: string;
  act: NonNullable<TableActions['resign']>;
  then: () => void;
}) {
  const { texts } = useSpeechContext();
  const [asked, setAsked] = useState(false);
  const { busy, trouble, attempt } = useRequest();
  const question = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const wasAsked = useRef(false);
  // The focus goes to the question and not to the confirming button: somebody holding Enter has not read it yet.
  useEffect(() => {
    if (asked) question.current?.focus();
    else if (wasAsked.current) button.current?.focus();
    wasAsked.current = asked;
  }, [asked]);
  if (!asked) {
    return (
      <button ref={button} type="button" className="btn" onClick={() => setAsked(true)}>
        {label}
      </button>
    );
  }
  const doIt = async () => {
    if (await attempt(act)) then();
  };
  return (
    <div className="sure">
      <p ref={question} tabIndex={-1}>
        {sure}
      </p>
      <button type="button" className="btn go" disabled={busy} onClick={() => void doIt()}>
        {label}
      </button>
      <button type="button" className="btn" onClick={() => setAsked(false)}>
        {texts.shell.cancel}
      </button>
      <Hint alarming>{trouble}</Hint>
    </div>
  );
}

/** A form to report a problem, in the player's words and with the state of the table. */
function Report({ send }: { send: NonNullable<TableActions['report']> }) {
  const { texts } = useSpeechContext();
  const text = texts.table.report;
  const [words, setWords] = useState('');
  const [sent, setSent] = useState(false);
  const { busy, trouble, attempt } = useRequest();
  if (sent) return <Hint>{text.thanks}</Hint>;
  const submit = async () => {
    if (words.trim() !== '' && (await attempt(() => send(words.trim())))) setSent(true);
  };
  return (
    <details className="report">
      <summary>{text.title}</summary>
      <label>
        {text.words}
        <textarea maxLength={2000} value={words} onChange={({ target }) => setWords(target.value)} />
      </label>
      <button type="button" className="btn" disabled={busy || words.trim() === ''} onClick={() => void submit()}>
        {text.send}
      </button>
      <Hint alarming>{trouble}</Hint>
    </details>
  );
}
