import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rename, rm, stat } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { pino } from 'pino';
import { openStorage } from '../../storage/open.ts';

const root = join(import.meta.dirname, '../../../..');
const storage = join(import.meta.dirname, '../../storage');
const migrations = join(storage, 'migrations');
const cache = join(root, 'node_modules/.cache/grimalkin');

/**
 * A data folder with an empty PGlite database, up to date. Making one takes seconds, copying it a fraction of one, so it
 * is kept for as long as nothing changes that makes it.
 */
export async function pgliteTemplate(): Promise<string> {
  const folder = join(cache, `pglite-${await fingerprint()}`);
  if ((await stat(folder).catch(() => null)) !== null) return folder;
  await mkdir(cache, { recursive: true });
  const aside = await mkdtemp(`${folder}-`);
  const opened = await openStorage({ dataDir: aside, databaseUrl: null, log: pino({ level: 'silent' }) });
  await opened.close();
  // Where another was faster it has made the same.
  await rename(aside, folder).catch(() => rm(aside, { recursive: true }));
  return folder;
}

async function fingerprint(): Promise<string> {
  const hash = createHash('sha256');
  for (const file of [
    join(root, 'node_modules/@electric-sql/pglite/package.json'),
    join(storage, 'pglite/pglite-thread.mjs'),
  ])
    hash.update(await readFile(file));
  for (const name of (await readdir(migrations)).sort())
    if (name.endsWith('.sql')) hash.update(name).update(await readFile(join(migrations, name)));
  return hash.digest('hex').slice(0, 12);
}

/** Node's types leave it out. */
const { WebAssembly } = globalThis as unknown as {
  readonly WebAssembly: { compile(bytes: Uint8Array): Promise<unknown> };
};
let compiled: Promise<unknown> | null = null;

/** Compiles PGlite's code and holds it: as long as it is held, no thread of this process compiles it again. */
export async function holdPgliteCode(): Promise<void> {
  const compile = async () => {
    const pglite = createRequire(import.meta.url).resolve('@electric-sql/pglite');
    return WebAssembly.compile(await readFile(join(dirname(pglite), 'pglite.wasm')));
  };
  compiled ??= compile();
  await compiled;
}
