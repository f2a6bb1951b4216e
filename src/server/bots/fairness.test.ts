import { describe, expect, test, vi } from 'vitest';
import { begun, isWatched, job, legal, newGate, pools, stoodIn, stopClock, troubles } from '../testing/pools.ts';

const { newPool, logged } = pools();

describe('fairness', () => {
  test('bots of one table think side by side, and leave a thread for the others', async () => {
    const pool = newPool({ threads: 3 });
    const gates = [newGate(), newGate(), newGate()] as const;
    const answers = gates.map((gate) => pool.choose(job('a', 'gate', gate)));
    await begun(gates[0], gates[1]);
    expect(pool.figures()).toMatchObject({ waiting: 1, atWork: 2 });
    expect((await pool.choose(job('b', 'first'))).say).toBe(legal[0]);
    expect(gates[2].hasBegun()).toBe(false);
    for (const gate of gates) gate.open();
    await Promise.all(answers);
    expect(troubles(pool)).toEqual({});
  });

  test('where there is no room for more, one table has one thread', async () => {
    const pool = newPool({ threads: 2 });
    const [a1, a2, b1] = [newGate(), newGate(), newGate()];
    const first = pool.choose(job('a', 'gate', a1));
    const second = pool.choose(job('a', 'gate', a2));
    const other = pool.choose(job('b', 'gate', b1));
    await begun(a1, b1);
    expect(pool.figures()).toMatchObject({ waiting: 1, atWork: 2 });
    b1.open();
    await other;
    expect(pool.figures()).toMatchObject({ waiting: 1, atWork: 1 });
    expect(a2.hasBegun()).toBe(false);
    a1.open();
    await first;
    a2.open();
    expect(await second).toEqual({ say: legal[0], why: null });
  });

  test('tables with many jobs take turns with those that have one', async () => {
    const pool = newPool();
    const gate = newGate();
    const order: string[] = [];
    const ask = (name: string, bot: string) =>
      pool.choose(job(name[0] as string, bot, gate)).then(() => order.push(name));
    const all = ['a1', 'a2', 'a3', 'b1', 'c1'].map((name) => ask(name, name === 'a1' ? 'gate' : 'first'));
    await begun(gate);
    gate.open();
    await Promise.all(all);
    expect(order).toEqual(['a1', 'b1', 'c1', 'a2', 'a3']);
  });

  test('slow tables wait for each other, not the others for them', async () => {
    const passes = stopClock();
    const pool = newPool({ slowAfter: 500 });
    const slow = ['a', 'b', 'c'];
    // At first nobody knows that they are slow; with one thread for the quick there are two for the slow.
    for (const table of slow) {
      const gate = newGate();
      const answer = pool.choose(job(table, 'gate', gate));
      await isWatched();
      const quick = pool.choose(job('quick', 'first'));
      passes(500);
      expect(await quick).toEqual({ say: legal[0], why: 'first' });
      gate.open();
      await answer;
    }
    const gates = slow.map(newGate);
    const answers = slow.map((table, n) => pool.choose(job(table, 'gate', gates[n])));
    await begun(...gates.slice(0, 2));
    expect((await pool.choose(job('quick', 'first'))).say).toBe(legal[0]);
    expect(pool.figures()).toMatchObject({ waiting: 1, atWork: 2 });
    expect(gates[2]?.hasBegun()).toBe(false);
    for (const gate of gates) gate.open();
    await Promise.all(answers);
    expect(pool.figures().threads).toBe(1);
    expect(troubles(pool)).toEqual({});
  });

  test('who thinks without time pressure thinks no longer than it must once others wait', async () => {
    const pool = newPool({ slowAfter: 600_000, seconds: 600 });
    const gate = newGate();
    const calm = pool.choose(job('a', 'calm', gate));
    await begun(gate);
    const other = pool.choose(job('b', 'first'));
    expect(await Promise.all([calm, other])).toMatchObject([{ why: 'done' }, { why: 'first' }]);
    // The next begins with as much extra time as ever.
    const next = newGate();
    const again = pool.choose(job('a', 'calm', next));
    await begun(next);
    expect(await Promise.all([again, pool.choose(job('b', 'first'))])).toMatchObject([{ why: 'done' }, {}]);
  });

  test('for who finds no thread in time greedy stands in, from a thread that is kept for that', async () => {
    const passes = stopClock();
    const pool = newPool({ seconds: 1, slowAfter: 50 });
    const gate = newGate();
    const answers = ['a', 'a', 'a'].map((table) => pool.choose(job(table, 'hang', gate)));
    await begun(gate);
    passes(1000);
    expect(await Promise.all(answers)).toEqual([stoodIn, stoodIn, stoodIn]);
    expect(troubles(pool)).toEqual({ slow: 1, waited: 2 });
    expect(logged.map((line) => JSON.parse(line).why)).toEqual(['slow', 'waited']);
  });

  test('beyond the backlog greedy stands in at once', async () => {
    const pool = newPool({ backlog: 2 });
    const gate = newGate();
    const answers = ['a', 'b', 'c'].map((table) => pool.choose(job(table, 'gate', gate)));
    expect(await pool.choose(job('d', 'gate', gate))).toEqual(stoodIn);
    expect(troubles(pool)).toEqual({ crowded: 1 });
    gate.open();
    expect((await Promise.all(answers)).map(({ say }) => say)).toEqual([legal[0], legal[0], legal[0]]);
  });
});

describe('a bot that thinks for long', () => {
  test('answers with what it has when its time is up, by the clock of its thread', async () => {
    const pool = newPool({ seconds: 600 });
    const answer = await pool.choose({ ...job('a', 'patient', newGate()), ms: 50 });
    expect(answer).toEqual({ say: legal[0], why: 'late' });
    expect(troubles(pool)).toEqual({});
  });

  test('is late before anybody stops waiting for it, however long it might have', async () => {
    const passes = stopClock();
    const pool = newPool({ seconds: 600 });
    const gate = newGate();
    const answer = pool.choose({ ...job('a', 'patient', gate), ms: 600_000 });
    await begun(gate);
    passes(599_000);
    expect(await answer).toEqual({ say: legal[0], why: 'late' });
    expect(troubles(pool)).toEqual({});
  });

  test('shares its time with those who wait: all of them answer by themselves', async () => {
    stopClock();
    const seconds = 8;
    const gate = newGate();
    // As much time goes by as the bots take by their own clock.
    vi.spyOn(performance, 'now').mockImplementation(gate.time);
    const pool = newPool({ seconds });
    const first = pool.choose(job('z', 'gate', gate));
    await begun(gate);
    const tables = ['a', 'b', 'c', 'd', 'e'];
    const answers = Promise.all(tables.map((table) => pool.choose(job(table, 'swift', gate))));
    gate.open();
    await first;
    expect((await answers).map(({ why }) => why)).toEqual(tables.map(() => 'late'));
    expect(gate.time()).toBeGreaterThan((1000 * seconds) / 2);
    expect(gate.time()).toBeLessThan(1000 * seconds);
    expect(troubles(pool)).toEqual({});
  });
});
