import { type AnyGame, type Question, type RandomState, seededRng, type View } from '../kernel/index.ts';
import { type AnswerEstimate, Search } from './search/search.ts';
import { STEP_ITERATIONS } from './search/step-iterations.ts';

/** What a bot thinks of every answer to a question, best first. It knows what the one who is asked knows, no more. */
export interface BotAdvice {
  readonly iterations: number;
  readonly verdicts: readonly AnswerEstimate[];
}

/** A bot at work on advice. */
export interface IncrementalAdvice {
  /** Thinks a few milliseconds further; false once it has thought all that it wanted to. */
  step(): boolean;
  /** What it thinks as things stand. */
  advice(): BotAdvice;
}

const ITERATIONS = 1000;

/** If nobody says otherwise, the luck follows from what is seen: who asks twice hears the same. */
export function advise(
  game: AnyGame,
  view: View,
  question: Question,
  luck: RandomState = seededRng('coach', JSON.stringify(view)),
  { planned = ITERATIONS, most = planned }: { readonly planned?: number; readonly most?: number } = {},
): IncrementalAdvice {
  const search = new Search(game, view, question, luck, planned);
  return {
    step() {
      search.run(Math.min(STEP_ITERATIONS, most - search.iterations));
      return search.iterations < most;
    },
    advice: () => ({ iterations: search.iterations, verdicts: search.verdicts }),
  };
}
