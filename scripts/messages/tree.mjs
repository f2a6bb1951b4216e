// Reads the JSON of a domain: a tree of messages a language, each parsed, and the grammar of its nouns.
import { parse } from '@messageformat/parser';

/**
 * @typedef {import('./domains.mjs').Domain} Domain
 * @typedef {import('./domains.mjs').Tree} Tree
 * @typedef {import('@messageformat/parser').Token} Token
 * @typedef {Record<string, string | { gender?: string, plural?: boolean, proper?: boolean, elides?: boolean, forms?: Record<string, string> }>} Nouns
 */

/** The one key that holds no messages: the grammar of nouns by their ids, `"mouse": "f"`, `"ashes": "f plural"`. */
export const NOUNS = 'nouns';

/**
 * @param {Domain} domain
 * @returns {{ trees: Map<string, Tree>, messages: Map<string, Map<string, Token[]>>, nouns: Map<string, Nouns>, faults: string[] }}
 */
export function readMessages(domain) {
  /** @type {string[]} */
  const faults = [];
  /** @type {Map<string, Tree>} */
  const trees = new Map();
  /** @type {Map<string, Nouns>} */
  const nouns = new Map();
  /** @type {Map<string, Map<string, Token[]>>} */
  const messages = new Map();
  for (const language of domain.languages) {
    const file = `${domain.shown}/${language}.json`;
    const source = domain.sources.get(language);
    if (source === undefined) {
      faults.push(`${file}: is missing: write it, with the keys of en.json`);
      continue;
    }
    try {
      const tree = JSON.parse(source);
      trees.set(language, tree);
      nouns.set(language, tree[NOUNS] ?? {});
      messages.set(
        language,
        parseAll(tree, language, (key, fault) => faults.push(`${file}: ${key}: ${fault}`)),
      );
    } catch (error) {
      faults.push(`${file}: is no JSON: ${error instanceof Error ? error.message : error}`);
    }
  }
  const english = keysOf(trees.get('en') ?? {});
  for (const [language, tree] of trees) {
    const keys = keysOf(tree);
    const file = `${domain.shown}/${language}.json`;
    for (const key of english) if (!keys.has(key)) faults.push(`${file}: ${key}: is missing: English has it`);
    for (const key of keys)
      if (!english.has(key)) faults.push(`${file}: ${key}: is not in English: add it there, or delete it here`);
  }
  return { trees, messages, nouns, faults };
}

/**
 * The keys of a tree, where a list of plain sentences is one: it may have another length in each language.
 * @param {Tree} tree
 * @param {string} path
 * @returns {Set<string>}
 */
function keysOf(tree, path = '') {
  if (typeof tree === 'string') return new Set([path]);
  if (Array.isArray(tree) && tree.every((item) => typeof item === 'string' && !item.includes('{')))
    return new Set([path]);
  return new Set(
    Object.entries(tree).flatMap(([key, value]) =>
      path === '' && key === NOUNS ? [] : [...keysOf(value, path === '' ? key : `${path}.${key}`)],
    ),
  );
}

/**
 * @param {Tree} tree
 * @param {string} language
 * @param {(key: string, fault: string) => void} fail
 */
function parseAll(tree, language, fail) {
  /** @type {Map<string, Token[]>} */
  const found = new Map();
  const cardinal = /** @type {import('@messageformat/parser').PluralCategory[]} */ (categories(language));
  /** @type {(value: unknown, path: string) => void} */
  const walk = (value, path) => {
    if (typeof value === 'string') {
      try {
        found.set(path, parse(value, { cardinal, strictPluralKeys: true }));
      } catch (error) {
        fail(path, `${error instanceof Error ? error.message.split('\n')[0] : error} in ${JSON.stringify(value)}`);
      }
      return;
    }
    if (typeof value !== 'object' || value === null) {
      fail(path, 'must be a text, a list or an object of them');
      return;
    }
    for (const [key, inner] of Object.entries(value)) {
      if (path === '' && key === NOUNS) continue;
      walk(inner, path === '' ? key : `${path}.${key}`);
    }
  };
  walk(tree, '');
  return found;
}

/**
 * What `plural` distinguishes. `many` is of millions, which no game counts.
 * @param {string} language
 */
const categories = (language) =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter((category) => category !== 'many' || !['fr', 'it', 'es', 'pt'].includes(language));

/** As TypeScript. @param {Nouns} nouns */
export function nounsText(nouns = {}) {
  const entries = Object.entries(nouns).map(([id, grammar]) => {
    const read = typeof grammar === 'string' ? flags(grammar) : grammar;
    return `    '${id}': ${JSON.stringify(read)},\n`;
  });
  return `{\n${entries.join('')}  }`;
}

/** @param {string} text `f`, `m plural`, `plural` */
function flags(text) {
  const words = text.split(' ');
  const gender = words.find((word) => word !== 'plural');
  return { ...(gender !== undefined && { gender }), ...(words.includes('plural') && { plural: true }) };
}
