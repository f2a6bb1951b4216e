import { useStore } from '../../state/value-store.ts';
import type { Term } from '../board.ts';
import { Terms } from '../cards/terms.tsx';
import { useSpeechContext } from '../speech-context.tsx';
import { letterKeys, setLetterKeys } from './keys.ts';
import { Sheet } from './sheet.tsx';

/** Each key, with the message that explains it. */
const KEYS = [
  ['1 – 9', 'number'],
  ['/', 'list'],
  ['W', 'coach'],
  ['U', 'undo'],
  ['P', 'pass'],
  ['R', 'rest'],
  ['Enter', 'confirm'],
  ['Esc', 'cancel'],
  ['← ↑ → ↓', 'arrows'],
  ['Q', 'question'],
  ['H', 'hand'],
  ['B', 'board'],
  ['I', 'inspect'],
  ['L', 'log'],
  ['C', 'chat'],
  ['K', 'talk'],
  ['G', 'outlook'],
  ['T', 'text'],
  ['M', 'menu'],
  ['S', 'skip'],
  ['?', 'help'],
] as const;

interface HelpProps {
  readonly legend: readonly Term[];
  /** Whether the table has a coach. */
  readonly coached: boolean;
  readonly onClose: () => void;
}

/** Explains the signs of the board, and how to play by touch or keyboard. */
export function Help({ legend, coached, onClose }: HelpProps) {
  const { texts } = useSpeechContext();
  const text = texts.table.help;
  const on = useStore(letterKeys);
  return (
    <Sheet title={text.title} onClose={onClose}>
      {/* A desk with a mouse alone knows no fingers. */}
      {matchMedia('(any-pointer: coarse)').matches && <p>{text.touch}</p>}
      {matchMedia('(hover: hover)').matches && <p>{text.pointer}</p>}
      {legend.length > 0 && (
        <>
          <h3>{text.signs}</h3>
          <Terms terms={legend} />
        </>
      )}
      {/* The keys are folded where there is only a touch screen. */}
      <details open={matchMedia('(hover: hover)').matches}>
        <summary>
          <h3>{text.keyboard}</h3>
        </summary>
        <p>{text.tab}</p>
        <dl className="keys">
          {KEYS.filter(([, what]) => coached || what !== 'coach').map(([key, what]) => (
            <div key={key}>
              <dt>
                <kbd>{key}</kbd>
              </dt>
              <dd>{what === 'talk' || what === 'coach' ? texts[what].key : text.keys[what]}</dd>
            </div>
          ))}
        </dl>
        <label className="row">
          {text.letters}
          <input type="checkbox" checked={on} onChange={({ target }) => setLetterKeys(target.checked)} />
        </label>
      </details>
    </Sheet>
  );
}
