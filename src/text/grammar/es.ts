import { formOf, type Name, textOf } from '../name.ts';
import { joined, splitArticle } from '../wording.ts';

const ARTICLE = /^(?:el|la|los|las) /i;
/** Feminine words that begin with a stressed a take `el`: el Águila, el Agua, el Alma. */
const STRESSED_A = /^(?:á|há|agua|águila|alma|arma|hacha|hada|ala|arpa|ancla|aula)/i;

export const plural = (n: number): 'one' | 'other' => (n === 1 ? 'one' : 'other');
/** `Ana e Inés`, but `agua y hielo`. */
export const and = (items: readonly string[]): string =>
  joined(items, /^h?[ií](?![aeo])/i.test(items[items.length - 1] ?? '') ? ' e ' : ' y ');
/** `siete u ocho`. */
export const or = (items: readonly string[]): string =>
  joined(items, /^h?[oó]/i.test(items[items.length - 1] ?? '') ? ' u ' : ' o ');
export const number = (n: number): string => String(n).replace('.', ',');

/** `el Gran Impostor`, `la Hidra`, `el Águila`; a person has no article. */
export function the(name: Name): string {
  const [article, rest] = splitArticle(textOf(name), ARTICLE);
  return (article || ownArticle(name)) + rest;
}
/** `de Ana`, `del Gran Impostor`: with the name’s own article, if it has one. */
export const of = (name: Name): string => formOf(name, 'of') ?? contracted('de', textOf(name));
/** The same with an article in any case: `de la Hidra`. */
export const ofThe = (name: Name): string => contracted('de', the(name));
/** `a Ana`, `al Gran Impostor`. */
export const to = (name: Name): string => formOf(name, 'to') ?? contracted('a', textOf(name));
export const toThe = (name: Name): string => contracted('a', the(name));
/** `un Cuervo`, `una Hidra`, `un Águila`. */
export function a(name: Name): string {
  if (typeof name === 'string' || name.gender === undefined || name.plural) return textOf(name);
  return `${name.gender === 'f' && !STRESSED_A.test(name.text) ? 'una' : 'un'} ${name.text}`;
}

function ownArticle(name: Name): string {
  if (typeof name === 'string' || name.proper || name.gender === undefined) return '';
  if (name.plural) return name.gender === 'f' ? 'las ' : 'los ';
  return name.gender === 'f' && !STRESSED_A.test(name.text) ? 'la ' : 'el ';
}

function contracted(preposition: string, text: string): string {
  const [article, rest] = splitArticle(text, ARTICLE);
  return article === 'el ' ? `${preposition === 'a' ? 'al' : 'del'} ${rest}` : `${preposition} ${article}${rest}`;
}
