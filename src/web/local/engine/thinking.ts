import { type Bot, type Choice, makeBot } from '../../../bots/index.ts';
import { type AnyGame, below, type Chanceful, type Question, type View } from '../../../kernel/index.ts';
import { LEVELS } from '../levels.ts';

/** How long a bot may think, in milliseconds: then it answers with what it has, on a slow device too. */
const MOST = 2500;
/**
 * A question whose legal answers follow from hidden things is thought about for so long at most, and answered after so
 * long by every bot that thinks. If it took as long as there is to think about, one could tell what the bot holds.
 */
const HUSH = { most: 250, after: 400 };

/** What thinking needs of the world around it. */
export interface Thinker {
  now(): number;
  /** Lets others speak before it goes on. */
  pause(ms: number): Promise<void>;
}

/** What a bot is asked. */
export interface Asked {
  readonly bot: Bot;
  readonly game: AnyGame;
  readonly view: View;
  readonly question: Question;
  readonly luck: Chanceful;
}

/**
 * A bot's answer, thought out in bites: in between the engine serves whoever wants something. Null as soon as it is not
 * `wanted` any more. Where the bot fails greedy answers for it, and where that fails too it is any legal answer.
 */
export async function thoughtOut(asked: Asked, around: Thinker, wanted: () => boolean): Promise<Choice | null> {
  const { bot, view, question, luck } = asked;
  const [only, ...others] = question.legal;
  const began = around.now();
  const hushed = question.hidden && LEVELS.includes(bot.name);
  const most = hushed ? HUSH.most : MOST;
  let choice: Choice | null = null;
  if (others.length === 0) choice = { say: only as string, why: null };
  else
    try {
      const thought = bot.think(view, question, luck);
      while (thought.further() && around.now() - began < most) {
        await around.pause(0);
        if (!wanted()) return null;
      }
      choice = legalIn(question, thought.choice());
    } catch {
      // Another answers for it.
    }
  choice ??= standIn(asked);
  if (hushed) await around.pause(Math.max(0, began + HUSH.after - around.now()));
  return wanted() ? choice : null;
}

/** An answer and its reason; null if it is none that one may give. */
const legalIn = ({ legal }: Question, { say, why }: Choice): Choice | null =>
  legal.includes(say) ? { say, why } : null;

function standIn({ game, view, question, luck }: Asked): Choice {
  try {
    return makeBot('greedy', game).choose(view, question, luck);
  } catch {
    return { say: question.legal[below(luck, question.legal.length)] as string, why: null };
  }
}
