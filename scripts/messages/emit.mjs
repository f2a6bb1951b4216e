// Turns one parsed message into an expression of TypeScript.
import { DERIVED, FUNCTIONS } from './parameters.mjs';

/**
 * @typedef {import('@messageformat/parser').Token} Token
 * @typedef {import('./parameters.mjs').Type} Type
 * @typedef {object} Emitting
 * @property {ReadonlyMap<string, Type>} types of the parameters, in all languages together
 * @property {ReadonlySet<string>} styles what the grammar of the language exports
 * @property {(module: string, name: string) => void} use notes an import: of `grammar`, `name` or `wording`
 * @property {(fault: string) => void} fail
 */

/**
 * @param {readonly Token[]} tokens
 * @param {Emitting} emitting
 */
export const emitMessage = (tokens, emitting) => sequence(tokens, emitting, endsSentence(tokens), null);

/**
 * @param {readonly Token[]} tokens
 * @param {Emitting} emitting
 * @param {boolean} start whether a sentence begins here
 * @param {string | null} counted the number that `#` stands for
 * @returns {string}
 */
function sequence(tokens, emitting, start, counted) {
  let begins = start;
  const parts = tokens.map((token) => {
    if (token.type === 'content') {
      begins = /[.!?…]\s+$/.test(token.value);
      return { text: token.value };
    }
    const code = expression(token, emitting, begins, counted);
    begins = false;
    return { code };
  });
  const [only] = parts;
  if (parts.length === 0) return "''";
  if (parts.length === 1 && only?.text !== undefined) return quote(only.text);
  if (parts.length === 1 && only?.code?.startsWith('(')) return only.code;
  return `\`${parts.map(({ text, code }) => (text === undefined ? `\${${code}}` : escaped(text))).join('')}\``;
}

/**
 * @param {Exclude<Token, import('@messageformat/parser').Content>} token
 * @param {Emitting} emitting
 * @param {boolean} start
 * @param {string | null} counted
 * @returns {string}
 */
function expression(token, emitting, start, counted) {
  if (token.type === 'octothorpe') return counted === null ? "'#'" : call('grammar', 'number', counted, emitting);
  if (token.type === 'argument') return plain(token.arg, emitting);
  if (token.type === 'function') return formatted(token, emitting, start);
  return token.type === 'select' ? select(token, emitting, start, counted) : plural(token, emitting, start);
}

/**
 * @param {string} arg
 * @param {Emitting} emitting
 */
function plain(arg, emitting) {
  const kind = emitting.types.get(arg)?.kind;
  if (kind === 'name') return call('name', 'textOf', `p.${arg}`, emitting);
  if (kind === 'list') return list(arg, [], emitting);
  if (kind === 'number') return call('grammar', 'number', `p.${arg}`, emitting);
  return `p.${arg}`;
}

/**
 * @param {import('@messageformat/parser').FunctionArg} token
 * @param {Emitting} emitting
 * @param {boolean} start
 */
function formatted(token, emitting, start) {
  const words = (token.param ?? [])
    .map((part) => (part.type === 'content' ? part.value : ''))
    .join('')
    .trim()
    .split(/\s+/)
    .filter((word) => word !== '');
  const wantsCapital = words[0] === 'capital';
  if (wantsCapital) words.shift();
  const withCapital = (/** @type {string} */ code) =>
    wantsCapital || (start && words.length > 0) ? call('wording', 'capital', code, emitting) : code;
  switch (token.key) {
    case 'name':
      return withCapital(call(...styleOf(words, emitting), `p.${token.arg}`, emitting));
    case 'list':
      return withCapital(list(token.arg, words, emitting));
    case 'number':
      return call('grammar', 'number', `p.${token.arg}`, emitting);
    case 'capital':
    case 'lower':
      return call('wording', token.key, plain(token.arg, emitting), emitting);
    default:
      emitting.fail(
        `{${token.arg}, ${token.key}} is unknown; there is: ${Object.keys(FUNCTIONS).join(', ')}, plural, select`,
      );
      return "''";
  }
}

/**
 * @param {string} arg
 * @param {readonly string[]} words `or`, then a style
 * @param {Emitting} emitting
 */
function list(arg, words, emitting) {
  const or = words[0] === 'or';
  const [module, style] = styleOf(or ? words.slice(1) : words, emitting);
  emitting.use(module, style);
  return call('grammar', or ? 'or' : 'and', `p.${arg}.map(${style})`, emitting);
}

/** What a grammar exports that inflects no name. */
const NO_STYLES = new Set(['plural', 'and', 'or', 'number', 'elides']);

