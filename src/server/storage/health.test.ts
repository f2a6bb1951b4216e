import { expect, test } from 'vitest';
import { WriteHealth } from './health.ts';

/** A database whose writes the test decides on, and a clock of its own. */
function made() {
  const world = { now: 0, probes: 0, works: true };
  const health = new WriteHealth(
    async () => {
      world.probes++;
      if (!world.works) throw new Error('no space left');
    },
    () => world.now,
  );
  const isWell = () =>
    health.check().then(
      () => true,
      () => false,
    );
  return { world, health, isWell };
}

test('entries that were stored lately are enough', async () => {
  const { world, health, isWell } = made();
  await health.watch(Promise.resolve(true));
  world.works = false;
  world.now = 9_999;
  expect([await isWell(), world.probes]).toEqual([true, 0]);
});

test('where none was stored for ten seconds something is written, once for all who ask', async () => {
  const { world, health, isWell } = made();
  await health.watch(Promise.resolve(true));
  world.now = 10_000;
  expect(await Promise.all([isWell(), isWell(), isWell()])).toEqual([true, true, true]);
  expect(await isWell()).toBe(true);
  expect(world.probes).toBe(1);
  world.now = 20_000;
  world.works = false;
  expect([await isWell(), world.probes]).toEqual([false, 2]);
});

test('an entry that could not be stored is bad news for ten seconds, unless a later one was', async () => {
  const { world, health, isWell } = made();
  await expect(health.watch(Promise.reject(new Error('silent')))).rejects.toThrow('silent');
  expect([await isWell(), world.probes]).toEqual([false, 0]);
  await health.watch(Promise.resolve(true));
  world.now = 1;
  await health.watch(Promise.resolve(true));
  expect(await isWell()).toBe(true);
  await expect(health.watch(Promise.reject(new Error('silent')))).rejects.toThrow('silent');
  world.now = 10_001;
  expect([await isWell(), world.probes]).toEqual([true, 1]);
});

test('while nothing comes back it is not well either', async () => {
  const health = new WriteHealth(() => new Promise(() => {}));
  const checked = health.check().then(() => 'well');
  expect(await Promise.race([checked, Promise.resolve('waits')])).toBe('waits');
});
