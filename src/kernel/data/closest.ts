/** How many letters must be typed otherwise to get from one word to the other; two that changed places count once. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i++) {
    const row = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((above[j] as number) + 1, (row[j - 1] as number) + 1, (above[j - 1] as number) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] as number) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length] as number;
}

/** Longer words are compared by their beginning: nobody mistypes more, and comparing costs its square. */
const COMPARED = 40;

/** The word that somebody may have meant by another; null where none is like it. */
export function closest(meant: string, words: Iterable<string>): string | null {
  const plain = (word: string) => word.slice(0, COMPARED).toLowerCase();
  const wanted = plain(meant);
  let best: string | null = null;
  let least = Math.max(1, Math.floor(wanted.length / 3)) + 1;
  for (const word of words) {
    if (Math.abs(plain(word).length - wanted.length) >= least) continue;
    const away = distance(wanted, plain(word));
    if (away < least) [best, least] = [word, away];
  }
  return best;
}

/** Ends a sentence about a word that there is not. */
export const didYouMean = (meant: string, words: Iterable<string>): string => {
  const word = closest(meant, words);
  return word === null ? '' : `; did you mean '${word}'?`;
};
