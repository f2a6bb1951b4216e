import { useState } from 'react';
import type { HeardEvent } from '../../../kernel/index.ts';
import type { Remark } from '../../../protocol/remark.ts';
import type { ChatLine } from '../../../protocol/socket.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { sentenceOf } from './log-lines.ts';

/** How many sentences are announced at once. */
const MAX_ANNOUNCED = 8;
const MOST_AFTERWARDS = 3;
/**
 * If there are more, this many of the last are announced, with those about harm to the listener; the others are
 * counted.
 */
const LATEST_ANNOUNCED = 3;
/** How many announced lines stay in the page, as a screen reader may lag behind. */
const MAX_LINES = 12;

interface Announcement {
  readonly said: string;
  /** Whether it harmed the listener: then it is always announced in full. */
  readonly harms: boolean;
}

/** The announcement for a number of events. */
export function announcements(
  told: readonly Announcement[],
  caughtUp: boolean,
  earlier: (p: { count: number }) => string,
): readonly string[] {
  if (told.length <= (caughtUp ? MOST_AFTERWARDS : MAX_ANNOUNCED)) return told.map(({ said }) => said);
  const kept = told.filter(({ harms }, i) => harms || i >= told.length - LATEST_ANNOUNCED);
  const spoken = kept.slice(-MAX_ANNOUNCED).map(({ said }) => said);
  return [earlier({ count: told.length - spoken.length }), ...spoken];
}

interface EventAnnouncerProps {
  readonly events: readonly HeardEvent[];
  /** Whether the last events were missed and are being caught up with. */
  readonly caughtUp: boolean;
  /** Whether an event harmed the listener. */
  readonly harms: (event: HeardEvent) => boolean;
  /** The latest chat messages. */
  readonly chat: readonly ChatLine[];
  readonly read: (remark: Remark) => string;
}

/** What was announced, and up to which event. */
interface Announced {
  readonly events: number;
  readonly chat: number;
  readonly language: string;
  /** The number of lines so far: each is a new element, so that the same sentence can be announced twice. */
  readonly count: number;
  readonly lines: readonly { readonly key: number; readonly said: string }[];
}

/**
 * Announces events to screen readers. It precedes the question in the page and changes together with it, so that events
 * are heard before the question.
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
      // Lines in another language are dropped: translated they would be announced a second time.
      lines: [...(before.language === language ? before.lines : []), ...fresh].slice(-MAX_LINES),
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
