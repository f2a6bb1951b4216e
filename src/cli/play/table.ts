import type { Scene, Seat, Speech, Zone, ZoneCard } from '../../kernel/index.ts';
import type { Colours } from '../terminal/io.ts';
import { columns, cut, flow, pad } from '../terminal/layout.ts';
import type { Text } from '../text.ts';

/** How things are printed, and the command's own messages. */
export interface TerminalStyle {
  readonly text: Text;
  readonly colours: Colours;
  readonly width: number;
  /** The height of the window; null if nothing scrolls off it. */
  readonly rows: number | null;
}

/** How a game's own words are printed. */
export interface GameStyle extends TerminalStyle {
  readonly speech: Speech;
  readonly scene: Scene;
  /** What is printed beside each name, if anything. */
  readonly roles: readonly string[];
}

/** The widest title that is printed beside its cards: in the full layout and in the short one. */
const MAX_TITLE_WIDTH = 24;
const MAX_SHORT_TITLE_WIDTH = 40;

/**
 * The table in lines: the other seats in order, then the viewer's own, then the shared zones, nearest to the question.
 * If it has more rows than `most`, each seat is shortened to a paragraph, and if that is not enough the other seats to
 * one row each.
 */
export function tableLines(
  zones: readonly Zone[],
  seats: number,
  style: GameStyle,
  most = Number.POSITIVE_INFINITY,
): string[] {
  const whole = wholeTable(zones, seats, style);
  if (whole.length <= most) return whole;
  const short = shortTable(zones, seats, style, false);
  return short.length <= most ? short : shortTable(zones, seats, style, true);
}

const othersThan = (seats: number, viewer: unknown): Seat[] =>
  Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== viewer);

function wholeTable(zones: readonly Zone[], seats: number, style: GameStyle): string[] {
  const { scene, roles, colours } = style;
  const titleWidth = widthOfTitles(zones, MAX_TITLE_WIDTH, style);
  const rows = (seat: Seat | null) =>
    zones.flatMap((zone) => (zone.seat === seat ? zoneLines(zone, titleWidth, style) : []));
  const own = typeof scene.viewer === 'number' ? [scene.viewer] : [];
  const lines: string[] = [];
  for (const seat of [...othersThan(seats, scene.viewer), ...own]) {
    const below = rows(seat);
    const role = (roles[seat] ?? '') === '' ? '' : ` ${colours.dim(`(${roles[seat]})`)}`;
    const head = `${colours.bold(colours.cyan(scene.names[seat]))}${role}`;
    if (below.length > 0) lines.push(head, ...below);
  }
  const shared = rows(null);
  return lines.length === 0 || shared.length === 0 ? [...lines, ...shared] : [...lines, '', ...shared];
}

/** `tight`: a seat that does not fit into one row is cut off. */
function shortTable(zones: readonly Zone[], seats: number, style: GameStyle, tight: boolean): string[] {
  const { speech, scene, colours, width } = style;
  const lines: string[] = [];
  const paragraph = (pieces: readonly string[]) =>
    flow(pieces, ' ', width - 2).map((line, n) => (n === 0 ? line : `  ${line}`));
  for (const seat of othersThan(seats, scene.viewer)) {
    // Short lists first, so that they remain where the row is cut off.
    const told = zones
      .filter((zone) => zone.seat === seat && (zone.cards.length > 0 || zone.count !== undefined))
      .map((zone) => contents(zone, style))
      .sort((a, b) => Number(a.length > 1) - Number(b.length > 1));
    if (!zones.some((zone) => zone.seat === seat)) continue;
    const row = [colours.bold(colours.cyan(scene.names[seat])), ...commas(told)];
    lines.push(...(tight ? [cut(row.join(' '), width)] : paragraph(row)));
  }
  const titled = (zone: Zone, said: readonly string[]) => [colours.dim(speech.zone(zone.id, scene)), ...said];
  const own = zones.filter((zone) => zone.seat !== null && zone.seat === scene.viewer);
  if (own.length > 0)
    lines.push(
      ...paragraph(
        commas(
          own.map((zone) => contents(zone, style)),
          own.map((zone) => titled(zone, [])),
        ),
      ),
    );
  const { main, secondary } = sharedZones(zones);
  const titleWidth = widthOfTitles(main, MAX_SHORT_TITLE_WIDTH, style);
  lines.push(...main.flatMap((zone) => zoneLines(zone, titleWidth, style)));
  const numbers = secondary.map((zone) => [
    `${zone.count ?? zone.cards.reduce((sum, { count = 1 }) => sum + count, 0)}`,
  ]);
  if (secondary.length > 0)
    lines.push(
      ...paragraph(
        commas(
          numbers,
          secondary.map((zone) => titled(zone, [])),
        ),
      ).map((line) => `  ${line}`),
    );
  return lines;
}

