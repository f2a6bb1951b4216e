import type { AnyGame } from '../kernel/index.ts';
import type { Bot, BotKind } from './bot.ts';
import { greedy } from './greedy.ts';
import { random } from './random.ts';

export type { Bot, Choice } from './bot.ts';

/** Every kind of bot, weakest first. A new one is a file of its own and a line here. */
const bots: readonly BotKind[] = [random, greedy];

export const botNames: readonly string[] = bots.map((kind) => kind.name);

export function makeBot(name: string, game: AnyGame): Bot {
  const kind = bots.find((other) => other.name === name);
  if (kind === undefined) throw new Error(`there is no bot '${name}'; there are: ${botNames.join(', ')}`);
  return kind.make(game);
}
