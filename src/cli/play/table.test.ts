import picocolors from 'picocolors';
import { expect, test } from 'vitest';
import type { Speech, Zone } from '../../kernel/index.ts';
import { texts } from '../text.ts';
import { type GameStyle, tableLines } from './table.ts';

const style: GameStyle = {
  speech: { card: (id: string) => ({ name: id, text: '' }), zone: (id: string) => id } as Partial<Speech> as Speech,
  scene: { names: ['Ada', 'Basil'], viewer: 0 },
  text: texts.en,
  roles: ['you', 'bot'],
  colours: picocolors.createColors(false),
  width: 40,
  rows: null,
};
const cards = (...names: (string | null)[]) => names.map((card) => ({ card }));
const zones: Zone[] = [
  { id: 'pile', seat: null, cards: cards('ace', 'ten', 'ace') },
  { id: 'won', seat: 1, cards: cards('one', 'two', 'three', 'four', 'five', 'six', 'seven') },
  { id: 'cup', seat: 1, cards: cards(null, null) },
  { id: 'hand', seat: 0, cards: cards('ace', 'ten', 'ace') },
  { id: 'deck', seat: null, cards: [], count: 9 },
  { id: 'gone', seat: null, cards: cards('ten', 'two') },
];

test('the others come first, then the viewer, then what belongs to all; equal cards of a seat are counted', () => {
  expect(tableLines(zones, 2, style)).toEqual([
    'Basil (bot)',
    '  won   one, two, three, four, five,',
    '        six, seven',
    '  cup   hidden card ×2',
    'Ada (you)',
    '  hand  ace ×2, ten',
    '',
    '  pile  ace, ten, ace',
    '  deck  9',
    '  gone  ten, two',
  ]);
});

test('in few rows a seat is one paragraph, and what is listed after the seats is numbers', () => {
  expect(tableLines(zones, 2, style, 9)).toEqual([
    'Basil hidden card ×2 · one, two,',
    '  three, four, five, six, seven',
    'hand ace ×2, ten',
    '  pile  ace, ten, ace',
    '  deck 9 · gone 2',
  ]);
});

test('in fewer rows each of the others is cut to one', () => {
  expect(tableLines(zones, 2, style, 4)[0]).toBe('Basil hidden card ×2 · one, two, three,…');
  expect(tableLines(zones, 2, style, 4)).toHaveLength(4);
});
