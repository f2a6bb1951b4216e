// Compiles the messages of one domain: an interface, and a module a language that keeps it.
import { emitMessage, quote } from './emit.mjs';
import { spaceFrench } from './french.mjs';
import { merge, parametersOf, typeText } from './parameters.mjs';
import { NOUNS, nounsText, readMessages } from './tree.mjs';

/**
 * @typedef {import('./domains.mjs').Domain} Domain
 * @typedef {import('./domains.mjs').Tree} Tree
 * @typedef {import('./parameters.mjs').Type} Type
 * @typedef {import('@messageformat/parser').Token} Token
 */

/**
 * @param {Domain} domain
 * @returns {{ files: Map<string, string>, faults: string[] }}
 */
export function compileDomain(domain) {
  const { messages, nouns, trees, faults } = readMessages(domain);
  const english = messages.get('en') ?? new Map();
  /** @type {Map<string, Map<string, Type>>} key -> parameters */
  const types = new Map();
  for (const [language, all] of messages)
    for (const [key, tokens] of all) {
      const fail = (/** @type {string} */ fault) => faults.push(`${domain.shown}/${language}.json: ${key}: ${fault}`);
      const known = types.get(key) ?? new Map();
      for (const [name, type] of parametersOf(tokens, fail)) {
        if (language !== 'en' && english.has(key) && !known.has(name))
          fail(
            `{${name}} is not in English, so nobody passes it: add it there, or use what is (${[...known.keys()].join(', ') || 'nothing'})`,
          );
        const merged = known.has(name) ? merge(known.get(name), type) : type;
        if (merged === null)
          fail(`{${name}} is of another kind here than in the languages before: give it another name`);
        else known.set(name, merged);
      }
      types.set(key, known);
    }
  /** @type {Map<string, string>} */
  const files = new Map();
  const hasNouns = [...nouns.values()].some((each) => Object.keys(each).length > 0);
  for (const language of domain.languages) {
    /** @type {Map<string, Set<string>>} */
    const imports = new Map();
    const emitting = (/** @type {string} */ key) => ({
      types: types.get(key) ?? new Map(),
      styles: domain.styles.get(language) ?? new Set(),
      use: (/** @type {string} */ module, /** @type {string} */ name) => {
        const file = module === 'grammar' ? `grammar/${language}` : module;
        imports.set(file, (imports.get(file) ?? new Set()).add(name));
      },
      fail: (/** @type {string} */ fault) => faults.push(`${domain.shown}/${language}.json: ${key}: ${fault}`),
    });
    const value = (/** @type {string} */ key) => {
      const read = messages.get(language)?.get(key) ?? [];
      const code = emitMessage(language === 'fr' ? spaceFrench(read) : read, emitting(key));
      if ((types.get(key)?.size ?? 0) === 0) return code;
      return `${code.includes('p.') ? '(p)' : '()'} => ${code}`;
    };
    const tree = trees.get(language);
    const entries = tree === undefined ? '{}' : literal(tree, value, hasNouns ? nounsText(nouns.get(language)) : null);
    const lines = [...imports]
      .sort()
      .map(([file, names]) => `import { ${[...names].sort().join(', ')} } from '${domain.text}/${file}.ts';`);
    files.set(
      `${language}.ts`,
      [
        ...lines,
        `import type { ${domain.name} } from './messages.ts';`,
        '',
        `export const ${language}: ${domain.name} = ${entries};`,
        '',
      ].join('\n'),
    );
  }
  files.set('all.ts', allText(domain));
  files.set('lazy.ts', lazyText(domain));
  // The last that is written.
  files.set('messages.ts', interfaceText(domain, trees.get('en') ?? {}, types, hasNouns));
  return { files, faults };
}

/** All languages at once. @param {Domain} domain */
const allText = ({ name, languages, text }) =>
  [
    `import type { Language } from '${text}/languages.ts';`,
    ...languages.map((language) => `import { ${language} } from './${language}.ts';`),
    `import type { ${name} } from './messages.ts';`,
    '',
    `export const messages: Readonly<Record<Language, ${name}>> = { ${languages.join(', ')} };`,
    '',
  ].join('\n');

/** Each language when it is wanted, for a page. @param {Domain} domain */
const lazyText = ({ name, languages, text }) =>
  [
    `import type { Language } from '${text}/languages.ts';`,
    `import type { ${name} } from './messages.ts';`,
    '',
    `export const loaders: Readonly<Record<Language, () => Promise<${name}>>> = {`,
    ...languages.map((language) => `  ${language}: async () => (await import('./${language}.ts')).${language},`),
    '};',
    '',
  ].join('\n');

/**
 * @param {Domain} domain
 * @param {Tree} tree
 * @param {ReadonlyMap<string, ReadonlyMap<string, Type>>} types
 * @param {boolean} hasNouns
 */
function interfaceText(domain, tree, types, hasNouns) {
  const body = shape(tree, (key) => {
    const parameters = [...(types.get(key) ?? [])].map(([name, type]) => `readonly ${name}: ${typeText(type)}`);
    return parameters.length === 0 ? 'string' : `(p: { ${parameters.join('; ')} }) => string`;
  });
  const nouns = hasNouns ? `  readonly ${NOUNS}: Readonly<Record<string, NounGrammar>>;\n` : '';
  const all = body.replace(/\}$/, `${nouns}}`);
  const needed = ['Name', 'NounGrammar'].filter((name) => new RegExp(`\\b${name}\\b`).test(all));
  const lines = needed.length === 0 ? '' : `import type { ${needed.join(', ')} } from '${domain.text}/name.ts';\n\n`;
  return `${lines}export interface ${domain.name} ${all}\n`;
}

/**
 * @param {Tree} tree
 * @param {(key: string) => string} leaf
 * @param {string} path
 * @param {string} indent
 * @returns {string}
 */
function shape(tree, leaf, path = '', indent = '') {
  if (typeof tree === 'string') return leaf(path);
  if (Array.isArray(tree)) {
    const items = tree.map((item, at) => shape(item, leaf, `${path}.${at}`, indent));
    return items.every((item) => item === 'string') ? 'readonly string[]' : `readonly [${items.join(', ')}]`;
  }
  const entries = Object.entries(tree)
    .filter(([key]) => path !== '' || key !== NOUNS)
    .map(
      ([key, value]) =>
        `${indent}  readonly ${property(key)}: ${shape(value, leaf, path === '' ? key : `${path}.${key}`, `${indent}  `)};\n`,
    );
  return `{\n${entries.join('')}${indent}}`;
}

/**
 * @param {Tree} tree
 * @param {(key: string) => string} value
 * @param {string | null} nouns
 * @param {string} path
 * @param {string} indent
 * @returns {string}
 */
function literal(tree, value, nouns, path = '', indent = '') {
  if (typeof tree === 'string') return value(path);
  if (Array.isArray(tree))
    return `[${tree.map((item, at) => literal(item, value, nouns, `${path}.${at}`, indent)).join(', ')}]`;
  const entries = Object.entries(tree)
    .filter(([key]) => path !== '' || key !== NOUNS)
    .map(
      ([key, item]) =>
        `${indent}  ${property(key)}: ${literal(item, value, nouns, path === '' ? key : `${path}.${key}`, `${indent}  `)},\n`,
    );
  if (path === '' && nouns !== null) entries.push(`  ${NOUNS}: ${nouns},\n`);
  return `{\n${entries.join('')}${indent}}`;
}

/** @param {string} key */
const property = (key) => (/^[A-Za-z_$][\w$]*$/.test(key) ? key : quote(key));
