import { useMemo } from 'react';
import type { Heard } from '../../../kernel/index.ts';
import { useWords } from '../words.tsx';
import { Line } from './log.tsx';
import { taleOf } from './tale.ts';

/** Fewer lines than that need no summary: they are seen at the end of the tale. */
const ENOUGH = 1;

/** What happened while nobody looked. */
export function Since({ missed, onRead }: { missed: readonly Heard[]; onRead: () => void }) {
  const words = useWords();
  const { texts } = words;
  const lines = useMemo(() => taleOf(missed, words), [missed, words]);
  if (lines.length < ENOUGH) return null;
  return (
    <section className="since panel" aria-label={texts.table.since.title}>
      <h2>{texts.table.since.title}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol className="tale" tabIndex={0}>
        {lines.map((line) => (
          <Line key={line.number} line={line} />
        ))}
      </ol>
      <button type="button" className="btn" onClick={onRead}>
        {texts.table.since.read}
      </button>
    </section>
  );
}
