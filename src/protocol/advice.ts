import { z } from 'zod';

/** What a coach thinks of the answers to a question, best first, from what the one who is asked may know. */
export const adviceSchema = z.object({
  /** How often it has thought a game through from here. */
  iterations: z.int(),
  verdicts: z.array(
    z.object({
      say: z.string(),
      /** In how many of them it began with this answer. */
      visits: z.int(),
      /** What comes of it on average: from -1, all is lost, to 1, it is won. */
      worth: z.number(),
    }),
  ),
});
export type Advice = z.infer<typeof adviceSchema>;

/**
 * How an answer compares with the best: `as-good`, the difference may well be chance; `worse`; or nobody can tell, for it
 * was `hardly` looked at: then no number is shown.
 */
export type Rank = 'best' | 'as-good' | 'worse' | 'hardly';

/** An answer as people are told of it. */
export interface RankedAnswer {
  readonly say: string;
  readonly rank: Rank;
  /** The standing to be expected after it, in percent: 0 is lost, 100 is won. */
  readonly standing: number;
  /** How many points of it are lost compared with the best answer. */
  readonly behind: number;
}

/** With fewer looks at an answer a number would only pretend to know. */
const FEW_LOOKS = 8;
/** How far single outcomes of one answer usually lie apart, in points. */
const SPREAD = 20;

const standingOf = (worth: number): number => Math.min(100, Math.max(0, 50 * (1 + worth)));

/**
 * Advice in numbers for people: the best answer, then the others by the number that is shown, last what was hardly looked
 * at. The same number gets the same word: where one answer is surely worse, so is all that stands as low.
 */
export function rankAnswers({ verdicts }: Advice): RankedAnswer[] {
  const [best, ...others] = verdicts;
  if (best === undefined) return [];
  const top = Math.round(standingOf(best.worth));
  // What looks better than the one that was chosen does so by chance.
  const compared = others.map(({ say, visits, worth }) => {
    const standing = Math.min(top, Math.round(standingOf(worth)));
    return { say, visits, standing, behind: top - standing };
  });
  const looked = compared.filter(({ visits }) => visits >= FEW_LOOKS).sort((a, b) => a.behind - b.behind);
  const surely = looked.find(({ visits, behind }) => behind >= Math.max(1, noiseOf(visits, best.visits)));
  const enough = surely?.behind ?? Number.POSITIVE_INFINITY;
  const ranked = looked.map(({ visits: _, ...rest }): RankedAnswer => {
    return { ...rest, rank: rest.behind < enough ? 'as-good' : 'worse' };
  });
  const hardly = compared.filter(({ visits }) => visits < FEW_LOOKS);
  return [
    { say: best.say, rank: 'best', standing: top, behind: 0 },
    ...ranked,
    ...hardly.map(({ visits: _, ...rest }): RankedAnswer => ({ ...rest, rank: 'hardly' })),
  ];
}

/** How far two answers may lie apart by chance, in points. */
const noiseOf = (visits: number, others: number): number => SPREAD * Math.sqrt(1 / visits + 1 / others);

/** Points that nobody would choose by. */
const NEXT_TO_NOTHING = 3;

/** Whether it is all the same what one answers: no answer is far behind the best, and none can be by chance alone. */
export const isIndifferent = ({ verdicts: [best, ...others] }: Advice): boolean =>
  best !== undefined &&
  others.length > 0 &&
  others.every(
    ({ visits, worth }) =>
      standingOf(best.worth) - standingOf(worth) <= NEXT_TO_NOTHING && noiseOf(visits, best.visits) <= NEXT_TO_NOTHING,
  );

/** Whether the first answer is better than all others that one can tell of. */
export const isClear = (weighed: readonly RankedAnswer[]): boolean => !weighed.some(({ rank }) => rank === 'as-good');

/** Whether even the best answer was hardly looked at: then all of it is a first impression. */
export const isHasty = ({ verdicts }: Advice): boolean => (verdicts[0]?.visits ?? 0) < FEW_LOOKS;
