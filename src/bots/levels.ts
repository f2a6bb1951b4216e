import { type AnyGame, below, type Chanceful } from '../kernel/index.ts';
import { type BotKind, type Choice, thoughtful } from './bot.ts';
import { BITE } from './search/bite.ts';
import { Search, type Verdict } from './search/search.ts';

/** The levels at which a bot plays, weakest first. */
export const LEVELS = ['kitten', 'cat', 'grimalkin', 'nine-lives'] as const;
export type Level = (typeof LEVELS)[number];

/** How often, of a hundred times, a level overlooks the best answer and takes the next one instead. */
const SLIPS: Readonly<Record<Level, number>> = { kitten: 35, cat: 0, grimalkin: 0, 'nine-lives': 0 };

export const levels: readonly BotKind[] = LEVELS.map((level, place) => ({
  name: level,
  make: (game: AnyGame) =>
    thoughtful(level, (view, question, rng) => {
      const planned = game.thinking.iterations[place] as number;
      const search = new Search(game, view, question, rng, planned);
      return {
        further() {
          search.run(Math.min(BITE, planned - search.iterations));
          return search.iterations < planned;
        },
        choice: (): Choice => ({ say: slip(search.verdicts, SLIPS[level], rng).say, why: null }),
      };
    }),
}));

/** A slip as people make them: the next best answer, sometimes the one after that; never one that is worse than most. */
function slip(verdicts: readonly Verdict[], percent: number, rng: Chanceful): Verdict {
  const mean = verdicts.reduce((sum, { worth }) => sum + worth, 0) / verdicts.length;
  let place = 0;
  while (percent > 0 && (verdicts[place + 1]?.worth ?? -1) >= mean && below(rng, 100) < percent) place++;
  return verdicts[place] as Verdict;
}
