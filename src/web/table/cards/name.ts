/** How the name of a card is set where there is little room for it. */

/** How many letters its longest word has: it should fit across the card. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]+/).map(({ length }) => length));

/** Several words: they can stand below each other. */
export const isPhrase = (name: string): boolean => /[\s-]/.test(name);

/** Words of so many letters may be broken, with so many letters at least on either side. */
const LONG = 8;
const LEAST = 3;
const VOWELS = 'aeiouyäöüàâéèêëíìîïóòôúùûœæ';
/** A vowel, consonants that end its syllable, and those that begin the next: the last one, or what is spoken as one. */
const SYLLABLE = new RegExp(
  `([${VOWELS}])([^${VOWELS}]*?)(sch[lmnrw]?|ch|ck|ph|qu|st|gn|[bcdfgkptvw][lr]|[^${VOWELS}])(?=[${VOWELS}])`,
  'giu',
);
const SOFT = '\u00ad';

/** With marks that are not seen where its long words may be broken: browsers know that for few languages. */
export const hyphenated = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (isLong(word) ? hyphenatedWord(word) : word));

export const isLong = (word: string): boolean => word.length >= LONG;

const hyphenatedWord = (word: string): string =>
  word.replace(SYLLABLE, (found: string, vowel: string, end: string, begin: string, at: number) => {
    const before = at + vowel.length + end.length;
    return before < LEAST || word.length - before < LEAST ? found : `${vowel}${end}${SOFT}${begin}`;
  });
