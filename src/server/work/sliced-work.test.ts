import { expect, test } from 'vitest';
import { BudgetExceeded, WorkBudget } from './budget.ts';
import { once, SlicedWork, type WorkSteps } from './sliced-work.ts';

/** Work of which every step takes a millisecond by a clock of its own; `done` notes whose step was done. */
function bench(sliceMs: number) {
  const clock = { now: 0 };
  const done: string[] = [];
  function* steps(name: string, count: number): WorkSteps<string> {
    for (let n = 0; n < count; n++) {
      clock.now++;
      done.push(name);
      yield;
    }
    return `${name} is done`;
  }
  const now = () => clock.now;
  const budget = (perMinute = 60_000) => new WorkBudget(perMinute, now);
  return { work: new SlicedWork(sliceMs, now), steps, done, budget };
}

test('work is put down after every slice, so that others have their turn', async () => {
  const { work, steps, done } = bench(2);
  const finished = work.run(steps('a', 6), null);
  expect(done).toHaveLength(2);
  for (let before = 2; before < 6; before = done.length) {
    await new Promise(setImmediate);
    expect(done.length - before).toBeLessThanOrEqual(2);
  }
  expect(await finished).toBe('a is done');
});

test('those who pay take turns, however many jobs one of them brings', async () => {
  const { work, steps, done, budget } = bench(1);
  const [greedy, modest] = [budget(), budget()];
  const many = Array.from({ length: 5 }, () => work.run(steps('g', 3), greedy));
  const one = work.run(steps('m', 3), modest);
  await one;
  // The first slice was done at once, and there is one at the end in which nothing is left to do.
  expect(done.filter((name) => name === 'g').length).toBeLessThanOrEqual(5);
  await Promise.all(many);
  expect(done).toHaveLength(18);
});

test('what is done is paid for, and who has nothing left is refused when their turn comes', async () => {
  const { work, steps, done, budget } = bench(2);
  const poor = budget(4);
  const jobs = [work.run(steps('a', 5), poor), work.run(steps('b', 5), poor)];
  const [first, second] = await Promise.allSettled(jobs);
  // What was begun is done: it was paid for in vain otherwise.
  expect(first).toMatchObject({ status: 'fulfilled' });
  expect(second).toMatchObject({ status: 'rejected', reason: expect.any(BudgetExceeded) });
  expect(done).not.toContain('b');
});

test('an error is for who asked, and the others go on', async () => {
  const { work, steps } = bench(1);
  function* failing(): WorkSteps<never> {
    yield;
    throw new Error('no');
  }
  const [bad, good] = await Promise.allSettled([work.run(failing(), null), work.run(steps('a', 3), null)]);
  expect(bad).toMatchObject({ status: 'rejected', reason: new Error('no') });
  expect(good).toMatchObject({ status: 'fulfilled', value: 'a is done' });
});

test('what is short is done with others in one slice', async () => {
  const { work, done, steps, budget } = bench(3);
  const long = work.run(steps('a', 9), budget());
  const short = [budget(), budget()].map((payer) =>
    work.run(
      once(() => done.push('b')),
      payer,
    ),
  );
  const slices: string[] = [];
  while (slices.length < 3) {
    slices.push(done.splice(0).join(''));
    await new Promise(setImmediate);
  }
  expect(slices).toEqual(['aaa', 'aaa', 'bbaaa']);
  await Promise.all([long, ...short]);
});
