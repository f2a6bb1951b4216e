import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeTomorrow } from '../../scripts/editions/tomorrow.mjs';
import type { ServerProcess } from '../../src/server/testing/process.ts';
import { buildIn, serveFrom } from './checkout-copy.ts';
import type { PageServer } from './page-server.ts';

/** The program of tomorrow, built: another edition of A Familiar Find beside today's. */
export interface NextRelease {
  /** Takes the pageServer over where today's server has left it: at the same address, with the same data. */
  takeOver(pageServer: PageServer): Promise<ServerProcess>;
  remove(): Promise<void>;
}

const root = join(import.meta.dirname, '../..');

export async function buildNextRelease(): Promise<NextRelease> {
  const folder = await mkdtemp(join(tmpdir(), 'tomorrow-'));
  await makeTomorrow(root, folder, { whole: true });
  await buildIn(folder);
  return {
    takeOver: (pageServer) => serveFrom(folder, pageServer),
    remove: () => rm(folder, { recursive: true }),
  };
}
