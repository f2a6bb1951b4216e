import { expect, test } from 'vitest';
import type { HeardEvent, View } from '../../../kernel/index.ts';
import type { GameBoard } from '../board.ts';
import { harmsTo } from './recap.tsx';

const board: Pick<GameBoard, 'harm'> = {
  harm: ({ kind, seat }, of) => (seat !== of ? 'none' : kind === 'fell' ? 'grave' : kind === 'hurt' ? 'some' : 'none'),
};
const view = {} as View;
const event = (kind: string, seat: number): HeardEvent => ({ kind, seat });

test('what was done to a seat is told, the gravest first', () => {
  const events = [event('hurt', 0), event('hurt', 1), event('healed', 0), event('fell', 0), event('fell', 1)];
  expect(harmsTo(board, events, 0, view)).toEqual([events[3], events[0]]);
});

test('what was taken back was not done', () => {
  const events = [event('hurt', 0), event('hurt', 0), { kind: '@undone', events: 1 }];
  expect(harmsTo(board, events, 0, view)).toEqual([events[0]]);
});

test('a game that does not say what harms tells nothing', () => {
  expect(harmsTo({}, [event('fell', 0)], 0, view)).toEqual([]);
});
