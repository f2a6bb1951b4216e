import { useState } from 'react';
import type { HeardEvent } from '../../../kernel/index.ts';
import type { Remark } from '../../../protocol/remark.ts';
import type { ChatLine } from '../../../protocol/socket.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { sentenceOf } from './log-lines.ts';

/** How many sentences are spoken at once, as they happen and when they are caught up with. */
const MOST = 8;
const MOST_AFTERWARDS = 3;
/** Of more than that the last are spoken, and what was done to the listener; the others are counted. */
const LATEST = 3;
/** Announced lines that stay in the page: a screen reader may be behind. */
const KEPT = 12;

interface Announcement {
  readonly said: string;
  /** Whether it did something to the listener: then it is never only counted. */
  readonly harms: boolean;
}

/** What is said of so many events at once. */
export function announcements(
  told: readonly Announcement[],
  caughtUp: boolean,
  earlier: (p: { count: number }) => string,
): readonly string[] {
  if (told.length <= (caughtUp ? MOST_AFTERWARDS : MOST)) return told.map(({ said }) => said);
  const kept = told.filter(({ harms }, i) => harms || i >= told.length - LATEST);
  const spoken = kept.slice(-MOST).map(({ said }) => said);
  return [earlier({ count: told.length - spoken.length }), ...spoken];
}

interface EventAnnouncerProps {
  readonly events: readonly HeardEvent[];
  /** Whether the last of the events were caught up with. */
  readonly caughtUp: boolean;
  /** Whether an event did something to the listener. */
  readonly harms: (event: HeardEvent) => boolean;
  /** What people said just now. */
  readonly chat: readonly ChatLine[];
  readonly read: (remark: Remark) => string;
}

/** What was announced, and how far that went. */
interface Announced {
  readonly events: number;
  readonly chat: number;
  readonly language: string;
  /** How many lines there have been: each is a new element, so that the same sentence is announced twice. */
  readonly count: number;
  readonly lines: readonly { readonly key: number; readonly said: string }[];
}

/**
 * Announces events to screen readers. It stands before the question in the page and changes together with it: what
 * happened is heard before what is asked.
 */
export function EventAnnouncer({ events, caughtUp, harms, chat, read }: EventAnnouncerProps) {
  const words = useSpeechContext();
  const { language, texts } = words;
  const { log, chat: talk } = texts.table;
  const lastLine = chat.at(-1)?.id;
  const [before, setBefore] = useState<Announced>(() => ({
    ...{ events: events.length, chat: lastLine ?? 0, language, count: 0, lines: [] },
  }));
  let announced = before;
  const newChat = lastLine === undefined ? before.chat : lastLine;
  if (before.events !== events.length || before.chat !== newChat || before.language !== language) {
    const told = events.slice(before.events).flatMap((event) => {
      const said = sentenceOf(event, words);
      return said === null ? [] : [{ said, harms: harms(event) }];
    });
    const saying = ({ text: said, remark }: ChatLine) => (remark === undefined ? said : read(remark));
    const fresh = [
      ...announcements(told, caughtUp, log.earlier),
      ...chat
        .filter(({ id }) => id > before.chat)
        .map((line) => talk.says({ name: line.person.name, text: saying(line) })),
    ].map((said, i) => ({ key: before.count + i, said }));
    announced = {
      ...{ events: events.length, chat: newChat, language, count: before.count + fresh.length },
      // What was said in another language is over: to say it anew would be a repetition.
      lines: [...(before.language === language ? before.lines : []), ...fresh].slice(-KEPT),
    };
    setBefore(announced);
  }
  return (
    <div className="sr" role="log" aria-live="polite" aria-label={log.latest}>
      {announced.lines.map(({ key, said }) => (
        <p key={key}>{said}</p>
      ))}
    </div>
  );
}
