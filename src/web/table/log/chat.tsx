import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { RequestReply } from '../../../protocol/client/client.ts';
import type { Remark } from '../../../protocol/remark.ts';
import type { ChatLine } from '../../../protocol/socket.ts';
import { me } from '../../state/session.ts';
import { useStore } from '../../state/value-store.ts';
import { Hint } from '../answer/hint.tsx';
import { useRequest } from '../online/use-request.ts';
import { barSentence, useSpeechContext } from '../speech-context.tsx';
import type { MuteActs } from '../table-actions.ts';

/** The longest message that the server accepts. */
const MAX_LENGTH = 500;

interface ChatProps {
  readonly lines: readonly ChatLine[];
  /** Null if nobody could read it, or nothing may be written. */
  readonly send: ((text: string) => Promise<RequestReply>) | null;
  readonly mutes: MuteActs | undefined;
  /** The sentence for a remark, in the current language. */
  readonly read?: (remark: Remark) => string;
}

/** The chat of the table. */
export function Chat({ lines, send, mutes, read }: ChatProps) {
  const { texts } = useSpeechContext();
  const text = texts.table.chat;
  const who = useStore(me);
  const { trouble, attempt } = useRequest();
  const list = useRef<HTMLOListElement>(null);
  const shown = lines.filter(({ person }) => mutes?.muted.has(person.id) !== true);
  useEffect(() => {
    list.current?.lastElementChild?.scrollIntoView({ block: 'nearest' });
  }, [shown.length]);
  const setMuted = (person: string, muted: boolean) =>
    mutes !== undefined && void attempt(() => mutes.mute(person, muted));
  const mutedNames = new Map(
    lines.filter(({ person }) => mutes?.muted.has(person.id)).map(({ person }) => [person.id, person.name]),
  );
  return (
    <div className="chat">
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol ref={list} className="event-log" tabIndex={0} aria-label={text.title}>
        {shown.map(({ id, person, text: words, remark, at }) => (
          <li key={id} className={remark === undefined ? undefined : 'remark'}>
            <span>
              <b>{person.name}</b> {remark === undefined ? words : read?.(remark)}
            </span>
            <span className="meta">
              <time dateTime={at}>{timeOf(at)}</time>
              {mutes !== undefined && person.id !== who?.id && (
                <button type="button" className="named" onClick={() => setMuted(person.id, true)}>
                  {text.mute}
                </button>
              )}
            </span>
          </li>
        ))}
        {shown.length === 0 && <li className="mute">{text.empty}</li>}
      </ol>
      {[...mutedNames].map(([id, name]) => (
        <p key={id} className="xs mute">
          {text.muted({ name })}{' '}
          <button type="button" className="named" onClick={() => setMuted(id, false)}>
            {text.unmute}
          </button>
        </p>
      ))}
      <Hint alarming>{trouble}</Hint>
      {send === null ? <p className="xs mute">{text.closed}</p> : <Writing send={send} />}
    </div>
  );
}

const timeOf = (at: string): string =>
  new Date(at).toLocaleTimeString(document.documentElement.lang, { hour: '2-digit', minute: '2-digit' });

function Writing({ send }: { send: (text: string) => Promise<RequestReply> }) {
  const words = useSpeechContext();
  const text = words.texts.table.chat;
  const [draft, setDraft] = useState('');
  const [trouble, setTrouble] = useState<string | null>(null);
  const sending = useRef(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const line = draft.trim();
    if (line === '' || sending.current) return;
    sending.current = true;
    setTrouble(null);
    setDraft('');
    const reply = await send(line).catch((): RequestReply => ({ kind: 'unknown' }));
    sending.current = false;
    if (reply.kind === 'done') return;
    // Keeps what was typed while the message was being sent.
    setDraft((now) => (now === '' ? line : `${line} ${now}`));
    setTrouble(reply.kind === 'refused' ? barSentence(words, reply.bar) : text.lost);
  };
  return (
    <form className="writing" onSubmit={(event) => void submit(event)}>
      <input
        id="chat-line"
        type="text"
        maxLength={MAX_LENGTH}
        autoComplete="off"
        aria-label={text.write}
        placeholder={text.write}
        value={draft}
        onChange={({ target }) => setDraft(target.value)}
      />
      <button type="submit" className="btn">
        {text.send}
      </button>
      <Hint alarming>{trouble}</Hint>
    </form>
  );
}
