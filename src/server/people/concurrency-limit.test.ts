import { expect, test } from 'vitest';
import { ConcurrencyLimit, QueueFull } from './concurrency-limit.ts';

/** Work that ends when it is told to. */
function work() {
  let end = () => {};
  let begun = false;
  const done = new Promise<void>((resolve) => {
    end = resolve;
  });
  return {
    begun: () => begun,
    end: () => end(),
    run: () => {
      begun = true;
      return done;
    },
  };
}

test('a few work at once, the others in their turn', async () => {
  const turns = new ConcurrencyLimit(2, 10);
  const jobs = [work(), work(), work(), work()];
  const all = jobs.map((job) => turns.take(job.run));
  const begun = () => jobs.map((job) => job.begun());
  expect(begun()).toEqual([true, true, false, false]);
  jobs[1]?.end();
  await all[1];
  await Promise.resolve();
  expect(begun()).toEqual([true, true, true, false]);
  for (const job of jobs) job.end();
  await Promise.all(all);
  expect(begun()).toEqual([true, true, true, true]);
});

test('where too many wait already, another is turned away, and the others go on', async () => {
  const turns = new ConcurrencyLimit(1, 1);
  const jobs = [work(), work(), work()];
  const [first, second, third] = jobs.map((job) => turns.take(job.run));
  await expect(third).rejects.toThrow(QueueFull);
  for (const job of jobs) job.end();
  await Promise.all([first, second]);
  expect(jobs[2]?.begun()).toBe(false);
});

test('who fails makes way all the same', async () => {
  const turns = new ConcurrencyLimit(1, 1);
  await expect(turns.take(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await turns.take(async () => 'yes')).toBe('yes');
});
