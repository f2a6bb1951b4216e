import { once } from 'node:events';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { games } from '../games/index.ts';
import type { GameFactory, GameRecord } from '../kernel/index.ts';
import { builtThinker } from './testing/built.ts';
import { faultsAt, readSnapshot } from './testing/database/database-snapshot.ts';
import { makeDatabase, type TestDatabase } from './testing/database/databases.ts';
import { Raid, type RaidSize } from './testing/hostile/raid.ts';
import type { KnownData } from './testing/hostile/requests.ts';
import { agent } from './testing/hostile/wire.ts';
import { GAME } from './testing/play.ts';
import { ServerProcess } from './testing/process.ts';
import { type CrowdTable, TestCrowd } from './testing/visitor/crowd.ts';
import { Visitor } from './testing/visitor/visitor.ts';

/** The same messages in every run; set it to have others. */
const SEED = process.env.FUZZ_SEED ?? 'grimalkin';
const INTRUDERS = 30;
/** So many times as much is tried: who looks for something rare sets it higher, and FUZZ_SEED to something else. */
const THOROUGH = Number(process.env.THOROUGH ?? 1);
/** Some 20,000 messages, then 30,000. */
const FIRST: RaidSize = { rounds: 2 * THOROUGH, unreadable: 320, readable: 24, requests: 200, bytes: 15 };
const SECOND: RaidSize = { ...FIRST, rounds: 3 * THOROUGH, requests: 800, bytes: 60 };
/** How many messages are under way at most: each intruder waits for the replies before it sends more. */
const UNDER_WAY = INTRUDERS * (FIRST.unreadable + FIRST.readable);

/** With no limits to speak of, so that everything is looked at. */
const UNLIMITED = {
  ...{ GUESTS_PER_HOUR: '1000', HTTP_PER_MINUTE: '100000', MESSAGES_PER_SECOND: '10000' },
  REPLAY_SECONDS_PER_MINUTE: '100000',
  ...{ BOT_PACE_MS: '0', BOT_SECONDS: '600', IDLE_SECONDS: '5', LOG_LEVEL: 'debug' },
};

let database: TestDatabase;
let server: ServerProcess;
beforeEach(async () => {
  await builtThinker();
  database = await makeDatabase('pglite');
});
afterEach(async () => {
  agent.destroy();
  await server.kill();
  await database.remove();
});

const isOver = ({ id, people }: CrowdTable): boolean => people.every((person) => person.at(id).over);

/** Games at all tables, one after the other, until it is enough. */
async function playOn(crowd: TestCrowd, enough: () => boolean): Promise<void> {
  for (;;) {
    crowd.begin();
    await crowd.until('a game ends', () => enough() || crowd.boards.some(isOver));
    if (enough()) return;
    await crowd.playAgain();
  }
}

/** People who play by the rules, and the record of their first game. */
async function honestPeople(url: string): Promise<{ crowd: TestCrowd; record: GameRecord }> {
  const crowd = new TestCrowd(8, 'honest');
  await crowd.come(url);
  await crowd.sitDown({ people: 2 });
  await crowd.sitDown({ people: 3, watched: true });
  await crowd.sitDown({ people: 1, bots: ['greedy'] });
  await crowd.sitDown({ people: 2, more: { spectators: false } });
  crowd.begin();
  await crowd.until('a game ends', () => crowd.boards.some(isOver));
  await crowd.hold();
  const { id, people } = crowd.boards.find(isOver) as CrowdTable;
  return { crowd, record: await people[0]?.ask('GET', `/tables/${id}/record`) };
}

/** Megabytes that the server takes. */
async function memory(url: string): Promise<number> {
  const figures = await (await fetch(`${url}/metrics`)).text();
  return Number(/^process_resident_memory_bytes (\S+)/m.exec(figures)?.[1]) / 1e6;
}

