import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { barsOf } from './histogram.ts';
import { linesOf, widthOf } from './lettering.ts';
import { PALETTES } from './theme.ts';

describe('lettering', () => {
  test('breaks between words and ends in dots what is too long for two lines', () => {
    expect(linesOf('Old Quill', 13, 100)).toEqual(['Old Quill']);
    expect(linesOf('Aufgescheuchter Gestaltwandlerlehrling', 13, 160)).toEqual([
      'Aufgescheuchter',
      'Gestaltwandlerlehrling',
    ]);
    expect(linesOf('a b c d e f g h', 13, 20)).toEqual(['a b', 'c…']);
    expect(linesOf('Gestaltwandlerlehrling', 13, 100)).toEqual(['Gestaltwandle-', 'rlehrling']);
    expect(linesOf('', 13, 100)).toEqual([]);
  });
  test('lets no line be wider than it may', () => {
    expect(linesOf('-'.repeat(200), 13, 60)).toHaveLength(2);
    const long = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk of the '.repeat(3);
    for (const width of [40, 90, 200])
      for (const line of linesOf(long, 13, width)) expect(widthOf(line, 13)).toBeLessThanOrEqual(width);
  });
});

describe('bars of a histogram', () => {
  const total = (bars: ReturnType<typeof barsOf>) => bars.reduce((sum, { games }) => sum + games, 0);
  test('are one a length where there are few, with holes where a length never came up', () => {
    expect(
      barsOf([
        [7, 2],
        [9, 5],
      ]),
    ).toEqual([
      { from: 6.5, to: 7.5, games: 2 },
      { from: 7.5, to: 8.5, games: 0 },
      { from: 8.5, to: 9.5, games: 5 },
    ]);
  });
  test.each([23, 24, 25, 100, 1000, 123_456])('lose no game and are never too many: %i lengths', (lengths) => {
    const bars = barsOf(Array.from({ length: lengths }, (_, n) => [n + 17, 1] as const));
    expect(total(bars)).toBe(lengths);
    expect(bars.length).toBeLessThanOrEqual(25);
    expect(bars.length).toBeGreaterThan(8);
  });
  test('are none where there is nothing', () => expect(barsOf([])).toEqual([]));
});

test.each(['dark', 'light'] as const)('the %s colours are those of the web client', (theme) => {
  const sheet = readFileSync(new URL('../../../web/style/tokens.css', import.meta.url), 'utf8');
  const block = new RegExp(`\\[data-theme="${theme}"\\] \\{([^}]*)\\}`).exec(sheet)?.[1] ?? '';
  const theirs = Object.fromEntries(
    [...block.matchAll(/--([\w-]+): (#[0-9a-f]{6});/g)].map(([, name, colour]) => [name, colour]),
  );
  const { hot, cold, plot, 'plot-tail': tail, ...shared } = PALETTES[theme];
  expect(theirs).toMatchObject(shared);
  expect(new Set([hot, cold, plot, tail]).size).toBe(4);
});
