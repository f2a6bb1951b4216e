import type { Scene, Seat, Speech, Zone, ZoneCard } from '../../kernel/index.ts';
import type { Colours } from '../io.ts';
import { columns, flow, pad } from '../layout.ts';
import type { Text } from '../text/index.ts';

/** How things are said and painted. */
export interface Style {
  readonly speech: Speech;
  readonly scene: Scene;
  readonly text: Text;
  /** Beside each name: who that is. */
  readonly roles: readonly string[];
  readonly colours: Colours;
  readonly width: number;
}

const TITLE_WIDTH = 24;

/** The table in lines: what belongs to nobody first, then seat by seat, the viewer's own last and nearest. */
export function tableLines(zones: readonly Zone[], seats: number, style: Style): string[] {
  const { speech, scene, roles, colours } = style;
  const titles = zones.map((zone) => speech.zone(zone.id, scene));
  const titleWidth = Math.min(TITLE_WIDTH, Math.max(0, ...titles.map(columns)));
  const rows = (seat: Seat | null) =>
    zones.flatMap((zone, i) => (zone.seat === seat ? zoneLines(zone, titles[i] as string, titleWidth, style) : []));
  const others = Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== scene.viewer);
  const own = typeof scene.viewer === 'number' ? [scene.viewer] : [];
  const lines = rows(null);
  for (const seat of [...others, ...own]) {
    const below = rows(seat);
    const head = `${colours.bold(colours.cyan(scene.names[seat]))} ${colours.dim(`(${roles[seat]})`)}`;
    if (below.length > 0) lines.push(head, ...below);
  }
  return lines;
}

/** A zone beside its title; a title that is too long stands on a line of its own. */
function zoneLines(zone: Zone, title: string, titleWidth: number, style: Style): string[] {
  const { colours, width } = style;
  const indent = ' '.repeat(titleWidth + 4);
  const head = `  ${colours.dim(pad(title, titleWidth))}`;
  const [first = '', ...rest] = flow(contents(zone, style), ', ', width - indent.length);
  const below = rest.map((line) => indent + line);
  return columns(title) > titleWidth ? [head, indent + first, ...below] : [`${head}  ${first}`, ...below];
}

/** The cards of a zone as pieces of text; equal neighbours are counted. */
function contents({ cards, count }: Zone, style: Style): string[] {
  const pieces: { text: string; times: number }[] = [];
  for (const card of cards) {
    const text = cardText(card, style);
    const last = pieces.at(-1);
    if (last?.text === text) last.times += card.count ?? 1;
    else pieces.push({ text, times: card.count ?? 1 });
  }
  const said = pieces.map(({ text, times }) => (times === 1 ? text : `${text} ×${times}`));
  if (count !== undefined) said.push(`${count}`);
  return said.length === 0 ? [style.colours.dim('–')] : said;
}

function cardText({ card, down, staged }: ZoneCard, { speech, text, colours }: Style): string {
  const notes = [...(card !== null && down === true ? [text.faceDown] : []), ...(staged === true ? [text.staged] : [])];
  const name = card === null ? colours.dim(text.hiddenCard) : speech.card(card).name;
  return notes.length === 0 ? name : `${name} ${colours.dim(`(${notes.join(', ')})`)}`;
}
