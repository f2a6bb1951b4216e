import type { AnyGame, Question, RandomState, View } from '../kernel/index.ts';

/** A question to a bot, perhaps with asides that it may give instead: then it is asked again. */
export interface BotQuestion extends Question {
  readonly asides?: readonly string[];
}

/** Somebody who plays a seat. It is given what that seat sees and is asked, never the state. */
export interface Bot {
  readonly name: string;
  /**
   * One of the question's legal answers, or of the asides that come with it. The same view, question and generator give the same answer, unless it is late or
   * thinks on at extra time.
   */
  choose(view: View, question: BotQuestion, rng: RandomState, late?: IsLate, mayThinkOn?: MayThinkOn): BotChoice;
  /** The same in small steps, for callers that must do other things in between. */
  think(view: View, question: BotQuestion, rng: RandomState): IncrementalChoice;
}

/** Whether there is no time left: asked now and then by a bot that thinks for long, which then answers at once. */
export type IsLate = () => boolean;
/** Whether a bot that has thought all that its level asks for may think on, if it plays better for it. */
export type MayThinkOn = () => boolean;

/** A bot at work on one answer. */
export interface IncrementalChoice {
  /** Thinks a few milliseconds further; false once it has thought all that its level asks for. */
  step(): boolean;
  /** Thinks on beyond that; false where it would not play better for it. */
  stepBeyond(): boolean;
  /** The best answer found so far. */
  choice(): BotChoice;
}

/** What a bot answers, and what made it do so: a line of words for `speech.because`, or null where nobody is told. */
export interface BotChoice {
  readonly say: string;
  readonly why: string | null;
  /** It is given beside the question. */
  readonly aside?: true;
}

/** A way to play that works for every game. */
export interface BotKind {
  readonly name: string;
  make(game: AnyGame): Bot;
}

/** A bot that decides in one step: its incremental choice is done at once. */
export const immediateBot = (
  name: string,
  choose: (view: View, question: BotQuestion, rng: RandomState) => BotChoice,
): Bot => ({
  name,
  choose,
  think: (view, question, rng) => {
    let chosen: BotChoice | null = null;
    return {
      step: () => false,
      stepBeyond: () => false,
      choice: () => {
        chosen ??= choose(view, question, rng);
        return chosen;
      },
    };
  },
});

const never = () => false;

/** A bot whose decisions are computed in small steps. */
export const incrementalBot = (name: string, think: Bot['think']): Bot => ({
  name,
  think,
  choose(view, question, rng, late = never, mayThinkOn = never) {
    const thought = think(view, question, rng);
    while (!late() && thought.step());
    while (!late() && mayThinkOn() && thought.stepBeyond());
    return thought.choice();
  },
});
