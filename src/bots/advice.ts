import { type AnyGame, type Chanceful, lucky, type Question, type View } from '../kernel/index.ts';
import { BITE } from './search/bite.ts';
import { Search, type Verdict } from './search/search.ts';

/** What a bot thinks of every answer to a question, best first. It knows what the one who is asked knows, no more. */
export interface Advice {
  readonly iterations: number;
  readonly verdicts: readonly Verdict[];
}

/** A bot at work on advice. */
export interface Advising {
  /** Thinks a few milliseconds further; false once it has thought all that it wanted to. */
  further(): boolean;
  /** What it thinks as things stand. */
  advice(): Advice;
}

const ITERATIONS = 1000;

/** If nobody says otherwise, the luck follows from what is seen: who asks twice hears the same. */
export function advise(
  game: AnyGame,
  view: View,
  question: Question,
  luck: Chanceful = lucky('coach', JSON.stringify(view)),
  { planned = ITERATIONS, most = planned }: { readonly planned?: number; readonly most?: number } = {},
): Advising {
  const search = new Search(game, view, question, luck, planned);
  return {
    further() {
      search.run(Math.min(BITE, most - search.iterations));
      return search.iterations < most;
    },
    advice: () => ({ iterations: search.iterations, verdicts: search.verdicts }),
  };
}
