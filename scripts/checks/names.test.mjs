import { expect, test } from 'vitest';
import { exportedTypes, homonyms } from './names.mjs';

test.each([
  ['an interface', 'export interface Line { readonly text: string }'],
  ['an alias', 'export type Line = string;'],
  ['a class', 'export abstract class Line {}'],
  ['an enum', 'export enum Line { Front }'],
  ['a type that is exported in a list', 'interface Line {}\nexport type { Line };'],
  ['a type that is exported under another name', 'class Line {}\nexport { Line as Row };'],
])('%s is an exported type', (_what, source) => {
  expect(exportedTypes(source)).toEqual(['Line']);
});

test.each([
  ['a type for its own file', 'interface Line {}'],
  ['a function', 'export function Line() {}'],
  ['a type of another file that is handed on', "export type { Line } from './line.ts';"],
  ['a type that is only imported', "import type { Line } from './line.ts';"],
])('%s is none', (_what, source) => {
  expect(exportedTypes(source)).toEqual([]);
});

test.each([
  ['top folders', 'lab/line.ts', 'server/line.ts'],
  ['files of a folder', 'lab/line.ts', 'lab/row.ts'],
  ['files of a game', 'games/black-rose/line.ts', 'games/black-rose/row.ts'],
  ['a game and its board', 'games/black-rose/line.ts', 'web/games/black-rose/line.ts'],
  ['a game and what all share', 'games/black-rose/line.ts', 'games/line.ts'],
])('a type that two %s export is named with both files', (_what, one, other) => {
  const files = new Map([
    [one, 'export interface Line {}'],
    [other, 'export type Line = string;'],
  ]);
  expect(homonyms(files)).toEqual([
    `The type Line is exported from several files (src/${one}, src/${other}): give the more special one a name of its own.`,
  ]);
});

test('types of different games, and types that only one file exports, may have the same name', () => {
  const files = new Map([
    ['games/black-rose/content/content.ts', 'export interface Content {}'],
    ['games/mythic-arena/content/content.ts', 'export interface Content {}'],
    ['server/content.ts', 'interface Content {}'],
  ]);
  expect(homonyms(files)).toEqual([]);
});
