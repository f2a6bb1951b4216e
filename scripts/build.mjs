// `npm run build`: bundles the command line and its worker into dist/. bin/grimalkin.mjs uses it too.
import { mkdirSync, readdirSync, renameSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

const root = join(import.meta.dirname, '..');
const dist = join(root, 'dist');
const BUNDLES = { cli: './src/cli/main.ts', worker: './src/cli/worker.ts' };

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
  mkdirSync(dist, { recursive: true });
  for (const { path, contents } of outputFiles) {
    // Written aside, then renamed: nobody ever reads half a bundle, not even when two processes build at once.
    const aside = `${path}.${crypto.randomUUID()}`;
    writeFileSync(aside, contents);
    // As old as the start of the build: what was saved meanwhile is newer and makes the bundle stale.
    utimesSync(aside, started, started);
    renameSync(aside, path);
  }
}

export async function buildIfStale() {
  if (newestSource() >= oldestBundle()) await build();
}

/** Folders count as well: their time changes when a file in them is deleted or renamed. */
function newestSource() {
  const src = join(root, 'src');
  const inside = readdirSync(src, { recursive: true }).map((name) => join(src, String(name)));
  return Math.max(...[src, import.meta.filename, join(root, 'package.json'), ...inside].map(changed));
}

function oldestBundle() {
  return Math.min(...Object.keys(BUNDLES).map((name) => changed(join(dist, `${name}.mjs`))));
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
