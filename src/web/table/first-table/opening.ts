import type { ValueStore } from '../../state/value-store.ts';
import type { AnswerState } from '../answer/answer-controller.ts';
import { type AsideState, isBegun } from '../aside/aside-controller.ts';

interface FirstTableOpening {
  load(): Promise<unknown>;
  readonly answer: ValueStore<AnswerState>;
  readonly aside: ValueStore<AsideState>;
  /** Whether something else is open over the table. */
  isCovered(): boolean;
  open(): void;
}

const isAnswering = ({ building, confirming, sending }: AnswerState): boolean =>
  sending !== null || confirming !== null || (building?.picks.length ?? 0) > 0;

/**
 * Opens the card by itself once it is loaded. Whoever has begun to answer by then is not interrupted, and finds it behind
 * its button, as does who could not load it. The returned function gives it up.
 */
export function openOnceLoaded({ load, answer, aside, isCovered, open }: FirstTableOpening): () => void {
  let isWanted = true;
  const look = () => {
    if (isAnswering(answer.get()) || isBegun(aside.get()) || aside.get().sending) isWanted = false;
  };
  const stops = [answer.subscribe(look), aside.subscribe(look)];
  const stop = () => {
    isWanted = false;
    for (const end of stops) end();
  };
  look();
  load().then(
    () => {
      if (isWanted && !isCovered()) open();
      stop();
    },
    () => stop(),
  );
  return stop;
}
