import { expect, test } from 'vitest';
import { SerialQueue } from './serial-queue.ts';

test('what is asked for is done in that order, each when the one before has ended, be it by failing', async () => {
  const queue = new SerialQueue();
  const done: string[] = [];
  let end = () => {};
  const first = queue.run(async () => {
    await new Promise<void>((resolve) => {
      end = resolve;
    });
    done.push('first');
    throw new Error('no');
  });
  const second = queue.run(async () => done.push('second'));
  await Promise.resolve();
  expect([done, queue.isBusy]).toEqual([[], true]);
  end();
  await expect(first).rejects.toThrow('no');
  await second;
  expect([done, queue.isBusy]).toEqual([['first', 'second'], false]);
});
