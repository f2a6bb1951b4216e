import { describe, expect, test } from 'vitest';
import { lucky } from '../kernel/index.ts';
import type { Storage } from './storage/open.ts';
import { DATABASES } from './testing/databases.ts';
import { playOut, tableFor } from './testing/play.ts';
import { startTestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor.ts';

/** Two people at a table with a clock, on a server whose own can be put forward while it does not live. */
async function start(kind: Storage['kind'], clock: object) {
  let ahead = 0;
  const place = await startTestServer(kind, {}, { now: () => Date.now() + ahead });
  const [a, b] = [await place.visitor(), await place.visitor()];
  const id = await tableFor([a, b], { clock, options: { first: '1' } });
  const passes = (ms: number) => {
    ahead += ms;
  };
  return { place, a, b, id, passes };
}

/** All at once, for mostly they wait: so each has the time of all. */
const TIMEOUT = 120_000;

describe.concurrent.each(DATABASES)('on %s', { timeout: TIMEOUT }, (kind) => {
  const clockOf = (person: Visitor, id: string, seat: number) =>
    person.at(id).clocks[seat] as { left: number; runs: boolean };

  test('whose time for a move is up is played for by a bot, and may take the seat back', async ({ onTestFinished }) => {
    const { place, a, b, id } = await start(kind, { kind: 'move', seconds: 5 });
    onTestFinished(() => place.remove());
    expect([clockOf(a, id, 0).runs, clockOf(a, id, 1).runs]).toEqual([true, false]);
    await b.until(() => b.at(id).info.seats[0]?.away === 'time');
    expect(b.at(id).events).toContainEqual({ kind: '@away', seat: 0, why: 'time' });
    await a.ask('POST', `/tables/${id}/back`);
    await playOut([a, b], id, lucky('time'));
  });

  test('who has used up the time for the whole game does not get the seat back', async ({ onTestFinished }) => {
    const { place, a, b, id } = await start(kind, { kind: 'game', seconds: 10 });
    onTestFinished(() => place.remove());
    await b.until(() => b.at(id).info.seats[0]?.away === 'time');
    await expect(a.ask('POST', `/tables/${id}/back`)).rejects.toThrow('time-up');
    expect(clockOf(b, id, 1).left).toBeGreaterThan(9000);
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
    expect(clockOf(back, id, 0).left).toBeGreaterThan(86_400_000 - 60_000);
    const mine = await back.ask('GET', '/me/tables');
    expect(mine[0]).toMatchObject({ id, waits: false });
  });
});
