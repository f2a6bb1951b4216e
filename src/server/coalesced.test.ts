import { expect, test } from 'vitest';
import { coalesced } from './coalesced.ts';

/** Something that ends when the test says so. */
function slow() {
  const ends: ((failed?: Error) => void)[] = [];
  const run = coalesced(
    () =>
      new Promise<number>((resolve, reject) => {
        const n = ends.length + 1;
        ends.push((failed) => (failed === undefined ? resolve(n) : reject(failed)));
      }),
  );
  const begun = async () => {
    await Promise.resolve();
    return ends.length;
  };
  return { run, ends, begun };
}

test('who asks while it runs shares the next run, which begins when this one has ended', async () => {
  const { run, ends, begun } = slow();
  const first = run();
  expect(await begun()).toBe(1);
  const [second, third] = [run(), run()];
  expect(await begun()).toBe(1);
  ends[0]?.();
  expect(await first).toBe(1);
  expect(await begun()).toBe(2);
  ends[1]?.();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});

test('a run that fails fails for who shares it, and the next one runs', async () => {
  const { run, ends, begun } = slow();
  const first = run();
  await begun();
  const second = run();
  ends[0]?.(new Error('gone'));
  await expect(first).rejects.toThrow('gone');
  await begun();
  ends[1]?.();
  expect(await second).toBe(2);
});
