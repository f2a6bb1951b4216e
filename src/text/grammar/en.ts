import { formOf, type Name, numberOf, textOf } from '../name.ts';
import { joined, splitArticle } from '../wording.ts';

const ARTICLE = /^(?:the|an?) /i;

export const plural = (n: number): 'one' | 'other' => (n === 1 ? 'one' : 'other');
export const and = (items: readonly string[]): string => joined(items, ' and ');
export const or = (items: readonly string[]): string => joined(items, ' or ');
export const number = (n: number): string => String(n);

/** `the Great Pretender`, `the Hydra`; a person has no article. */
export function the(name: Name): string {
  const [article, rest] = splitArticle(textOf(name), ARTICLE);
  return article === '' && (typeof name === 'string' || name.proper) ? rest : `the ${rest}`;
}

/** `an Ember`, `a Mouse`, `Ashes`. */
export function a(name: Name): string {
  const given = formOf(name, 'a');
  if (given !== undefined) return given;
  const text = textOf(name);
  if (typeof name === 'string' || numberOf(name) === 'plural' || ARTICLE.test(text)) return text;
  return /^(?:[aeio]|u(?!ni|se|ti))/i.test(text) ? `an ${text}` : `a ${text}`;
}

/** `Ana’s`, `the Witches’`. */
export const possessive = (name: Name): string => genitive(textOf(name), name);
/** `the Hydra’s`. */
export const thePossessive = (name: Name): string => genitive(the(name), name);

const genitive = (text: string, name: Name): string =>
  numberOf(name) === 'plural' && text.endsWith('s') ? `${text}’` : `${text}’s`;
