import { describe, expect, test } from 'vitest';
import { reloaded, testPage } from '../../testing/fake-browser.ts';
import { create, play, saved, sit } from '../../testing/playing.ts';

describe('two pages at one game', () => {
  const both = async () => {
    const one = testPage();
    const id = create(one, [null, 'random']);
    const first = await play(one, id, await sit(one, id), 2);
    return { one, id, first, two: testPage(one.storage, { begin: 2 }) };
  };

  test('are one too many: the second is told so, until the first is left', async () => {
    const { one, two, id, first } = await both();
    expect(await two.tables.sit(id)).toEqual({ kind: 'elsewhere' });
    await one.tables.leave(id);
    const second = await sit(two, id);
    expect(second).toMatchObject({ view: first.view });
    // And the first, coming back, finds it as the second has left it.
    const further = await play(two, id, second, 2);
    expect(await one.tables.sit(id)).toEqual({ kind: 'elsewhere' });
    await two.tables.leave(id);
    expect(await sit(one, id)).toMatchObject({ view: further.view });
  });

  test('end with one that has it: what the other still says is not taken', async () => {
    const { one, two, id, first } = await both();
    const seated = await two.tables.sit(id, true);
    expect(seated).toMatchObject({ kind: 'table', shown: { view: first.view } });
    expect(one.news).toContainEqual({ kind: 'taken', id });
    const { number, legal } = first.question as { number: number; legal: readonly string[] };
    expect(one.tables.answer(id, number, legal[0] as string, false)).toMatchObject({ bar: { why: 'no-such-table' } });
    const { answers } = saved(one, id).record;
    await one.rest();
    expect(saved(one, id).record.answers).toEqual(answers);
  });

  test('leave nothing behind: who stands up while still sitting down does not play on', async () => {
    const one = testPage();
    const id = create(one, ['random', null], { first: '1' });
    await Promise.all([one.tables.sit(id), one.tables.leave(id)]);
    expect(one.waiting).toHaveLength(1);
    const two = testPage(one.storage, { begin: 2 });
    await play(two, id, await sit(two, id), 2);
    const { answers } = saved(two, id).record;
    expect(answers.length).toBeGreaterThan(2);
    await one.rest();
    expect(saved(one, id).record.answers).toEqual(answers);
    expect(one.news).toEqual([]);
  });

  test('store nothing more once another has it, not even what was about to be', async () => {
    const { one, two, id, first } = await both();
    const { number, legal } = first.question as { number: number; legal: readonly string[] };
    const { answers } = saved(one, id).record;
    const lost = one.storage.lockOwners.get(id);
    one.tables.answer(id, number, legal[0] as string, false);
    lost?.();
    await one.rest();
    expect(saved(one, id).record.answers).toEqual(answers);
    expect(await two.tables.sit(id, true)).toMatchObject({ kind: 'table', shown: { view: first.view } });
  });

  test('do not disturb each other when one sits down again and again', async () => {
    const { one, id, first } = await both();
    const seated = await Promise.all([one.tables.sit(id), one.tables.leave(id), one.tables.sit(id)]);
    expect(seated[0]).toMatchObject({ kind: 'table', shown: { view: first.view } });
    expect(seated[2]).toMatchObject({ kind: 'table', shown: { view: first.view } });
  });
});

describe('deleting a game', () => {
  test('is refused while somebody sits at it, in whatever page, and is for good once nobody does', async () => {
    const at = testPage();
    const id = create(at, [null, 'random']);
    await play(at, id, await sit(at, id), 2);
    const other = testPage(at.storage, { begin: 2 });
    expect(await at.tables.remove(id)).toBe(false);
    expect(await other.tables.remove(id)).toBe(false);
    await at.tables.leave(id);
    expect(await other.tables.remove(id)).toBe(true);
    await at.rest();
    expect(at.storage.games.has(id)).toBe(false);
    expect(at.storage.lockOwners.size).toBe(0);
    expect(await at.tables.sit(id)).toEqual({ kind: 'missing' });
  });

  test('takes along what was about to be stored', async () => {
    const at = testPage();
    const id = create(at, [null, 'random']);
    expect(await at.tables.remove(id)).toBe(true);
    await at.rest();
    expect(at.storage.games.has(id)).toBe(false);
  });
});

describe('a storage that cannot be opened', () => {
  test('is no missing game, and may be opened later', async () => {
    const before = testPage();
    const id = create(before, [null, 'random']);
    await sit(before, id);
    const at = reloaded(before, 2);
    at.storage.stuck = true;
    await expect(at.tables.sit(id)).rejects.toThrow('stuck');
    await expect(at.records.openSaved(id)).rejects.toThrow('stuck');
    expect(at.storage.lockOwners.size).toBe(0);
    at.storage.stuck = false;
    expect(await at.tables.sit(id)).toMatchObject({ kind: 'table' });
  });
});
