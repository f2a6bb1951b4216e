import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRng } from '../kernel/index.ts';
import type { ListedTable } from '../protocol/table.ts';
import { DATABASES } from './testing/database/databases.ts';
import { GAME, playOut, tableFor } from './testing/play.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor/visitor.ts';

/** The list as it was last told. */
const now = ({ mine }: Visitor): ListedTable[] => mine.at(-1) ?? [];
const entry = (person: Visitor, table: string): ListedTable | undefined => now(person).find(({ id }) => id === table);

describe.each(DATABASES)('on %s', (kind) => {
  let place: TestServer & { remove(): Promise<void> };
  beforeAll(async () => {
    place = await startTestServer(kind, { TABLES_PER_PERSON: '100' });
  });
  afterAll(() => place.remove());

  test('who follows their tables has the list before the reply, and hears of each coming and going', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    await a.must({ type: 'mine' });
    expect(a.mine).toEqual([[]]);
    const { id } = await a.ask('POST', '/tables', { game: GAME, seats: [null, null] });
    await a.until(() => entry(a, id)?.state === 'open');
    await b.ask('POST', `/tables/${id}/join`, {});
    await a.until(() => entry(a, id)?.seats[1]?.person?.id === b.id);
    await b.ask('POST', `/tables/${id}/leave`);
    await a.until(() => entry(a, id)?.seats[1]?.person === null);
    await a.ask('POST', `/tables/${id}/leave`);
    await a.until(() => now(a).length === 0);
    expect(b.mine).toEqual([]);
  });

  test('it says where one is asked, from the deal to the end, and where one is wanted for a rematch', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    for (const person of [a, b]) await person.must({ type: 'mine' });
    const id = await tableFor([a, b]);
    const asks = (person: Visitor) => person.at(id).question !== null;
    for (let n = 0; n < 3; n++) {
      await Promise.race([a, b].map((person) => person.until(() => asks(person))));
      const [asked, other] = asks(a) ? [a, b] : [b, a];
      await asked.until(() => entry(asked, id)?.waits === true);
      await other.until(() => entry(other, id)?.waits === false);
      // What is pushed is what can be asked for.
      expect(now(asked)).toEqual(
        (await asked.ask('GET', '/me/tables')).filter(({ state }: ListedTable) => state !== 'over'),
      );
      while (asks(asked)) await asked.answer(id, asked.at(id).question?.legal[0] ?? '');
    }
    await playOut([a, b], id, seededRng('mine'));
    for (const person of [a, b]) await person.until(() => now(person).length === 0);
    const { id: next } = await a.ask('POST', `/tables/${id}/rematch`);
    await b.until(() => entry(b, next)?.seats[1]?.keptFor?.id === b.id);
    expect(entry(b, next)).toMatchObject({ you: null, waits: false, state: 'open' });
  });

  test('those that wait come first, then the newest; of very many only some are told', async () => {
    const [a, b] = [await place.visitor(), await place.visitor()];
    const id = await tableFor([a, b]);
    const asked = await Promise.race(
      [a, b].map((one) => one.until(() => one.at(id).question !== null).then(() => one)),
    );
    const ids: string[] = [];
    for (let n = 0; n < 52; n++)
      ids.unshift((await asked.ask('POST', '/tables', { game: GAME, seats: [null, null] })).id);
    await asked.must({ type: 'mine' });
    expect(now(asked).map((table) => table.id)).toEqual([id, ...ids.slice(0, 49)]);
  });

  test('nobody is told of the tables of others, nor of their own without asking', async () => {
    const [a, b, c] = [await place.visitor(), await place.visitor(), await place.visitor()];
    await c.must({ type: 'mine' });
    await tableFor([a, b], { public: true });
    const { id } = await c.ask('POST', '/tables', { game: GAME, seats: [null, null] });
    await c.until(() => entry(c, id) !== undefined);
    expect(c.mine.map((list) => list.length)).toEqual([0, 1]);
    expect([a.mine, b.mine]).toEqual([[], []]);
  });
});
