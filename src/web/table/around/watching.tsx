import { useSpeechContext } from '../speech-context.tsx';

/** Tells a spectator that hands are hidden, and what they can do. */
export function Watching() {
  const { bar } = useSpeechContext().texts.table;
  return (
    <p className="watching">
      <b>{bar.watching}</b> {bar.watchingHow}
    </p>
  );
}
