import type { Bot } from '../../bots/index.ts';
import { type AnyGame, type RandomState, seededRng } from '../../kernel/index.ts';
import { BOT_PROTOCOL, type FromBot, isMisread, readLine, type ToBot, toBot } from '../../protocol/bot.ts';

type Hello = ToBot & { type: 'hello' };
type AskMessage = ToBot & { type: 'ask' };

/** Time left for the answer's way, in milliseconds: a bot that thinks to the last is late. */
const ON_THE_WAY = 30;

export interface BotServerOptions {
  /** How it plays. */
  make(game: AnyGame): Bot;
  readonly seed: string;
  now(): number;
  /** The game of this name with this content, or null. */
  gameOf(name: string, content: string): AnyGame | null;
}

/** One of our own bots, as somebody who is spoken to in lines: what it says to each, or null for silence. */
export function botServer({ make, seed, now, gameOf }: BotServerOptions): (line: string) => string | null {
  let bot: Bot | null = null;
  let luck: RandomState = seededRng(seed);
  let games = 0;

  function sitDown({ protocol, game: name, content, seat }: Hello): FromBot {
    if (protocol !== BOT_PROTOCOL) return cannot(`the protocol is ${protocol}, and here it is ${BOT_PROTOCOL}`);
    const game = gameOf(name, content);
    if (game === null) return cannot(`there is no ${name} with the content ${content} here`);
    bot = make(game);
    luck = seededRng(seed, `${games++}`, `${seat}`);
    return { type: 'ready' };
  }

  function answer({ id, view, question, deadline }: AskMessage): FromBot {
    if (bot === null) return cannot('a question came before hello');
    const end = deadline === null ? Number.POSITIVE_INFINITY : now() + deadline - ON_THE_WAY;
    return { type: 'answer', id, say: bot.choose(view, question, luck, () => now() >= end).say };
  }

  return (line) => {
    const message = readLine(toBot, line);
    if (isMisread(message)) return isOfLater(line) ? null : JSON.stringify(cannot(message.message));
    if (message.type !== 'hello' && message.type !== 'ask') return null;
    try {
      return JSON.stringify(message.type === 'hello' ? sitDown(message) : answer(message));
    } catch (error) {
      const why = error instanceof Error ? error.message : `${error}`;
      return JSON.stringify(cannot(`what came does not fit the game that is played here: ${why}`));
    }
  };
}

const TYPES: readonly string[] = toBot.options.map(({ shape }) => shape.type.value);
/** Whether a line is of a type that is not known here, and so may come one day. */
function isOfLater(line: string): boolean {
  try {
    const type: unknown = JSON.parse(line)?.type;
    return typeof type === 'string' && !TYPES.includes(type);
  } catch {
    return false;
  }
}

const cannot = (message: string): FromBot => ({ type: 'fault', why: 'own', message: message.slice(0, 2000) });
