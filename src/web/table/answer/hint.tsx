import { type ReactNode, useEffect, useState } from 'react';

/** A line under the question that says how things are. */
export const Hint = ({ alarming = false, children }: { alarming?: boolean; children: ReactNode }) => (
  <p role="status" className={alarming ? 'hint bad' : 'hint'}>
    {children}
  </p>
);

/** Milliseconds after which somebody who waits wants to know that it takes longer. */
const SLOW = 2500;

/** Whether something has been going on for longer than one should have to wait. */
export function useSlow(going: boolean): boolean {
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!going) return;
    const timer = setTimeout(() => setSlow(true), SLOW);
    return () => clearTimeout(timer);
  }, [going]);
  return slow;
}
