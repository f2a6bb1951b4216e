import { expect, test } from 'vitest';
import { FairQueue } from './fair-queue.ts';

/** Jobs are called by their table and a number: a1, a2, b1. */
const tableOf = (job: string) => job[0] as string;
const waiting = (...jobs: string[]) => {
  const queue = new FairQueue<string>();
  for (const job of jobs) queue.add(tableOf(job), job);
  return queue;
};

/** Takes jobs out of a class, each when the one before is done. */
function drain(queue: FairQueue<string>, jobClass: 'prompt' | 'slow' = 'prompt', slow = false): string[] {
  const taken: string[] = [];
  for (let job = queue.next(jobClass, false); job !== null; job = queue.next(jobClass, false)) {
    taken.push(job);
    queue.done(tableOf(job), slow);
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
  const queue = waiting('a1', 'a2', 'b1');
  expect([queue.next('prompt', false), queue.next('prompt', false), queue.next('prompt', false)]).toEqual([
    'a1',
    'b1',
    null,
  ]);
  expect(queue.size).toBe(1);
  queue.done('a', false);
  expect(queue.next('prompt', false)).toBe('a2');
});

test('where there is room for more, jobs of one table are at work side by side, after those who have none', () => {
  const queue = waiting('a1', 'a2', 'b1', 'a3', 'b2');
  expect([1, 2, 3, 4, 5].map(() => queue.next('prompt', true))).toEqual(['a1', 'b1', 'a2', 'b2', 'a3']);
  for (const job of ['c1', 'a4']) queue.add(tableOf(job), job);
  queue.done('a', false);
  // Of the other two the table has not heard yet.
  expect([queue.next('prompt', false), queue.next('prompt', false)]).toEqual(['c1', null]);
  queue.done('a', false);
  queue.done('a', false);
  expect(queue.next('prompt', false)).toBe('a4');
});

test('a table whose last job took long waits in the slow class, until one does not', () => {
  const queue = waiting('a1', 'a2', 'b1', 'a3');
  expect(queue.next('prompt', false)).toBe('a1');
  queue.done('a', true);
  expect(queue.next('slow', false)).toBe('a2');
  expect(drain(queue)).toEqual(['b1']);
  queue.done('a', false);
  expect(queue.next('slow', false)).toBeNull();
  expect(queue.next('prompt', false)).toBe('a3');
});

test('who waits no more is not served, and the others keep their places', () => {
  const queue = waiting('a1', 'b1', 'b2', 'c1');
  queue.remove('b', 'b1');
  queue.remove('a', 'a1');
  expect(queue.size).toBe(2);
  expect(drain(queue)).toEqual(['b2', 'c1']);
  expect(queue.size).toBe(0);
});

test('cleared lines are empty, and say who waited', () => {
  const queue = waiting('a1', 'a2', 'b1');
  queue.next('prompt', false);
  expect(queue.clear()).toEqual(['a2', 'b1']);
  expect([queue.size, queue.next('prompt', false), queue.next('slow', false)]).toEqual([0, null, null]);
});
