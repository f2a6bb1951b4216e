import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { makeTomorrow } from '../../scripts/editions/tomorrow.mjs';
import { ServerProcess } from '../../src/server/testing/process.ts';
import type { PageServer } from './page-server.ts';

/** The program of tomorrow, built: another edition of A Familiar Find beside today's. */
export interface NextRelease {
  /** Takes the house over where today's server has left it: at the same address, with the same data. */
  moveIn(house: PageServer): Promise<ServerProcess>;
  remove(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

export async function buildNextRelease(): Promise<NextRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'tomorrow-'));
  await makeTomorrow(root, folder, { whole: true });
  const build = "import('./scripts/build.mjs').then(({ buildAllIfStale }) => buildAllIfStale())";
  await promisify(execFile)(process.execPath, ['-e', build], { cwd: folder });
  return {
    async moveIn({ url, dataDir }) {
      const { port } = new URL(url);
      const env = { PORT: port, BOT_PACE_MS: '0' };
      const server = ServerProcess.spawn({ dataDir, databaseUrl: null }, env, [], join(folder, 'dist', 'server.mjs'));
      await server.ready();
      return server;
    },
    remove: () => rm(folder, { recursive: true }),
  };
}
