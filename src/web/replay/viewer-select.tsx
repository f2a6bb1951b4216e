import type { Viewer } from '../../kernel/index.ts';
import { Glyph } from '../art/glyph.tsx';
import { useTexts } from '../text/index.ts';

interface ViewerSelectProps {
  readonly names: readonly string[];
  readonly eyes: Viewer;
  readonly onEyes: (eyes: Viewer) => void;
  /** Whose eyes alone may look; null: anybody's. */
  readonly only: number | null;
}

const keyOf = (eyes: Viewer): string => (eyes === null ? 'none' : `${eyes}`);
const eyesOf = (key: string): Viewer => (key === 'none' ? null : key === 'all' ? 'all' : Number(key));

/** Whose view it is. */
export function ViewerSelect({ names, eyes, onEyes, only }: ViewerSelectProps) {
  const { replay: text } = useTexts();
  return (
    <label className="eyes">
      <Glyph name="eye" />
      <span className="sr">{text.eyes}</span>
      <select value={keyOf(eyes)} title={text.eyes} onChange={({ target }) => onEyes(eyesOf(target.value))}>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a chair is its place
          <option key={seat} value={seat} disabled={only !== null && only !== seat}>
            {name}
          </option>
        ))}
        {only === null && <option value="none">{text.spectator}</option>}
        {only === null && <option value="all">{text.all}</option>}
      </select>
    </label>
  );
}
