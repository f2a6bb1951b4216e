import type { RankedAnswer } from '../../../protocol/advice.ts';

/** An answer in the short list, and how many more as good as it are told with it. */
export interface AdviceRow {
  readonly weighed: RankedAnswer;
  readonly alike: number;
}

/** Whether an answer is as good as the best, as far as one can tell: that one is, too. */
export const isTop = ({ rank }: RankedAnswer): boolean => rank === 'best' || rank === 'as-good';

/** What is listed before somebody asks for all: of the best ones that differ in a number alone, in words, the first. */
export function adviceRows(answers: readonly RankedAnswer[], words: (say: string) => string): AdviceRow[] {
  const rows: { weighed: RankedAnswer; alike: number; words: string }[] = [];
  for (const weighed of answers) {
    const said = words(weighed.say);
    const like = isTop(weighed) ? rows.find((row) => isTop(row.weighed) && differInNumber(row.words, said)) : undefined;
    if (like === undefined) rows.push({ weighed, alike: 0, words: said });
    else like.alike++;
  }
  return rows.map(({ weighed, alike }) => ({ weighed, alike }));
}

/** Whether two sentences are the same but for one number. */
function differInNumber(a: string, b: string): boolean {
  const [left, right] = [a.split(/(\d+)/), b.split(/(\d+)/)];
  if (left.length !== right.length) return false;
  const differing = left.flatMap((part, i) => (part === right[i] ? [] : [i]));
  // Every other part is a number.
  return differing.length === 1 && (differing[0] as number) % 2 === 1;
}
