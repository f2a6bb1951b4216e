import { messages } from '../generated/all.ts';
import type { RoseProps } from '../selectors.ts';
import type { ModelStatus } from './model-status.ts';

type ModelContext = Pick<RoseProps, 'speech' | 'scene' | 'language'>;

/** As answers and the log call it, with whose it is. */
export const nameOf = (
  { speech, scene }: Pick<ModelContext, 'speech' | 'scene'>,
  { ref }: Pick<ModelStatus, 'ref'>,
): string => speech.part(`at ${ref}`, 1, scene);

/** What is to be known of a Model beside its name. */
export function statesOf(
  { speech, language }: Pick<ModelContext, 'speech' | 'language'>,
  model: ModelStatus,
): string[] {
  const t = messages[language].lodge;
  const { left, health, mode, crown, festers, stronger, less, watched, acted, guard } = model;
  const mark = (word: string): string => speech.card(word).name;
  return [
    t.health({ left, most: health }),
    ...(mode === null ? [] : [mark(mode)]),
    ...(crown ? [mark('crown')] : []),
    ...(festers ? [mark('festers')] : []),
    ...(stronger > 0 ? [t.stronger({ damage: stronger })] : []),
    ...(less > 0 ? [t.less({ damage: less })] : []),
    ...(watched ? [t.watched] : []),
    ...(acted ? [t.acted] : []),
    ...(guard === null
      ? []
      : [t.withFamiliar({ name: speech.card(guard.card).name }), t.health({ left: guard.left, most: guard.health })]),
  ];
}

/** All that is to be known of a Model, as a sentence. */
export const sentenceOf = (told: ModelContext, model: ModelStatus): string =>
  [nameOf(told, model), ...statesOf(told, model)].join(', ');
