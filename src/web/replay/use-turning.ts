import { useEffect, useState } from 'react';
import type { Progress, TurningPoint } from '../local/engine/reviews.ts';
import { engine } from '../local/thread.ts';

/** What is known of the turning points: all of them, or how far the search for them has come. */
export interface Turning {
  readonly points: readonly TurningPoint[] | null;
  readonly progress: Progress | null;
  readonly failed: boolean;
}
const NOTHING: Turning = { points: null, progress: null, failed: false };

/**
 * The turning points of a seat, or of all (null). What was found earlier is there at once; the rest is looked for as
 * long as it is `wanted`, and goes on from there when it is wanted again. `open`: whether anybody may look at all.
 */
export function useTurning(tape: number, seat: number | null, open: boolean, wanted: boolean): Turning {
  const [turning, setTurning] = useState<Turning>(NOTHING);
  useEffect(() => setTurning(NOTHING), [tape, seat]);
  useEffect(() => {
    if (!open) return;
    let gone = false;
    const look = async () => {
      const known = await engine().desk.reviewed(tape, seat);
      if (known !== null && !gone) setTurning({ ...NOTHING, points: known });
      for (let done = known !== null; wanted && !done && !gone; ) {
        const { points, progress } = await engine().desk.review(tape, seat);
        done = points !== null;
        if (!gone) setTurning({ points, progress, failed: false });
      }
    };
    look().catch(() => {
      if (!gone) setTurning({ ...NOTHING, failed: true });
    });
    return () => {
      gone = true;
    };
  }, [tape, seat, open, wanted]);
  return turning;
}
