// `npm run messages`: compiles the messages of all domains to typed modules, where they are stale. `npm run messages -- check`:
// also looks for unused and suspicious ones. Whatever builds, checks or tests calls `compileMessages` first.
// docs/translating.md says how messages are written.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { HEADER, readDomains } from './messages/domains.mjs';

/**
 * Writes `generated/` beside each folder `messages` whose input has changed. Throws an error that names every file and key
 * with a fault.
 * @param {string} root of a checkout
 * @returns {Promise<string[]>} the folders that were written
 */
export async function compileMessages(root) {
  const { domains, orphans } = readDomains(root);
  for (const folder of orphans) rmSync(folder, { recursive: true });
  const stale = domains.filter((domain) => !isFresh(domain));
  if (stale.length === 0) return [];
  // Loaded late: where nothing is stale no parser is needed.
  const { compileDomain } = await import('./messages/compile.mjs');
  /** @type {string[]} */
  const faults = [];
  for (const domain of stale) {
    const compiled = compileDomain(domain);
    faults.push(...compiled.faults);
    if (compiled.faults.length === 0) write(domain, compiled.files);
  }
  if (faults.length > 0) throw new Error(`Messages have faults:\n${faults.join('\n')}`);
  return stale.map(({ generated }) => relative(root, generated));
}

/** @param {import('./messages/domains.mjs').Domain} domain */
function isFresh({ generated, hash, languages }) {
  const names = ['messages.ts', 'all.ts', 'lazy.ts', ...languages.map((language) => `${language}.ts`)];
  if (!names.every((name) => existsSync(join(generated, name)))) return false;
  return readFileSync(join(generated, 'messages.ts'), 'utf8').startsWith(`${HEADER}${hash}\n`);
}

/**
 * Each file is written aside and renamed, and that with the hash comes last: processes that compile at once do not disturb
 * each other.
 * @param {import('./messages/domains.mjs').Domain} domain
 * @param {ReadonlyMap<string, string>} files
 */
function write({ generated, hash }, files) {
  mkdirSync(generated, { recursive: true });
  for (const [name, text] of files) {
    const aside = join(generated, `.${crypto.randomUUID()}`);
    writeFileSync(aside, `${HEADER}${hash}\n${text}`);
    renameSync(aside, join(generated, name));
  }
  for (const name of readdirSync(generated))
    if (!files.has(name) && !name.startsWith('.')) rmSync(join(generated, name), { force: true });
}

async function main() {
  const root = join(import.meta.dirname, '..');
  // `npm ci --omit=dev` runs `prepare` without the parser: what is installed so is never built.
  if (process.argv[2] === 'prepare' && !existsSync(join(root, 'node_modules', '@messageformat', 'parser'))) return;
  const written = await compileMessages(root);
  if (process.argv[2] !== 'check') return;
  const { lintMessages } = await import('./messages/lint.mjs');
  const { faults, suspicious, count } = lintMessages(root);
  for (const line of suspicious) console.log(`suspicious: ${line}`);
  for (const line of faults) console.error(line);
  console.log(
    `${count} messages, ${written.length} folders compiled, ${suspicious.length} suspicious, ${faults.length} faults.`,
  );
  if (faults.length > 0) process.exitCode = 1;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  try {
    await main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
