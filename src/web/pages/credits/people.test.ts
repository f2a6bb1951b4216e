import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { FONTS, ICON_ARTISTS, OF_THE_PAGE, OF_THE_SERVER } from './people.ts';

const ROOT = new URL('../../../../', import.meta.url);
const json = (path: string) => JSON.parse(readFileSync(new URL(path, ROOT), 'utf8'));
const named = (works: readonly { from: string }[]) => works.map(({ from }) => from).sort();

test('every library that the project stands on is thanked', () => {
  const { dependencies } = json('package.json');
  // Schemas and fonts are on both sides; they are thanked once.
  const others = named([...OF_THE_PAGE, ...FONTS]);
  const server = Object.keys(dependencies).filter((name) => !others.includes(name));
  expect(named(OF_THE_SERVER)).toEqual(server.sort());
});

test.each([...FONTS, ...OF_THE_PAGE, ...OF_THE_SERVER])('$from comes under $licence', ({ from, licence }) => {
  expect(json(`node_modules/${from}/package.json`).license).toBe(licence);
});

test('those who drew the icons are named, each once', () => {
  expect(ICON_ARTISTS.slice(0, 2)).toEqual(['Lorc', 'Delapouite']);
  expect(new Set(ICON_ARTISTS).size).toBe(ICON_ARTISTS.length);
});
