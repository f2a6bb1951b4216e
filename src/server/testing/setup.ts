import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { TestProject } from 'vitest/node';
import { type PostgresServer, startPostgres } from './database/postgres.ts';
import { pgliteTemplate } from './database/template.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Where tests ask for what all of them share: `/postgres` and `/pglite`. */
    readonly databases: string;
  }
}

/** Runs once for all tests. What they share is made when the first asks for it: most never do. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  let postgres: Promise<PostgresServer> | null = null;
  let template: Promise<string> | null = null;
  const shared: Record<string, () => Promise<string>> = {
    '/postgres': async () => {
      postgres ??= startPostgres();
      return (await postgres).url;
    },
    '/pglite': () => {
      template ??= pgliteTemplate();
      return template;
    },
  };
  const server = createServer((request, response) => {
    const find = shared[request.url ?? ''];
    if (find === undefined) response.writeHead(404).end();
    else
      find().then(
        (found) => response.end(found),
        (error) => response.writeHead(500).end(error.message),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  provide('databases', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  return async () => {
    server.close();
    server.closeAllConnections();
    await (await postgres?.catch(() => null))?.stop();
  };
}
