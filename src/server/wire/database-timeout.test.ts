import { setImmediate as turn } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { giveUpIfSilent } from './database-timeout.ts';

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Something that waits for a database which last answered at a moment. */
function wait(answered: () => number) {
  const giveUp = vi.fn();
  const settle = giveUpIfSilent({ isSilentSince: (then) => answered() < then }, 5, giveUp);
  const pass = async (ms: number) => {
    vi.advanceTimersByTime(ms);
    await turn();
  };
  return { giveUp, settle, pass };
}

test('what waits for a silent database is given up once, before five seconds are over', async () => {
  const { giveUp, pass } = wait(() => -1);
  await pass(4000);
  expect(giveUp).not.toHaveBeenCalled();
  await pass(999);
  await pass(60_000);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('so is what waits for one that said something at first, five seconds after its last word', async () => {
  const { giveUp, pass } = wait(() => 2000);
  await pass(6000);
  expect(giveUp).not.toHaveBeenCalled();
  await pass(999);
  expect(giveUp).toHaveBeenCalledTimes(1);
});

test('what waits for one that has much to do is not', async () => {
  const { giveUp, settle, pass } = wait(() => performance.now());
  await pass(60_000);
  settle();
  expect(giveUp).not.toHaveBeenCalled();
});

test('what is settled is not given up, not even when its time is up at that moment', async () => {
  const { giveUp, settle, pass } = wait(() => -1);
  vi.advanceTimersByTime(4999);
  settle();
  await pass(60_000);
  expect(giveUp).not.toHaveBeenCalled();
});
