import { formOf, type Name, textOf } from '../name.ts';
import { joined, splitArticle } from '../wording.ts';

const ARTICLE = /^(?:(?:il|lo|la|i|gli|le) |l[’'])/i;
const VOWEL = /^[aeiouàèéìòóù]/i;
/** What takes `lo` and `gli`: s with a consonant, z, gn, ps, pn, x, y, i with a vowel. */
const IMPURE = /^(?:s[^aeiouàèéìòóù]|z|gn|p[sn]|x|y|i[aeou])/i;

export const plural = (n: number): 'one' | 'other' => (n === 1 ? 'one' : 'other');
/** `Anna ed Elena`. */
export const and = (items: readonly string[]): string => joined(items, beforeE(items) ? ' ed ' : ' e ');
export const or = (items: readonly string[]): string => joined(items, ' o ');
export const number = (n: number): string => String(n).replace('.', ',');

const beforeE = (items: readonly string[]): boolean => /^[eèé]/i.test(items[items.length - 1] ?? '');

/** `il Grande Ingannatore`, `lo Gnomo`, `l’Idra`, `gli Spettri`; a person has no article. */
export function the(name: Name): string {
  const [article, rest] = splitArticle(textOf(name), ARTICLE);
  return (article || ownArticle(name)) + rest;
}
/** `di Anna`, `del Grande Ingannatore`, `dell’Idra`: with the name’s own article, if it has one. */
export const of = (name: Name): string => after(name, 'of', 'di', 'de', false);
/** The same with an article in any case: `della Volpe`. */
export const ofThe = (name: Name): string => after(name, 'of', 'di', 'de', true);
/** `a Marco`, `ad Anna`, `al Grande Ingannatore`. */
export const to = (name: Name): string => after(name, 'to', 'a', 'a', false);
export const toThe = (name: Name): string => after(name, 'to', 'a', 'a', true);
/** `da Anna`, `dalla Volpe`. */
export const from = (name: Name): string => after(name, 'from', 'da', 'da', false);
export const fromThe = (name: Name): string => after(name, 'from', 'da', 'da', true);
/** `su Anna`, `sul Grande Ingannatore`. */
export const on = (name: Name): string => after(name, 'on', 'su', 'su', false);
export const onThe = (name: Name): string => after(name, 'on', 'su', 'su', true);
/** `in Cantina`, `nella Cantina`. */
export const inside = (name: Name): string => after(name, 'inside', 'in', 'ne', false);
export const insideThe = (name: Name): string => after(name, 'inside', 'in', 'ne', true);
/** `un Corvo`, `uno Gnomo`, `una Volpe`, `un’Aquila`. */
export function a(name: Name): string {
  if (typeof name === 'string' || name.gender === undefined || name.plural) return textOf(name);
  if (name.gender === 'f') return VOWEL.test(name.text) ? `un’${name.text}` : `una ${name.text}`;
  return `${IMPURE.test(name.text) ? 'uno' : 'un'} ${name.text}`;
}

function ownArticle(name: Name): string {
  if (typeof name === 'string' || name.proper || name.gender === undefined) return '';
  const { text } = name;
  if (name.gender === 'f') return name.plural ? 'le ' : (name.elides ?? VOWEL.test(text)) ? 'l’' : 'la ';
  const impure = IMPURE.test(text);
  if (name.plural) return impure || VOWEL.test(text) ? 'gli ' : 'i ';
  if (impure) return 'lo ';
  return (name.elides ?? VOWEL.test(text)) ? 'l’' : 'il ';
}

function after(name: Name, style: string, alone: string, stem: string, always: boolean): string {
  const given = formOf(name, style);
  if (given !== undefined) return given;
  const [printed, rest] = splitArticle(textOf(name), ARTICLE);
  const article = printed || (always ? ownArticle(name) : '');
  if (article === '') return `${alone === 'a' && /^a/i.test(rest) ? 'ad' : alone} ${rest}`;
  // `di` and `il` are `del`; before all other articles the consonant is doubled: `dello`, `dell’`, `della`.
  if (article === 'il ') return `${stem}l ${rest}`;
  return stem + (article.startsWith('l') ? 'l' : '') + article.replace("'", '’') + rest;
}
