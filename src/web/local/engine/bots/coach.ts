import { advise } from '../../../../bots/index.ts';
import type { AnyGame, Question, View } from '../../../../kernel/index.ts';
import type { Advice } from '../../../../protocol/advice.ts';
import { COACH_MS } from '../../../../table/index.ts';

/** A clock, and a way to yield to other tasks of the thread. */
interface SliceClock {
  now(): number;
  pause(ms: number): Promise<void>;
}

/** Milliseconds that the coach works before it yields. */
const SLICE_MS = 25;

/**
 * The coach's rating of the answers, computed from the view alone, as on a server. It works in slices, so that the
 * worker can handle other requests. Null as soon as `wants` is false.
 */
export async function coachAdvice(
  game: AnyGame,
  view: View,
  question: Question,
  { now, pause }: SliceClock,
  wants: () => boolean,
): Promise<Advice | null> {
  const advising = advise(game, view, question);
  const end = now() + COACH_MS;
  for (let more = true; more && now() < end; ) {
    await pause(0);
    if (!wants()) return null;
    const sliceEnd = now() + SLICE_MS;
    do more = advising.step();
    while (more && now() < sliceEnd);
  }
  return advising.advice() as Advice;
}
