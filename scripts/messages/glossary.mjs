// The words that a language uses for a concept, and those that it avoids: src/text/glossary/<language>.json. They are looked
// for in all that people read: messages, the rules in docs, names of cards, and the sentences of cards that code composes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/**
 * @typedef {object} Text
 * @property {string} at where it stands, as a reader of the report finds it
 * @property {string} text
 */

/**
 * @param {string} root
 * @param {string} language
 * @param {readonly Text[]} messages of that language
 * @returns {string[]}
 */
export function lintGlossary(root, language, messages) {
  const file = `src/text/glossary/${language}.json`;
  if (!existsSync(join(root, file))) return [];
  /** @type {Record<string, { use: string, avoid: string[] }>} */
  const terms = JSON.parse(readFileSync(join(root, file), 'utf8'));
  const texts = [...messages, ...rulesOf(root, language), ...namesOf(root, language), ...clausesOf(root, language)];
  return Object.entries(terms).flatMap(([term, { use, avoid }]) => [
    ...avoid.flatMap((word) => {
      const pattern = wholeWord(word);
      return texts
        .filter(({ text }) => pattern.test(text))
        .map(({ at }) => `${at}: says “${word}”: the glossary has “${use}” for it`);
    }),
    ...(texts.some(({ text }) => wholeWord(use).test(text))
      ? []
      : [`${file}: ${term}: “${use}” is used nowhere: write the word that is, or delete the entry`]),
  ]);
}

/** @param {string} word */
const wholeWord = (word) => new RegExp(`(?<!\\p{L})${word}(?!\\p{L})`, 'iu');

/**
 * The files of a folder, of ours and of the template for new games.
 * @param {string} root
 * @param {string} folder
 * @returns {string[]} as paths in the repository
 */
const filesIn = (root, folder) =>
  [folder, `template/${folder}`]
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => readdirSync(join(root, path)).map((name) => `${path}/${name}`));

/** Each line of docs/rules. @param {string} root @param {string} language @returns {Text[]} */
function rulesOf(root, language) {
  const ending = language === 'en' ? '.md' : `.${language}.md`;
  return filesIn(root, 'docs/rules')
    .filter((path) => path.endsWith(ending) && !basename(path, ending).includes('.'))
    .flatMap((path) => linesOf(root, path));
}

/** @param {string} root @param {string} path @returns {Text[]} */
const linesOf = (root, path) =>
  readFileSync(join(root, path), 'utf8')
    .split('\n')
    .map((text, at) => ({ at: `${path}:${at + 1}`, text }));

/** The names of whatever has some, in the packs of cards. @param {string} root @param {string} language @returns {Text[]} */
const namesOf = (root, language) =>
  filesIn(root, 'src/games')
    .flatMap((game) =>
      (existsSync(join(root, game, 'cards')) ? readdirSync(join(root, game, 'cards')) : []).map(
        (name) => `${game}/cards/${name}`,
      ),
    )
    .filter((path) => path.endsWith('.json'))
    .flatMap((path) =>
      [...everyName(JSON.parse(readFileSync(join(root, path), 'utf8')), language)].map((text) => ({
        at: `${path}: the name “${text}”`,
        text,
      })),
    );

/** @param {unknown} data @param {string} language @returns {Iterable<string>} */
function* everyName(data, language) {
  if (typeof data !== 'object' || data === null) return;
  const named = /** @type {Record<string, unknown>} */ (data)[language];
  if (typeof named === 'string') yield named;
  for (const part of Object.values(data)) yield* everyName(part, language);
}

/** What stands between quotes where code composes sentences. @param {string} root @param {string} language @returns {Text[]} */
const clausesOf = (root, language) =>
  filesIn(root, 'src/games')
    .map((game) => `${game}/text/cards/${language}.ts`)
    .filter((path) => existsSync(join(root, path)))
    .flatMap((path) => linesOf(root, path))
    .filter(({ text }) => !/^\s*(?:import|\/?\*|\/\/)/.test(text))
    .flatMap(({ at, text }) =>
      [...text.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/g)].map(([, quoted, template]) => ({
        at,
        text: (quoted ?? template ?? '').replace(/\$\{[^}]*\}/g, '…'),
      })),
    );
