import { useEffect, useState } from 'react';
import { Icon } from '../../art/glyph.tsx';
import icons from '../../art/icons.json';
import { useFailureText } from '../../shell/failure-text.ts';
import { useOnline } from '../../shell/status-notes.tsx';
import { status } from '../../state/session.ts';
import { useStore } from '../../state/value-store.ts';
import { useTexts } from '../../text/index.ts';

/** How it stands with the server: nothing while all is well, and never something that is not so. */
export function Connection({ stale }: { stale: boolean }) {
  const { table } = useTexts();
  const text = table.connection;
  const sentence = useFailureText();
  const online = useOnline();
  const line = useStore(status);
  const lost = line !== null && line.status === 'lost';
  const seconds = useSeconds(lost);
  const words = !online
    ? text.offline
    : lost
      ? text.lost({ seconds })
      : line?.status === 'closed'
        ? line.why === null
          ? null
          : sentence({ kind: 'refused', bar: { rule: null, why: line.why }, faults: [] })
        : line?.status === 'connecting'
          ? text.connecting
          : stale
            ? text.catching
            : null;
  const closed = line?.status === 'closed' && line.why !== null;
  return (
    <div role="status" className="connection">
      {words !== null && (
        <p className="strip">
          <Icon path={icons.unplugged} /> <span>{words}</span>
          {closed && (
            <button type="button" className="btn" onClick={() => location.reload()}>
              {text.reload}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** For how many whole seconds something has been the case. */
function useSeconds(so: boolean): number {
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (!so) return;
    const since = performance.now();
    setSeconds(0);
    const timer = setInterval(() => setSeconds(Math.floor((performance.now() - since) / 1000)), 1000);
    return () => clearInterval(timer);
  }, [so]);
  return seconds;
}
