import { useEffect, useState } from 'react';
import type { PastStanding, ReviewProgress, TurningPoint } from '../../local/engine/records/reviews.ts';
import { localEngine } from '../../local/engine-thread.ts';

/** The turning points and standings known so far, and the progress of the search. */
export interface TurningPoints {
  readonly points: readonly TurningPoint[] | null;
  /** The standings at the decisions screened so far. */
  readonly standings: readonly PastStanding[];
  readonly progress: ReviewProgress | null;
  readonly failed: boolean;
}
const NOTHING: TurningPoints = { points: null, standings: [], progress: null, failed: false };

/**
 * The turning points of a seat, or of all (null). A stored review is available at once; otherwise they are searched for
 * as long as `wanted` is true, and the search resumes when it becomes true again. `open`: whether the record is public.
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
