// Finds the domains of messages: every folder `messages` below src, or below that of the template of new games, with a JSON
// file a language.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative, sep } from 'node:path';

/** What each generated file begins with, before the hash of its input. */
export const HEADER = '// Written by scripts/messages.mjs from ../messages/*.json: do not edit. ';

/**
 * @typedef {string | readonly Tree[] | { readonly [key: string]: Tree }} Tree messages by their keys
 * @typedef {object} Domain
 * @property {string} name of its interface: `CliMessages`
 * @property {string} folder with the JSON files
 * @property {string} shown the same as a path in the repository, with slashes
 * @property {string} generated
 * @property {string} text the path from `generated` to src/text
 * @property {readonly string[]} languages
 * @property {ReadonlyMap<string, string>} sources language -> JSON
 * @property {ReadonlyMap<string, ReadonlySet<string>>} styles language -> what its grammar exports
 * @property {string} hash of all that the output depends on
 */

/**
 * @param {string} root
 * @returns {{ domains: Domain[], orphans: string[] }} and the generated folders whose messages are gone
 */
export function readDomains(root) {
  const src = join(root, 'src');
  const grammars = join(src, 'text', 'grammar');
  const languages = readdirSync(grammars)
    .filter((name) => /^\w+\.ts$/.test(name))
    .map((name) => basename(name, '.ts'))
    .sort((a, b) => Number(b === 'en') - Number(a === 'en') || a.localeCompare(b));
  const styles = new Map(
    languages.map((language) => [language, exportsOf(readFileSync(join(grammars, `${language}.ts`), 'utf8'))]),
  );
  const compiler = readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.mjs') && !name.includes('.test.'))
    .sort()
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'));
  const folders = [src, join(root, 'template', 'src')]
    .flatMap((top) => (existsSync(top) ? readdirSync(top, { recursive: true, withFileTypes: true }) : []))
    .filter((entry) => entry.isDirectory())
    .map((entry) => join(entry.parentPath, entry.name));
  const domains = folders
    .filter((folder) => basename(folder) === 'messages' && existsSync(join(folder, 'en.json')))
    .sort()
    .map((folder) => {
      const sources = new Map(
        languages
          .filter((language) => existsSync(join(folder, `${language}.json`)))
          .map((language) => [language, readFileSync(join(folder, `${language}.json`), 'utf8')]),
      );
      const generated = join(dirname(folder), 'generated');
      const shown = relative(root, folder).split(sep).join('/');
      const hash = createHash('sha256');
      for (const part of [...compiler, ...[...styles].flatMap(([language, names]) => [language, ...names])])
        hash.update(part);
      for (const [language, json] of sources) hash.update(`\0${language}\0`).update(json);
      return {
        name: nameOf(shown),
        folder,
        shown,
        generated,
        text: relative(generated, join(src, 'text')).split(sep).join('/'),
        languages,
        sources,
        styles,
        hash: hash.digest('hex').slice(0, 16),
      };
    });
  const orphans = folders.filter(
    (folder) =>
      basename(folder) === 'generated' &&
      !existsSync(join(dirname(folder), 'messages', 'en.json')) &&
      existsSync(join(folder, 'messages.ts')) &&
      readFileSync(join(folder, 'messages.ts'), 'utf8').startsWith(HEADER),
  );
  return { domains, orphans };
}

/** `src/web/games/black-rose/messages` is `WebBlackRoseMessages`. @param {string} path */
const nameOf = (path) =>
  path
    .replace(/^template\//, '')
    .split('/')
    .slice(1)
    .filter((part) => part !== 'games')
    .flatMap((part) => part.split('-'))
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join('');

/** @param {string} source */
const exportsOf = (source) =>
  new Set([...source.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name]) => String(name)));
