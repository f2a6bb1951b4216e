import type { AnyGame } from '../kernel/index.ts';
import { type BotKind, thoughtful } from './bot.ts';
import { Search } from './search/search.ts';

/** The levels at which a bot plays, weakest first. */
export const LEVELS = ['kitten', 'cat', 'grimalkin', 'nine-lives'] as const;
export type Level = (typeof LEVELS)[number];

const ITERATIONS: Readonly<Record<Level, number>> = { kitten: 10, cat: 40, grimalkin: 200, 'nine-lives': 1000 };
/** Iterations between two looks at the clock. */
const BITE = 8;

export const levels: readonly BotKind[] = LEVELS.map((level) => ({
  name: level,
  make: (game: AnyGame) =>
    thoughtful(level, (view, question, rng) => {
      const search = new Search(game, view, question, rng);
      const wanted = ITERATIONS[level];
      return {
        further() {
          search.run(Math.min(BITE, wanted - search.iterations));
          return search.iterations < wanted;
        },
        choice: () => ({ say: search.verdicts[0]?.say as string, why: null }),
      };
    }),
}));
