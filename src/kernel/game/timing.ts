import type { Bar } from '../flow/answers.ts';
import type { Question } from './view.ts';

/** When answers with one verb have their time. */
export interface VerbTiming {
  /** The questions that such an answer is for. */
  readonly asks: readonly string[];
  /** What every other question says of it. */
  readonly bar: Bar;
  /** By question: what that one says instead. */
  readonly instead?: Readonly<Record<string, Bar>>;
}

/** What a game says of answers that a question does not ask for at all. What a question bars itself, its rules explain. */
export interface AnswerTiming {
  readonly verbs: Readonly<Record<string, VerbTiming>>;
  /** By the key of a question: the rule that it follows. */
  readonly questions: Readonly<Record<string, string>>;
}

/** The reason of a bar that names the question itself: `barText` has its sentence. */
export const OTHER_QUESTION = 'other-question';

/** Why something has no part in a question: when answers with its verb have their time, else what is asked instead. */
export function timingBar(
  { verbs, questions }: AnswerTiming,
  { ask, with: numbers }: Pick<Question, 'ask' | 'with'>,
  verb: string | null,
): Bar | null {
  const time = verb === null ? undefined : verbs[verb];
  if (time !== undefined && !time.asks.includes(ask)) return time.instead?.[ask] ?? time.bar;
  const rule = questions[ask];
  return rule === undefined ? null : { rule, why: OTHER_QUESTION, with: { ...numbers, ask } };
}
