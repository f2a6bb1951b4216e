import { openLog } from '../log.ts';
import { type Server, type ServerOverrides, startServer } from '../server.ts';
import { readSettings, type Settings } from '../settings.ts';
import type { Storage } from '../storage/open.ts';
import { builtThinker } from './built.ts';
import { makeDatabase, type TestDatabase } from './database/databases.ts';
import { Visitor } from './visitor/visitor.ts';

/** A whole server on a database of its own, for tests: real sockets, real bots. */
export interface TestServer {
  readonly database: TestDatabase;
  readonly server: Server;
  /** All that it logged. */
  logged(): string;
  /** Somebody new, connected. */
  visitor(name?: string): Promise<Visitor>;
  /** Another process on the same database would be this; on PGlite only once the first has stopped. */
  another(env?: Env, overrides?: ServerOverrides): Promise<TestServer>;
  stop(): Promise<void>;
}
type Env = Readonly<Record<string, string>>;

const ENV = {
  PORT: '0',
  HOST: '127.0.0.1',
  BOT_PACE_MS: '0',
  BOT_SECONDS: '600',
  // The machine may be slow.
  DATABASE_SECONDS: '600',
  GUESTS_PER_HOUR: '100000',
  HTTP_PER_MINUTE: '100000',
  REPLAY_SECONDS_PER_MINUTE: '100000',
  MESSAGES_PER_SECOND: '1000',
};

export async function startTestServer(
  kind: Storage['kind'],
  env: Env = {},
  overrides: ServerOverrides = {},
): Promise<TestServer & { remove(): Promise<void> }> {
  await builtThinker();
  const database = await makeDatabase(kind);
  const first = await onDatabase(database, env, overrides);
  return {
    ...first,
    /** Stops it and removes its database. */
    async remove() {
      await first.stop();
      await database.remove();
    },
  };
}

/** A server on a database that is there already; `beyond`: settings beyond what anybody may set. */
export async function onDatabase(
  database: TestDatabase,
  env: Env,
  overrides: ServerOverrides,
  beyond: Partial<Settings> = {},
): Promise<TestServer> {
  const lines: string[] = [];
  const log = openLog({ level: 'debug', readable: false, out: { write: (line) => void lines.push(line) } });
  const { dataDir, databaseUrl } = database;
  const settings = readSettings({
    ...{ ...ENV, DATA_DIR: dataDir, ...env },
    ...(databaseUrl !== null && { DATABASE_URL: databaseUrl }),
  });
  if ('length' in settings) throw new Error(settings.join('\n'));
  const server = await startServer({ ...settings, ...beyond }, log, overrides);
  const visitors: Visitor[] = [];
  return {
    database,
    server,
    logged: () => lines.join(''),
    async visitor(name) {
      const visitor = await Visitor.come(server.url, name);
      visitors.push(visitor);
      return visitor;
    },
    another: (more = {}, other = {}) => onDatabase(database, { ...env, ...more }, { ...overrides, ...other }),
    async stop() {
      for (const visitor of visitors) visitor.hangUp();
      await server.stop();
    },
  };
}
