import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Storage } from '../../storage/open.ts';
import { type Entry, tables } from '../../storage/schema.ts';
import { tableFor } from '../../testing/play.ts';
import { startTestServer, type TestServer } from '../../testing/server.ts';
import type { Visitor } from '../../testing/visitor/visitor.ts';

/** A storage in which some entries take as long as wanted. */
function slow(storage: Storage) {
  let began = () => {};
  let release = () => {};
  const reached = new Promise<void>((resolve) => {
    began = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const append = async (entry: Entry) => {
    if (entry.kind === 'resign') {
      began();
      await released;
    }
    return storage.append(entry);
  };
  return { storage: { ...storage, append }, reached, release };
}

let place: TestServer & { remove(): Promise<void> };
beforeAll(async () => {
  place = await startTestServer('postgres');
});
afterAll(() => place.remove());

test('what is written beside a table never runs ahead of its log', async () => {
  const { storage, reached, release } = slow(await place.database.open());
  const server = await place.another({}, { storage });
  const row = async (id: string) => (await storage.db.select().from(tables).where(eq(tables.id, id)))[0];
  const people = await Promise.all([server.visitor(), server.visitor()]);
  const [a, b] = people;
  const [id, other] = [await tableFor(people), await tableFor(people)];
  const answer = async (table: string) => {
    const asked = people.find((person) => person.at(table).question !== null) as Visitor;
    await asked.answer(table, asked.at(table).question?.legal[0] ?? '');
  };
  await answer(id);
  const resigned = b.ask('POST', `/tables/${id}/resign`);
  await reached;
  await answer(other);
  // The last answer is in the list of tables: so would be what happened before.
  while ((await row(other))?.seq !== 1);
  expect(await row(id)).toMatchObject({ state: 'playing', result: null });
  release();
  await resigned;
  await a.until(() => a.at(id).info.state === 'over');
  await server.stop();
  expect(await place.visitor().then((visitor) => visitor.ask('GET', `/tables/${id}`))).toMatchObject({ state: 'over' });
});
