import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { displayName } from './display-names.ts';
import { botNames } from './index.ts';

const shown = botNames.map(displayName);

/** Every text in some data, at any depth. */
function textsIn(data: unknown): string[] {
  if (typeof data === 'string') return [data];
  return typeof data === 'object' && data !== null ? Object.values(data).flatMap(textsIn) : [];
}

test('every bot is shown under a name of its own, and not under its id', () => {
  expect(new Set(shown).size).toBe(botNames.length);
  expect(shown.filter((name) => botNames.includes(name.toLowerCase()))).toEqual([]);
  expect(displayName('search-50')).toBe('search-50');
});

test.each(Object.keys(games))('no bot is called like a card of %s, in any language', (game) => {
  const pack: unknown = JSON.parse(
    readFileSync(join(import.meta.dirname, '../games', game, 'cards/core.json'), 'utf8'),
  );
  const words = new Set(textsIn(pack).flatMap((text) => text.split(/[^\p{L}]+/u)));
  // The pack is read, with its names in other languages.
  expect(words.size).toBeGreaterThan(100);
  expect(shown.filter((name) => words.has(name))).toEqual([]);
});
