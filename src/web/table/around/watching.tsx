import { useSpeechContext } from '../speech-context.tsx';

/** Who has no seat here watches: what is not shown, and what can be done meanwhile. */
export function Watching() {
  const { bar } = useSpeechContext().texts.table;
  return (
    <p className="watching">
      <b>{bar.watching}</b> {bar.watchingHow}
    </p>
  );
}
