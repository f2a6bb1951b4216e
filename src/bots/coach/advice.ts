import {
  type AnyGame,
  canonical,
  type Question,
  type RandomState,
  seededRng,
  type TermGain,
  type View,
} from '../../kernel/index.ts';
import { type AnswerEstimate, Search } from '../search/search.ts';
import { STEP_ITERATIONS } from '../search/step-iterations.ts';
import { AnswerOutcomes } from './outcomes.ts';

/** What a coach thinks of an answer. */
export interface AdvisedAnswer extends AnswerEstimate {
  /**
   * How far it lies behind the best answer on average over the rounds that both were tried in, and the standard error of
   * that; absent for the best one, and where nobody can tell. The worths themselves are means over all rounds of each:
   * their difference has another error.
   */
  readonly gap?: number;
  readonly error?: number;
  /** In what it differs from the best answer, the largest first; absent for that one, and where a game does not say. */
  readonly reasons?: readonly TermGain[];
}

/** What a bot thinks of every answer to a question, best first. It knows what the one who is asked knows, no more. */
export interface BotAdvice {
  readonly iterations: number;
  readonly verdicts: readonly AdvisedAnswer[];
}

/** A bot at work on advice. */
export interface IncrementalAdvice {
  /** Thinks a few milliseconds further; false once it has thought all that it wanted to. */
  step(): boolean;
  /** What it thinks as things stand. */
  advice(): BotAdvice;
}

/** How many iterations are made: about so many are planned, `most` are made, and more while nobody can tell what is best. */
interface AdviceBudget {
  readonly planned?: number;
  readonly most?: number;
  readonly whileUndecided?: number;
}

const ITERATIONS = 1000;
const COACH: AdviceBudget = { planned: ITERATIONS, whileUndecided: 3 * ITERATIONS };
/** After how many iterations more it looks whether it can tell by now. */
const PAUSE = 200;

/**
 * If nobody says otherwise, the luck follows from what is seen: who asks twice hears the same, as long as it thinks all
 * that it wants to. What it thinks when it is interrupted depends on how far the machine had come by then.
 */
export function advise(
  game: AnyGame,
  view: View,
  question: Question,
  luck: RandomState = seededRng('coach', canonical(view)),
  { planned = ITERATIONS, most = planned, whileUndecided = most }: AdviceBudget = COACH,
): IncrementalAdvice {
  const outcomes = new AnswerOutcomes(game, question.seat);
  const search = new Search(game, view, question, luck, planned, outcomes);
  /** Whether another answer may be as good as the best, as far as it knows, and more thinking could tell. */
  const isUndecided = (): boolean => {
    const [best, ...others] = search.verdicts as [AnswerEstimate, ...AnswerEstimate[]];
    return others.some(({ say }) => outcomes.isOpen(say, best.say));
  };
  return {
    step() {
      search.run(Math.min(STEP_ITERATIONS, whileUndecided - search.iterations));
      const beyond = search.iterations - most;
      if (beyond < 0) return true;
      return search.iterations < whileUndecided && (beyond % PAUSE >= STEP_ITERATIONS || isUndecided());
    },
    advice() {
      const [best, ...others] = search.verdicts;
      const verdicts =
        best === undefined
          ? []
          : [best, ...others.map((other) => ({ ...other, ...outcomes.compared(other.say, best.say) }))];
      return { iterations: search.iterations, verdicts };
    },
  };
}
