import type { AnyGame } from '../kernel/index.ts';
import type { Bot, BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { levels } from './levels.ts';
import { random } from './random.ts';

export { type Advice, type Advising, advise } from './advice.ts';
export type { Bot, Choice, Late, Thought } from './bot.ts';
export { hushOf } from './hush.ts';
export { LEVELS, type Level, searching } from './levels.ts';
export { type Progress, REVIEW_VERSION, type Reviewing, review, type TurningPoint } from './review/review.ts';
export { Search, type Verdict } from './search/search.ts';

/** Every kind of bot, weakest first. A new one is a file of its own and a line here. */
const bots: readonly BotKind[] = [random, greedy, ...levels];

export const botNames: readonly string[] = bots.map((kind) => kind.name);

export function makeBot(name: string, game: AnyGame): Bot {
  const kind = bots.find((other) => other.name === name);
  if (kind === undefined) throw new Error(`there is no bot '${name}'; there are: ${botNames.join(', ')}`);
  return kind.make(game);
}
