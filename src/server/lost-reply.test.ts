import { afterAll, beforeAll, expect, test } from 'vitest';
import { commitmentTo } from '../kernel/index.ts';
import type { ChangeNotification } from './storage/bus-messages.ts';
import type { Storage } from './storage/open.ts';
import { tableFor } from './testing/play.ts';
import { startTestServer, type TestServer } from './testing/server.ts';
import type { Visitor } from './testing/visitor/visitor.ts';

/** Two server processes over one PostgreSQL database. To the second, replies of the database can be lost. */
let north: TestServer & { remove(): Promise<void> };
let south: TestServer;
/** Whether replies are lost, and with them what one process tells the others. */
const lost = { replies: false, notes: false };
const told: ChangeNotification[] = [];

beforeAll(async () => {
  north = await startTestServer('postgres');
  const storage = await north.database.open();
  south = await north.another({}, { storage: losing(storage) });
});
afterAll(async () => {
  await south.stop();
  await north.remove();
});

/** A storage that commits an entry and then fails, as when the connection breaks before the reply. */
const losing = (storage: Storage): Storage => ({
  ...storage,
  async append(entry) {
    const stored = await storage.append(entry);
    if (lost.replies) throw Object.assign(new Error('Connection terminated unexpectedly'), { code: 'ECONNRESET' });
    return stored;
  },
  notify(note) {
    told.push(note);
    if (!lost.notes) storage.notify(note);
  },
});

/** A table whose two players sit at different servers, and the one who is asked at the second is about to answer. */
async function setOut(): Promise<{ id: string; here: Visitor; there: Visitor }> {
  const [there, here] = [await south.visitor(), await north.visitor()];
  const id = await tableFor([there, here], { options: { first: '1' } });
  await there.until(() => there.at(id).question !== null);
  return { id, here, there };
}

async function answerInVain(there: Visitor, id: string): Promise<void> {
  lost.replies = true;
  const reply = await there.answer(id, there.at(id).question?.legal[0] ?? '');
  lost.replies = false;
  expect(reply).toMatchObject({ type: 'refused', bar: { why: 'database' } });
}

test('an entry whose storing failed may be stored: the other processes are told to look', async () => {
  const { id, here, there } = await setOut();
  const before = here.at(id).seq as number;
  told.length = 0;
  await answerInVain(there, id);
  expect(told).toContainEqual({ table: id, what: 'log', seq: 1 });
  await here.until(() => (here.at(id).seq as number) > before);
});

test('a process finds out by itself what was stored and told to nobody', async () => {
  const { id, here, there } = await setOut();
  const before = here.at(id).seq as number;
  lost.notes = true;
  await answerInVain(there, id);
  await here.until(() => (here.at(id).seq as number) > before);
  lost.notes = false;
  // And so does the one that had failed: both go on from the same place.
  await there.until(() => there.at(id).seq === here.at(id).seq);
});

test('who changes to a process that has not heard of an answer is told it once, and never what was before', async () => {
  const { id, there } = await setOut();
  const before = [...there.at(id).events];
  lost.notes = true;
  expect(await there.answer(id, there.at(id).question?.legal[0] ?? '')).toMatchObject({ type: 'done' });
  const seq = there.at(id).seq as number;
  const events = [...there.at(id).events];
  expect(events.length).toBeGreaterThan(before.length);
  const moved = await there.device(north.server.url);
  await moved.watch(id, seq);
  lost.notes = false;
  expect(moved.at(id).seq).toBe(seq);
  expect(moved.at(id).events).toEqual([]);
});

test('a game that was begun and told to nobody begins for everybody', async () => {
  const [host, guest] = [await south.visitor(), await north.visitor()];
  const { id } = await host.ask('POST', '/tables', { game: 'familiar-find', seats: [null, null] });
  await guest.ask('POST', `/tables/${id}/join`, {});
  await guest.watch(id, 0);
  expect(guest.at(id).seq).toBeNull();
  lost.notes = true;
  await host.ask('POST', `/tables/${id}/start`);
  await guest.until(() => guest.at(id).seq !== null);
  lost.notes = false;
});

test('that salts are asked for is found out too: who is there shows theirs in time', async () => {
  const [host, guest] = [await south.visitor(), await north.visitor()];
  const { id } = await host.ask('POST', '/tables', { game: 'familiar-find', seats: [null, null] });
  await guest.ask('POST', `/tables/${id}/join`, { saltCommitment: commitmentTo('mine') });
  await guest.watch(id, 0);
  lost.notes = true;
  await host.ask('POST', `/tables/${id}/start`);
  await guest.until(() => guest.at(id).info.revealing);
  lost.notes = false;
  await guest.ask('POST', `/tables/${id}/reveal`, { salt: 'mine' });
  expect(guest.at(id).info.withheld).toEqual([]);
});
