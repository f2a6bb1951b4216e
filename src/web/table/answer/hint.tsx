import { type ReactNode, useEffect, useState } from 'react';

/**
 * A line that says how things are; null while there is nothing to say. Let it stand: only what is put into it later is
 * spoken.
 */
export const Hint = ({ alarming = false, children }: { alarming?: boolean; children: ReactNode }) => (
  <div role="status" className="says">
    {children !== null && <p className={alarming ? 'hint bad' : 'hint'}>{children}</p>}
  </div>
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
