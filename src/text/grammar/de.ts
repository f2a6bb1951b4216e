import { formOf, type Gender, type Name, textOf } from '../name.ts';
import { joined, splitArticle } from '../wording.ts';

type Case = 'nominative' | 'accusative' | 'dative' | 'genitive';
type Kind = Gender | 'plural';

const ARTICLE = /^(?:der|die|das) /i;
const ARTICLES: Readonly<Record<Case, Readonly<Record<Kind, string>>>> = {
  nominative: { m: 'der', f: 'die', n: 'das', plural: 'die' },
  accusative: { m: 'den', f: 'die', n: 'das', plural: 'die' },
  dative: { m: 'dem', f: 'der', n: 'dem', plural: 'den' },
  genitive: { m: 'des', f: 'der', n: 'des', plural: 'der' },
};
/** The ending of an adjective without an article before it. */
const STRONG: Readonly<Record<Case, Readonly<Record<Kind, string>>>> = {
  nominative: { m: 'er', f: 'e', n: 'es', plural: 'e' },
  accusative: { m: 'en', f: 'e', n: 'es', plural: 'e' },
  dative: { m: 'em', f: 'er', n: 'em', plural: 'en' },
  genitive: { m: 'en', f: 'er', n: 'en', plural: 'er' },
};
const GENDER_OF: Readonly<Record<string, Gender>> = { 'der ': 'm', 'die ': 'f', 'das ': 'n' };

export const plural = (n: number): 'one' | 'other' => (n === 1 ? 'one' : 'other');
export const and = (items: readonly string[]): string => joined(items, ' und ');
export const or = (items: readonly string[]): string => joined(items, ' oder ');
export const number = (n: number): string => String(n).replace('.', ',');

/** The name with its own article, if it has one: `der Große Blender`, `Schwarzer Pakt`, `Anna`. */
export const nominative = (name: Name): string => inflected(name, 'nominative', false);
export const accusative = (name: Name): string => inflected(name, 'accusative', false);
export const dative = (name: Name): string => inflected(name, 'dative', false);
/** `Annas`, `Max’`, `des Großen Blenders`. */
export const genitive = (name: Name): string => inflected(name, 'genitive', false);
/** With an article in any case: `der Schwarze Pakt`; a person has none. */
export const the = (name: Name): string => inflected(name, 'nominative', true);
export const theAccusative = (name: Name): string => inflected(name, 'accusative', true);
export const theDative = (name: Name): string => inflected(name, 'dative', true);
export const theGenitive = (name: Name): string => inflected(name, 'genitive', true);
/** `vom Großen Blender`, `von Anna`. */
export const of = (name: Name): string => formOf(name, 'of') ?? contracted('von', name, false);
export const ofThe = (name: Name): string => contracted('von', name, true);
/** `zum Großen Blender`, `zur Hydra`, `zu Anna`. */
export const to = (name: Name): string => formOf(name, 'to') ?? contracted('zu', name, false);
export const toThe = (name: Name): string => contracted('zu', name, true);
/** `in den Thronsaal`, `ins Archiv`, `in die Gruft`. */
export const intoThe = (name: Name): string =>
  formOf(name, 'into') ?? `in ${theAccusative(name)}`.replace(/^in das /, 'ins ');
/** `im Thronsaal`, `im Archiv`, `in der Gruft`. */
export const insideThe = (name: Name): string =>
  formOf(name, 'inside') ?? `in ${theDative(name)}`.replace(/^in dem /, 'im ');
/** `ein Rabe`, `eine Hydra`. */
export const a = (name: Name): string => indefinite(name, 'nominative');
export const aAccusative = (name: Name): string => indefinite(name, 'accusative');
export const aDative = (name: Name): string => indefinite(name, 'dative');

