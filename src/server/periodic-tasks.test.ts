import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PeriodicTasks } from './periodic-tasks.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** A task every second that ends when the test says so. */
function begin() {
  const error = vi.fn();
  const tasks = new PeriodicTasks({ error });
  const ends: { resolve(): void; reject(error: Error): void }[] = [];
  tasks.every(1000, () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })));
  return { tasks, error, ends };
}
const settle = () => new Promise((resolve) => setImmediate(resolve));

test('a task is not begun again while it is under way, and what fails is logged and tried again', async () => {
  const { ends, error } = begin();
  vi.advanceTimersByTime(5000);
  expect(ends).toHaveLength(1);
  ends[0]?.reject(new Error('no'));
  await settle();
  expect(error).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1000);
  expect(ends).toHaveLength(2);
});

test('stopping waits for what is under way, and begins nothing more', async () => {
  const { tasks, ends } = begin();
  vi.advanceTimersByTime(1000);
  const stopped = vi.fn();
  const stopping = tasks.stop().then(stopped);
  vi.advanceTimersByTime(5000);
  await settle();
  expect(stopped).not.toHaveBeenCalled();
  ends[0]?.resolve();
  await stopping;
  expect(ends).toHaveLength(1);
});
