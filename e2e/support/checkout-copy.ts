import { execFile } from 'node:child_process';
import { cpSync, symlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ServerProcess } from '../../src/server/testing/process.ts';
import type { PageServer } from './page-server.ts';

const root = join(import.meta.dirname, '../..');
/** All that is needed to add a game, check it, build everything and run it; what is built already is not built again. */
const PARTS = [
  ...[
    '.gitignore',
    'package.json',
    'tsconfig.json',
    'tsconfig.web.json',
    'biome.json',
    'vite.config.ts',
    'vitest.config.ts',
  ],
  ...['bin', 'dist', 'docs', 'editions', 'scripts', 'src', 'template'],
];

/** Runs Node in a folder; what it printed. Throws with all that it said if it fails. */
function runIn(folder: string, args: readonly string[]): Promise<string> {
  // A test runner that is run by another must not take itself for a part of it.
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|MODE|TEST)/.test(name)),
  );
  return new Promise((resolve, reject) => {
    execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 1 << 26 }, (error, stdout, stderr) => {
      if (error === null) resolve(stdout);
      else reject(new Error(`node ${args.join(' ')} failed:\n${stdout}\n${stderr}`));
    });
  });
}

/** Builds what is stale in another checkout. */
export async function buildIn(folder: string): Promise<void> {
  await runIn(folder, ['-e', "import('./scripts/build.mjs').then(({ buildAllIfStale }) => buildAllIfStale())"]);
}

/** The built server of another checkout, at the address and with the data that a server has left. */
export async function serveFrom(folder: string, { url, dataDir }: PageServer): Promise<ServerProcess> {
  const env = { PORT: new URL(url).port, BOT_PACE_MS: '0' };
  const server = ServerProcess.spawn({ dataDir, databaseUrl: null }, env, [], join(folder, 'dist', 'server.mjs'));
  await server.ready();
  return server;
}

/** A copy of this checkout in a folder of its own, for what changes its files. */
export interface CheckoutCopy {
  readonly folder: string;
  /** Runs a script of it; what it printed. */
  run(script: string, ...args: readonly string[]): Promise<string>;
  remove(): Promise<void>;
}

export async function copyCheckout(): Promise<CheckoutCopy> {
  const folder = await mkdtemp(join(tmpdir(), 'checkout-'));
  for (const part of PARTS) cpSync(join(root, part), join(folder, part), { recursive: true, preserveTimestamps: true });
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  return {
    folder,
    run: (script, ...args) => runIn(folder, [script, ...args]),
    remove: () => rm(folder, { recursive: true }),
  };
}
