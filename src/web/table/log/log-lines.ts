import type { HeardEvent } from '../../../kernel/index.ts';
import { tableEventSentence } from '../../../protocol/sentences/table-event-sentence.ts';
import { isTableEvent, type TableEvent } from '../../../protocol/table-event.ts';
import type { SpeechContext } from '../speech-context.tsx';

/** A card named in a sentence. */
export interface NamedCard {
  readonly card: string;
  readonly name: string;
}

/** One line of the log. */
export interface LogLine {
  /** The number of its event. */
  readonly number: number;
  /** The seat that it is about. */
  readonly seat: number | null;
  readonly text: string;
  readonly parts: readonly (string | NamedCard)[];
  /** Whether it was undone later. */
  readonly undone: boolean;
  /** How many events of the game had happened then: finds the moment in a replay. */
  readonly heard: number;
}

type LogContext = Pick<SpeechContext, 'face' | 'speech' | 'language' | 'scene'>;

/** The events as sentences. Purely visual events have none. */
export function logLines(events: readonly HeardEvent[], words: LogContext): LogLine[] {
  const stands = standing(events);
  const lines: LogLine[] = [];
  let heard = 0;
  events.forEach((event, number) => {
    const undone = !stands[number];
    if (!undone && !isTableEvent(event)) heard++;
    const told = logSentence(events, number, words);
    if (told === null) return;
    const seat = typeof event.seat === 'number' ? event.seat : null;
    lines.push({ number, seat, ...told, undone, heard });
  });
  return lines;
}

type LogSentence = Pick<LogLine, 'text' | 'parts'> | null;
/** Caches sentences: the log grows line by line. */
const known = new WeakMap<LogContext, WeakMap<HeardEvent, LogSentence>>();

function logSentence(events: readonly HeardEvent[], number: number, words: LogContext): LogSentence {
  const event = events[number] as HeardEvent;
  const before = known.get(words) ?? new WeakMap<HeardEvent, LogSentence>();
  known.set(words, before);
  let told = before.get(event);
  if (told === undefined) {
    const text = sentenceOf(event, words, events.slice(0, number));
    told = text === null ? null : { text, parts: linked(text, cardsIn(event, words), words) };
    before.set(event, told);
  }
  return told;
}

export function sentenceOf(
  event: HeardEvent,
  { speech, language, scene }: LogContext,
  earlier?: readonly HeardEvent[],
): string | null {
  return isTableEvent(event)
    ? tableEventSentence(language, event as TableEvent, scene, speech)
    : speech.event(event, scene, earlier);
}

/** The reason that a player gave for these events, if any. */
export function reasonIn(events: readonly HeardEvent[], words: LogContext): string | null {
  const reason = events.findLast(({ kind }) => kind === '@because');
  return reason === undefined ? null : sentenceOf(reason, words);
}

/** For each event whether it still counts: an undo event says how many of the game's events before it are void. */
function standing(events: readonly HeardEvent[]): boolean[] {
  const stands = events.map(() => true);
  events.forEach((event, number) => {
    if (event.kind !== '@undone') return;
    let left = event.events as number;
    for (let i = number - 1; i >= 0 && left > 0; i--) {
      if (!stands[i] || isTableEvent(events[i] as HeardEvent)) continue;
      stands[i] = false;
      left--;
    }
  });
  return stands;
}

const VOID: HeardEvent = { kind: '@void' };
/** All events, with a void event in place of each that was undone, for finding out what happened last. */
export function standingOf<E extends HeardEvent>(events: readonly E[]): readonly E[] {
  if (!events.some(({ kind }) => kind === '@undone')) return events;
  const stands = standing(events);
  return events.map((event, number) => (stands[number] ? event : (VOID as E)));
}

/** The cards that an event mentions, anywhere in it. */
function cardsIn(event: HeardEvent, { face }: LogContext): ReadonlySet<string> {
  const cards = new Set<string>();
  const look = (value: unknown): void => {
    if (typeof value === 'string') {
      if (face.kindOf(value) !== null) cards.add(value);
    } else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) look(inner);
  };
  look(event);
  return cards;
}

/** The sentence, split at the names of cards. A person may have the name of a card: people's names are not linked. */
function linked(text: string, cards: ReadonlySet<string>, { speech, scene }: LogContext): (string | NamedCard)[] {
  const named = [...cards].map((card): NamedCard => ({ card, name: speech.card(card).name }));
  if (named.length === 0) return [text];
  const people = scene.names.filter((name) => name !== '');
  // The longest first; of two equal names, the person's.
  const names = [...people.map((name) => ({ card: null, name })), ...named].sort(
    (a, b) => b.name.length - a.name.length,
  );
  const parts: (string | NamedCard)[] = [];
  let [told, at] = [0, 0];
  while (at < text.length) {
    const found = names.find(
      ({ card, name }) => text.startsWith(name, at) && (card !== null || standsAlone(text, at, at + name.length)),
    );
    if (found !== undefined && found.card !== null) {
      parts.push(text.slice(told, at), found);
      told = at + found.name.length;
    }
    at += found?.name.length ?? 1;
  }
  return [...parts, text.slice(told)].filter((part) => part !== '');
}

/**
 * Whether a match is not part of a longer word. The expressions are created once, because Unicode classes are slow to
 * compile.
 */
const standsAlone = (text: string, from: number, to: number): boolean =>
  !ENDS_IN_LETTER.test(text.slice(0, from)) && !BEGINS_WITH_LETTER.test(text.slice(to));
const ENDS_IN_LETTER = /[\p{L}\p{N}]$/u;
const BEGINS_WITH_LETTER = /^[\p{L}\p{N}]/u;
