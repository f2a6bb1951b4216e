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
import { ContentionMeter } from './testing/contention.ts';
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
/** Shorter waits, in milliseconds, are no matter on a machine that does nothing else. */
const FLOOR = 400;
/** So often at most an attack is made. */
const TRIES = 5;
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
let meter: ContentionMeter;
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
  meter = await ContentionMeter.open();
  // The first replies of a new server are slow, and now and then the machine is: what is usual counts.
  const usual: number[] = [];
  for (let n = 0; n < IDLE_ROUNDS; n++) usual.push(percentile((await measured()).server));
  idle = usual.sort((a, b) => a - b)[IDLE_ROUNDS >> 1] as number;
}, EVER);
afterAll(async () => {
  await meter.close();
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

/** What others have waited since the last time, when it is so much at least. */
async function waited(least: number): Promise<Waits> {
  prober.postMessage(least);
  const [waits] = await once(prober, 'message');
  return waits;
}

/** What others waited while something was done, and until enough of them have. */
async function measured(act: () => Promise<unknown> = async () => {}): Promise<Waits> {
  await waited(0);
  await act();
  return waited(SAMPLES);
}

/** The 99th of a hundred. */
const percentile = (waits: readonly number[]): number =>
  [...waits].sort((a, b) => a - b)[Math.ceil(0.99 * waits.length) - 1] as number;

let attackers = 0;
async function newAttacker(guests: number): Promise<Attacker> {
  const attacker = new Attacker(url, `10.2.${++attackers >> 8}.${attackers & 255}`);
  await attacker.comeAgain(guests);
  return attacker;
}

/** One attack: what others waited meanwhile, and how much of it was let through. */
interface Measurement {
  readonly waits: Waits;
  readonly through: number;
}
/** An attack that is ready: it is made when it is called. */
type Attack = () => Promise<Measurement>;

/** What others may wait at the most where work takes so many times as long as undisturbed, and what they waited. */
function figuresOf({ waits: { server, yardstick }, through }: Measurement, contention: number) {
  const [wait, machine] = [percentile(server), percentile(yardstick)];
  const limit = Math.max(FLOOR * contention, RATIO * idle, RATIO * machine);
  return { wait, machine, through, contention, limit };
}

/**
 * Judges an attack. One in which others waited too long is made again, from other addresses, while it is measured how
 * much the machine alone slows work down, and the best counts: a server that holds others up does so each time, a machine
 * that is busy with something else does not.
 */
async function judge(name: string, prepared: () => Promise<Attack>): Promise<void> {
  let best = figuresOf(await (await prepared())(), 1);
  for (let tries = 1; tries < TRIES && best.wait >= best.limit; tries++) {
    const attack = await prepared();
    const { result, contention } = await meter.during(attack);
    const again = figuresOf(result, contention);
    if (again.wait / again.limit < best.wait / best.limit) best = again;
  }
  const { wait, machine, through, contention, limit } = best;
  const [waits, idly, anyway] = [wait, idle, machine].map(Math.round);
  const beside = `idle ${idly}, elsewhere ${anyway}, contention ${contention.toFixed(1)}`;
  const figures = `${through} let through; others waited ${waits} ms, ${beside}: ${name}`;
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
        return async () => {
          let through = 0;
          const waits = await measured(async () => {
            through = await attacker.shoot(name.split(' ')[0] as string, shots);
          });
          return { waits, through };
        };
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
        return async () => {
          let through = 0;
          const waits = await measured(async () => {
            const all = await Promise.all(lines.map((line, n) => line.shoot(messages[n] as (n: number) => object)));
            through = all.reduce((sum, one) => sum + one, 0);
          });
          for (const line of lines) line.hangUp();
          return { waits, through };
        };
      });
    },
    EVER,
  );
});
