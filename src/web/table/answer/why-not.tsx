import { type CSSProperties, useLayoutEffect, useRef, useState } from 'react';
import { barSentence, useSpeechContext } from '../speech-context.tsx';
import type { WhyNotNote } from './answer-controller.ts';

/** Pixels between the note and what it is about, and from the edges of the window. */
const GAP = 12;
const EDGE = 8;

interface Placed {
  readonly left: number;
  readonly top: number;
  /** Where its tail is, from its left edge; null: it stands beside and has none. */
  readonly tail: number | null;
  readonly below: boolean;
}

/** Where a note of a size goes: above what it is about, else below; never over the question. */
export function placeNote(
  size: { readonly width: number; readonly height: number },
  about: DOMRect,
  question: DOMRect | null,
  window: { readonly width: number; readonly height: number },
): Placed {
  const middle = about.left + about.width / 2;
  const left = Math.max(EDGE, Math.min(middle - size.width / 2, window.width - size.width - EDGE));
  const tail = Math.max(10, Math.min(middle - left - 7, size.width - 24));
  const floor = question === null ? window.height : question.top;
  const above = about.top - size.height - GAP;
  // What is in the hand lies below the question: its note stands above that.
  if (question !== null && about.top >= question.top) {
    const over = floor - size.height - GAP;
    if (over >= EDGE) return { left, top: over, tail, below: false };
    // A lying phone has its question at the top: there is room beside it.
    const beside = Math.max(EDGE, question.left - size.width - GAP);
    const level = Math.max(EDGE, Math.min(about.top, window.height - size.height - EDGE));
    return { left: beside, top: level, tail: null, below: false };
  }
  if (above >= EDGE) return { left, top: above, tail, below: false };
  const below = about.bottom + GAP;
  if (below + size.height <= floor - EDGE) return { left, top: below, tail, below: true };
  return { left, top: Math.max(EDGE, floor - size.height - GAP), tail, below: false };
}

/** A note at the element that was refused: why, and by which rule. The next touch removes it. */
export function WhyNot({ note, onLook }: { note: WhyNotNote; onLook: (card: string, element: Element) => void }) {
  const words = useSpeechContext();
  const { table } = words.texts;
  const paper = useRef<HTMLDivElement>(null);
  const [placed, setPlaced] = useState<Placed | null>(null);
  const { bar, element } = note;
  const card = element?.getAttribute('data-card') ?? '';
  useLayoutEffect(() => {
    const box = paper.current;
    if (box === null || element === null) return;
    const question = document.querySelector('.ask')?.getBoundingClientRect() ?? null;
    const { offsetWidth: width, offsetHeight: height } = box;
    const { clientWidth, clientHeight } = document.documentElement;
    const about = element.getBoundingClientRect();
    setPlaced(placeNote({ width, height }, about, question, { width: clientWidth, height: clientHeight }));
  }, [note, element]);
  const at = placed ?? { left: 0, top: 0, tail: 28, below: false };
  const style = { '--left': `${at.left}px`, '--top': `${at.top}px`, '--tail': `${at.tail ?? 0}px` } as CSSProperties;
  return (
    <div ref={paper} className={`whynot${at.below ? ' up' : ''}${at.tail === null ? ' aside' : ''}`} style={style}>
      {card !== '' && <b>{words.speech.card(card).name}</b>}
      <span>{bar === null ? table.whyNot.unknown : barSentence(words, bar)}</span>
      {bar?.rule != null && (
        <>
          {' '}
          <a className="rid" href={`/rules/${words.face.name}#${bar.rule}`} target="_blank" rel="noopener">
            {table.whyNot.rule({ id: bar.rule })}
          </a>
        </>
      )}
      {card !== '' && element !== null && (
        <button type="button" className="btn" onClick={() => onLook(card, element)}>
          {table.whyNot.look}
        </button>
      )}
    </div>
  );
}
