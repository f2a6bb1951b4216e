import { expect, test } from 'vitest';
import type { GameInfo } from '../../../protocol/game.ts';
import { unusual } from './options.tsx';

const known: GameInfo['options'] = [
  { id: 'lodge', kind: 'choice', default: 'large', values: ['large', 'duel'] },
  { id: 'long', kind: 'flag', default: false },
  { id: 'draco', kind: 'flag', default: false },
];

test('options that are as ever are not told, and the others as the form has them', () => {
  expect(unusual({ draco: false, long: false, lodge: 'large' }, known)).toEqual([]);
  expect(unusual({ draco: true, long: false, lodge: 'duel' }, known)).toEqual([
    ['lodge', 'duel'],
    ['draco', true],
  ]);
});

test('options of other cards are told too', () => {
  expect(unusual({ wyrm: false, long: true }, known)).toEqual([
    ['long', true],
    ['wyrm', false],
  ]);
});
