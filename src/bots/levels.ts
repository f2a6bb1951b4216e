import { type Answer, type AnyGame, below, type Question, type RandomState, type View } from '../kernel/index.ts';
import { type Bot, type BotKind, incrementalBot } from './bot.ts';
import { totalWorths, visitOutcomes } from './imagine.ts';
import { reasonFor } from './reason.ts';
import { type AnswerEstimate, Search } from './search/search.ts';
import { STEP_ITERATIONS } from './search/step-iterations.ts';

/** The levels at which a bot plays, weakest first. */
export const LEVELS = ['kitten', 'cat', 'grimalkin', 'nine-lives'] as const;
export type Level = (typeof LEVELS)[number];

/** How many times as long the best level thinks at most, where it has time. The others would be better than their name. */
const EXTRA_FACTOR = 10;

export const levels: readonly BotKind[] = LEVELS.map((level, place) => ({
  name: level,
  make: (game) => {
    const { iterations, slips } = game.thinking;
    const planned = iterations[place] as number;
    return searchBot(level, game, planned, slips[place], level === LEVELS.at(-1) ? EXTRA_FACTOR * planned : planned);
  },
}));

/**
 * A bot that searches through so many iterations for an answer, at extra time through `most`, and of the best ones overlooks
 * so many percent.
 */
export const searchBot = (name: string, game: AnyGame, planned: number, slips = 0, most = planned): Bot =>
  incrementalBot(name, (view, question, rng) => {
    const search = new Search(game, view, question, rng, planned);
    const runTo = (iterations: number): boolean => {
      search.run(Math.min(STEP_ITERATIONS, iterations - search.iterations));
      return search.iterations < iterations;
    };
    return {
      step: () => runTo(planned),
      stepBeyond: () => runTo(most),
      choice: () => {
        const { say, aside } = unlessWorthKeeping(slip(search.verdicts, slips, rng), search.verdicts);
        if (aside === true) return { say, why: null, aside };
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
  });

/**
 * How much more than the best answer an aside must promise, as a share of what lies between the best and the worst of
 * all; and the more, the less often both were tried.
 */
const ASIDE_GAIN = 0.01;
const ASIDE_DOUBT = 1;

/** What is chosen, but for an aside that gains nothing now: it may be of use later. */
function unlessWorthKeeping(chosen: AnswerEstimate, verdicts: readonly AnswerEstimate[]): AnswerEstimate {
  if (chosen.aside !== true) return chosen;
  const answer = verdicts.find(({ aside }) => aside !== true) as AnswerEstimate;
  const worths = verdicts.map(({ worth }) => worth);
  const span = Math.min(1, Math.max(...worths) - Math.min(...worths));
  const doubt = ASIDE_DOUBT / Math.sqrt(1 + Math.min(chosen.visits, answer.visits));
  return chosen.worth > answer.worth + span * (ASIDE_GAIN + doubt) ? chosen : answer;
}

/** A slip as people make them: the best answer that is not overlooked. Of three answers or more it is none of the worst third. */
export function slip(verdicts: readonly AnswerEstimate[], percent: number, rng: RandomState): AnswerEstimate {
  if (percent === 0) return verdicts[0] as AnswerEstimate;
  const ranked = [...verdicts].sort((a, b) => b.worth - a.worth);
  const good = ranked.slice(0, Math.ceil((2 * ranked.length) / 3));
  return good.find(() => below(rng, 100) >= percent) ?? (good.at(-1) as AnswerEstimate);
}

/** What speaks for an answer at a glance; null where nothing does, since it pays only later. */
function whyOf(game: AnyGame, view: View, { seat, legal }: Question, say: string, luck: number[]): string | null {
  if (!game.givesReasons) return null;
  const answers = legal.map((words) => game.read(words) as Answer);
  const totals = totalWorths(game, view, seat, answers, { chance: luck.slice() });
  return reasonFor(game, seat, answers, totals, legal.indexOf(say), (some, visit) =>
    visitOutcomes(game, view, seat, some, { chance: luck.slice() }, visit),
  );
}
