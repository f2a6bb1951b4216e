import { type Bot, type BotChoice, type BotQuestion, makeBot } from '../../../../bots/index.ts';
import { type AnyGame, below, type RandomState, type View } from '../../../../kernel/index.ts';
import { type BotTime, STAND_IN } from '../../../../table/index.ts';

/** Clock, pauses and error reports for a bot that thinks. */
export interface BotEnvironment {
  now(): number;
  /** Yields to other tasks of the thread. */
  pause(ms: number): Promise<void>;
  /** Reports why a bot failed. */
  reportBotError(error: unknown): void;
}

/** A question to a bot. */
export interface BotRequest {
  readonly bot: Bot;
  readonly game: AnyGame;
  readonly view: View;
  readonly question: BotQuestion;
  readonly luck: RandomState;
  readonly time: BotTime;
}

/**
 * A bot's answer, searched for in slices, between which the worker handles other requests. Null as soon as it is no
 * longer `wanted`. If the bot fails its stand-in answers; if that fails too, it is a random legal answer.
 */
export async function thinkInSlices(
  asked: BotRequest,
  environment: BotEnvironment,
  wanted: () => boolean,
): Promise<BotChoice | null> {
  const { bot, view, question, luck, time } = asked;
  const [only, ...others] = question.legal;
  const began = environment.now();
  let choice: BotChoice | null = null;
  if (others.length === 0 && (question.asides ?? []).length === 0) choice = { say: only as string, why: null };
  else
    try {
      const thought = bot.think(view, question, luck);
      for (const [slice, until] of [
        [() => thought.step(), time.most],
        [() => thought.stepBeyond(), time.extra],
      ] as const)
        while (environment.now() - began < until && slice()) {
          await environment.pause(0);
          if (!wanted()) return null;
        }
      choice = legalIn(question, thought.choice());
    } catch (error) {
      environment.reportBotError(error);
    }
  choice ??= standIn(asked, environment);
  const rest = began + time.least - environment.now();
  if (rest > 0) await environment.pause(rest);
  return wanted() ? choice : null;
}

/** A legal answer and its reason, which is computed only when it is read. */
function legalIn({ legal, asides = [] }: BotQuestion, { say, why, aside }: BotChoice): BotChoice {
  if (!(aside === true ? asides : legal).includes(say)) throw new Error(`'${say}' is not legal`);
  return { say, why, ...(aside === true && { aside }) };
}

function standIn({ game, view, question, luck }: BotRequest, environment: BotEnvironment): BotChoice {
  try {
    return legalIn(question, makeBot(STAND_IN, game).choose(view, question, luck));
  } catch (error) {
    environment.reportBotError(error);
    return { say: question.legal[below(luck, question.legal.length)] as string, why: null };
  }
}
