// Looks for messages that nobody uses, that break a rule of writing, or that look as if something were missing.
import { readDomains } from './domains.mjs';
import { lintGlossary } from './glossary.mjs';
import { parametersOf } from './parameters.mjs';
import { readMessages } from './tree.mjs';
import { usage } from './used.mjs';

/** @typedef {import('@messageformat/parser').Token} Token */

/** So many words that are the same in English and in another language are no coincidence. */
const SAME_WORDS = 3;

/**
 * @param {string} root
 * @returns {{ faults: string[], suspicious: string[], count: number }}
 */
export function lintMessages(root) {
  /** @type {string[]} */
  const faults = [];
  /** @type {string[]} */
  const suspicious = [];
  const isUsed = usage(root);
  /** @type {Map<string, import('./glossary.mjs').Text[]>} */
  const texts = new Map();
  let count = 0;
  for (const domain of readDomains(root).domains) {
    const { messages } = readMessages(domain);
    const english = messages.get('en') ?? new Map();
    for (const key of english.keys())
      if (!isUsed(domain.shown, key))
        faults.push(`${domain.shown}: ${key}: nothing in src uses it: delete it in every language`);
    for (const [language, all] of messages) {
      const read = texts.get(language) ?? [];
      texts.set(language, read);
      for (const [key, tokens] of all) {
        count += 1;
        const at = `${domain.shown}/${language}.json: ${key}`;
        const text = plainText(tokens);
        if (/["']/.test(text.replace(/`[^`]*`/g, '')))
          faults.push(`${at}: has straight quotes: write ’ or the quotation marks of the language`);
        if (/ {2}/.test(text.replaceAll(' / ', '/'))) suspicious.push(`${at}: has two blanks in a row`);
        read.push({ at, text });
        if (language !== 'en')
          suspicious.push(...compare(tokens, english.get(key) ?? [], text).map((line) => `${at}: ${line}`));
      }
    }
  }
  for (const [language, read] of texts) faults.push(...lintGlossary(root, language, read));
  return { faults, suspicious, count };
}

/**
 * What a translation lacks that English has.
 * @param {readonly Token[]} tokens
 * @param {readonly Token[]} english
 * @param {string} text
 */
function compare(tokens, english, text) {
  const lines = [];
  const [mine, theirs] = [parametersOf(tokens, () => {}), parametersOf(english, () => {})];
  for (const name of theirs.keys()) if (!mine.has(name) && isShown(english, name)) lines.push(`does not use {${name}}`);
  if (hasPlural(english) && !hasPlural(tokens)) lines.push('has no plural, but English has');
  const words = text.match(/\p{L}{2,}/gu)?.length ?? 0;
  if (words >= SAME_WORDS && text === plainText(english)) lines.push('is the same as in English');
  return lines;
}

/**
 * Whether a parameter stands in the message, and not only its gender or number.
 * @type {(tokens: readonly Token[], name: string) => boolean}
 */
const isShown = (tokens, name) =>
  tokens.some(
    (token) =>
      ('arg' in token && token.arg === name) ||
      ('cases' in token && token.cases.some((each) => isShown(each.tokens, name))),
  );

/** Exact numbers alone, as for `1st, 2nd, 3rd`, are none. @type {(tokens: readonly Token[]) => boolean} */
const hasPlural = (tokens) =>
  tokens.some(
    (token) =>
      'cases' in token &&
      ((token.type === 'plural' && token.cases.some(({ key }) => key !== 'other' && !key.startsWith('='))) ||
        token.cases.some((each) => hasPlural(each.tokens))),
  );

/** The text without its gaps, all cases one after the other. @type {(tokens: readonly Token[]) => string} */
const plainText = (tokens) =>
  tokens
    .map((token) => {
      if (token.type === 'content') return token.value;
      return 'cases' in token ? token.cases.map((each) => plainText(each.tokens)).join(' / ') : '…';
    })
    .join('');
