import { fileURLToPath } from 'node:url';
import { type BenchServer, forEach } from './bench-server.ts';
import { Child } from './child.ts';
import { Client } from './client.ts';
import { Table } from './table.ts';

/** Where the server is: from bench/.cache, where the bundle of the benchmarks lies. */
const START = fileURLToPath(new URL('../../scripts/start.mjs', import.meta.url));
const GAME = { game: 'familiar-find', seats: [null, null], eager: true };
/** Requests under way at once while tables are made. */
const AT_ONCE = 8;

/** Limits are for strangers; all of this load comes from one address. */
const ENV = {
  PORT: '0',
  HOST: '127.0.0.1',
  LOG_LEVEL: 'error',
  HTTP_PER_MINUTE: '100000',
  REPLAY_SECONDS_PER_MINUTE: '100000',
  GUESTS_PER_HOUR: '100000',
  MESSAGES_PER_SECOND: '10000',
  TABLES_PER_PERSON: '10000',
  LIVE_TABLES: '100000',
};

export type Env = Readonly<Record<string, string>>;

interface Pair {
  readonly people: readonly [Client, Client];
  id: string;
  table: Table;
}

/** Our own server, on either database. */
export class Grimalkin implements BenchServer {
  readonly child: Child;
  readonly #env: Env;
  readonly #pairs: Pair[] = [];

  private constructor(child: Child, env: Env) {
    this.child = child;
    this.#env = env;
  }

  /** `env` says where the database is. */
  static async start(env: Env): Promise<Grimalkin> {
    return new Grimalkin(await Child.start(START, { ...ENV, ...env }), env);
  }

  /** The same in a new process, where people come back to their tables. */
  async restart(): Promise<Grimalkin> {
    await this.stop();
    const next = await Grimalkin.start(this.#env);
    await forEach(this.#pairs, AT_ONCE, async ({ people: [host, guest], id }) => {
      const people = [host.at(next.child.url), guest.at(next.child.url)] as const;
      for (const person of people) await person.connect();
      next.#pairs.push({ people, id, table: await watched(people, id) });
    });
    return next;
  }

  get tables(): readonly Table[] {
    return this.#pairs.map(({ table }) => table);
  }

  seat(tables: number): Promise<void> {
    const { url } = this.child;
    return forEach(Array.from({ length: tables }), AT_ONCE, async () => {
      const people = [await Client.guest(url), await Client.guest(url)] as const;
      for (const person of people) await person.connect();
      const id = await begin(people);
      this.#pairs.push({ people, id, table: await watched(people, id) });
    });
  }

  again(): Promise<void> {
    const over = this.#pairs.filter(({ table }) => table.over);
    return forEach(over, AT_ONCE, async (pair) => {
      const { people, id } = pair;
      pair.id = await people[0].post(`/tables/${id}/rematch`);
      for (const person of people) {
        await person.post(`/tables/${pair.id}/join`);
        await person.unwatch(id);
      }
      pair.table = await watched(people, pair.id);
    });
  }

  async stop(): Promise<void> {
    for (const { people } of this.#pairs) for (const person of people) person.hangUp();
    await this.child.stop();
  }
}

/** A new table for two, its game begun. */
export async function begin([host, guest]: readonly [Client, Client]): Promise<string> {
  const id = await host.post('/tables', GAME);
  await guest.post(`/tables/${id}/join`);
  return id;
}

/** The table with both watching, one of whom is asked. */
export async function watched(people: readonly Client[], id: string): Promise<Table> {
  const table = new Table((seat, question, words) => people[seat]?.answer(id, question, words));
  for (const [seat, person] of people.entries()) await person.watch(id, table, seat);
  if (table.next === -1) throw new Error(`the game at table ${id} did not begin`);
  return table;
}
