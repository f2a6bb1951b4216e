// `npm run build`: bundles the command, the server, their worker threads and the library into dist/, beside the
// database's migrations, the types of the library into dist/types and the web client into dist/web. bin/grimalkin.mjs
// and scripts/start.mjs use it too.
import { spawnSync } from 'node:child_process';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { compileMessages } from './messages.mjs';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const BUNDLES = {
  index: './src/index.ts',
  cli: './src/cli/main.ts',
  worker: './src/cli/worker.ts',
  server: './src/server/main.ts',
  thinker: './src/server/bots/worker.ts',
  'pglite-thread': './src/server/storage/pglite/pglite-thread.mjs',
};
/** Folders that are copied as they are: from where, to where. */
const COPIES = [
  { from: join(root, 'src', 'server', 'storage', 'migrations'), to: join(dist, 'migrations') },
  { from: join(root, 'editions'), to: join(dist, 'editions') },
];

/** What the web client is made of, and the file of it that is written last. */
const PAGE_SOURCES = [
  'src/web',
  'src/protocol',
  'src/text',
  'src/kernel',
  'src/games',
  'src/bots',
  'src/table',
  'src/editions',
  'editions',
  'docs/rules',
  'vite.config.ts',
];
const PAGE = join(dist, 'web', 'index.html');

/** The server and the command alone: nobody who types a command waits for a page. */
export async function buildIfStale() {
  await compileMessages(root);
  if (newest(['src', 'editions'], /^src[/\\]web([/\\]|$)/) >= oldestOutput()) await build();
}

/**
 * Everything, the web client too.
 * @param {(what: string) => void} say
 */
export async function buildAllIfStale(say = () => {}) {
  await buildIfStale();
  if (newest(PAGE_SOURCES) < changed(PAGE)) return;
  say('Building the web client …');
  buildPage();
}

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
  for (const { from, to } of COPIES) {
    const names = filesIn(from);
    for (const name of names) put(join(to, name), readFileSync(join(from, name)), started);
    for (const name of filesIn(to)) if (!names.includes(name)) rmSync(join(to, name), { force: true });
  }
}

/** In a process of its own: what a server runs in shall not keep the memory of a bundler. */
function buildPage() {
  const script = join(import.meta.dirname, 'build-page.mjs');
  const { status, error } = spawnSync(process.execPath, [script], { stdio: ['ignore', 'inherit', 'inherit'] });
  if (error !== undefined) throw error;
  if (status !== 0) throw new Error('the web client has faults, see above');
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

/**
 * When the newest of these files and folders changed, or what builds them. Folders count as well: their time changes
 * when a file in them is deleted or renamed. Tests do not.
 * @param {readonly string[]} sources
 * @param {RegExp} except
 */
function newest(sources, except = /^$/) {
  const all = sources.flatMap((source) => {
    const inside = statSync(join(root, source)).isDirectory()
      ? readdirSync(join(root, source), { recursive: true })
      : [];
    return [source, ...inside.map((name) => join(source, String(name)))];
  });
  const counted = all.filter((name) => !except.test(name) && !/\.test\.tsx?$/.test(name));
  const builders = ['package.json', join('scripts', 'build.mjs'), join('scripts', 'build-page.mjs')];
  return Math.max(...[...builders, ...counted].map((name) => changed(join(root, name))));
}

function oldestOutput() {
  const bundles = Object.keys(BUNDLES).map((name) => join(dist, `${name}.mjs`));
  const copies = COPIES.flatMap(({ from, to }) => filesIn(from).map((name) => join(to, name)));
  return Math.min(...[...bundles, ...copies].map(changed));
}

/**
 * The files in a folder and all below, by their paths in it.
 * @param {string} folder
 */
export function filesIn(folder) {
  if (changed(folder) === 0) return [];
  const entries = readdirSync(folder, { recursive: true }).map(String);
  return entries.filter((name) => statSync(join(folder, name), { throwIfNoEntry: false })?.isFile());
}

/** @param {string} path */
function changed(path) {
  return statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    // What is handed on to others has nothing in it of earlier builds.
    if (process.argv[2] === 'fresh') rmSync(dist, { recursive: true, force: true });
    await compileMessages(root);
    await build();
    // Loaded late: only whoever builds everything needs the compiler.
    (await import('./types.mjs')).buildTypes();
    buildPage();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
