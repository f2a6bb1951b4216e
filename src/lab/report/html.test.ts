import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '../../text/languages.ts';
import { messages } from './generated/all.ts';
import { htmlReport as wholePage } from './html.ts';
import type { LabReport } from './report.ts';
import { estimate, exampleReport, manySubjects, NO_LENGTHS, subject } from './testing/example-report.ts';
import { markupFault } from './testing/markup-check.ts';
import type { ReportNames } from './words.ts';

const names: ReportNames = { game: 'Mythic Arena', nameOf: (id) => `Karte ${id}` };
const UNKNOWN = /NaN|undefined|Infinity|\[object|>null</;
const HOSTILE = '<script>alert("1 & \'2\'")</script>';

/** The page without its style sheet, which would fill the screen if a test failed. */
const htmlReport = async (...of: Parameters<typeof wholePage>) =>
  (await wholePage(...of)).replace(/<style>.*?<\/style>/s, '<style></style>');

/** What stands in the lines of the tables of cards: names with what is found of them. */
const rowsOf = (page: string): string[] =>
  [...page.matchAll(/<tr[^>]*><th scope="row">([^<]*)<\/th><td class="finding">.*?<span>([^<]*)<\/span>/g)].map(
    ([, name, finding]) => `${name}: ${finding}`,
  );
const fullLists = (page: string): string => [...page.matchAll(/<details>.*?<\/details>/gs)].join('');
const headlineOf = (page: string): string => /<h1>([^<]*)<\/h1>/.exec(page)?.[1] ?? '';
const only = (...subjects: LabReport['kinds'][number]['subjects']) =>
  exampleReport({ kinds: [{ kind: 'pets', subjects }] });

describe.each(LANGUAGES)('the page in %s', async (language) => {
  const report = exampleReport();
  const page = await htmlReport(report, language, names);
  const { findings } = messages[language];
  test('has every card with what is found of it', () => {
    const wanted = report.kinds.flatMap(({ subjects }) =>
      subjects.map(({ id, finding }) => `Karte ${id}: ${findings[finding]}`),
    );
    expect(rowsOf(fullLists(page)).sort()).toEqual(wanted.sort());
  });
  test('is well-formed, complete in itself and knows all its numbers', () => {
    expect(markupFault(page)).toBeNull();
    expect(page).toContain(`<html lang="${language}">`);
    expect(page).not.toMatch(/https?:|<script|<link|<img|src="/);
    expect(page).not.toMatch(UNKNOWN);
  });
});

test('the style sheet has its fonts in itself', async () => {
  const [, sheet = ''] = /<style>(.*?)<\/style>/s.exec(await wholePage(exampleReport(), 'en', names)) ?? [];
  expect([...sheet.matchAll(/url\((.{22})/g)].map(([, start]) => start)).toEqual(
    new Array(3).fill('data:font/woff2;base64'),
  );
  expect(sheet.match(/https?:|@import/)).toBeNull();
});

describe('what is said first', () => {
  const headline = async (report: LabReport, language: 'en' | 'it' | 'de' = 'en') =>
    headlineOf(await htmlReport(report, language, names));
  test('is what stands out', async () => {
    expect(await headline(exampleReport())).toBe('Two cards are too strong and two too weak');
    expect(await headline(only(subject('a', 0.6, 9000, 'strong')))).toBe('One card is too strong');
    expect(await headline(only(subject('a', 0.4, 9000, 'weak')), 'de')).toBe('Eine Karte ist zu schwach');
    const many = Array.from({ length: 13 }, (_, n) => subject(`c${n}`, 0.6, 9000, 'strong'));
    expect(await headline(only(...many), 'it')).toBe('13 carte sono troppo forti');
  });
  test('is that nothing does, or not yet', async () => {
    expect(await headline(only(subject('a', 0.5, 9000, 'fair')))).toBe('Nothing stands out');
    expect(await headline(only(subject('a', 0.53, 900, 'unclear')))).toBe('Nothing stands out yet');
    expect(await headline(only(subject('a', 0.9, 9, 'few')))).toBe('Nothing stands out yet');
    expect(await headline(only(subject('a', 0.9, 9, 'few'), subject('b', 0.5, 9000, 'fair')))).toBe(
      'Nothing stands out',
    );
  });
});

test('names, ids and links of strangers are text, wherever they stand', async () => {
  const strong = subject(HOSTILE, 0.6, 9000, 'strong');
  const report = exampleReport({
    ...{ content: HOSTILE, seed: HOSTILE, bots: [HOSTILE], options: { [HOSTILE]: HOSTILE } },
    pack: { id: HOSTILE, version: HOSTILE },
    endings: [{ reason: HOSTILE, games: 3 }],
    kinds: [{ kind: HOSTILE, subjects: [strong] }, ...exampleReport().kinds],
  });
  const page = await htmlReport(report, 'en', {
    game: HOSTILE,
    nameOf: (id) => (id === HOSTILE ? HOSTILE : id),
    example: () => ({ text: HOSTILE, href: 'x"><script>' }),
  });
  expect(page).not.toContain('<script');
  expect(markupFault(page)).toBeNull();
  // Its name in the plot and the lists, the kind, the game, its ending, its bot, the pack, the seed, an option, a link.
  expect(page.match(/&lt;script&gt;alert/g)?.length).toBeGreaterThan(15);
  expect(page).toContain('href="x&quot;&gt;&lt;script&gt;"');
});

test('example games are links where there is something to see, and numbers where there is not', async () => {
  const example = (game: number) => (game === 402 ? { text: 'game 402', href: 'games/402.json' } : null);
  const page = await htmlReport(only(subject('a', 0.6, 9000, 'strong')), 'en', { ...names, example });
  expect(page).toContain('won: <a href="games/402.json">game 402</a>, game 511');
  expect(page).toContain('lost: game 977');
  // The plot has the first of them.
  expect(page).toMatch(/<a [^>]*href="games\/402.json"><text[^>]*>watch<\/text><\/a>/);
});

test('of many cards the plot shows those that stand out or may yet, the list shows all', async () => {
  const page = await htmlReport(exampleReport({ kinds: [manySubjects('foes', 200)] }), 'en', names);
  const plot = /<figure class="forest">.*?<\/figure>/s.exec(page)?.[0] ?? '';
  expect([...plot.matchAll(/>Karte (card-\d+)</g)].map(([, id]) => id)).toEqual(
    expect.arrayContaining(['card-0', 'card-1', 'card-2']),
  );
  expect(plot).not.toContain('card-3');
  expect(page).toContain('197 more only in the full list');
  expect(rowsOf(fullLists(page))).toHaveLength(200);
});

test('what stands out comes before what may, and both before the rest, in the order of the report', async () => {
  const page = await htmlReport(
    only(
      subject('fair-1', 0.5, 9000, 'fair'),
      subject('maybe', 0.53, 9000, 'unclear'),
      subject('weak', 0.4, 9000, 'weak'),
      subject('strong', 0.58, 9000, 'strong'),
      subject('fair-2', 0.5, 9000, 'fair'),
    ),
    'en',
    { ...names, nameOf: (id) => id },
  );
  expect(rowsOf(fullLists(page)).map((row) => row.split(':')[0])).toEqual([
    'weak',
    'strong',
    'maybe',
    'fair-1',
    'fair-2',
  ]);
});

test('a seat is measured against the band', async () => {
  const seats = [estimate(0.56, 9000), estimate(0.5, 9000), estimate(0.53, 9000), estimate(0.4, 9000)];
  const page = await htmlReport(exampleReport({ kinds: [], seats }), 'en', names);
  expect(rowsOf(page)).toEqual([
    'Seat 1: wins too often',
    'Seat 2: fair',
    'Seat 3: not clear yet',
    'Seat 4: wins too rarely',
  ]);
});

describe('a report of next to nothing', () => {
  const unknown = { ...estimate(0, 0), share: Number.NaN, low: Number.NaN, high: Number.NaN, p: Number.NaN };
  test.each<[string, Partial<LabReport>]>([
    [
      'no game',
      { games: 0, seats: [unknown, unknown], endings: [], turns: NO_LENGTHS, decisions: NO_LENGTHS, kinds: [] },
    ],
    ['a kind without cards', { kinds: [{ kind: 'pets', subjects: [] }], seats: [] }],
    ['one card', { kinds: [{ kind: 'pets', subjects: [subject('a', 0.6, 9000, 'strong')] }] }],
    [
      'a card that nobody ever had',
      { kinds: [{ kind: 'pets', subjects: [{ ...subject('a', 0, 0, 'few'), seen: unknown, played: unknown }] }] },
    ],
    ['one game', { games: 1, turns: { mean: 9, median: 9, p95: 9, max: 9, counts: [[9, 1]] } }],
    ['no band', { band: 0, even: 1, kinds: [{ kind: 'pets', subjects: [subject('a', 1, 9, 'unclear')] }] }],
  ])('is a page all the same: %s', async (_, changed) => {
    const page = await htmlReport(exampleReport(changed), 'fr', names);
    expect(markupFault(page)).toBeNull();
    expect(page).not.toMatch(UNKNOWN);
    if (changed.games === 0) expect(headlineOf(page)).toBe('Aucune partie pour l’instant');
  });
});

test('kinds of cards have a title in each language; one that no pack of ours has goes by its own word', async () => {
  const kinds = ['foes', 'mats.helper', 'magic-hats'].map((kind) => ({
    kind,
    subjects: [subject('a', 0.5, 900, 'fair')],
  }));
  const titles = async (language: 'de' | 'es') =>
    [...(await htmlReport(exampleReport({ kinds }), language, names)).matchAll(/<h2 id="kind[^>]*>(.*?)<\/h2>/g)].map(
      ([, title]) => title?.replace(/<\/?small>/g, '|'),
    );
  expect(await titles('de')).toEqual(['Feinde', 'Hilfszauber |Vertraute|', 'Magic hats']);
  expect(await titles('es')).toEqual(['Enemigos', 'Hechizos de ayuda |Familiares|', 'Magic hats']);
});