/** Joins lists into one paragraph: commas within a list, dots between them; `before` is the heading of each. */
function commas(lists: readonly (readonly string[])[], before: readonly (readonly string[])[] = []): string[] {
  return lists.flatMap((list, n) => [
    ...(before[n] ?? []),
    ...list.map((piece, i) => (i < list.length - 1 ? `${piece},` : n < lists.length - 1 ? `${piece} ·` : piece)),
  ]);
}

/**
 * The shared zones. In the short layout those that a game lists after the seats (a deck, a discard pile) are reduced to
 * their counts.
 */
function sharedZones(zones: readonly Zone[]): { main: readonly Zone[]; secondary: readonly Zone[] } {
  const seated = zones.findIndex(({ seat }) => seat !== null);
  const shared = (zone: Zone) => zone.seat === null;
  const main = zones.slice(0, Math.max(seated, 0)).filter(shared);
  const secondary = zones.slice(Math.max(seated, 0)).filter(shared);
  return main.length === 0 ? { main: secondary, secondary: [] } : { main, secondary };
}

const widthOfTitles = (zones: readonly Zone[], most: number, { speech, scene }: GameStyle): number =>
  Math.min(most, Math.max(0, ...zones.map(({ id }) => columns(speech.zone(id, scene)))));

/** A zone beside its title; a title that is too long is printed above it. */
function zoneLines(zone: Zone, titleWidth: number, style: GameStyle): string[] {
  const { colours, width, speech, scene } = style;
  const title = speech.zone(zone.id, scene);
  const indent = ' '.repeat(titleWidth + 4);
  const head = `  ${colours.dim(pad(title, titleWidth))}`;
  const [first = '', ...rest] = flow(contents(zone, style), ', ', width - indent.length);
  const below = rest.map((line) => indent + line);
  return columns(title) > titleWidth ? [head, indent + first, ...below] : [`${head}  ${first}`, ...below];
}

/**
 * The cards of a zone as pieces of text, with equal ones counted. In a shared zone only neighbours are merged, because
 * the order may matter.
 */
function contents({ seat, cards, count }: Zone, style: GameStyle): string[] {
  const pieces: { text: string; times: number }[] = [];
  for (const card of cards) {
    const text = cardText(card, style);
    const same = seat === null ? [pieces.at(-1)] : pieces;
    const before = same.find((piece) => piece?.text === text);
    if (before !== undefined) before.times += card.count ?? 1;
    else pieces.push({ text, times: card.count ?? 1 });
  }
  const said = pieces.map(({ text, times }) => (times === 1 ? text : `${text} ×${times}`));
  if (count !== undefined) said.push(`${count}`);
  return said.length === 0 ? [style.colours.dim('–')] : said;
}

function cardText({ card, down, staged, marks = [] }: ZoneCard, { speech, text, colours }: GameStyle): string {
  const notes = marks.map(({ mark, count }) => `${speech.card(mark).name} ${count}`);
  if (card !== null && down === true) notes.push(text.faceDown);
  if (staged === true) notes.push(text.staged);
  const name = card === null ? colours.dim(text.hiddenCard) : speech.card(card).name;
  return notes.length === 0 ? name : `${name} ${colours.dim(`(${notes.join(', ')})`)}`;
}
