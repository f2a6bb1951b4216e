import { useEffect, useState } from 'react';
import { Icon } from '../../art/glyph.tsx';
import icons from '../../art/icons.json';
import { useFailureText } from '../../shell/failure-text.ts';
import { useMended, useOnline } from '../../shell/status-notes.tsx';
import { status } from '../../state/session.ts';
import { useStore } from '../../state/value-store.ts';
import { useTexts } from '../../text/index.ts';
import { type ConnectionState, connectionText } from './connection-text.ts';

/** The state of the connection to the server; nothing while all is well. */
export function Connection({ stale, timed }: Pick<ConnectionState, 'stale' | 'timed'>) {
  const { table } = useTexts();
  const sentence = useFailureText();
  const online = useOnline();
  const line = useStore(status);
  const mended = useMended();
  const gone = !online || line?.status === 'lost';
  const seconds = useSeconds(gone);
  const state = { online, socket: line?.status ?? null, stale, timed, mended };
  const why = online && line?.status === 'closed' ? line.why : null;
  const words =
    why === null
      ? connectionText(state, table.connection)
      : sentence({ kind: 'refused', bar: { rule: null, why }, faults: [] });
  return (
    <div role="status" className="connection">
      {words !== null && (
        <p className="strip">
          <Icon path={icons.unplugged} /> <span>{words}</span>
          {/* Seen, never announced: it changes all the time. */}
          {gone && (
            <span className="num mute" aria-hidden="true">
              {table.options.seconds({ count: seconds })}
            </span>
          )}
          {why !== null && (
            <button type="button" className="btn" onClick={() => location.reload()}>
              {table.connection.reload}
            </button>
          )}
        </p>
      )}
    </div>
  );
}

/** For how many whole seconds `so` has been true. */
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
