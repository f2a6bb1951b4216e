import type { AnyGame } from '../kernel/index.ts';
import type { Bot, BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { levels, searchBot } from './levels.ts';
import { random } from './random.ts';

export {
  type Bot,
  type BotChoice,
  type BotQuestion,
  type IncrementalChoice,
  type IsLate,
  immediateBot,
  type MayThinkOn,
} from './bot.ts';
export { type AdvisedAnswer, advise, type BotAdvice, type IncrementalAdvice } from './coach/advice.ts';
export { constantDelay } from './constant-delay.ts';
export { extraThinkingMs } from './extra-thinking.ts';
export { LEVELS, type Level } from './levels.ts';
export {
  type IncrementalReview,
  type PastStanding,
  REVIEW_VERSION,
  type ReviewFindings,
  type ReviewProgress,
  review,
  type TurningPoint,
} from './review/review.ts';
export { type AnswerEstimate, Search } from './search/search.ts';

/** Every kind of bot, weakest first. A new one is a file of its own and a line here. */
const bots: readonly BotKind[] = [random, greedy, ...levels];

export const botNames: readonly string[] = bots.map((kind) => kind.name);

/** `search-N` is a search of N iterations without slips: for whoever measures what more thinking brings. */
const SEARCH = /^search-([1-9]\d{0,6})$/;

/** Whether there is a bot of this name: one of `botNames`, or a search of any length. */
export const isBot = (name: string): boolean => botNames.includes(name) || SEARCH.test(name);

/** Says which bots there are, for whoever named one that there is not. */
export const noSuchBot = (name: string): string =>
  `there is no bot '${name}'; there are: ${botNames.join(', ')}, and search-N for N iterations`;

export function makeBot(name: string, game: AnyGame): Bot {
  const iterations = SEARCH.exec(name)?.[1];
  if (iterations !== undefined) return searchBot(name, game, Number(iterations));
  const kind = bots.find((other) => other.name === name);
  if (kind === undefined) throw new Error(noSuchBot(name));
  return kind.make(game);
}
