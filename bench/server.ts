import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Bench, Settings } from './bench.ts';
import { spread } from './measure.ts';
import type { BenchServer } from './server/bench-server.ts';
import { COLYSEUS } from './server/colyseus/library.ts';
import { Colyseus } from './server/colyseus/server.ts';
import { type Env, Grimalkin } from './server/grimalkin.ts';
import { type Idle, idleTables } from './server/idle.ts';
import { type LoadPeriod, load } from './server/load.ts';
import { quiet } from './server/machine.ts';
import { startPostgres } from './server/postgres.ts';
import { type Findings, type Live, type Rate, type Row, reportOf } from './server/report.ts';
import { firstAnswer, type Start } from './server/startup.ts';

/** How much of everything. */
interface Size {
  readonly tables: number;
  /** Answers a second; null: as fast as it goes. */
  readonly rates: readonly (number | null)[];
  readonly idle: number | null;
  /** How many milliseconds to wait for a quiet moment before each period. */
  readonly patience: number;
}
const FULL: Size = { tables: 1000, rates: [250, 500, 1000, 2000, null], idle: 10_000, patience: 10_000 };
const SHORT: Size = { tables: 200, rates: [1000, 2000], idle: null, patience: 0 };

/** Tables that are played before anything is weighed, so that the server has compiled what it needs. */
const FIRST_TABLES = 20;
const WARM_UP = { rate: 1000, ms: [1000, 2500] } as const;
/** As fast as it goes, games come to their end fast. */
const MAX_MS = 3000;

/** A server that stands ready, with what was found on the way. */
interface Contender {
  readonly id: string;
  readonly name: string;
  readonly place: BenchServer;
  readonly start: { readonly first: Start; readonly second: Start | null };
  readonly live: Live;
  readonly periods: Measured[];
}

interface Measured extends LoadPeriod {
  /** Microseconds of a core that the server's process used for an answer. */
  readonly cost: number;
  /** The share of the machine that others used right before. */
  readonly others: number;
}

type Known = Pick<Contender, 'id' | 'name' | 'place' | 'start'>;

async function grimalkin(id: string, name: string, env: Env): Promise<Known> {
  const fresh = await Grimalkin.start(env);
  await fresh.seat(1);
  const first = await firstAnswer(fresh);
  const place = await fresh.restart();
  return { id, name, place, start: { first, second: await firstAnswer(place) } };
}

async function colyseus(say: Settings['say']): Promise<Known> {
  const place = await Colyseus.start(say);
  await place.seat(1);
  const start = { first: await firstAnswer(place), second: null };
  return { id: 'colyseus', name: `Colyseus ${COLYSEUS.version}, storing nothing`, place, start };
}

/** Seats everybody and lets them play a little. */
async function fill(known: Known, { tables }: Size): Promise<Contender> {
  const { place } = known;
  await place.seat(FIRST_TABLES - place.tables.length);
  await load(place.tables, WARM_UP.rate, WARM_UP.ms[0]);
  const before = await place.child.memory();
  await place.seat(tables - FIRST_TABLES);
  await load(place.tables, WARM_UP.rate, WARM_UP.ms[1]);
  const after = await place.child.memory();
  await place.again();
  return { ...known, live: { tables: tables - FIRST_TABLES, before, after }, periods: [] };
}

/** One after the other at each rate, so that a noisy moment of the machine hits them all. */
async function measure(
  contenders: readonly Contender[],
  { rates, patience }: Size,
  { rounds, ms, say }: Settings,
): Promise<void> {
  for (let round = 1; round <= rounds; round++)
    for (const rate of rates) {
      say(`round ${round} of ${rounds}: ${rate === null ? 'as fast as it goes' : `${rate} answers/s`} …`);
      for (const { place, periods } of contenders) {
        const others = await quiet(patience);
        const found = await measurePeriod(place, rate, rate === null ? Math.min(ms, MAX_MS) : ms);
        periods.push({ ...found, others });
        await place.again();
      }
    }
}

async function measurePeriod(
  { child, tables }: BenchServer,
  rate: number | null,
  ms: number,
): Promise<Omit<Measured, 'others'>> {
  const used = await child.used();
  const found = await load(tables, rate, ms);
  return { ...found, cost: ((await child.used()) - used) / found.answers };
}

async function find(settings: Settings): Promise<Findings> {
  const { rounds, ms, say, short } = settings;
  const size = short ? SHORT : FULL;
  const dataDir = await mkdtemp(join(tmpdir(), 'grimalkin-bench-'));
  const postgres = await startPostgres();
  const onPglite = { DATA_DIR: dataDir };
  const onPostgres = { DATA_DIR: dataDir, DATABASE_URL: postgres.url };
  const contenders: Contender[] = [];
  let without: string | null = null;
  const add = async (known: Promise<Known>) => {
    const contender = await known;
    say(`${contender.name}: ${size.tables} tables sit down …`);
    contenders.push(await fill(contender, size));
  };
  try {
    say('starting servers …');
    await add(grimalkin('pglite', 'Grimalkin on PGlite', onPglite));
    await add(grimalkin('postgres', 'Grimalkin on PostgreSQL', onPostgres));
    await add(colyseus(say)).catch((error: Error) => {
      without = error.message;
      say(`without Colyseus: ${without}`);
    });
    await measure(contenders, size, settings);
    for (const { place } of contenders) await place.stop();
    const idle = new Map<string, Idle>();
    for (const [id, env] of size.idle === null ? [] : Object.entries({ pglite: onPglite, postgres: onPostgres })) {
      say(`${size.idle} idle tables on ${id} …`);
      idle.set(id, await idleTables(env, size.idle as number, say));
    }
    const machine = { node: process.version, cores: availableParallelism() };
    const rows = contenders.map((contender) => rowOf(contender, size, idle.get(contender.id) ?? null));
    return { bench: 'server', ...machine, rounds, ms, tables: size.tables, rows, withoutColyseus: without };
  } finally {
    for (const { place } of contenders) await place.stop();
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}

function rowOf({ id, name, start, live, periods }: Contender, { rates }: Size, idle: Idle | null): Row {
  const of = rates.map((rate): Rate => {
    const all = periods.filter(({ offered }) => offered === rate);
    const figures = (read: (one: Measured) => number) => spread(all.map(read));
    return {
      offered: rate,
      accepted: figures(({ accepted }) => accepted),
      seenP50: figures(({ seen }) => seen?.p50 ?? 0),
      seenP99: figures(({ seen }) => seen?.p99 ?? 0),
      secretP50: figures(({ secret }) => secret?.p50 ?? 0),
      secretP99: figures(({ secret }) => secret?.p99 ?? 0),
      cost: figures(({ cost }) => cost),
      lateP99: figures(({ late }) => late),
      others: figures(({ others }) => others),
      unsent: all.reduce((sum, { unsent }) => sum + unsent, 0),
      lost: all.reduce((sum, { lost }) => sum + lost, 0),
    };
  });
  return { id, name, start, live, idle, rates: of };
}

export const serverBench: Bench = {
  summary: 'tables over websockets: our server on both databases, and the same game on Colyseus',
  full: { rounds: 3, ms: 5000 },
  short: { rounds: 1, ms: 1500 },
  run: async (settings) => reportOf(await find(settings)),
};