test('fifty thousand hostile messages come to nothing, and nobody else notices', async () => {
  server = ServerProcess.spawn(database, UNLIMITED);
  const url = await server.ready();
  const { crowd, record } = await honestPeople(url);
  const guest = new Visitor(url);
  await guest.ask('POST', '/guest', {});
  const { cookie } = guest;
  const { pack } = games[GAME] as GameFactory;
  const known: KnownData = {
    tables: () => crowd.boards.map(({ id }) => id),
    record,
    pack: pack as KnownData['pack'],
    cookie,
  };
  const raid = new Raid(url, SEED, crowd);
  await raid.gather(INTRUDERS);
  // How fast the machine is does not count: others' waits are measured in hostile messages that were dealt with meanwhile.
  crowd.play.clock = () => raid.settled;
  crowd.play.waits.length = 0;

  let enough = false;
  const playing = playOn(crowd, () => enough);
  const raiding = async () => {
    await raid.strike(FIRST, known);
    const before = await memory(url);
    await raid.strike(SECOND, known);
    enough = true;
    crowd.play.wake();
    return { before, after: await memory(url) };
  };
  const [{ before, after }] = await Promise.all([raiding(), playing]);
  const again = `FUZZ_SEED=${SEED}`;
  expect(raid.faults.slice(0, 20), again).toEqual([]);
  expect(raid.sent).toBeGreaterThan(50_000);
  expect(after - before, again).toBeLessThan(150);

  // Meanwhile the others have played on.
  await crowd.hold();
  const waits = crowd.play.waits.sort((a, b) => a - b);
  const [usual, longest] = [waits[waits.length >> 1], waits.at(-1)] as [number, number];
  expect(usual, again).toBeLessThan(UNDER_WAY);
  expect(longest, again).toBeLessThan(4 * UNDER_WAY);
  expect(waits.length, again).toBeGreaterThan(10);

  // What is stored is theirs alone, and nothing was told that should not be.
  await crowd.giveUp();
  const boards = [...crowd.past, ...crowd.boards];
  const records = new Map<string, GameRecord>();
  for (const { id, people } of boards) records.set(id, await people[0]?.ask('GET', `/tables/${id}/record`));
  raid.leave();
  for (const person of crowd.people) person.hangUp();
  expect(await server.stop(), again).toBe(0);
  const storage = await database.open();
  const snapshot = await readSnapshot(storage);
  await storage.close();
  expect(crowd.faults, again).toEqual([]);
  for (const [id, kept] of records) expect(faultsAt(snapshot, id, crowd.people, kept), again).toEqual([]);
  expect(new Set(snapshot.log.map(({ table }) => table)), again).toEqual(new Set(records.keys()));
  expect(snapshot.tables.length, again).toBe(boards.length + raid.tables.length);
  const honest = new Set(crowd.people.map(({ id }) => id));
  const strange = snapshot.lines.filter(({ table, person }) => records.has(table) && !honest.has(person));
  expect(strange, again).toEqual([]);

  const logged = server.lines.join('\n');
  expect(server.lines.filter((line) => /"level":"(?:error|fatal)"/.test(line)).slice(0, 10), again).toEqual([]);
  const seeds = snapshot.tables.map(({ row }) => row.seed);
  const tokens = [cookie, ...crowd.people.map((person) => person.cookie)].map((text) => text.split('=')[1] as string);
  expect(
    [...seeds, ...tokens].filter((secret) => logged.includes(secret)),
    again,
  ).toEqual([]);
  const hidden = snapshot.tables.filter(({ row }) => row.state !== 'over').map(({ row }) => row.seed);
  expect(
    hidden.filter((seed) => raid.found.has(seed)),
    again,
  ).toEqual([]);
});

