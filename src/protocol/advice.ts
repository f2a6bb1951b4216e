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
 * was `hardly` looked at.
 */
export type Rank = 'best' | 'as-good' | 'worse' | 'hardly';

/** An answer as people are told of it. */
export interface Weighed {
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

/** Advice in numbers for people. The order stays, but for what was hardly looked at: that comes last. */
export function weigh({ verdicts }: Advice): Weighed[] {
  const [best] = verdicts;
  if (best === undefined) return [];
  const weighed = verdicts.map(({ say, visits, worth }): Weighed => {
    const standing = Math.round(standingOf(worth));
    const behind = Math.max(0, Math.round(standingOf(best.worth)) - standing);
    if (say === best.say) return { say, rank: 'best', standing, behind: 0 };
    if (visits < FEW_LOOKS) return { say, rank: 'hardly', standing, behind };
    const noise = SPREAD * Math.sqrt(1 / visits + 1 / best.visits);
    return { say, rank: behind < Math.max(1, noise) ? 'as-good' : 'worse', standing, behind };
  });
  return [...weighed.filter(({ rank }) => rank !== 'hardly'), ...weighed.filter(({ rank }) => rank === 'hardly')];
}

/** Whether even the best answer was hardly looked at: then all of it is a first impression. */
export const isHasty = ({ verdicts }: Advice): boolean => (verdicts[0]?.visits ?? 0) < FEW_LOOKS;
