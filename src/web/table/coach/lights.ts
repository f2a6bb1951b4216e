import { type AnswerBuilder, fits, type Option } from '../answer/answer-builder.ts';
import type { Picking } from '../board.ts';

/** The coach's best answers that fit what was touched, as words; none while it says nothing. */
function bestOf(building: AnswerBuilder, best: readonly string[] | null): readonly (readonly string[])[] {
  const left = best === null || best.length === 0 ? [] : building.answers.filter((say) => best.includes(say));
  return left.map((say) => say.split(' '));
}

/**
 * What is lit: of all that leads on, while the coach speaks, only what leads to an answer that it finds `best`. All else
 * can be touched as ever; and where what was touched leads elsewhere, all is lit as ever.
 */
export function litBy(building: AnswerBuilder, best: readonly string[] | null): Picking['isLit'] {
  const answers = bestOf(building, best);
  return (thing, which) =>
    building.stateOf(thing, which) === 'legal' && (answers.length === 0 || answers.some((words) => fits(words, thing)));
}

/** Which choices in the bar lead to an answer that the coach finds `best`. While it says nothing none is marked there. */
export function isAdvised(building: AnswerBuilder, best: readonly string[] | null): (option: Option) => boolean {
  const answers = bestOf(building, best);
  return ({ say, at }) =>
    answers.some((words) => (at === null ? words.join(' ') === say : words[at] === say.split(' ')[at]));
}
