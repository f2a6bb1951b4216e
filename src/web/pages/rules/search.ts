import { type Block, type Inline, plainText } from './markdown.ts';

/** A chapter: a second-level heading with its content. What comes before the first has no heading. */
export interface Chapter {
  readonly heading: Extract<Block, { kind: 'heading' }> | null;
  readonly blocks: readonly Block[];
}

export function chaptersOf(blocks: readonly Block[]): readonly Chapter[] {
  const chapters: { heading: Chapter['heading']; blocks: Block[] }[] = [{ heading: null, blocks: [] }];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 2) chapters.push({ heading: block, blocks: [] });
    else if (block.kind !== 'heading' || block.level > 2) chapters.at(-1)?.blocks.push(block);
  }
  return chapters.filter(({ heading, blocks: inside }) => heading !== null || inside.length > 0);
}

/** A text normalised for comparison: case, accents and apostrophes. Its length is kept, so that positions agree. */
const normalized = (text: string): string =>
  Array.from({ length: text.length }, (_, at) => {
    if (text.charAt(at) === '’') return "'";
    const plain = text.charAt(at).normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : text.charAt(at);
  }).join('');

/** The words of a search. */
export const searchWords = (query: string): readonly string[] => normalized(query).split(/\s+/).filter(Boolean);

const has = (text: readonly Inline[], words: readonly string[], id = ''): boolean => {
  const all = normalized(`${id} ${plainText(text)}`);
  return words.every((word) => all.includes(word));
};

/** The rules, rows and paragraphs that contain all the words. Without words, everything. */
export function searchChapters(chapters: readonly Chapter[], words: readonly string[]): readonly Chapter[] {
  if (words.length === 0) return chapters;
  const within = (block: Block): readonly Block[] => {
    switch (block.kind) {
      case 'heading':
        return [];
      case 'paragraph':
        return has(block.text, words) ? [block] : [];
      case 'list': {
        const items = block.items.filter(({ rule, text }) => has(text, words, rule ?? ''));
        return items.length > 0 ? [{ ...block, items }] : [];
      }
      case 'table': {
        const rows = block.rows.filter((row) => has(row.flat(), words));
        return rows.length > 0 ? [{ ...block, rows }] : [];
      }
    }
  };
  return chapters
    .map(({ heading, blocks }) => ({ heading, blocks: blocks.flatMap(within) }))
    .filter(({ blocks }) => blocks.length > 0);
}

/** The number of hits. */
export const countOf = (chapters: readonly Chapter[]): number =>
  chapters
    .flatMap(({ blocks }) => blocks)
    .reduce(
      (sum, block) =>
        sum + (block.kind === 'list' ? block.items.length : block.kind === 'table' ? block.rows.length : 1),
      0,
    );

/** Splits a text at the words that were searched for. */
export function highlighted(
  text: string,
  words: readonly string[],
): readonly { readonly text: string; readonly hit: boolean }[] {
  const where = normalized(text);
  const pieces: { text: string; hit: boolean }[] = [];
  let from = 0;
  while (from < text.length) {
    const next = words
      .map((word) => ({ at: where.indexOf(word, from), length: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.length - a.length)[0];
    const to = next?.at ?? text.length;
    if (to > from) pieces.push({ text: text.slice(from, to), hit: false });
    if (next === undefined) break;
    pieces.push({ text: text.slice(to, to + next.length), hit: true });
    from = to + next.length;
  }
  return pieces;
}
