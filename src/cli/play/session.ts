import { statSync, writeFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import {
  type AnyGame,
  type Bar,
  type GameRecord,
  heardBy,
  type Language,
  type Match,
  refusalText,
  replay,
  type Seat,
  type Told,
} from '../../kernel/index.ts';
import { columns, pad, wrap } from '../layout.ts';
import { COMMANDS, type Command } from '../text/index.ts';
import { type Style, tableLines } from './table.ts';

/** One person at one table in one terminal. */
export interface Session {
  readonly game: AnyGame;
  readonly match: Match;
  readonly seat: Seat;
  /** When the game began, on the command's clock. */
  readonly began: number;
  readonly language: Language;
  readonly style: Style;
  /** Where the record goes if nothing else is said. */
  readonly file: string;
  /** The files that this session may overwrite: those it was told to write, and those it wrote. */
  readonly files: Set<string>;
  /** How the window is filled: rows told since the table was last shown, and those of the table. */
  readonly filled: { told: number; table: number };
  print(text: string): void;
}

const wrapped = ({ style }: Session, text: string, first = ''): string => wrap(text, style.width, first);

/** The log: each event that this seat hears, as a sentence. */
export function tell(session: Session, events: readonly Told[]): void {
  const { speech, scene, colours } = session.style;
  for (const told of events) {
    const heard = heardBy(told, session.seat);
    const sentence = heard === null ? null : speech.event(heard, scene);
    if (sentence === null) continue;
    const line = wrapped(session, sentence, `${colours.dim('·')} `);
    session.filled.told += line.split('\n').length;
    session.print(line);
  }
}

/** Rows for the question, its first answers and the hint. */
const QUESTION = 9;
/** Of the rows told last, so many at most make the table be told shorter. */
const TOLD = 6;

export function showTable(session: Session): void {
  const { game, match, style, seat, filled } = session;
  const zones = game.zones(match.view(seat));
  const room = style.rows === null ? Number.POSITIVE_INFINITY : style.rows - QUESTION;
  const whole = tableLines(zones, match.state.seats, style);
  const fits = whole.length + 2 + Math.min(filled.told, TOLD) <= room;
  const lines = fits
    ? ['', ...whole, '']
    : tableLines(zones, match.state.seats, style, Math.min(room, whole.length - 1));
  session.print(lines.join('\n'));
  filled.told = 0;
  filled.table = lines.length;
}

/** Why not, with the id of the rule. */
export function reason({ language, style }: Session, bar: Bar): string {
  const why = refusalText(language, bar) ?? style.speech.bar(bar, style.scene);
  return bar.rule === null ? why : `${why}${style.colours.dim(` [${bar.rule}]`)}`;
}

/** What is barred now, under the sentence that says why. `about` keeps those whose words or sentence contain it. */
export function whyNot(session: Session, about: string): void {
  const { game, match, seat, style } = session;
  const { colours, speech, scene, text } = style;
  const reasons = new Map<string, string[]>();
  for (const { say, bar } of game.barred(match.state, seat)) {
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

/** Whether a text contains every word of what is looked for, in any order and case. */
export const matches = (looked: string, text: string): boolean =>
  looked
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.toLowerCase().includes(word));

/** The cards that this seat can see or is asked about, each once. */
export function cardsInSight({ game, match, seat, style }: Session): string[] {
  const zones = game.zones(match.view(seat));
  const seen = zones.flatMap((zone) => zone.cards.flatMap(({ card }) => (card === null ? [] : [card])));
  const words = (match.question(seat)?.legal ?? []).flatMap((line) => line.split(' '));
  // A word that is no card has no name but itself.
  return [...new Set([...seen, ...words.filter((word) => style.speech.card(word).name !== word)])];
}

/** The texts of the cards in sight whose name or id contains `about`. */
export function readCards(session: Session, about: string): void {
  const { speech, text, colours } = session.style;
  const found = cardsInSight(session).filter((id) => matches(about, `${id} ${speech.card(id).name}`));
  if (found.length === 0) session.print(text.noSuchCard(about));
  for (const id of found) {
    const card = speech.card(id);
    session.print(colours.bold(card.name));
    session.print(wrapped(session, card.text || text.noText, '  '));
  }
}

export function help({ style, print }: Session): void {
  const { text, colours, width } = style;
  const words = COMMANDS.map((command) => commandWords(style, command));
  const longest = Math.max(...words.map(columns));
  COMMANDS.forEach((command, n) => {
    print(wrap(text.commands[command].help, width, `  ${colours.bold(pad(words[n] as string, longest))}  `));
  });
}

/** What is typed for a command: its own word and the English one. */
function commandWords({ text }: Style, command: Command): string {
  const { word } = text.commands[command];
  return word === command || command === 'why' ? word : `${word} (${command})`;
}

/** The record with the state's hash at every step, so that whoever replays it can be sure. */
function fullRecord(game: AnyGame, match: Match): GameRecord {
  const record = match.record as GameRecord;
  const hashes: string[] = [];
  replay(game, record, undefined, (again) => hashes.push(game.hash(again.state)));
  return { ...record, hashes };
}

/** The file itself if it is new or this session's own, else the first free one with a number: `game-2.json`. */
function freeFile({ files }: Session, wanted: string): string {
  const taken = (file: string) => !files.has(file) && statSync(file, { throwIfNoEntry: false })?.isFile() === true;
  const { dir, name, ext } = parse(wanted);
  let file = wanted;
  for (let n = 2; taken(file); n++) file = join(dir, `${name}-${n}${ext}`);
  return file;
}

/** Writes the record, over no other file; false if it could not be written. */
export function save(session: Session, wanted: string): boolean {
  const { text, colours } = session.style;
  let file = wanted;
  try {
    file = freeFile(session, wanted);
    writeFileSync(file, `${JSON.stringify(fullRecord(session.game, session.match), null, 1)}\n`);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    session.print(colours.red(text.notSaved(file, code)));
    return false;
  }
  session.files.add(file);
  session.print(text.saved(file));
  return true;
}
