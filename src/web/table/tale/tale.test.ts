import { expect, test } from 'vitest';
import { familiarFindFace } from '../../../games/familiar-find/face.ts';
import type { Heard } from '../../../kernel/index.ts';
import { taleOf } from './tale.ts';

const words = {
  face: familiarFindFace.core,
  speech: familiarFindFace.core.speech.en,
  language: 'en' as const,
  scene: { names: ['Ann', 'Ben'], viewer: 0 },
};
const took = (seat: number, ...cards: string[]): Heard => ({ kind: 'took', seat, pile: 'centre', cards, left: false });

test('a line is a sentence whose cards can be told apart', () => {
  const [line] = taleOf([took(1, 'ruby-dust', 'pink-lichen')], words);
  expect(line).toMatchObject({ number: 0, seat: 1, text: 'Ben takes the central pile: Ruby Dust and Pink Lichen.' });
  expect(line?.parts).toEqual([
    'Ben takes the central pile: ',
    { card: 'ruby-dust', name: 'Ruby Dust' },
    ' and ',
    { card: 'pink-lichen', name: 'Pink Lichen' },
    '.',
  ]);
});

test('what happens beside the game is told too; what is for the eye only is not', () => {
  const lines = taleOf(
    [
      { kind: 'planned', seat: 0, up: 1, down: 1 },
      { kind: '@away', seat: 1, why: 'left' },
    ],
    words,
  );
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({ number: 1, seat: 1, text: 'Ben has left: a bot plays on.' });
});

test('what was taken back is marked and does not count', () => {
  const lines = taleOf(
    [took(0, 'ruby-dust'), took(1, 'pink-lichen'), { kind: '@undone', seat: 1 }, took(1, 'residuum')],
    words,
  );
  expect(lines.map(({ undone }) => undone)).toEqual([false, true, false, false]);
  expect(lines.map(({ heard }) => heard)).toEqual([1, 1, 1, 2]);
});

test('taking back twice reaches further', () => {
  const undone: Heard = { kind: '@undone', seat: 1 };
  const lines = taleOf([took(1, 'ruby-dust'), took(1, 'residuum'), undone, undone], words);
  expect(lines.map((line) => line.undone)).toEqual([true, true, false, false]);
});

test('a card is not found inside the name of somebody', () => {
  const scene = { names: ['Gentle Ruby Dust', 'Dust'], viewer: null };
  const [line, other] = taleOf([took(0, 'ruby-dust'), took(1, 'ruby-dust')], { ...words, scene });
  const card = { card: 'ruby-dust', name: 'Ruby Dust' };
  expect(line?.parts).toEqual(['Gentle Ruby Dust takes the central pile: ', card, '.']);
  expect(other?.text).toBe('Dust takes the central pile: Ruby Dust.');
  expect(other?.parts).toEqual(['Dust takes the central pile: ', card, '.']);
});
