import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitmentTo, gameFactory } from '../kernel/index.ts';
import { pitfall } from '../table/testing/pitfall.ts';
import type { Storage } from './storage/open.ts';
import { entries, reports } from './storage/schema.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor/visitor.ts';

/** A server with a game whose rules fail in places, and its database. */
let place: TestServer & { remove(): Promise<void> };
let storage: Storage;
beforeAll(async () => {
  place = await startTestServer('postgres', {}, { factories: { pitfall: gameFactory(pitfall) } });
  storage = await place.database.open();
});
afterAll(async () => {
  await storage.close();
  await place.remove();
});

/** A table at which one person has promised a salt, shown it, and is asked. */
async function begun(who: Visitor): Promise<string> {
  const { id } = await who.ask('POST', '/tables', { game: 'pitfall', seats: [null, 'random'] });
  await who.ask('POST', `/tables/${id}/join`, { saltCommitment: commitmentTo('pepper') });
  await who.watch(id, 0);
  await who.ask('POST', `/tables/${id}/start`);
  await who.ask('POST', `/tables/${id}/reveal`, { salt: 'pepper' });
  await who.until(() => who.at(id).question !== null);
  return id;
}

test('the report of a fault in the rules has the promises of the salts that the game was dealt with', async () => {
  const who = await place.visitor();
  const id = await begun(who);
  expect(await who.answer(id, 'go right')).toMatchObject({ bar: { why: 'rules-fault' } });
  const [kept] = await storage.db.select().from(reports);
  expect(kept).toMatchObject({
    table: id,
    record: { salts: ['pepper', ''], saltCommitments: [commitmentTo('pepper'), null] },
  });
});

test('a game that cannot be played is tried once, however often somebody wants to see it', async () => {
  const [who, other] = [await place.visitor(), await place.visitor()];
  const id = await begun(who);
  // The rules fail at it: only other rules can have taken it.
  await storage.db.insert(entries).values({ table: id, seq: 1, kind: 'answer', seat: 0, say: 'go right', at: 1 });
  storage.notify({ table: id, what: 'log', seq: 1 });
  const tried = () => place.logged().split('a stored game cannot be played').length - 1;
  for (let n = 0; n < 3; n++)
    while ((await other.send({ type: 'watch', table: id })).type === 'done')
      await other.must({ type: 'unwatch', table: id });
  expect(await who.answer(id, 'pass')).toMatchObject({ bar: { why: 'rules-fault' } });
  expect(await other.send({ type: 'watch', table: id })).toMatchObject({ bar: { why: 'rules-fault' } });
  expect(tried()).toBe(1);
});
