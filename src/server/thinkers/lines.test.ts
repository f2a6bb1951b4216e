import { expect, test } from 'vitest';
import { Lines } from './lines.ts';

/** Jobs are called by their table and a number: a1, a2, b1. */
const tableOf = (job: string) => job[0] as string;
const waiting = (...jobs: string[]) => {
  const lines = new Lines<string>();
  for (const job of jobs) lines.add(tableOf(job), job);
  return lines;
};

/** Takes jobs out of a lane, each when the one before is done. */
function drain(lines: Lines<string>, lane: 'prompt' | 'slow' = 'prompt', slow = false): string[] {
  const taken: string[] = [];
  for (let job = lines.next(lane, false); job !== null; job = lines.next(lane, false)) {
    taken.push(job);
    lines.done(tableOf(job), slow);
  }
  return taken;
}

test('tables are served in the order in which they came', () => {
  expect(drain(waiting('b1', 'c1', 'a1'))).toEqual(['b1', 'c1', 'a1']);
});

test('a table with many jobs takes turns with the others, its own in order', () => {
  expect(drain(waiting('a1', 'a2', 'a3', 'b1', 'c1', 'b2'))).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3']);
});

test('while a job of a table is at work its others wait', () => {
  const lines = waiting('a1', 'a2', 'b1');
  expect([lines.next('prompt', false), lines.next('prompt', false), lines.next('prompt', false)]).toEqual([
    'a1',
    'b1',
    null,
  ]);
  expect(lines.size).toBe(1);
  lines.done('a', false);
  expect(lines.next('prompt', false)).toBe('a2');
});

test('where there is room for more, jobs of one table are at work side by side, after those who have none', () => {
  const lines = waiting('a1', 'a2', 'b1', 'a3', 'b2');
  expect([1, 2, 3, 4, 5].map(() => lines.next('prompt', true))).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  for (const job of ['c1', 'a4']) lines.add(tableOf(job), job);
  lines.done('a', false);
  // Of the other two the table has not heard yet.
  expect([lines.next('prompt', false), lines.next('prompt', false)]).toEqual(['c1', null]);
  lines.done('a', false);
  lines.done('a', false);
  expect(lines.next('prompt', false)).toBe('a4');
});

test('a table whose last job took long waits in the slow lane, until one does not', () => {
  const lines = waiting('a1', 'a2', 'b1', 'a3');
  expect(lines.next('prompt', false)).toBe('a1');
  lines.done('a', true);
  expect(lines.next('slow', false)).toBe('a2');
  expect(drain(lines)).toEqual(['b1']);
  lines.done('a', false);
  expect(lines.next('slow', false)).toBeNull();
  expect(lines.next('prompt', false)).toBe('a3');
});

test('who waits no more is not served, and the others keep their places', () => {
  const lines = waiting('a1', 'b1', 'b2', 'c1');
  lines.remove('b', 'b1');
  lines.remove('a', 'a1');
  expect(lines.size).toBe(2);
  expect(drain(lines)).toEqual(['b2', 'c1']);
  expect(lines.size).toBe(0);
});

test('cleared lines are empty, and say who waited', () => {
  const lines = waiting('a1', 'a2', 'b1');
  lines.next('prompt', false);
  expect(lines.clear()).toEqual(['a2', 'b1']);
  expect([lines.size, lines.next('prompt', false), lines.next('slow', false)]).toEqual([0, null, null]);
});
