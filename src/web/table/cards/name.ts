/** Typesetting of card names in narrow spaces. */

/** The length of the longest word, which should fit across the card. */
export const longestWord = (name: string): number => Math.max(...name.split(/[\s-]+/).map(({ length }) => length));

/** Whether it has several words, which can be set on lines of their own. */
export const isPhrase = (name: string): boolean => /[\s-]/.test(name);

/** The least length of a word that may be hyphenated, and the least number of letters on either side. */
const MIN_BREAKABLE = 8;
const MIN_PART = 3;
const VOWELS = 'aeiouyäöüàâéèêëíìîïóòôúùûœæ';
/** A place to hyphenate: after a vowel and the consonants that end its syllable, before those that begin the next. */
const SYLLABLE = new RegExp(
  `([${VOWELS}])([^${VOWELS}]*?)(sch[lmnrw]?|ch|ck|ph|qu|st|gn|[bcdfgkptvw][lr]|[^${VOWELS}])(?=[${VOWELS}])`,
  'giu',
);
const SOFT = '\u00ad';

/** Inserts soft hyphens into long words: browsers can hyphenate only a few languages. */
export const hyphenated = (name: string): string =>
  name.replace(/\p{L}+/gu, (word) => (isLong(word) ? hyphenatedWord(word) : word));

export const isLong = (word: string): boolean => word.length >= MIN_BREAKABLE;

const hyphenatedWord = (word: string): string =>
  word.replace(SYLLABLE, (found: string, vowel: string, end: string, begin: string, at: number) => {
    const before = at + vowel.length + end.length;
    return before < MIN_PART || word.length - before < MIN_PART ? found : `${vowel}${end}${SOFT}${begin}`;
  });
