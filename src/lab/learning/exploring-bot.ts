import type { Bot } from '../../bots/index.ts';
import { below, type Question, type RandomState } from '../../kernel/index.ts';

const PARTS = 1 << 16;

/** A bot that at some questions answers anything now and then, so that what it would never choose is tried too. */
export function exploringBot(bot: Bot, asks: readonly string[], share: number): Bot {
  const tries = ({ ask }: Question, rng: RandomState): boolean =>
    asks.includes(ask) && below(rng, PARTS) < share * PARTS;
  const any = ({ legal }: Question, rng: RandomState) => ({
    say: legal[below(rng, legal.length)] as string,
    why: null,
  });
  return {
    name: bot.name,
    choose: (view, question, rng, ...time) =>
      tries(question, rng) ? any(question, rng) : bot.choose(view, question, rng, ...time),
    think(view, question, rng) {
      if (!tries(question, rng)) return bot.think(view, question, rng);
      const choice = any(question, rng);
      return { step: () => false, stepBeyond: () => false, choice: () => choice };
    },
  };
}
