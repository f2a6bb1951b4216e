import { type Bar, barText, type Language } from '../../kernel/index.ts';
import { refusalSentence } from '../../protocol/refusal/refusal-sentence.ts';
import { surrenderSentence, tableEventSentence } from '../../protocol/sentences/table-event-sentence.ts';
import { isTableEvent } from '../../protocol/table-event.ts';
import { columns, pad, wrap } from '../terminal/layout.ts';
import type { Command } from '../text.ts';
import type { SeatClient, SeatNews } from './seat-client.ts';
import { type GameStyle, type TerminalStyle, tableLines } from './table.ts';

/** One person at one table in one terminal. */
export interface Session {
  readonly seatClient: SeatClient;
  readonly language: Language;
  /** A getter, because names and roles may change during the game. */
  readonly style: GameStyle;
  /** The default file for the record. */
  readonly file: string;
  /** The files that this session may overwrite: those it was told to use, and those it wrote. */
  readonly files: Set<string>;
  /** How many rows are in use: those printed since the table was last shown, and those of the table. */
  readonly filled: { told: number; table: number };
  print(text: string): void;
}

/** The terminal that a session is shown on: its style, and how to print. */
export interface Screen {
  readonly language: Language;
  readonly look: TerminalStyle;
  readonly filled: Session['filled'];
  print(text: string): void;
}

const wrapped = ({ style }: Session, text: string, first = ''): string => wrap(text, style.width, first);

/** Prints news, each event as a sentence. */
export function tell(session: Session, news: SeatNews): void {
  const { colours, speech, scene } = session.style;
  if (news.kind === 'note') session.print(wrapped(session, news.note, `${colours.cyan('*')} `));
  if (news.kind !== 'events') return;
  for (const heard of news.events) {
    const sentence = isTableEvent(heard)
      ? tableEventSentence(session.language, heard, scene, speech)
      : speech.event(heard, scene);
    if (sentence === null) continue;
    const line = wrapped(session, sentence, `${colours.dim('·')} `);
    session.filled.told += line.split('\n').length;
    session.print(line);
  }
}

/** The rows needed for the question, its first answers and the hint. */
const QUESTION_ROWS = 9;
/** How many of the rows printed last must stay visible: if they would not, the table is shortened. */
const MAX_NEWS_ROWS = 6;

export function showTable(session: Session): void {
  const { seatClient, style, filled } = session;
  const view = seatClient.view();
  const zones = seatClient.game.zones(view);
  const room = style.rows === null ? Number.POSITIVE_INFINITY : style.rows - QUESTION_ROWS;
  const whole = tableLines(zones, view.seats, style);
  const fits = whole.length + 2 + Math.min(filled.told, MAX_NEWS_ROWS) <= room;
  const lines = fits ? ['', ...whole, ''] : tableLines(zones, view.seats, style, Math.min(room, whole.length - 1));
  session.print(lines.join('\n'));
  filled.told = 0;
  filled.table = lines.length;
}

/** How the game ended: by its rules, or because somebody gave up. */
export function ending({ seatClient, language, style }: Session): string {
  const result = seatClient.result();
  if (result === null) return '';
  const { speech, scene } = style;
  return surrenderSentence(language, result, scene) ?? speech.result(result, scene);
}

/** The sentence that gives the reason, with the id of the rule. */
export function reason({ language, style }: Session, bar: Bar): string {
  const why = refusalSentence(language, bar) ?? barText(language, style.speech, bar, style.scene);
  return bar.rule === null ? why : `${why}${style.colours.dim(` [${bar.rule}]`)}`;
}

/** Prints what is barred now, grouped by reason. `about` filters by words of the answer or its sentence. */
export async function whyNot(session: Session, about: string): Promise<void> {
  const { seatClient, style } = session;
  const { colours, speech, scene, text } = style;
  const reasons = new Map<string, string[]>();
  for (const { say, bar } of await seatClient.barred()) {
    const sentence = speech.answer(say, scene);
    if (!matches(about, `${say} ${sentence}`)) continue;
    const why = reason(session, bar);
    reasons.set(why, [...(reasons.get(why) ?? []), sentence]);
  }
  if (reasons.size === 0) session.print(text.nothingBarred);
  for (const [why, sentences] of reasons) {
    session.print(wrapped(session, why, `${colours.yellow('✗')} `));
    for (const sentence of sentences) session.print(colours.dim(wrapped(session, sentence, '    ')));
  }
}

/** Whether a text contains every word of a search, in any order and case. */
export const matches = (looked: string, text: string): boolean =>
  looked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** The cards that this seat can see or is asked about, without repetition. */
export function cardsInSight({ seatClient, style }: Session): string[] {
  const zones = seatClient.game.zones(seatClient.view());
  const seen = zones.flatMap((zone) => zone.cards.flatMap(({ card }) => (card === null ? [] : [card])));
  const words = (seatClient.question()?.legal ?? []).flatMap((line) => line.split(' '));
  // A word that names no card is displayed as itself.
  return [...new Set([...seen, ...words.filter((word) => style.speech.card(word).name !== word)])];
}

/** Prints the texts of the visible cards whose name or id contains `about`. */
export function readCards(session: Session, about: string): void {
  const { speech, text, colours } = session.style;
  const found = cardsInSight(session).filter((id) => matches(about, `${id} ${speech.card(id).name}`));
  if (found.length === 0) session.print(text.noSuchCard({ name: about }));
  for (const id of found) {
    const card = speech.card(id);
    session.print(colours.bold(card.name));
    session.print(wrapped(session, card.text || text.noText, '  '));
  }
}

export function help({ seatClient, style, print }: Session): void {
  const { text, colours, width } = style;
  const commands = seatClient.commands();
  const words = commands.map((command) => commandWords(style, command));
  const longest = Math.max(...words.map(columns));
  commands.forEach((command, n) => {
    const said = text.commands[command];
    const line = seatClient.online && 'online' in said ? said.online : said.help;
    print(wrap(line, width, `  ${colours.bold(pad(words[n] as string, longest))}  `));
  });
}

/** What can be typed for a command: its word in the user's language and the English one. */
function commandWords({ text }: GameStyle, command: Command): string {
  const { word } = text.commands[command];
  return word === command || command === 'why' ? word : `${word} (${command})`;
}
