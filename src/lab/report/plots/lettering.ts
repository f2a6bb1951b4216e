/** How wide letters are, in parts of their size. Nothing is measured: a plot is made where there is no screen. */
const WIDTHS: readonly (readonly [RegExp, number])[] = [
  [/[iljtf.,:;'’!|()[\] ]/u, 0.31],
  [/[mwMW—…]/u, 0.88],
  [/\p{Lu}/u, 0.66],
];
const USUAL = 0.56;

export const widthOf = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([some]) => some.test(letter))?.[1] ?? USUAL), 0) * size;

/** The text in lines of a width, at most so many; what does not fit ends in dots. */
export function linesOf(text: string, size: number, width: number, most = 2): readonly string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter((each) => each !== '')) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`, size) <= width) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(...broken(word, size, width));
  }
  const kept = lines.slice(0, most);
  if (lines.length > most) kept[most - 1] = cut(`${kept[most - 1]}`, '…', size, width);
  return kept;
}

/** A word that is too long for a line, in parts that are not. */
function broken(word: string, size: number, width: number): readonly string[] {
  const parts: string[] = [];
  let rest = word;
  while (widthOf(rest, size) > width) {
    const part = cut(rest, '-', size, width);
    parts.push(part);
    rest = rest.slice(part.length - 1);
  }
  return [...parts, rest];
}

/** As much of a text as fits before its ending; never nothing. */
function cut(text: string, ending: string, size: number, width: number): string {
  const letters = [...text];
  while (letters.length > 1 && widthOf(letters.join('') + ending, size) > width) letters.pop();
  return `${letters.join('')}${ending}`;
}
