import { useEffect, useState, useSyncExternalStore } from 'react';
import { Icon } from '../art/glyph.tsx';
import icons from '../art/icons.json';
import { applyUpdate, updateReady } from '../local/service-worker.ts';
import { status } from '../state/session.ts';
import { useStore } from '../state/value-store.ts';
import { useTexts } from '../text/index.ts';
import { useFailureText } from './failure-text.ts';

/** Milliseconds for which a positive message is shown. */
const GOOD_NEWS_MS = 4000;

/** Notes below the header: the state of the connection, and that an update is available. */
export function StatusNotes() {
  const { shell } = useTexts();
  const connection = useConnection();
  const update = useUpdate();
  return (
    <>
      <div role="status">
        {connection !== null && (
          <p className="strip">
            <Icon path={icons.unplugged} />
            {connection}
          </p>
        )}
      </div>
      {update !== null && (
        <div className="strip">
          {shell.newVersion}
          <button type="button" className="btn" onClick={update}>
            {shell.reload}
          </button>
        </div>
      )}
    </>
  );
}

/** Whether a lost connection has just been restored. */
export function useMended(): boolean {
  const line = useStore(status);
  const [mended, setMended] = useState(false);
  const [lost, setLost] = useState(false);
  useEffect(() => {
    if (line?.status === 'lost') setLost(true);
    if (line?.status !== 'open' || !lost) return;
    setLost(false);
    setMended(true);
  }, [line, lost]);
  useEffect(() => {
    if (!mended) return;
    const timer = setTimeout(() => setMended(false), GOOD_NEWS_MS);
    return () => clearTimeout(timer);
  }, [mended]);
  return mended;
}

/** A sentence about the connection, if there is something to say. */
function useConnection(): string | null {
  const { shell } = useTexts();
  const sentence = useFailureText();
  const online = useOnline();
  const line = useStore(status);
  const mended = useMended();
  if (!online) return shell.offlineNote;
  if (line?.status === 'lost') return shell.reconnecting;
  if (line?.status === 'closed' && line.why !== null && line.why !== 'not-signed-in')
    return sentence({ kind: 'refused', bar: { rule: null, why: line.why }, faults: [] });
  return mended ? shell.connected : null;
}

/** Whether the device has a network. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    (changed) => {
      addEventListener('online', changed);
      addEventListener('offline', changed);
      return () => {
        removeEventListener('online', changed);
        removeEventListener('offline', changed);
      };
    },
    () => navigator.onLine,
  );
}

/** The button that activates a newer version of the page. */
const useUpdate = (): (() => void) | null => (useStore(updateReady) ? applyUpdate : null);
