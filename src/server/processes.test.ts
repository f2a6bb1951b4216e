import { afterAll, beforeAll, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { type AnyGame, type GameRecord, replay, seededRng } from '../kernel/index.ts';
import { GAME, playOut, tableFor } from './testing/play.ts';
import { startTestServer, type TestServer } from './testing/server.ts';

/** Two server processes over one PostgreSQL database. */
let north: TestServer & { remove(): Promise<void> };
let south: TestServer;
const game = games[GAME]?.core as AnyGame;

beforeAll(async () => {
  north = await startTestServer('postgres');
  south = await north.another();
});
afterAll(async () => {
  await south.stop();
  await north.remove();
});

test('people at one table can be at different servers, and see the same game', async () => {
  const [a, b] = [await north.visitor(), await south.visitor()];
  const id = await tableFor([a, b]);
  await playOut([a, b], id, seededRng('both'));
  const record: GameRecord = await b.ask('GET', `/tables/${id}/record`);
  expect(replay(game, record).state.result).toEqual(a.at(id).info.result);
  expect(b.at(id).info.result).toEqual(a.at(id).info.result);
  const fresh = await a.device(south.server.url);
  await fresh.watch(id, 0);
  await a.until(() => a.at(id).seq === fresh.at(id).seq);
  const { info: _a, ...seen } = a.at(id);
  const { info: _b, ...shown } = fresh.at(id);
  expect(shown).toEqual(seen);
});

test('who changes servers in the middle catches up from the last update', async () => {
  const [a, b] = [await north.visitor(), await south.visitor()];
  const id = await tableFor([a, b], {}, ['greedy']);
  const luck = seededRng('change');
  await playOut([a, b], id, luck, () => a.at(id).events.length > 20);
  const { seq } = a.at(id);
  // A copy: more may come before the line is cut.
  const events = [...a.at(id).events];
  a.hangUp();
  const moved = await a.device(south.server.url);
  await moved.watch(id, seq as number);
  expect(moved.at(id).seq).toBeGreaterThanOrEqual(seq as number);
  const all = await a.device(north.server.url);
  await all.watch(id, 0);
  await moved.until(() => moved.at(id).seq === all.at(id).seq);
  expect([...events, ...moved.at(id).events]).toEqual(all.at(id).events);
  await playOut([moved, b], id, luck);
  expect(moved.at(id).info.state).toBe('over');
});

test('one question, answered at both servers at once: one answer is taken', async () => {
  const a = await north.visitor();
  const elsewhere = await a.device(south.server.url);
  const b = await south.visitor();
  const id = await tableFor([a, b], { options: { first: '1' } });
  await elsewhere.watch(id, 0);
  for (let n = 0; n < 10; n++) {
    await Promise.all([a, elsewhere].map((device) => device.until(() => device.at(id).seq === a.at(id).seq)));
    const { question } = a.at(id);
    if (question === null) break;
    const say = question.legal[0] as string;
    const replies = await Promise.all(
      [a, elsewhere].map((device) => device.send({ type: 'answer', table: id, to: question.number, say })),
    );
    expect(replies.map(({ type }) => type).sort()).toEqual(['done', 'refused']);
    await Promise.all(
      [a, elsewhere].map((device) => device.until(() => device.at(id).question?.number !== question.number)),
    );
  }
});

test('sitting down, chat and leaving show at both', async () => {
  const [a, b] = [await north.visitor(), await south.visitor()];
  const { id } = await a.ask('POST', '/tables', { game: GAME, seats: [null, null] });
  await a.watch(id);
  await b.watch(id);
  await b.ask('POST', `/tables/${id}/join`, {});
  await a.until(() => a.at(id).info.seats[1]?.person?.id === b.id);
  await a.must({ type: 'chat', table: id, text: 'welcome' });
  await b.until(() => b.at(id).chat.length === 1);
  await a.ask('POST', `/tables/${id}/start`);
  await b.until(() => b.at(id).seq !== null);
  await a.ask('POST', `/tables/${id}/resign`);
  await b.until(() => b.at(id).info.state === 'over');
  const { id: next } = await b.ask('POST', `/tables/${id}/rematch`);
  await a.until(() => a.at(id).info.next === next);
});

test('the list of one’s own tables follows what happens at either', async () => {
  const [a, b] = [await north.visitor(), await south.visitor()];
  const { id } = await a.ask('POST', '/tables', { game: GAME, seats: [null, null], eager: true });
  await b.must({ type: 'mine' });
  await b.ask('POST', `/tables/${id}/join`, {});
  await a.watch(id, 0);
  const elsewhere = await a.device(south.server.url);
  await elsewhere.must({ type: 'mine' });
  const waits = (person: typeof a) => person.mine.at(-1)?.find((table) => table.id === id)?.waits;
  await a.until(() => waits(b) !== undefined && waits(elsewhere) !== undefined && waits(b) !== waits(elsewhere));
  if (a.at(id).question !== null) {
    while (a.at(id).question !== null) await a.answer(id, a.at(id).question?.legal[0] ?? '');
    await a.until(() => waits(elsewhere) === false && waits(b) === true);
  }
  await a.ask('POST', `/tables/${id}/resign`);
  await a.until(() => [b, elsewhere].every(({ mine }) => mine.at(-1)?.length === 0));
  const { id: next } = await a.ask('POST', `/tables/${id}/rematch`);
  await b.until(() => b.mine.at(-1)?.[0]?.id === next);
});

test('when one server stops, the other goes on with its bots and its clocks', async () => {
  const third = await north.another();
  const [a, b] = [await third.visitor(), await north.visitor()];
  const id = await tableFor([a, b], {}, ['random']);
  await third.stop();
  const back = await a.device(north.server.url);
  await back.watch(id, 0);
  await playOut([back, b], id, seededRng('on'));
  expect(back.at(id).info.state).toBe('over');
});
