// `npm run edition`: freezes the rules of every game whose VERSION was raised as a new edition: a module in editions/,
// and a line in src/games/released.json. CONTRIBUTING.md says when.
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleEdition } from './bundle.mjs';

/** @typedef {{ edition: string, version: number, viewFormat: number, release: string }} Release */

/**
 * Freezes what is new in a checkout, and says so, a line for each game.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function freeze(root, say) {
  const listFile = join(root, 'src', 'games', 'released.json');
  const folder = join(root, 'editions');
  /** @type {Record<string, Release[]>} */
  const list = JSON.parse(readFileSync(listFile, 'utf8'));
  const { version: release } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  for (const game of gamesIn(root)) {
    const editions = list[game] ?? [];
    const { edition, zod } = await bundleEdition(root, game);
    const { version, viewFormat } = await described([zod, edition]);
    const last = editions.at(-1);
    if (version === 0) {
      say(`${game}: was never released. To freeze its rules for the first time, set VERSION in its game.ts to 1.`);
      continue;
    }
    if (last !== undefined && version <= last.version) {
      say(
        `${game}: rules ${last.version} are frozen as ${last.edition}. To freeze others, raise VERSION in its game.ts.`,
      );
      continue;
    }
    mkdirSync(folder, { recursive: true });
    for (const { file, bytes } of [zod, edition]) writeFileSync(join(folder, file), bytes);
    list[game] = editions;
    editions.push({ edition: edition.hash, version, viewFormat, release });
    say(`${game}: rules ${version} are frozen as ${edition.hash}.`);
  }
  writeFileSync(listFile, `${JSON.stringify(list, null, 2)}\n`);
}

/** The games that can be frozen, in the order of the alphabet. @param {string} root */
const gamesIn = (root) =>
  readdirSync(join(root, 'src', 'games')).filter((name) => existsSync(join(root, 'src', 'games', name, 'edition.ts')));

/**
 * What the module says of itself, loaded as it will be.
 * @param {readonly import('./bundle.mjs').Module[]} modules the edition last
 */
async function described(modules) {
  const aside = mkdtempSync(join(tmpdir(), 'edition-'));
  try {
    writeFileSync(join(aside, 'package.json'), '{ "type": "module" }');
    for (const { file, bytes } of modules) writeFileSync(join(aside, file), bytes);
    const { edition } = await import(pathToFileURL(join(aside, /** @type {string} */ (modules.at(-1)?.file))).href);
    return edition;
  } finally {
    rmSync(aside, { recursive: true, force: true });
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  await freeze(join(import.meta.dirname, '..', '..'), console.log);
}
