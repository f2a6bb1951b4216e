import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { games } from '../games/index.ts';
import { below, type GameFactory, type GameRecord, Match, seededRng } from '../kernel/index.ts';
import { fromClient } from '../protocol/socket.ts';
import { newId } from './storage/id.ts';
import { packs, people, tables } from './storage/schema.ts';
import { goOn } from './tables/lobby/lobby.ts';
import { Attacker } from './testing/attack/attacker.ts';
import { type AttackTargets, MESSAGES, ROUTES } from './testing/attack/attacks.ts';
import { builtThinker } from './testing/built.ts';
import { makeDatabase, type TestDatabase } from './testing/database/databases.ts';
import { ServerProcess } from './testing/process.ts';
import { unwrapAccepted } from './wire/refused-error.ts';

/**
 * What one address can cost all others at the default limits: it hammers every route and every message, one after the
 * other, while people elsewhere play and measure how long they wait.
 */

/**
 * In the longest of a hundred waits others may wait so many times as long as while nobody attacks, or as they wait
 * meanwhile for a server that does nothing: a machine that is busy with something else lets everybody wait.
 */
const RATIO = 10;
/** Shorter waits, in milliseconds, are no matter. */
const FLOOR = 400;
/** Whoever plays meanwhile, and the guests of an attacker's address that have a socket. */
const OTHERS = 8;
const GUESTS = 12;
/** How much is measured at least. */
const SAMPLES = 50;
/** How often it is measured while nobody attacks. */
const IDLE_ROUNDS = 7;
/** Tables with long logs: as many games under way as are asked for at once. */
const [RUNNING, FINISHED] = [10, 8];
const ADMIN = 'sixteen-letters-at-least';
/** No limit of time: on a slow machine it takes as long as it takes. */
const EVER = 3_600_000;

const factory = games['black-rose'] as GameFactory;
let database: TestDatabase;
let server: ServerProcess;
let url: string;
let yardstick: Worker;
let prober: Worker;
let targets: AttackTargets;
/** The 99th of a hundred waits while nobody attacks. */
let idle = 0;

/** A long game of chance moves. */
function longRecord(): GameRecord {
  const luck = seededRng('attack');
  const match = Match.start(factory.core, { seats: 4, options: {}, seed: 'attack', salts: [] });
  for (let at = 0; match.state.result === null; at++) {
    const [seat = 0] = factory.core.asked(match.state);
    const { legal } = match.question(seat) as { legal: readonly string[] };
    match.answer(seat, legal[below(luck, legal.length)] as string, at);
  }
  return match.record as GameRecord;
}

/** Stores people, a pack and tables with long logs before the server starts: it has none of them in memory. */
async function prepare(record: GameRecord): Promise<Pick<AttackTargets, 'running' | 'finished' | 'packHash'>> {
  const storage = await database.open();
  const { db } = storage;
  const person = newId();
  await db.insert(people).values({ id: person, name: 'Ada' });
  const packHash = 'a'.repeat(64);
  await db.insert(packs).values({ hash: packHash, game: factory.name, pack: { cards: 'x'.repeat(250_000) } });
  const all: string[] = [];
  const { length } = record.answers;
  for (let n = 0; n < RUNNING + FINISHED; n++) {
    const after = n < RUNNING ? length - 1 - n : length;
    const from = { after, seat: 0, bot: 'random', person, table: null };
    const { id } = unwrapAccepted(await goOn(db, record, factory.core, from, Number.POSITIVE_INFINITY, Date.now()));
    // Nothing is due there: nobody reads it before it is asked for.
    await db.update(tables).set({ due: null, seq: after }).where(eq(tables.id, id));
    all.push(id);
  }
  await storage.close();
  return { running: all.slice(0, RUNNING), finished: all.slice(RUNNING), packHash };
}

beforeAll(async () => {
  await builtThinker();
  database = await makeDatabase('pglite');
  const record = longRecord();
  targets = { ...(await prepare(record)), record, pack: factory.pack };
  server = ServerProcess.spawn(database, { TRUST_PROXY: '1', ADMIN_TOKEN: ADMIN });
  url = await server.ready();
  yardstick = new Worker(new URL('./testing/attack/yardstick.mjs', import.meta.url));
  const [beside] = await once(yardstick, 'message');
  const workerData = { url, yardstick: beside, people: OTHERS };
  prober = new Worker(new URL('./testing/attack/prober.mjs', import.meta.url), { workerData });
  await once(prober, 'message');
  // The first replies of a new server are slow, and now and then the machine is: what is usual counts.
  const usual: number[] = [];
  for (let n = 0; n < IDLE_ROUNDS; n++) usual.push(percentile((await measured()).server));
  idle = usual.sort((a, b) => a - b)[IDLE_ROUNDS >> 1] as number;
}, EVER);
afterAll(async () => {
  await prober.terminate();
  await yardstick.terminate();
  await server.stop();
  await database.remove();
});

