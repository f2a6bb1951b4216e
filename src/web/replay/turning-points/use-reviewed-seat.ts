import { useEffect, useState } from 'react';
import { useSearch } from 'wouter';
import { covers } from '../../games/register.ts';
import { ownEntry } from '../../own-entry.ts';
import { seatIn } from '../address.ts';
import type { ReplayFrameProps } from '../screen/use-replay-state.ts';
import { type TurningPoints, useTurningPoints } from './use-turning-points.ts';

/** Whose turning points are looked for. */
export interface ReviewedSeat {
  /** Null where all play together: the points are everybody's. */
  readonly seat: number | null;
  readonly setSeat: (seat: number) => void;
  readonly turning: TurningPoints;
}

/** Whether the address asks for the turning points to be open. */
export const useTurningInAddress = (): string | null => new URLSearchParams(useSearch()).get('turning');

/** The turning points of a seat; `isOpen`: whether their sheet is. The address follows it. */
export function useReviewedSeat(props: ReplayFrameProps, isOpen: boolean): ReviewedSeat {
  const { opened, you } = props.opening;
  const wanted = useTurningInAddress();
  const together = ownEntry(covers, opened.game)?.together === true;
  const [chosen, setSeat] = useState(
    () => seatIn(wanted, opened.seats) ?? you ?? (typeof props.viewer === 'number' ? props.viewer : 0),
  );
  const seat = together ? null : chosen;
  const inAddress = isOpen ? `${seat ?? ''}` : null;
  useEffect(() => props.onTurning(inAddress), [inAddress]);
  const turning = useTurningPoints(opened.session, seat, opened.only === null, isOpen);
  return { seat, setSeat, turning };
}
