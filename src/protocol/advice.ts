import { z } from 'zod';
import { SURE, standingPercent, standingPoints } from '../kernel/data/standing.ts';
import type { TermGain } from '../kernel/index.ts';

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
      /**
       * How far it lies behind the best answer on average over the rounds that both were tried in, and the standard error
       * of that. Whoever cannot tell says nothing, as do older servers, of which some say the error alone.
       */
      gap: z.number().optional(),
      error: z.number().optional(),
      /**
       * In what it differs from the best answer, the largest first: what a term of the game's value gains or loses by it on
       * average, and how much more there is of what the term counts.
       */
      reasons: z.array(z.object({ term: z.string(), gain: z.number(), amount: z.number().nullable() })).optional(),
    }),
  ),
});
export type Advice = z.infer<typeof adviceSchema>;
type AdvisedVerdict = Advice['verdicts'][number];

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
  /** In what it differs from the best answer, the largest first; null where nobody says. */
  readonly reasons: readonly TermGain[] | null;
}

/** With fewer looks at an answer a number would only pretend to know. */
const FEW_LOOKS = 8;
/** How far single outcomes of one answer usually lie apart, in points: where their spread was not measured. */
const SPREAD = 20;

/**
 * What an answer can be expected to bring, beside the best one: where the two were compared round by round, by what lay
 * between them there, for `error` is the error of that and of nothing else.
 */
const worthBeside = ({ worth, gap }: AdvisedVerdict, best: AdvisedVerdict): number =>
  gap === undefined ? worth : best.worth - gap;

/**
 * Advice in numbers for people: the best answer, then the others by the number that is shown, last what was hardly looked
 * at. The same number gets the same word: where one answer is surely worse, so is all that stands as low.
 */
export function rankAnswers({ verdicts }: Advice): RankedAnswer[] {
  const [best, ...others] = verdicts;
  if (best === undefined) return [];
  const top = Math.round(standingPercent(best.worth));
  // What looks better than the one that was chosen does so by chance.
  const compared = others.map((verdict) => {
    const { say, visits, reasons = null } = verdict;
    const standing = Math.min(top, Math.round(standingPercent(worthBeside(verdict, best))));
    const exact = pointsBehind(verdict, best);
    const isSure = exact > 0 && exact >= noiseOf(verdict, best);
    return { say, visits, standing, behind: top - standing, reasons, isSure };
  });
  const looked = compared.filter(({ visits }) => visits >= FEW_LOOKS).sort((a, b) => a.behind - b.behind);
  const surely = looked.find(({ behind, isSure }) => behind >= 1 && isSure);
  const enough = surely?.behind ?? Number.POSITIVE_INFINITY;
  const ranked = looked.map(({ visits: _visits, isSure: _isSure, ...rest }): RankedAnswer => {
    return { ...rest, rank: rest.behind < enough ? 'as-good' : 'worse' };
  });
  const hardly = compared.filter(({ visits }) => visits < FEW_LOOKS);
  return [
    { say: best.say, rank: 'best', standing: top, behind: 0, reasons: null },
    ...ranked,
    ...hardly.map(({ visits: _visits, isSure: _isSure, ...rest }): RankedAnswer => ({ ...rest, rank: 'hardly' })),
  ];
}

/** How many points of standing an answer lies behind the best one; less than none where it looks better. */
const pointsBehind = (verdict: AdvisedVerdict, best: AdvisedVerdict): number =>
  standingPercent(best.worth) - standingPercent(worthBeside(verdict, best));

/** How far an answer and the best one may lie apart by chance, in points: measured, else as the numbers of looks have it. */
const noiseOf = ({ visits, error }: AdvisedVerdict, best: AdvisedVerdict): number =>
  error === undefined ? SPREAD * Math.sqrt(1 / visits + 1 / best.visits) : SURE * standingPoints(error);

/** Points that nobody would choose by. */
const NEXT_TO_NOTHING = 3;

/** Whether it is all the same what one answers: no answer is far behind the best, and none can be by chance alone. */
export const isIndifferent = ({ verdicts: [best, ...others] }: Advice): boolean =>
  best !== undefined &&
  others.length > 0 &&
  others.every(
    (verdict) => pointsBehind(verdict, best) <= NEXT_TO_NOTHING && noiseOf(verdict, best) <= NEXT_TO_NOTHING,
  );

/** Whether the first answer is better than all others that one can tell of. */
export const isClear = (weighed: readonly RankedAnswer[]): boolean => !weighed.some(({ rank }) => rank === 'as-good');

/** Whether even the best answer was hardly looked at: then all of it is a first impression. */
export const isHasty = ({ verdicts }: Advice): boolean => (verdicts[0]?.visits ?? 0) < FEW_LOOKS;
