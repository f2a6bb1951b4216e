import { writeFileSync } from 'node:fs';
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
import { grid, wrap } from '../layout.ts';
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
  print(text: string): void;
}

const wrapped = ({ style }: Session, text: string, first = ''): string => wrap(text, style.width, first);

/** The log: each event that this seat hears, as a sentence. */
export function tell(session: Session, events: readonly Told[]): void {
  const { speech, scene, colours } = session.style;
  for (const told of events) {
    const heard = heardBy(told, session.seat);
    const sentence = heard === null ? null : speech.event(heard, scene);
    if (sentence !== null) session.print(wrapped(session, sentence, `${colours.dim('·')} `));
  }
}

export function showTable(session: Session): void {
  const { game, match, style, seat } = session;
  const zones = game.zones(match.view(seat));
  session.print(['', ...tableLines(zones, match.state.seats, style), ''].join('\n'));
}

export const reason = ({ language, style }: Session, bar: Bar): string =>
  refusalText(language, bar) ?? style.speech.bar(bar, style.scene);

/** What is barred now, under the sentence that says why. `about` keeps those whose words or sentence contain it. */
export function whyNot(session: Session, about: string): void {
  const { game, match, seat, style } = session;
  const { colours, speech, scene, text } = style;
  const reasons = new Map<string, string[]>();
  for (const { say, bar } of game.barred(match.state, seat)) {
    const sentence = speech.answer(say, scene);
    if (!matches(about, `${say} ${sentence}`)) continue;
    const why = `${reason(session, bar)}${bar.rule === null ? '' : colours.dim(` [${bar.rule}]`)}`;
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

/** The cards that this seat can see, each once. */
export function cardsInSight({ game, match, seat }: Session): string[] {
  const zones = game.zones(match.view(seat));
  return [...new Set(zones.flatMap((zone) => zone.cards.flatMap(({ card }) => (card === null ? [] : [card]))))];
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
  const { text, colours } = style;
  print(
    grid(COMMANDS.map((command) => [`  ${colours.bold(commandWords(style, command))}`, text.commands[command].help])),
  );
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

/** Writes the record; false if the file could not be written. */
export function save(session: Session, file: string): boolean {
  const { text, colours } = session.style;
  try {
    writeFileSync(file, `${JSON.stringify(fullRecord(session.game, session.match), null, 1)}\n`);
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === undefined) throw error;
    session.print(colours.red(text.notSaved(file, code)));
    return false;
  }
  session.print(text.saved(file));
  return true;
}
