import { expect, test } from 'vitest';
import { csvReport } from './csv.ts';
import { estimate, exampleReport, subject } from './testing/example-report.ts';

/** RFC 4180: cells that may be quoted, a quote in them written twice, lines that end in CR LF. */
function parsed(csv: string): string[][] {
  const lines: string[][] = [[]];
  let end = 0;
  for (const { 0: all, 1: quoted, 2: plain, 3: after, index } of csv.matchAll(
    /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/g,
  )) {
    if (index !== end) break;
    end = index + all.length;
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (after === '\r\n') lines.push([]);
  }
  expect(end).toBe(csv.length);
  return lines.slice(0, -1);
}

test('a line a card, with all numbers under their heads', () => {
  const report = exampleReport();
  const [head, ...lines] = parsed(csvReport(report));
  const cards = report.kinds.flatMap(({ kind, subjects }) => subjects.map((each) => ({ kind, ...each })));
  expect(lines).toHaveLength(cards.length);
  lines.forEach((line, n) => {
    const row = Object.fromEntries((head ?? []).map((name, at) => [name, line[at]]));
    const { kind, id, finding, seen, played, examples } = cards[n] as (typeof cards)[number];
    expect(line).toHaveLength(head?.length ?? 0);
    expect(row).toMatchObject({ kind, id, finding, examples_won: examples.won.join(' ') });
    for (const [name, value] of Object.entries(seen)) expect(Number(row[`seen_${name}`])).toBe(value);
    for (const [name, value] of Object.entries(played)) expect(Number(row[`played_${name}`])).toBe(value);
  });
});

test.each(['a,b', 'a "b" c', 'a\r\nb', 'a\nb', '"', ',"\r\n'])(
  'what has a meaning in the format stays in its cell: %j',
  (id) => {
    const [, line] = parsed(
      csvReport(exampleReport({ kinds: [{ kind: 'pets', subjects: [subject(id, 0.5, 10, 'few')] }] })),
    );
    expect(line?.[1]).toBe(id);
  },
);

test('what is not known is empty', () => {
  const seen = { ...estimate(0.5, 10), p: Number.NaN };
  const kinds = [{ kind: 'pets', subjects: [{ ...subject('a', 0.5, 10, 'few'), seen }] }];
  const [head, line] = parsed(csvReport(exampleReport({ kinds })));
  expect(line?.[head?.indexOf('seen_p') ?? 0]).toBe('');
});

test('without cards there is still a head', () => {
  expect(parsed(csvReport(exampleReport({ kinds: [] })))).toHaveLength(1);
});
