import { type ReactNode, useEffect, useState } from 'react';

/**
 * A status line; null while it is empty. It must stay in the page: screen readers announce only what is put into it
 * later.
 */
export const Hint = ({ alarming = false, children }: { alarming?: boolean; children: ReactNode }) => (
  <div role="status" className="says">
    {children !== null && <p className={alarming ? 'hint bad' : 'hint'}>{children}</p>}
  </div>
);

/** Milliseconds after which a waiting person is told that it takes longer. */
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
