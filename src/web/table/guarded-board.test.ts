import { afterEach, expect, test, vi } from 'vitest';
import type { View } from '../../kernel/index.ts';
import type { GameBoard } from './board.ts';
import { guardBoard } from './guarded-board.ts';

afterEach(() => vi.restoreAllMocks());

const view = {} as View;
const fails = (): never => {
  throw new Error('a card that nobody knows');
};

test('what a board cannot work out is missing, the game goes on, and the console says so once', () => {
  const error = vi.spyOn(console, 'error').mockImplementation(() => {});
  const board = guardBoard({ harm: fails, staged: fails, scoring: fails } as Partial<GameBoard> as GameBoard);
  expect(board.harm?.({ kind: 'hurt' }, 0, view)).toBe('none');
  expect(board.harm?.({ kind: 'hurt' }, 0, view)).toBe('none');
  expect(board.staged?.({} as never)).toEqual([]);
  expect(board.scoring?.({} as never)).toBeNull();
  expect(error).toHaveBeenCalledTimes(3);
});

test('what it can work out is as it says, and what it has not it has not', () => {
  const harm = () => 'grave' as const;
  const board = guardBoard({ harm } as Partial<GameBoard> as GameBoard);
  expect(board.harm?.({ kind: 'fell' }, 0, view)).toBe('grave');
  expect(board.staged).toBeUndefined();
  expect(board.scoring).toBeUndefined();
});