function inflected(name: Name, grammaticalCase: Case, always: boolean): string {
  const given = formOf(name, grammaticalCase);
  if (given !== undefined) return given;
  const [printed, rest] = splitArticle(textOf(name), ARTICLE);
  const kind = kindOf(name, printed);
  if (kind === null) return grammaticalCase === 'genitive' ? personsGenitive(rest) : rest;
  const hasArticle = printed !== '' || (always && !(typeof name !== 'string' && name.proper));
  const words = rest.split(' ');
  const last = headOf(words, printed !== '');
  const declined = words.map((word, at) => {
    if (at < last) return adjective(word, grammaticalCase, kind, hasArticle);
    return at === last ? noun(word, grammaticalCase, kind) : word;
  });
  return hasArticle ? `${ARTICLES[grammaticalCase][kind]} ${declined.join(' ')}` : declined.join(' ');
}

/** Null where nothing is known of it: a person, whose name stays as it is. */
function kindOf(name: Name, printed: string): Kind | null {
  if (typeof name !== 'string' && name.plural) return 'plural';
  return (typeof name === 'string' ? undefined : name.gender) ?? GENDER_OF[printed] ?? null;
}

/** Where the noun stands: after the words that end as adjectives do. What follows it (`Hexe der Tiefe`) stays as it is. */
function headOf(words: readonly string[], afterArticle: boolean): number {
  const ending = afterArticle ? /en?$/ : /(?:e|er|es)$/;
  const small = words.findIndex((word) => /^\p{Ll}/u.test(word));
  const last = (small < 1 ? words.length : small) - 1;
  const noun = words.findIndex((word) => !ending.test(word));
  return noun < 0 ? last : Math.min(noun, last);
}

function adjective(word: string, grammaticalCase: Case, kind: Kind, afterArticle: boolean): string {
  const stem = word.replace(/(?:e|er|es|en)$/, '');
  if (!afterArticle) return stem + STRONG[grammaticalCase][kind];
  const short =
    kind !== 'plural' && (grammaticalCase === 'nominative' || (grammaticalCase === 'accusative' && kind !== 'm'));
  return stem + (short ? 'e' : 'en');
}

function noun(word: string, grammaticalCase: Case, kind: Kind): string {
  if (kind === 'plural') return grammaticalCase === 'dative' && !/[ns]$/.test(word) ? `${word}n` : word;
  // Masculine nouns in -e are weak: der Rabe, den Raben.
  if (kind === 'm' && word.endsWith('e') && grammaticalCase !== 'nominative') return `${word}n`;
  if (grammaticalCase !== 'genitive' || kind === 'f') return word;
  return /(?:s|ß|x|z|tz|sch)$/.test(word) ? `${word}es` : `${word}s`;
}

const personsGenitive = (text: string): string => (/[sßxz]$/i.test(text) ? `${text}’` : `${text}s`);

function contracted(preposition: 'von' | 'zu', name: Name, always: boolean): string {
  const text = inflected(name, 'dative', always);
  if (text.startsWith('dem ')) return `${preposition === 'von' ? 'vom' : 'zum'}${text.slice(3)}`;
  if (preposition === 'zu' && kindOf(name, splitArticle(textOf(name), ARTICLE)[0]) === 'f' && text.startsWith('der '))
    return `zur${text.slice(3)}`;
  return `${preposition} ${text}`;
}

function indefinite(name: Name, grammaticalCase: 'nominative' | 'accusative' | 'dative'): string {
  if (typeof name === 'string' || name.gender === undefined || name.plural)
    return inflected(name, grammaticalCase, false);
  // `ein Schwarzer Pakt`, but `einem Schwarzen Pakt`: as with the definite article.
  const text =
    grammaticalCase === 'dative'
      ? inflected(name, 'dative', true).slice('dem '.length)
      : inflected(name, grammaticalCase, false);
  return `ein${ENDINGS[grammaticalCase][name.gender]} ${text}`;
}
const ENDINGS = {
  nominative: { m: '', f: 'e', n: '' },
  accusative: { m: 'en', f: 'e', n: '' },
  dative: { m: 'em', f: 'er', n: 'em' },
} as const;
