/**
 * As much of Markdown as the rules are written in: headings, paragraphs, lists, tables; bold, italics, code, links. There
 * is no HTML in it: what looks like some is text. The id of a rule is a link to it wherever it stands.
 */
export type Inline =
  | { readonly kind: 'text' | 'code'; readonly text: string }
  | { readonly kind: 'strong' | 'em'; readonly of: readonly Inline[] }
  | { readonly kind: 'link'; readonly to: string; readonly of: readonly Inline[] }
  | { readonly kind: 'rule'; readonly id: string };

export interface MarkdownItem {
  /** The id that it begins with: others point at it. */
  readonly rule: string | null;
  readonly text: readonly Inline[];
}

export type Block =
  | { readonly kind: 'heading'; readonly level: number; readonly id: string; readonly text: readonly Inline[] }
  | { readonly kind: 'paragraph'; readonly text: readonly Inline[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly MarkdownItem[] }
  | { readonly kind: 'table'; readonly head: readonly Cell[]; readonly rows: readonly (readonly Cell[])[] };
export type Cell = readonly Inline[];

const RULE = /[A-Z]{2,}-\d+(?:\.\d+)*/;
const RULE_ALONE = new RegExp(`^${RULE.source}$`);
const HEADING = /^(#{1,6})\s+(.+)$/;
const BULLET = /^[-*]\s+(.+)$/;
const NUMBER = /^\d+\.\s+(.+)$/;
const ROW = /^\|(.*)\|$/;
const RULER = /^\|(?:\s*:?-+:?\s*\|)+$/;

/** Only what leads out of the page by name, or to a place on it. */
const isSafe = (to: string): boolean => /^(https?:\/\/|#)/.test(to);

const MARK = new RegExp(
  [
    /`(?<code>[^`]+)`/.source,
    /\*\*(?<strong>[^*]+)\*\*/.source,
    /\*(?<em>[^*\s][^*]*)\*/.source,
    /\[(?<words>[^\]]+)\]\((?<to>[^)\s]+)\)/.source,
    `(?<rule>(?<![\\w-])${RULE.source}(?![\\w-]))`,
  ].join('|'),
  'g',
);

/** Parses the inline marks of a line. */
export function parseInline(text: string): readonly Inline[] {
  const parts: Inline[] = [];
  let from = 0;
  const plain = (to: number) => {
    if (to > from) parts.push({ kind: 'text', text: text.slice(from, to) });
  };
  for (const match of text.matchAll(MARK)) {
    plain(match.index);
    from = match.index + match[0].length;
    const { code, strong, em, words, to, rule } = match.groups ?? {};
    if (code !== undefined) parts.push({ kind: 'code', text: code });
    else if (strong !== undefined) parts.push({ kind: 'strong', of: parseInline(strong) });
    else if (em !== undefined) parts.push({ kind: 'em', of: parseInline(em) });
    else if (rule !== undefined) parts.push({ kind: 'rule', id: rule });
    else if (words !== undefined && to !== undefined && isSafe(to))
      parts.push({ kind: 'link', to, of: parseInline(words) });
    else parts.push(...parseInline(words ?? ''));
  }
  plain(text.length);
  return parts;
}

/** What is read of it, without its marks. */
export function plainText(text: readonly Inline[]): string {
  return text.map((part) => ('of' in part ? plainText(part.of) : part.kind === 'rule' ? part.id : part.text)).join('');
}

/** `**FF-2.2** Scavenge: …` is the rule FF-2.2. */
function itemOf(text: string): MarkdownItem {
  const parts = parseInline(text);
  const [first, ...rest] = parts;
  const id = first?.kind === 'strong' ? plainText(first.of) : '';
  return RULE_ALONE.test(id) ? { rule: id, text: rest } : { rule: null, text: parts };
}

const cellsOf = (row: string): readonly Cell[] => row.split('|').map((cell) => parseInline(cell.trim()));

/** A name for a heading that an address can end with. */
const nameFor = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

export function parse(source: string): readonly Block[] {
  const blocks: Block[] = [];
  const lines = source.replace(/\r\n?/g, '\n').split('\n');
  /** Lines from here on, for as long as they fit. */
  let at = 0;
  const peek = () => lines[at] ?? '';
  const take = () => lines[at++] ?? '';
  const begins = (line: string) => [HEADING, BULLET, NUMBER, ROW].some((kind) => kind.test(line));
  /** The rest of a paragraph or item that continues on the next lines. */
  const joined = (first: string): string => {
    const words = [first.trim()];
    while (peek().trim() !== '' && !begins(peek())) words.push(take().trim());
    return words.join(' ');
  };
  while (at < lines.length) {
    const line = take();
    const heading = HEADING.exec(line);
    const ordered = NUMBER.test(line);
    if (line.trim() === '') continue;
    if (heading !== null) {
      const text = parseInline(heading[2] ?? '');
      blocks.push({ kind: 'heading', level: (heading[1] ?? '').length, id: nameFor(plainText(text)), text });
    } else if (ordered || BULLET.test(line)) {
      const mark = ordered ? NUMBER : BULLET;
      const items = [itemOf(joined(mark.exec(line)?.[1] ?? ''))];
      for (let next = mark.exec(peek()); next !== null; next = mark.exec(peek())) {
        at++;
        items.push(itemOf(joined(next[1] ?? '')));
      }
      blocks.push({ kind: 'list', ordered, items });
    } else if (ROW.test(line) && RULER.test(peek())) {
      const head = cellsOf(ROW.exec(line)?.[1] ?? '');
      const rows: (readonly Cell[])[] = [];
      for (at++; ROW.test(peek()); at++) rows.push(cellsOf(ROW.exec(peek())?.[1] ?? ''));
      blocks.push({ kind: 'table', head, rows });
    } else blocks.push({ kind: 'paragraph', text: parseInline(joined(line)) });
  }
  return blocks;
}
