import { useMemo } from 'react';
import type { Outcome, View } from '../../../kernel/index.ts';
import { useSpeechContext } from '../speech-context.tsx';
import type { AnswerBuilder, Option } from './answer-builder.ts';
import type { AnswerState } from './answer-controller.ts';

/** What is said of a question besides asking it. */
export interface QuestionExplanation {
  /** What the card or place says that asks, or why it is asked. */
  readonly origin: string | null;
  outcomeOf(answer: string): Outcome;
}

/** Why the question is asked, and what its answers lead to; null where nothing is asked, or the game does not say. */
export function useExplanation({ question }: AnswerState, view: View): QuestionExplanation | null {
  const { face, language, scene } = useSpeechContext();
  return useMemo(() => {
    const { explanations } = face;
    // Only the seat that is asked sees what an answer of it leads to.
    if (question === null || explanations === undefined || view.viewer !== question.seat) return null;
    const context = { question, view, language, scene };
    return { origin: explanations.origin(context), outcomeOf: (answer) => explanations.outcome(context, answer) };
  }, [face, language, scene, question, view]);
}

/** The one answer that an option leads to, if there is only one. */
export function onlyAnswer(building: AnswerBuilder, { say, at }: Option): string | null {
  if (at === null) return say;
  const word = say.split(' ')[at];
  const fitting = building.answers.filter((answer) => answer.split(' ')[at] === word);
  return fitting.length === 1 ? (fitting[0] as string) : null;
}
