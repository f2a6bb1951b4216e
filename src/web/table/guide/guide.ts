import type { Language, View } from '../../../kernel/index.ts';

/** One step of a turn or round, as a book's quick guide has it. */
export interface GuideStep {
  /** What `Guide.stepOf` calls it. */
  readonly id: string;
  readonly name: string;
  /** What is done in it, in a few words. */
  readonly text: string;
  readonly parts: readonly GuideStep[];
  /** Its parts are done in any order, or only one of them: they are not numbered. */
  readonly free: boolean;
}

/** A guide in one language. */
export interface GuideText {
  /** What the steps make up: a turn, a round. */
  readonly title: string;
  readonly steps: readonly GuideStep[];
}

/** The order of a turn or round, and where a game stands in it. */
export interface Guide {
  readonly texts: Readonly<Record<Language, GuideText>>;
  /** The id of the step where it stands, at any depth; null before the first turn and after the last. */
  stepOf(view: View): string | null;
}

/** The order of the steps, without words: an id, or one with its parts. */
export type StepOrder<Id extends string> =
  | Id
  | { readonly id: Id; readonly parts: readonly StepOrder<Id>[]; readonly free?: boolean };
/** The name of a step, and what is done in it. */
export type StepWords = readonly [name: string, text: string];

/** Puts the words of a language into the order of the steps. */
export function guideOf<Id extends string>(
  order: readonly StepOrder<Id>[],
  title: string,
  words: Readonly<Record<Id, StepWords>>,
): GuideText {
  const stepFor = (step: StepOrder<Id>): GuideStep => {
    const { id, parts, free = false } = typeof step === 'string' ? { id: step, parts: [] } : step;
    const [name, text] = words[id];
    return { id, name, text, free, parts: parts.map(stepFor) };
  };
  return { title, steps: order.map(stepFor) };
}

/** The ids from the outermost step to the one that is wanted; nothing if it is nowhere. */
export function pathTo(steps: readonly GuideStep[], id: string | null): readonly string[] {
  for (const step of steps) {
    if (step.id === id) return [step.id];
    const inner = pathTo(step.parts, id);
    if (inner.length > 0) return [step.id, ...inner];
  }
  return [];
}