/** A socket of somebody's, with all that it is told. */
async function line(url: string, cookie: string) {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/api/v1/socket`, { headers: { cookie } });
  const told: string[] = [];
  socket.on('message', (data) => told.push(String(data)));
  socket.on('error', () => {});
  const closed = once(socket, 'close').then(([code]) => code as number);
  await once(socket, 'open');
  socket.send('{"type":"hello","protocol":1}');
  await Promise.race([once(socket, 'message'), closed]);
  return { socket, told, closed };
}

const guestAt = async (url: string): Promise<string> => {
  const guest = new Visitor(url);
  await guest.ask('POST', '/guest', {});
  return guest.cookie;
};

/** How many replies of each status there are to so many equal requests. */
async function statuses(count: number, send: () => Promise<Response>): Promise<Map<number, number>> {
  const found = new Map<number, number>();
  for (let n = 0; n < count; n++) {
    const { status } = await send();
    found.set(status, (found.get(status) ?? 0) + 1);
  }
  return found;
}

test('who does not listen is cut off before the server has much to remember', async () => {
  server = ServerProcess.spawn(database, UNLIMITED);
  const url = await server.ready();
  const { socket } = await line(url, await guestAt(url));
  const before = await memory(url);
  socket.pause();
  // The refusal repeats most of it, so what nobody reads adds up.
  const frame = JSON.stringify({ type: 'ping', id: 1, ['x'.repeat(4000)]: 1 });
  for (let n = 0; n < 20_000 && socket.readyState === WebSocket.OPEN; n++)
    await new Promise((resolve) => socket.send(frame, resolve));
  expect(socket.readyState).not.toBe(WebSocket.OPEN);
  expect((await memory(url)) - before).toBeLessThan(50);
});

test('who sends too much is cut off, and the others play on', async () => {
  server = ServerProcess.spawn(database, {});
  const url = await server.ready();
  const crowd = new TestCrowd(8, 'few');
  await crowd.come(url);
  for (let n = 0; n < 4; n++) await crowd.sitDown({ people: 2 });
  const [talker, collector] = [await guestAt(url), await guestAt(url)];
  const meanwhile = async <T>(attack: () => Promise<T>): Promise<T> => {
    const before = crowd.progress();
    const attacked = attack();
    crowd.begin();
    await crowd.goneOn(before);
    const came = await attacked;
    await crowd.hold();
    return came;
  };

  const flooding = await meanwhile(async () => {
    const { socket, told, closed } = await line(url, talker);
    const began = performance.now();
    const ping = () => socket.send('{"type":"ping","id":1}');
    // Always as many under way, however slowly they are taken.
    socket.on('message', ping);
    for (let n = 0; n < 2000; n++) ping();
    const code = await closed;
    const count = (start: string) => told.filter((text) => text.startsWith(start)).length;
    // By default: sixty in a burst, and twenty a second.
    const few = count('{"type":"pong"') <= 60 + 0.02 * (performance.now() - began);
    return { code, few, warned: count('{"type":"refused"') >= 200, bye: told.at(-1) };
  });
  const bye = '{"type":"bye","why":"too-fast","retry":null}';
  expect(flooding).toEqual({ code: 1008, few: true, warned: true, bye });
  await crowd.playAgain();

  const heavy = await meanwhile(async () => {
    const { socket, closed } = await line(url, collector);
    socket.send('x'.repeat(5000));
    return closed;
  });
  expect(heavy).toBe(1009);
  await crowd.playAgain();

  const crowding = await meanwhile(async () => {
    const lines = [];
    for (let n = 0; n < 10; n++) lines.push(await line(url, collector));
    const { told, closed } = await line(url, collector);
    return { code: await closed, told, open: lines.every(({ socket }) => socket.readyState === WebSocket.OPEN) };
  });
  expect(crowding).toEqual({ code: 1008, told: ['{"type":"bye","why":"too-many-sockets","retry":null}'], open: true });
  await crowd.playAgain();

  const guests = await meanwhile(() => statuses(80, () => fetch(`${url}/api/v1/guest`, { method: 'POST' })));
  expect(guests).toEqual(
    new Map([
      [200, 60 - 8 - 2],
      [429, 80 - 50],
    ]),
  );
  await crowd.playAgain();

  const began = performance.now();
  const asking = await meanwhile(() => statuses(400, () => fetch(`${url}/api/v1/games`)));
  // Three hundred in a minute, and as many again in every further one.
  const most = 300 * (1 + Math.floor((performance.now() - began) / 60_000));
  expect(asking.get(200)).toBeLessThanOrEqual(most);
  expect((asking.get(200) ?? 0) + (asking.get(429) ?? 0)).toBe(400);
  expect(crowd.faults).toEqual([]);
  for (const person of crowd.people) person.hangUp();
});
