import { useEffect, useRef, useState } from 'react';
import type { HeardEvent } from '../../../kernel/index.ts';
import type { Remark } from '../../../protocol/remark.ts';
import type { ChatLine } from '../../../protocol/socket.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { sentenceOf } from './log-lines.ts';

/** How many sentences are spoken at once, as they happen and when they are caught up with. More are only counted. */
const MOST = 8;
const MOST_AFTERWARDS = 3;
/** Announced lines that stay in the page: a screen reader may be behind. */
const KEPT = 12;

/** What is said of so many sentences at once. */
export function announcements(
  sentences: readonly string[],
  caughtUp: boolean,
  many: (p: { count: number }) => string,
): readonly string[] {
  return sentences.length > (caughtUp ? MOST_AFTERWARDS : MOST) ? [many({ count: sentences.length })] : sentences;
}

interface EventAnnouncerProps {
  readonly events: readonly HeardEvent[];
  /** Whether the last of the events were caught up with. */
  readonly caughtUp: boolean;
  /** What people said just now. */
  readonly chat: readonly ChatLine[];
  readonly read: (remark: Remark) => string;
}

/** Announces events to screen readers. */
export function EventAnnouncer({ events, caughtUp, chat, read }: EventAnnouncerProps) {
  const words = useSpeechContext();
  const text = words.texts.table;
  const [lines, setLines] = useState<readonly { readonly key: number; readonly said: string }[]>([]);
  const heard = useRef({ events: events.length, chat: chat.at(-1)?.id ?? 0, lines: 0 });
  const speak = (sentences: readonly string[]) => {
    // A new element each time, so that the same sentence is announced twice.
    const fresh = sentences.map((said) => ({ key: ++heard.current.lines, said }));
    if (fresh.length > 0) setLines((before) => [...before, ...fresh].slice(-KEPT));
  };
  // What was said in another language is over: to say it anew would be a repetition.
  useEffect(() => setLines([]), [words.language]);
  useEffect(() => {
    const fresh = events.slice(heard.current.events);
    heard.current.events = events.length;
    const sentences = fresh.flatMap((event) => sentenceOf(event, words) ?? []);
    speak(announcements(sentences, caughtUp, text.log.many));
  }, [events]);
  useEffect(() => {
    const fresh = chat.filter(({ id }) => id > heard.current.chat);
    heard.current.chat = chat.at(-1)?.id ?? heard.current.chat;
    const saying = ({ text: said, remark }: ChatLine) => (remark === undefined ? said : read(remark));
    speak(fresh.map((line) => text.chat.says({ name: line.person.name, text: saying(line) })));
  }, [chat]);
  return (
    <div className="sr" role="log" aria-live="polite" aria-label={text.log.title}>
      {lines.map(({ key, said }) => (
        <p key={key}>{said}</p>
      ))}
    </div>
  );
}