/**
 * `the accusative` is the function `theAccusative` of the grammar.
 * @param {readonly string[]} words
 * @param {Emitting} emitting
 * @returns {[module: string, name: string]}
 */
function styleOf(words, { styles, fail }) {
  if (words.length === 0) return ['name', 'textOf'];
  const name = words.map((word, at) => (at === 0 ? word : word.charAt(0).toUpperCase() + word.slice(1))).join('');
  if (!styles.has(name) || NO_STYLES.has(name)) {
    const known = [...styles].filter((style) => !NO_STYLES.has(style));
    fail(`the style "${words.join(' ')}" is unknown in this language; there is: ${known.map(spaced).join(', ')}`);
  }
  return ['grammar', name];
}

/** @param {string} style */
const spaced = (style) => style.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/**
 * @param {import('@messageformat/parser').Select} token
 * @param {Emitting} emitting
 * @param {boolean} start
 * @param {string | null} counted
 */
function select(token, emitting, start, counted) {
  const [, base = '', derived] = DERIVED.exec(token.arg) ?? [];
  const type = emitting.types.get(token.arg);
  const keys = token.cases.map(({ key }) => key);
  if (derived === undefined && type?.kind === 'choice' && !type.open && !keys.includes('other')) {
    const missing = type.keys.filter((key) => !keys.includes(key));
    if (missing.length > 0) emitting.fail(`{${token.arg}, select} has no case for: ${missing.join(', ')}`);
  }
  if (derived !== undefined && !keys.includes('other')) emitting.fail(`{${token.arg}, select} needs a case "other"`);
  const value =
    derived === undefined
      ? `p.${token.arg}`
      : call('name', derived === 'gender' ? 'genderOf' : 'numberOf', `p.${base}`, emitting);
  const cases = token.cases.map(({ key, tokens }) => ({ key, code: sequence(tokens, emitting, start, counted) }));
  if (type?.kind === 'boolean' && derived === undefined) {
    const of = (/** @type {string} */ key) =>
      cases.find((each) => each.key === key) ?? cases.find((each) => each.key === 'other');
    return `(${value} ? ${of('true')?.code ?? "''"} : ${of('false')?.code ?? "''"})`;
  }
  const last = cases.find(({ key }) => key === 'other') ?? cases.at(-1);
  const others = cases.filter((each) => each !== last);
  return `(${others.map(({ key, code }) => `${value} === ${key === 'null' ? 'null' : quote(key)} ? ${code} : `).join('')}${last?.code})`;
}

/**
 * @param {import('@messageformat/parser').Select} token
 * @param {Emitting} emitting
 * @param {boolean} start
 */
function plural(token, emitting, start) {
  if (token.type === 'selectordinal') emitting.fail('selectordinal is not used here: write the ordinal as a select');
  const [, base = '', derived] = DERIVED.exec(token.arg) ?? [];
  const value = derived === 'count' ? `p.${base}.length` : `p.${token.arg}`;
  const cases = token.cases.map(({ key, tokens }) => ({ key, code: sequence(tokens, emitting, start, value) }));
  const last = cases.find(({ key }) => key === 'other');
  if (last === undefined) emitting.fail(`{${token.arg}, plural} needs a case "other"`);
  const exact = cases.filter(({ key }) => key.startsWith('='));
  const named = cases.filter(({ key }) => !key.startsWith('=') && key !== 'other');
  const tests = [
    ...exact.map(({ key, code }) => `${value} === ${key.slice(1)} ? ${code} : `),
    ...named.map(({ key, code }) => `${call('grammar', 'plural', value, emitting)} === '${key}' ? ${code} : `),
  ];
  return `(${tests.join('')}${last?.code ?? "''"})`;
}

/**
 * @param {string} module
 * @param {string} name
 * @param {string} value
 * @param {Emitting} emitting
 */
function call(module, name, value, emitting) {
  emitting.use(module, name);
  return `${name}(${value})`;
}

/**
 * Whether the message is a sentence: then a name with an article at its beginning is written with a capital.
 * @param {readonly Token[]} tokens
 * @returns {boolean}
 */
function endsSentence(tokens) {
  const last = tokens.at(-1);
  if (last === undefined) return false;
  if (last.type === 'content') return /[.!?…:]\s*$/.test(last.value);
  return 'cases' in last && last.cases.every((each) => endsSentence(each.tokens));
}

/** @param {string} text */
export const quote = (text) => `'${text.replace(/[\\']/g, '\\$&').replace(/\n/g, '\\n')}'`;
/** @param {string} text */
const escaped = (text) => text.replace(/[\\`]|\$(?=\{)/g, '\\$&');