/** What others waited for the server and for the yardstick. */
interface Waits {
  readonly server: readonly number[];
  readonly yardstick: readonly number[];
}

async function waited(): Promise<Waits> {
  prober.postMessage('waits');
  const [waits] = await once(prober, 'message');
  return waits;
}

/** What others waited while something was done, and until enough of them have. */
async function measured(act: () => Promise<unknown> = async () => {}): Promise<Waits> {
  await waited();
  await act();
  let all = await waited();
  while (all.server.length < SAMPLES) {
    const more = await waited();
    all = { server: [...all.server, ...more.server], yardstick: [...all.yardstick, ...more.yardstick] };
  }
  return all;
}

/** The 99th of a hundred. */
const percentile = (waits: readonly number[]): number =>
  [...waits].sort((a, b) => a - b)[Math.ceil(0.99 * waits.length) - 1] as number;

let attackers = 0;
async function newAttacker(guests: number): Promise<Attacker> {
  const attacker = new Attacker(url, `10.2.0.${++attackers}`);
  await attacker.comeAgain(guests);
  return attacker;
}

/** One attack: what others waited meanwhile, and how much of it was let through. */
interface Measurement {
  readonly waits: Waits;
  readonly through: number;
}

/** What others may wait at the most, and what they waited. */
function figuresOf({ waits: { server, yardstick } }: Measurement) {
  const [wait, machine] = [percentile(server), percentile(yardstick)];
  return { wait, machine, limit: Math.max(FLOOR, RATIO * idle, RATIO * machine) };
}

/**
 * Judges an attack. One in which others waited too long is made twice more, from other addresses, and the one in the middle
 * counts: a server that holds others up does so each time, a machine that was busy for a moment does not.
 */
async function judge(name: string, attack: () => Promise<Measurement>): Promise<void> {
  const excess = (each: Measurement) => figuresOf(each).wait / figuresOf(each).limit;
  const all = [await attack()];
  if (excess(all[0] as Measurement) >= 1) all.push(await attack(), await attack());
  const middle = all.sort((a, b) => excess(a) - excess(b))[all.length >> 1] as Measurement;
  const { wait, machine, limit } = figuresOf(middle);
  const [waits, idly, anyway] = [wait, idle, machine].map(Math.round);
  const figures = `${middle.through} let through; others waited ${waits} ms, idle ${idly}, elsewhere ${anyway}: ${name}`;
  if (process.env.ATTACK_FIGURES !== undefined) console.log(figures);
  expect(wait, figures).toBeLessThan(limit);
}

test('every route and every message has an attack', async () => {
  const { paths } = (await (await fetch(`${url}/api/v1/openapi.json`)).json()) as { paths: Record<string, object> };
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const hidden = ['GET /api/v1/openapi.json', 'GET /assets/*', 'GET /*'];
  expect(Object.keys(ROUTES).sort()).toEqual([...described, ...hidden].sort());
  const types = fromClient.options.map(({ shape }) => shape.type.value);
  expect(Object.keys(MESSAGES).sort()).toEqual(types.sort());
});

describe('one address does not hold up the others, whatever it asks for:', () => {
  test.each(Object.entries(ROUTES))(
    '%s',
    async (name, attack) => {
      await judge(name, async () => {
        const attacker = await newAttacker(1);
        const shots = await attack(attacker, targets);
        let through = 0;
        const waits = await measured(async () => {
          through = await attacker.shoot(name.split(' ')[0] as string, shots);
        });
        return { waits, through };
      });
    },
    EVER,
  );
});

describe('nor by the messages that it sends:', () => {
  test.each(Object.entries(MESSAGES))(
    '%s',
    async (name, messageAttack) => {
      await judge(name, async () => {
        const attacker = await newAttacker(GUESTS);
        const lines = await Promise.all(attacker.guests.map((_, guest) => attacker.connect(guest)));
        const messages = await Promise.all(attacker.guests.map((_, guest) => messageAttack(attacker, targets, guest)));
        let through = 0;
        const waits = await measured(async () => {
          const all = await Promise.all(lines.map((line, n) => line.shoot(messages[n] as (n: number) => object)));
          through = all.reduce((sum, one) => sum + one, 0);
        });
        for (const line of lines) line.hangUp();
        return { waits, through };
      });
    },
    EVER,
  );
});
