import type { Viewer } from '../../../kernel/index.ts';
import { Glyph } from '../../art/glyph.tsx';
import { useTexts } from '../../text/index.ts';

interface ViewerSelectProps {
  readonly names: readonly string[];
  readonly viewer: Viewer;
  readonly onViewer: (viewer: Viewer) => void;
  /** The only seat that may look; null: anybody may. */
  readonly only: number | null;
}

const keyOf = (viewer: Viewer): string => (viewer === null ? 'none' : `${viewer}`);
const viewerOf = (key: string): Viewer => (key === 'none' ? null : key === 'all' ? 'all' : Number(key));

/** Whose view it is. */
export function ViewerSelect({ names, viewer, onViewer, only }: ViewerSelectProps) {
  const { replay: text } = useTexts();
  return (
    <label className="eyes">
      <Glyph name="eye" />
      <span className="sr">{text.eyes}</span>
      <select value={keyOf(viewer)} title={text.eyes} onChange={({ target }) => onViewer(viewerOf(target.value))}>
        {names.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
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
