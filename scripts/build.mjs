// `npm run build`: bundles the command, the server and their worker threads into dist/, beside the database's
// migrations. bin/grimalkin.mjs and scripts/start.mjs use it too.
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const BUNDLES = {
  cli: './src/cli/main.ts',
  worker: './src/cli/worker.ts',
  server: './src/server/main.ts',
  thinker: './src/server/thinkers/worker.ts',
  'pglite-thread': './src/server/storage/pglite-thread.mjs',
};
/** Copied as they are: from where, to where. */
const MIGRATIONS = { from: join(root, 'src', 'server', 'storage', 'migrations'), to: join(dist, 'migrations') };

async function build() {
  // Loaded late: where nothing is stale no bundler is needed.
  const { build: bundle } = await import('esbuild');
  const started = new Date();
  const { outputFiles } = await bundle({
    absWorkingDir: root,
    entryPoints: BUNDLES,
    outdir: dist,
    outExtension: { '.js': '.mjs' },
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    packages: 'external',
    sourcemap: true,
    write: false,
    logLevel: 'silent',
  });
  for (const { path, contents } of outputFiles) put(path, contents, started);
  const migrations = filesIn(MIGRATIONS.from);
  for (const name of migrations) {
    put(join(MIGRATIONS.to, name), readFileSync(join(MIGRATIONS.from, name)), started);
  }
  for (const name of filesIn(MIGRATIONS.to)) {
    if (!migrations.includes(name)) rmSync(join(MIGRATIONS.to, name), { force: true });
  }
}

/**
 * Writes a file aside, then renames it: nobody ever reads half of one, not even when two processes build at once.
 * @param {string} path
 * @param {Uint8Array} contents
 * @param {Date} started
 */
function put(path, contents, started) {
  const aside = join(dist, `.${crypto.randomUUID()}`);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(aside, contents);
  // As old as the start of the build: what was saved meanwhile is newer and makes the file stale.
  utimesSync(aside, started, started);
  renameSync(aside, path);
}

export async function buildIfStale() {
  if (newestSource() >= oldestOutput()) await build();
}

/** Folders count as well: their time changes when a file in them is deleted or renamed. */
function newestSource() {
  const src = join(root, 'src');
  const inside = readdirSync(src, { recursive: true }).map((name) => join(src, String(name)));
  return Math.max(...[src, import.meta.filename, join(root, 'package.json'), ...inside].map(changed));
}

function oldestOutput() {
  const bundles = Object.keys(BUNDLES).map((name) => join(dist, `${name}.mjs`));
  const copies = filesIn(MIGRATIONS.from).map((name) => join(MIGRATIONS.to, name));
  return Math.min(...[...bundles, ...copies].map(changed));
}

/**
 * The files in a folder and all below, by their paths in it.
 * @param {string} folder
 */
function filesIn(folder) {
  if (changed(folder) === 0) return [];
  const entries = readdirSync(folder, { recursive: true }).map(String);
  return entries.filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile());
}

/** @param {string} path */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await build().catch((error) => {
    console.error(error.message);
    process.exitCode = 1;
  });
}
