import { describe, expect, test } from 'vitest';
import { seededRng } from '../kernel/index.ts';
import type { Storage } from './storage/open.ts';
import { DATABASES } from './testing/database/databases.ts';
import { playOut, tableFor } from './testing/play.ts';
import { startTestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor/visitor.ts';

/** Longer than a minute on a clock: when a game began is not by the server's clock here. */
const MORE = 3_600_000;

/**
 * Two people at a table with a clock, on a server whose own stands still until it is put forward. If `asleep`, its
 * machine's clock is the same: so much time without a sign of life is a downtime.
 */
async function start(kind: Storage['kind'], clock: object, asleep = false) {
  let time = Date.now();
  const now = () => time;
  const place = await startTestServer(kind, {}, { now, ...(asleep && { wall: now }) });
  const [a, b] = [await place.visitor(), await place.visitor()];
  const id = await tableFor([a, b], { clock, options: { first: '1' } });
  const passes = (ms: number) => {
    time += ms;
  };
  return { place, a, b, id, passes };
}

// All at once, for mostly they wait until the server looks for tables where something is due.
describe.concurrent.each(DATABASES)('on %s', (kind) => {
  const clockOf = (person: Visitor, id: string, seat: number) =>
    person.at(id).clocks[seat] as { left: number; runs: boolean };

  test('whose time for a move is up is played for by a bot, and may take the seat back', async ({ onTestFinished }) => {
    const { place, a, b, id, passes } = await start(kind, { kind: 'move', seconds: 60 });
    onTestFinished(() => place.remove());
    expect([clockOf(a, id, 0).runs, clockOf(a, id, 1).runs]).toEqual([true, false]);
    passes(MORE);
    await b.until(() => b.at(id).info.seats[0]?.away === 'time');
    expect(b.at(id).events).toContainEqual({ kind: '@away', seat: 0, why: 'time' });
    await a.ask('POST', `/tables/${id}/back`);
    await playOut([a, b], id, seededRng('time'));
  });

  test('who has used up the time for the whole game does not get the seat back', async ({ onTestFinished }) => {
    const { place, a, b, id, passes } = await start(kind, { kind: 'game', seconds: 60 });
    onTestFinished(() => place.remove());
    passes(MORE);
    await b.until(() => b.at(id).info.seats[0]?.away === 'time');
    await expect(a.ask('POST', `/tables/${id}/back`)).rejects.toThrow('time-up');
    expect(clockOf(b, id, 1).left).toBe(60_000);
  });

  test('who answers as soon as the machine has woken has lost no time', async ({ onTestFinished }) => {
    const { place, a, b, id, passes } = await start(kind, { kind: 'game', seconds: 60 }, true);
    onTestFinished(() => place.remove());
    passes(5 * 86_400_000);
    expect(await a.answer(id, a.at(id).question?.legal[0] as string)).toMatchObject({ type: 'done' });
    await b.until(() => b.at(id).seq === 1);
    expect(b.at(id).info.seats[0]?.away).toBeNull();
    expect(clockOf(b, id, 0).left).toBe(60_000);
  });

  test('time in which no server lived is nobody’s', async ({ onTestFinished }) => {
    const { place, a, b, id, passes } = await start(kind, { kind: 'days', days: 1 });
    onTestFinished(() => place.remove());
    const seq = b.at(id).seq as number;
    await place.server.stop();
    await a.until(() => !a.connected && !b.connected);
    expect(b.byes).toMatchObject([{ why: 'stopping', retry: expect.any(Number) }]);
    passes(5 * 86_400_000);
    const again = await place.another();
    onTestFinished(() => again.stop());
    const back = await b.device(again.server.url);
    await back.watch(id, seq);
    expect(back.at(id)).toMatchObject({ seq, events: [], info: { seats: [{ away: null }, { away: null }] } });
    expect(clockOf(back, id, 0).left).toBe(86_400_000);
    const mine = await back.ask('GET', '/me/tables');
    expect(mine[0]).toMatchObject({ id, waits: false });
  });
});
