/** What all languages write alike. */

/** What may stand before the first letter: `¿Qué carta?` */
const FIRST = /^[¿¡«“]?./u;
export const capital = (text: string): string => text.replace(FIRST, (first) => first.toUpperCase());
export const lower = (text: string): string => text.replace(FIRST, (first) => first.toLowerCase());

/** `a, b and c`: a comma between all but the last two. `last` is the word with its blanks. */
export const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last}${items[items.length - 1]}`;

/** The article that a printed name begins with, in small letters, and the rest of it. */
export function splitArticle(text: string, article: RegExp): readonly [article: string, rest: string] {
  const found = article.exec(text)?.[0] ?? '';
  return [found.toLowerCase(), text.slice(found.length)];
}
