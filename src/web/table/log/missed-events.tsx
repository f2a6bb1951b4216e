import { useMemo } from 'react';
import type { HeardEvent } from '../../../kernel/index.ts';
import { useSpeechContext } from '../speech-context.tsx';
import { LogLineShown } from './log.tsx';
import { logLines } from './log-lines.ts';

/** Up to this many lines need no summary: they are visible at the end of the log. */
const MAX_UNSUMMARISED = 1;

/** The summary of what happened while the page was closed or hidden. */
export function MissedEvents({ missed, onRead }: { missed: readonly HeardEvent[]; onRead: () => void }) {
  const words = useSpeechContext();
  const { texts } = words;
  const lines = useMemo(() => logLines(missed, words), [missed, words]);
  if (lines.length < MAX_UNSUMMARISED) return null;
  return (
    <section className="since panel" aria-label={texts.table.since.title}>
      <h2>{texts.table.since.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol className="event-log" tabIndex={0}>
        {lines.map((line) => (
          <LogLineShown key={line.number} line={line} />
        ))}
      </ol>
      <button type="button" className="btn" onClick={onRead}>
        {texts.table.since.read}
      </button>
    </section>
  );
}
