import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { DATABASES } from './testing/database/databases.ts';
import { GAME, tableFor } from './testing/play.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor/visitor.ts';

const HOUR = 3_600_000;
const MOST = 5;

describe.each(DATABASES)('on %s', (kind) => {
  let place: TestServer & { remove(): Promise<void> };
  let back = 0;
  beforeAll(async () => {
    const env = { TABLES_PER_PERSON: `${MOST}`, MESSAGES_PER_SECOND: '20' };
    place = await startTestServer(kind, env, { now: () => Date.now() - back });
  });
  afterAll(() => place.remove());

  /** Many requests at once; how many of them were done. */
  const atOnce = async (tries: number, ask: (n: number) => Promise<unknown>): Promise<number> => {
    const all = await Promise.allSettled(Array.from({ length: tries }, (_, n) => ask(n)));
    for (const tried of all) if (tried.status === 'rejected') expect(tried.reason.message).toBe('too-many-tables');
    return all.filter(({ status }) => status === 'fulfilled').length;
  };
  const newTable = (host: Visitor, more: object = {}) =>
    host.ask('POST', '/tables', { game: GAME, seats: [null, null], ...more });

  test('a clock that is set back by an hour makes nothing too fast', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    const id = await tableFor([a, b]);
    back = HOUR;
    expect(await a.send({ type: 'ping' })).toMatchObject({ type: 'pong' });
    await a.must({ type: 'chat', table: id, text: 'still here' });
    back = 0;
  });

  test('of many tables that one person makes at once only as many are made as may be', async () => {
    const host = await place.visitor();
    expect(await atOnce(40, () => newTable(host))).toBe(MOST);
  });

  test('of many tables that one person joins at once only as many are joined as may be', async () => {
    const [host, other, guest] = [await place.visitor(), await place.visitor(), await place.visitor()];
    const ids: string[] = [];
    for (let n = 0; n < 2 * MOST; n++) ids.push((await newTable(n < MOST ? host : other)).id);
    expect(await atOnce(ids.length, (n) => guest.ask('POST', `/tables/${ids[n]}/join`, {}))).toBe(MOST);
  });

  test('of many games that one person plays on at once only as many are made as may be', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    const id = await tableFor([a, b]);
    await a.ask('POST', `/tables/${id}/resign`);
    await a.until(() => a.at(id).info.state === 'over');
    const playOn = () => a.ask('POST', '/play-on', { table: id, after: 0, seat: 0, bot: 'random' });
    expect(await atOnce(20, playOn)).toBe(MOST);
  });

  test('rematches that wait for others count as tables of who asked for them', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    for (let n = 0; n < MOST; n++) {
      const id = await tableFor([a, b]);
      await a.ask('POST', `/tables/${id}/resign`);
      await a.ask('POST', `/tables/${id}/rematch`);
    }
    await expect(newTable(a)).rejects.toThrow('too-many-tables');
    // Who has no room for another can still sit down where they are expected.
    const [{ id }] = await a.ask('GET', '/me/tables');
    expect((await a.ask('POST', `/tables/${id}/join`, {})).seats[0].person.id).toBe(a.id);
  });
});
