import { expect, test } from 'vitest';
import type { HeardEvent, View } from '../../../kernel/index.ts';
import type { GameBoard } from '../board.ts';
import { recounted } from './recap.tsx';

const board: Pick<GameBoard, 'harm' | 'retold'> = {
  harm: ({ kind, seat }, of) => (seat !== of ? 'none' : kind === 'fell' ? 'grave' : kind === 'hurt' ? 'some' : 'none'),
  retold: ['played'],
};
const view = {} as View;
const event = (kind: string, seat: number): HeardEvent => ({ kind, seat });

const told = (board: Pick<GameBoard, 'harm' | 'retold'>, events: readonly HeardEvent[]) =>
  recounted(board, events, 0, view);

test('what was done to a seat or to the board is told in its order, with how grave it was', () => {
  const events = [event('hurt', 0), event('hurt', 1), event('played', 1), event('healed', 0), event('fell', 0)];
  expect(told(board, events)).toEqual([
    { number: 0, event: events[0], harm: 'some' },
    { number: 2, event: events[2], harm: 'none' },
    { number: 4, event: events[4], harm: 'grave' },
  ]);
});

test('what was taken back was not done', () => {
  const events = [event('hurt', 0), event('played', 1), { kind: '@undone', events: 1 }];
  expect(told(board, events)).toEqual([{ number: 0, event: events[0], harm: 'some' }]);
});

test('a game that says neither what harms nor what is told again tells nothing', () => {
  expect(told({}, [event('fell', 0), event('played', 1)])).toEqual([]);
});
