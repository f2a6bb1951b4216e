import { useEffect, useState } from 'react';
import type { PastStanding, ReviewProgress, TurningPoint } from '../../local/engine/records/reviews.ts';
import { localEngine } from '../../local/engine-thread.ts';

/** What is known of the turning points: all of them, or how far the search for them has come; and how it stood. */
export interface TurningPoints {
  readonly points: readonly TurningPoint[] | null;
  /** Of the decisions that were looked at by now. */
  readonly standings: readonly PastStanding[];
  readonly progress: ReviewProgress | null;
  readonly failed: boolean;
}
const NOTHING: TurningPoints = { points: null, standings: [], progress: null, failed: false };

/**
 * The turning points of a seat, or of all (null). What was found earlier is there at once; the rest is looked for as
 * long as it is `wanted`, and goes on from there when it is wanted again. `open`: whether anybody may look at all.
 */
export function useTurningPoints(session: number, seat: number | null, open: boolean, wanted: boolean): TurningPoints {
  const [turning, setTurning] = useState<TurningPoints>(NOTHING);
  useEffect(() => setTurning(NOTHING), [session, seat]);
  useEffect(() => {
    if (!open) return;
    let gone = false;
    const look = async () => {
      const known = await localEngine().records.reviewed(session, seat);
      if (known !== null && !gone) setTurning({ ...NOTHING, ...known });
      for (let done = known !== null; wanted && !done && !gone; ) {
        const { points, standings, progress } = await localEngine().records.review(session, seat);
        done = points !== null;
        if (!gone) setTurning({ points, standings, progress, failed: false });
      }
    };
    look().catch(() => {
      if (!gone) setTurning({ ...NOTHING, failed: true });
    });
    return () => {
      gone = true;
    };
  }, [session, seat, open, wanted]);
  return turning;
}
