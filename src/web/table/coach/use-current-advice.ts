import { useEffect, useMemo } from 'react';
import { useStore } from '../../state/value-store.ts';
import type { AnswerState } from '../answer/answer-controller.ts';
import { isTop } from './advice-rows.ts';
import type { CoachController, CoachReply } from './coach-controller.ts';

export interface CurrentAdvice {
  /** What is shown of the coach; null while it is shut. */
  readonly said: CoachReply | null;
  /** The answers that it finds best, while it says so. */
  readonly best: readonly string[] | null;
}

/** What the coach says now. An answer that is to be confirmed shuts it; then it can be asked again. */
export function useCurrentAdvice(
  coaching: CoachController,
  { confirming, sending }: AnswerState,
  silent: boolean,
): CurrentAdvice {
  const { open, said } = useStore(coaching.state);
  useEffect(() => {
    if (confirming !== null) coaching.close();
  }, [coaching, confirming]);
  const shown = open && !silent && sending === null ? said : null;
  const best = useMemo(
    () => (shown?.kind === 'advice' ? shown.answers.filter(isTop).map(({ say }) => say) : null),
    [shown],
  );
  return { said: shown, best };
}
