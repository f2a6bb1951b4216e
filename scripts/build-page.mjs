// Builds the web client into dist/web, with its text also compressed. Run by scripts/build.mjs, in a process of its own.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { filesIn } from './build.mjs';

const root = join(import.meta.dirname, '..');
const page = join(root, 'dist', 'web');
const TEXT = /\.(?:js|css|svg|html|json|webmanifest|txt)$/;
/** How long files stay that are no longer of the page, for pages that are still open somewhere, in milliseconds. */
const KEPT = 7 * 86_400_000;

/**
 * Built aside, then moved file by file: what others ask for first, the page itself last. So a running server serves
 * the page as it was or as it is, and never half of one.
 */
async function buildPage() {
  const started = new Date();
  const aside = join(root, 'dist', `.web-${crypto.randomUUID()}`);
  try {
    // Whatever runs this, a test too, wants the page as it is served.
    process.env.NODE_ENV = 'production';
    const configFile = join(root, 'vite.config.ts');
    await build({ configFile, logLevel: 'warn', build: { outDir: aside, emptyOutDir: true } });
    // Beside the page, not of it: an edition is loaded when somebody needs it.
    cpSync(join(root, 'editions'), join(aside, 'assets', 'editions'), { recursive: true });
    await compress(aside);
    const names = filesIn(aside).sort((a, b) => lateness(a) - lateness(b));
    for (const name of names) {
      mkdirSync(dirname(join(page, name)), { recursive: true });
      // As old as the start of the build: what was saved meanwhile is newer and makes the page stale.
      utimesSync(join(aside, name), started, started);
      renameSync(join(aside, name), join(page, name));
    }
    for (const name of filesIn(page)) if (!names.includes(name) && mayGo(name, started)) rmSync(join(page, name));
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

/** @param {string} name */
const isHashed = (name) => /^assets[/\\]/.test(name);

/** @param {string} name */
function lateness(name) {
  if (isHashed(name)) return 0;
  return name.startsWith('index.html') ? 2 : 1;
}

/**
 * @param {string} name
 * @param {Date} now
 */
function mayGo(name, now) {
  return !isHashed(name) || statSync(join(page, name)).mtimeMs < now.getTime() - KEPT;
}

/**
 * Puts a smaller copy beside each text, as br and as gz. Where the last build has the same text, its copies are taken:
 * to make them is half of the work of a build.
 * @param {string} folder
 */
async function compress(folder) {
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  const texts = filesIn(folder).filter((name) => TEXT.test(name));
  await Promise.all(
    texts.map(async (name) => {
      const text = readFileSync(join(folder, name));
      const copies = [`${name}.br`, `${name}.gz`];
      if (copies.every((copy) => existsSync(join(page, copy))) && isSame(join(page, name), text)) {
        for (const copy of copies) cpSync(join(page, copy), join(folder, copy));
        return;
      }
      const br = promisify(brotliCompress)(text, { params });
      const gz = promisify(gzip)(text, { level: 9 });
      writeFileSync(join(folder, `${name}.br`), await br);
      writeFileSync(join(folder, `${name}.gz`), await gz);
    }),
  );
}

/**
 * @param {string} file
 * @param {Buffer} text
 */
const isSame = (file, text) => existsSync(file) && readFileSync(file).equals(text);

try {
  await buildPage();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
