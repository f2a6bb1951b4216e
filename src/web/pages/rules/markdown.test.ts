import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Block, parse, parseInline, plainText } from './markdown.ts';

const text = (words: string) => ({ kind: 'text', text: words });

describe('a line', () => {
  test('has bold, italic and code words in it', () => {
    expect(parseInline('a **bold** and *leaning* `word`.')).toEqual([
      text('a '),
      { kind: 'strong', of: [text('bold')] },
      text(' and '),
      { kind: 'em', of: [text('leaning')] },
      text(' '),
      { kind: 'code', text: 'word' },
      text('.'),
    ]);
  });

  test('links to the rules that it names, and only to whole ones', () => {
    expect(parseInline('(FF-2.2 to FF-2.4)')).toEqual([
      text('('),
      { kind: 'rule', id: 'FF-2.2' },
      text(' to '),
      { kind: 'rule', id: 'FF-2.4' },
      text(')'),
    ]);
    expect(parseInline('xFF-2 and FF-2x and A-1')).toEqual([text('xFF-2 and FF-2x and A-1')]);
  });

  test('leads only to the web or to a place on the page', () => {
    const link = (to: string) => parseInline(`[here](${to})`);
    expect(link('https://example.org/a')).toEqual([{ kind: 'link', to: 'https://example.org/a', of: [text('here')] }]);
    expect(link('#end')).toEqual([{ kind: 'link', to: '#end', of: [text('here')] }]);
    for (const to of ['javascript:alert', '../docs/a.md', 'data:text/html,x']) expect(link(to)).toEqual([text('here')]);
  });

  test('has no HTML: what looks like some is text', () => {
    expect(parseInline('<img src=x onerror=alert> & <b>')).toEqual([text('<img src=x onerror=alert> & <b>')]);
  });

  test('with a lone star or an open bracket stays as it is', () => {
    for (const words of ['2 * 3 * 4', 'a [b', '**', '']) expect(plainText(parseInline(words))).toBe(words);
  });
});

describe('a text', () => {
  test('is made of headings, paragraphs over several lines, and lists', () => {
    const source = '# Top\n\nOne\ntwo.\n\n## 2 The turn\n- **FF-1** first\n  goes on\n- second\n\n1. do\n2. undo\n';
    expect(parse(source)).toEqual([
      { kind: 'heading', level: 1, id: 'top', text: [text('Top')] },
      { kind: 'paragraph', text: [text('One two.')] },
      { kind: 'heading', level: 2, id: '2-the-turn', text: [text('2 The turn')] },
      {
        kind: 'list',
        ordered: false,
        items: [
          { rule: 'FF-1', text: [text(' first goes on')] },
          { rule: null, text: [text('second')] },
        ],
      },
      {
        kind: 'list',
        ordered: true,
        items: [
          { rule: null, text: [text('do')] },
          { rule: null, text: [text('undo')] },
        ],
      },
    ]);
  });

  test('has tables with a head', () => {
    expect(parse('| Word | Means |\n|---|:--|\n| **a** | b |\n| c | d |\n\nafter')).toEqual([
      {
        kind: 'table',
        head: [[text('Word')], [text('Means')]],
        rows: [
          [[{ kind: 'strong', of: [text('a')] }], [text('b')]],
          [[text('c')], [text('d')]],
        ],
      },
      { kind: 'paragraph', text: [text('after')] },
    ]);
  });

  test('may come from Windows, or be empty', () => {
    expect(parse('a\r\nb')).toEqual([{ kind: 'paragraph', text: [text('a b')] }]);
    expect(parse('')).toEqual([]);
  });
});

/** All that would be read of a block. */
const readOf = (block: Block): string => {
  if (block.kind === 'list') return block.items.map(({ rule, text }) => `${rule} ${plainText(text)}`).join('\n');
  if (block.kind === 'table') return [block.head, ...block.rows].flat().map(plainText).join('\n');
  return plainText(block.text);
};
const RULES = new URL('../../../../docs/rules/', import.meta.url);

describe.each(readdirSync(RULES).filter((file) => file.endsWith('.md')))('docs/rules/%s', (file) => {
  const source = readFileSync(new URL(file, RULES), 'utf8');
  const blocks = parse(source);

  test('shows every rule under its id, each once', () => {
    const written = [...source.matchAll(/^- \*\*([A-Z]+-[\d.]+)\*\*/gm)].map((match) => match[1]);
    const shown = blocks.flatMap((block) =>
      block.kind === 'list' ? block.items.flatMap(({ rule }) => rule ?? []) : [],
    );
    expect(written.length).toBeGreaterThan(20);
    expect(shown).toEqual(written);
    expect(new Set(shown).size).toBe(shown.length);
  });

  test('leaves no mark standing in what is read', () => {
    expect(blocks.map(readOf).filter((words) => /\*\*|^#|\]\(|^\||\n\|/.test(words))).toEqual([]);
  });

  test('has a name of its own for each chapter', () => {
    const ids = blocks.flatMap((block) => (block.kind === 'heading' ? [block.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
