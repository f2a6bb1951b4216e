import { type Bot, type BotChoice, type BotQuestion, makeBot } from '../../../../bots/index.ts';
import { type AnyGame, below, type Chanceful, type View } from '../../../../kernel/index.ts';
import { type BotTime, STAND_IN } from '../../../../table/index.ts';

/** What thinking needs of the world around it. */
export interface BotEnvironment {
  now(): number;
  /** Lets others speak before it goes on. */
  pause(ms: number): Promise<void>;
  /** Is told why a bot did not answer by itself. */
  reportBotError(error: unknown): void;
}

/** What a bot is asked. */
export interface BotRequest {
  readonly bot: Bot;
  readonly game: AnyGame;
  readonly view: View;
  readonly question: BotQuestion;
  readonly luck: Chanceful;
  readonly time: BotTime;
}

/**
 * A bot's answer, thought out in bites: in between the engine serves whoever wants something. Null as soon as it is not
 * `wanted` any more. Where the bot fails the stand-in answers for it, and where that fails too it is any legal answer.
 */
export async function thinkInSlices(
  asked: BotRequest,
  around: BotEnvironment,
  wanted: () => boolean,
): Promise<BotChoice | null> {
  const { bot, view, question, luck, time } = asked;
  const [only, ...others] = question.legal;
  const began = around.now();
  let choice: BotChoice | null = null;
  if (others.length === 0 && (question.asides ?? []).length === 0) choice = { say: only as string, why: null };
  else
    try {
      const thought = bot.think(view, question, luck);
      for (const [bite, until] of [
        [() => thought.step(), time.most],
        [() => thought.stepBeyond(), time.extra],
      ] as const)
        while (around.now() - began < until && bite()) {
          await around.pause(0);
          if (!wanted()) return null;
        }
      choice = legalIn(question, thought.choice());
    } catch (error) {
      around.reportBotError(error);
    }
  choice ??= standIn(asked, around);
  const rest = began + time.least - around.now();
  if (rest > 0) await around.pause(rest);
  return wanted() ? choice : null;
}

/** An answer and its reason, which is found only when it is read. */
function legalIn({ legal, asides = [] }: BotQuestion, { say, why, aside }: BotChoice): BotChoice {
  if (!(aside === true ? asides : legal).includes(say)) throw new Error(`'${say}' is not legal`);
  return { say, why, ...(aside === true && { aside }) };
}

function standIn({ game, view, question, luck }: BotRequest, around: BotEnvironment): BotChoice {
  try {
    return legalIn(question, makeBot(STAND_IN, game).choose(view, question, luck));
  } catch (error) {
    around.reportBotError(error);
    return { say: question.legal[below(luck, question.legal.length)] as string, why: null };
  }
}
