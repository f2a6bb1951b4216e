import { expect, test } from 'vitest';
import { copyStack, type Frame, finish, freshState } from './state.ts';

const frame = (): Frame => ({ proc: 'turn', step: 2, data: { seat: 1, staged: [{ card: 3 }] }, given: [['pass'], []] });

test('a copy of the frames is equal and shares nothing', () => {
  const stack = [frame(), { ...frame(), given: null }];
  const copy = copyStack(stack);
  expect(copy).toEqual(stack);
  for (const f of copy) {
    f.step = 9;
    Object.assign(f.data, { seat: 9 });
    (f.data as { staged: unknown[] }).staged.pop();
    f.given?.[0]?.pop();
  }
  expect(stack).toEqual([frame(), { ...frame(), given: null }]);
});

test('a fresh state stands at its first frame, and a result ends it', () => {
  const s = freshState('content', 2, { tea: true }, frame());
  expect(s).toMatchObject({ content: 'content', seats: 2, options: { tea: true }, stack: [frame()], result: null });
  finish(s, { winners: [1], places: [2, 1], reason: 'end' });
  expect(s.result?.winners).toEqual([1]);
});
