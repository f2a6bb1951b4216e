import { afterEach, describe, expect, test } from 'vitest';
import { lucky } from '../kernel/index.ts';
import { DATABASES } from './testing/databases.ts';
import { playOut, tableFor } from './testing/play.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor.ts';

/** A clock that can be put forward while no server lives. */
let ahead = 0;
const now = () => Date.now() + ahead;
afterEach(() => {
  ahead = 0;
});

describe.each(DATABASES)('on %s', (kind) => {
  let place: TestServer & { remove(): Promise<void> };
  let again: TestServer | null = null;
  afterEach(async () => {
    await again?.stop();
    again = null;
    await place.remove();
  });
  const start = async (clock: object): Promise<[Visitor, Visitor, string]> => {
    place = await startTestServer(kind, {}, { now });
    const [a, b] = [await place.visitor(), await place.visitor()];
    return [a, b, await tableFor([a, b], { clock, options: { first: '1' } })];
  };
  const clockOf = (person: Visitor, id: string, seat: number) =>
    person.at(id).clocks[seat] as { left: number; runs: boolean };

  test('whose time for a move is up is played for by a bot, and may take the seat back', async () => {
    const [a, b, id] = await start({ kind: 'move', seconds: 5 });
    expect([clockOf(a, id, 0).runs, clockOf(a, id, 1).runs]).toEqual([true, false]);
    await b.until(() => b.at(id).info.seats[0]?.away === 'time');
    expect(b.at(id).events).toContainEqual({ kind: '@away', seat: 0, why: 'time' });
    await a.ask('POST', `/tables/${id}/back`);
    await playOut([a, b], id, lucky('time'));
  });

  test('who has used up the time for the whole game does not get the seat back', async () => {
    const [a, b, id] = await start({ kind: 'game', seconds: 10 });
    await b.until(() => b.at(id).info.seats[0]?.away === 'time');
    await expect(a.ask('POST', `/tables/${id}/back`)).rejects.toThrow('time-up');
    expect(clockOf(b, id, 1).left).toBeGreaterThan(9000);
  });

  test('time in which no server lived is nobody’s', async () => {
    const [a, b, id] = await start({ kind: 'days', days: 1 });
    const seq = b.at(id).seq as number;
    await place.server.stop();
    await a.until(() => !a.connected && !b.connected);
    expect(b.byes).toMatchObject([{ why: 'stopping', retry: expect.any(Number) }]);
    ahead += 5 * 86_400_000;
    again = await place.another();
    const back = await b.device(again.server.url);
    await back.watch(id, seq);
    expect(back.at(id)).toMatchObject({ seq, events: [], info: { seats: [{ away: null }, { away: null }] } });
    expect(clockOf(back, id, 0).left).toBeGreaterThan(86_400_000 - 60_000);
    const mine = await back.ask('GET', '/me/tables');
    expect(mine[0]).toMatchObject({ id, waits: false });
  });
});
