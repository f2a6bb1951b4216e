import type { Scene, Speech } from '../../../kernel/index.ts';
import type { AnswerBuilder, BuildStep, Kinds, Option } from './answer-builder.ts';
import { onlyAnswer } from './explanations.ts';

interface Offering {
  readonly building: AnswerBuilder;
  readonly step: BuildStep;
  readonly kinds: Kinds | null;
  /** The board's own names for whole answers. */
  readonly names: Readonly<Record<string, string>> | null;
  readonly speech: Speech;
  readonly scene: Scene;
}

/** What the button of an option says: in few words, but enough to know what it is about. */
export function labelOf(option: Option, { building, step, kinds, names, speech, scene }: Offering): string {
  const { say, at } = option;
  // The last word of an answer stands for all of it.
  const whole = at === null || building.picks.length > 0 ? onlyAnswer(building, option) : null;
  const own = whole === null ? undefined : names?.[whole];
  if (own !== undefined) return own;
  const [verb = '', ...others] = say.split(' ');
  const kind = kinds?.[verb];
  /** The first words after the verb, led by its short name if it has one. */
  const upTo = (last: number) => {
    const named = others.slice(0, last).map((_, i) => speech.part(say, i + 1, scene));
    return [kind, named.join(' · ')].filter(Boolean).join(': ');
  };
  // Where there is only one of its kind, what it names.
  if (step.kinds && kind) return upTo(at === null ? others.length : 0);
  if (at === null) return speech.answer(say, scene);
  // What was touched stands above; before that, a word alone would not say what those before it are.
  return at === 0 || building.picks.length > 0 ? speech.part(say, at, scene) : upTo(at);
}
