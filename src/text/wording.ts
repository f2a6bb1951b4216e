/** What all languages write alike. */

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
export const lower = (text: string): string => text.charAt(0).toLowerCase() + text.slice(1);

/** `a, b and c`: a comma between all but the last two. `last` is the word with its blanks. */
export const joined = (items: readonly string[], last: string): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')}${last}${items[items.length - 1]}`;

/** The article that a printed name begins with, in small letters, and the rest of it. */
export function splitArticle(text: string, article: RegExp): readonly [article: string, rest: string] {
  const found = article.exec(text)?.[0] ?? '';
  return [found.toLowerCase(), text.slice(found.length)];
}
