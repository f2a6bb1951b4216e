import { type Answer, type AnyGame, below, type Chanceful, type Question, type View } from '../kernel/index.ts';
import { type BotKind, thoughtful } from './bot.ts';
import { imagine } from './imagine.ts';
import { reasonFor } from './reason.ts';
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
        choice: () => {
          const { say } = slip(search.verdicts, SLIPS[level], rng);
          const luck = rng.chance.slice();
          return {
            say,
            // Worked out when somebody asks: most games are played for their numbers only.
            get why() {
              return whyOf(game, view, question, say, luck);
            },
          };
        },
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

/** What speaks for an answer at a glance; null where nothing does, since it pays only later. */
function whyOf(game: AnyGame, view: View, { seat, legal }: Question, say: string, luck: number[]): string | null {
  if (!game.givesReasons) return null;
  const answers = legal.map((words) => game.read(words) as Answer);
  const totals: number[] = new Array(answers.length).fill(0);
  imagine(game, view, seat, answers, { chance: luck.slice() }, (next, i) => {
    totals[i] = (totals[i] as number) + game.value(next, seat);
  });
  return reasonFor(game, seat, answers, totals, legal.indexOf(say), (some, visit) =>
    imagine(game, view, seat, some, { chance: luck.slice() }, visit),
  );
}
