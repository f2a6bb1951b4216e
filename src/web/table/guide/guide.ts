import type { Language, View } from '../../../kernel/index.ts';

/** One step of a turn or round, as in the quick guide of a rulebook. */
export interface GuideStep {
  /** The id that `Guide.stepOf` returns. */
  readonly id: string;
  readonly name: string;
  /** What is done in it, in a few words. */
  readonly text: string;
  readonly parts: readonly GuideStep[];
  /** Whether its parts can be done in any order, or only one of them is done: then they are not numbered. */
  readonly unordered: boolean;
}

/** A guide in one language. */
export interface GuideText {
  /** The name of the whole: a turn, a round. */
  readonly title: string;
  readonly steps: readonly GuideStep[];
}

/** The order of a turn or round, and the current step. */
export interface Guide {
  readonly texts: Readonly<Record<Language, GuideText>>;
  /** The id of the current step, at any depth; null before the first turn and after the last. */
  stepOf(view: View): string | null;
}

/** The order of the steps without their texts: an id, or one with its parts. */
export type StepOrder<Id extends string> =
  | Id
  | { readonly id: Id; readonly parts: readonly StepOrder<Id>[]; readonly unordered?: boolean };
/** The name of a step, and what is done in it. */
export type StepWords = readonly [name: string, text: string];

/** Combines the order of the steps with the texts of a language. */
export function guideOf<Id extends string>(
  order: readonly StepOrder<Id>[],
  title: string,
  words: Readonly<Record<Id, StepWords>>,
): GuideText {
  const stepFor = (step: StepOrder<Id>): GuideStep => {
    const { id, parts, unordered = false } = typeof step === 'string' ? { id: step, parts: [] } : step;
    const [name, text] = words[id];
    return { id, name, text, unordered: unordered, parts: parts.map(stepFor) };
  };
  return { title, steps: order.map(stepFor) };
}

/** The ids from the outermost step to the one with this id; empty if there is none. */
export function pathTo(steps: readonly GuideStep[], id: string | null): readonly string[] {
  for (const step of steps) {
    if (step.id === id) return [step.id];
    const inner = pathTo(step.parts, id);
    if (inner.length > 0) return [step.id, ...inner];
  }
  return [];
}
