// Finds the messages that nothing uses. A message is read as a property of a property (`t.board.status`), so some file of its
// game must have the last two words of its key so, or the last one as a property and the group where it is taken: handed on, given
// another name or named as a type (`const { board: t } = …`, `Messages['board']`). Groups that are read by names from data are
// declared.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Groups whose messages are found by a name that stands elsewhere: in rules (`'out-of-reach'`), in cards, or as a property in
 * a file to which only the group was handed. Of the key of each, what `*` stands for must be such a name.
 */
const DYNAMIC = [
  // By what the rules and the server say.
  'asks.*',
  'bars.*',
  'codeFaults.*',
  'endings.*',
  'events.*',
  'frequencies.*',
  'lints.*',
  'moves.*',
  'names.*',
  'outcomes.*',
  'reasons.*',
  'refusals.*',
  'saltNotes.*',
  'unopened.*',
  'verbs.*',
  'ways.*',
  'zones.*',
  // By parts of a value, and by options: both of their sentences together.
  'comparisons.*.more',
  'comparisons.*.less',
  'options.*.name',
  'options.*.help',
  'options.*.values',
  // By the words that cards are written in.
  'briefNames.*',
  'cards.breeds.*',
  'cards.colours.*',
  'cards.effects.*',
  'cards.elements.*',
  'cards.forbidden.*',
  'cards.guardian.*',
  'cards.moments.*',
  'cards.protections.*',
  'cards.schoolTexts.*',
  'cards.schools.*',
  'cards.timings.*',
  'cards.triggers.*',
  'whom.recipient.*',
  'whom.victim.*',
  'whom.owner.*',
  'deedKinds.*',
  'kinds.*',
  'kindsOnCards.*',
  'lineDoes.*',
  'needs.*',
  'orders.*',
  'runeStates.*',
  'types.*',
  // By commands, whose label is optional.
  'commands.*.label',
  // Signs and marks, by what they stand for.
  'marks.*',
  'means.*',
  'terms.*.name',
  'terms.*.text',
  // Handed on whole to other files, or read as part of a cover or of what those are told who play for the first time.
  'bots.*',
  'deckBuilder.*',
  'goals.*',
  'online.*',
  'steps.*',
  'turn.*',
];

/** Keys whose name is put together of two: `their` and a part of a value. */
const COMPOSED = [/^(their)([A-Z]\w*)$/];

/** What a whole domain has for code that is no part of the game: its cover. */
const OF_COVERS = new Set(['special']);

/**
 * @typedef {object} Source
 * @property {string} game whose file it is, or ''
 * @property {ReadonlySet<string>} names all that is a property, a parameter, a field of a pattern, a key or a text
 * @property {ReadonlySet<string>} pairs `board.status`
 * @property {ReadonlySet<string>} taken names where no property is read of them at once
 * @property {ReadonlySet<string>} read properties, texts, and fields of patterns
 */

/**
 * @param {string} root
 * @returns {(domain: string, key: string) => boolean} whether a message is used, `board.status` of `src/games/duel/messages`
 */
export function usage(root) {
  const sources = readSources(root);
  return (domain, key) => {
    const game = gameOf(`${domain}/`);
    const own = sources.filter((source) => game === '' || source.game === game);
    const path = key.split('.').filter((part) => !/^\d+$/.test(part));
    const last = path.at(-1) ?? '';
    const group = path.at(-2);
    if (
      own.some(({ pairs, taken, read }) =>
        group === undefined ? read.has(last) : pairs.has(`${group}.${last}`) || (taken.has(group) && read.has(last)),
      )
    )
      return true;
    const wide = sources.filter((source) => game === '' || source.game === '' || source.game === game);
    const names = group === undefined && OF_COVERS.has(last) ? [last] : dynamicNames(path);
    return names.some((name) => partsOf(name).every((part) => wide.some((source) => source.names.has(part))));
  };
}

/** What `*` stands for in each declared group that a key is of. @param {readonly string[]} path */
const dynamicNames = (path) =>
  DYNAMIC.flatMap((pattern) => {
    const wanted = pattern.split('.');
    const end = path.slice(-wanted.length);
    if (end.length < wanted.length || !wanted.every((part, at) => part === '*' || part === end[at])) return [];
    return [String(end[wanted.indexOf('*')])];
  });

/** @param {string} name @returns {readonly string[]} */
const partsOf = (name) => {
  const composed = COMPOSED.map((pattern) => pattern.exec(name)).find((match) => match !== null);
  return composed === undefined ? [name] : [String(composed[2]).replace(/^./, (letter) => letter.toLowerCase())];
};

/** All sources and cards, without messages, tests and what is compiled or recorded. @param {string} root @returns {Source[]} */
const readSources = (root) =>
  ['src', 'template/src']
    .filter((top) => existsSync(join(root, top)))
    .flatMap((top) => readdirSync(join(root, top), { recursive: true }).map((name) => `${top}/${name}`))
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.(?:tsx?|json)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .filter((path) => !/(?:^|\/)(?:messages|generated|glossary|scenarios|playthroughs)\//.test(path))
    .map((path) => {
      const text = withoutComments(readFileSync(join(root, path), 'utf8'));
      return {
        game: gameOf(path),
        names: namesIn(text),
        pairs: new Set([...text.matchAll(PAIR)].map(([, group, name]) => `${group}.${name}`)),
        taken: new Set([...text.matchAll(TAKEN)].map(([, name]) => String(name))),
        read: new Set([
          ...[...text.matchAll(READ)].map(([, property, quoted]) => String(property ?? quoted)),
          ...[...text.matchAll(PATTERN)].flatMap(([, fields]) => fields?.match(/[\w$]+/g) ?? []),
        ]),
      };
    });

const PAIR = /([\w$]+)[?!]?\s*(?=\.\s*([\w$]+))/g;
const TAKEN = /(?:\.\s*|['"]|[{,]\s*)([A-Za-z_$][\w$-]*)\b(?![?!]?\s*\.\s*[\w$])/g;
const READ = /\.\s*([A-Za-z_$][\w$]*)|['"]([\w$-]+)['"]/g;
const PATTERN = /(?:const|let|[(,])\s*\{([^{}]*)\}/g;
const withoutComments = (/** @type {string} */ text) => text.replace(/^\s*(?:\/\/|\/?\*).*$/gm, '');

/** `.word`, `'word'`, `{ word`, `, word`, `(word`, `word:`; of `'some-word'` its parts too. @param {string} text */
const namesIn = (text) =>
  new Set(
    [...text.matchAll(/(?:[.'"`[]|[{,(|]\s*)([A-Za-z_$][\w$-]*)|([A-Za-z_$][\w$-]*)\s*[:(]/g)].flatMap(
      ([, after, before]) => {
        const name = String(after ?? before);
        return [name, ...name.split('-')];
      },
    ),
  );

/** @param {string} path */
const gameOf = (path) => /(?:^|\/)src\/(?:web\/)?games\/([^/]+)\//.exec(path)?.[1] ?? '';
