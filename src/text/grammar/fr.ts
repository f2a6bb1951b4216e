import { formOf, type Name, textOf } from '../name.ts';
import { joined, splitArticle } from '../wording.ts';

const ARTICLE = /^(?:l[ea]s? |l[’'])/i;
/** A vowel, or a `y` that sounds like one; and `h`, but for the words below. */
const VOWEL = /^(?:[aeiouàâäéèêëîïôöùûüæœh]|y[^aeiou])/i;
/** Words before which nothing is elided: an aspirated `h`, and a few others. */
const ASPIRATED =
  /^(?:h(?:ache|aie|all|alo|amster|anneton|ant|aras|ardi|arpie|arpon|asard|aut|av|ér(?:iss|on|os\b)|être|eurt|ibou|iér|oll|omard|onte|oqu|orde|ors|ouppe|uit|url|utte|yène)|onze|oui)/i;

/** Nought is singular too: `0 carte`. */
export const plural = (n: number): 'one' | 'other' => (Math.abs(n) < 2 ? 'one' : 'other');
export const and = (items: readonly string[]): string => joined(items, ' et ');
export const or = (items: readonly string[]): string => joined(items, ' ou ');
export const number = (n: number): string => String(n).replace('.', ',');

export function elides(name: Name): boolean {
  if (typeof name !== 'string' && name.elides !== undefined) return name.elides;
  const text = textOf(name);
  return VOWEL.test(text) && !ASPIRATED.test(text);
}

/** `le Blaireau`, `l’Hydre`, `les Ombres`; a person has no article. */
export function the(name: Name): string {
  const [article, rest] = splitArticle(textOf(name), ARTICLE);
  return (article || ownArticle(name)) + rest;
}
/** `d’Émile`, `du Grand Blaireau`, `de l’Hydre`, `des Ombres`: with the name’s own article, if it has one. */
export const of = (name: Name): string =>
  formOf(name, 'of') ?? afterPreposition(name, printedArticle(name), 'de ', 'd’');
/** The same with an article in any case: `de la Souris`. */
export const ofThe = (name: Name): string =>
  afterPreposition(name, printedArticle(name) || ownArticle(name), 'de ', 'd’');
/** `à Émile`, `au Grand Blaireau`, `à l’Hydre`, `aux Ombres`. */
export const to = (name: Name): string =>
  formOf(name, 'to') ?? afterPreposition(name, printedArticle(name), 'à ', 'à ');
export const toThe = (name: Name): string =>
  afterPreposition(name, printedArticle(name) || ownArticle(name), 'à ', 'à ');
/** `qu’Émile`, `que Marie`, `que le Blaireau`. */
export function that(name: Name): string {
  const text = the(name);
  return elides(text) && printedArticle(name) === '' ? `qu’${text}` : `que ${text}`;
}
/** `un Blaireau`, `une Souris`, `des Cendres`. */
export function a(name: Name): string {
  if (typeof name === 'string' || name.gender === undefined) return textOf(name);
  return `${name.plural ? 'des' : name.gender === 'f' ? 'une' : 'un'} ${name.text}`;
}

const printedArticle = (name: Name): string => splitArticle(textOf(name), ARTICLE)[0];

function ownArticle(name: Name): string {
  if (typeof name === 'string' || name.proper || (name.gender === undefined && !name.plural)) return '';
  if (name.plural) return 'les ';
  if (elides(name)) return 'l’';
  return name.gender === 'f' ? 'la ' : 'le ';
}

function afterPreposition(name: Name, article: string, full: string, elided: string): string {
  const rest = splitArticle(textOf(name), ARTICLE)[1];
  if (article === 'le ') return `${full === 'de ' ? 'du' : 'au'} ${rest}`;
  if (article === 'les ') return `${full === 'de ' ? 'des' : 'aux'} ${rest}`;
  if (article !== '') return `${full}${article}${rest}`;
  return (elides(name) ? elided : full) + rest;
}
