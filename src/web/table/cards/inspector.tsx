import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Glyph } from '../../art/glyph.tsx';
import { useStore, ValueStore } from '../../state/value-store.ts';
import { useTexts } from '../../text/index.ts';
import { Sheet } from '../around/sheet.tsx';
import { LargeCard } from './card.tsx';
import { useCards } from './cards.ts';
import { Terms } from './terms.tsx';

/** Milliseconds that a finger rests on a card, or a pointer over it, before it is meant; pixels it may stray. */
const PRESS = 450;
const HOVER = 300;
const STRAY = 10;

/** A card that is looked at, and where it lies; null: it was named, not touched. */
interface InspectedTarget {
  readonly card: string;
  readonly element: Element | null;
}

/** Which card is looked at closely, and how. */
export class CardInspection {
  /** Under the pointer, or with the focus. */
  readonly seen = new ValueStore<{ readonly card: string; readonly element: Element } | null>(null);
  /** Laid open over the table. */
  readonly open = new ValueStore<InspectedTarget | null>(null);

  /** The card that an element shows; null for none, and for a back. */
  static cardAt(target: EventTarget | null): { readonly card: string; readonly element: Element } | null {
    const element = target instanceof Element ? target.closest('[data-card]') : null;
    const card = element?.getAttribute('data-card') ?? '';
    return element === null || card === '' ? null : { card, element };
  }
}

/** What the watch must know of the table: how often something was touched in the game, and whether a tap confirms now. */
export interface TouchState {
  readonly touches: number;
  readonly confirms: boolean;
  /** Whether there is a column that shows what is under the pointer. */
  readonly column: boolean;
}

/**
 * Watches a table for cards that somebody wants to see: hover, focus, long press, a tap on what does nothing else, and
 * a second tap on what has been chosen.
 */
export function useInspection(
  root: RefObject<HTMLElement | null>,
  inspection: CardInspection,
  table: () => TouchState,
): void {
  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    return watch(element, inspection, table);
  }, [root, inspection, table]);
}

function watch(root: HTMLElement, inspection: CardInspection, table: () => TouchState): () => void {
  const { cardAt } = CardInspection;
  const ends = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    kind: K,
    ear: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => root.addEventListener(kind, ear, { capture, signal: ends.signal });
  let timer = 0;
  let pressed: { x: number; y: number } | null = null;
  /** After a long press the click that ends it means nothing. */
  let swallow = false;
  let tapped: Element | null = null;
  let touches = 0;
  const release = () => {
    clearTimeout(timer);
    pressed = null;
  };
  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse') return;
    clearTimeout(timer);
    const found = cardAt(event.target);
    // What was seen last stays in the column.
    if (found !== null || !table().column) timer = window.setTimeout(() => inspection.seen.set(found), HOVER);
  });
  on('focusin', ({ target }) => {
    if (target instanceof Element && target.matches(':focus-visible')) inspection.seen.set(cardAt(target));
  });
  on('pointerdown', (event) => {
    release();
    swallow = false;
    const found = cardAt(event.target);
    // In the column the last one stays until somebody touches something else on the table.
    const beside = event.target instanceof Element && event.target.closest('aside') !== null;
    if (!table().column || (found === null && !beside)) inspection.seen.set(null);
    if (found === null || event.pointerType === 'mouse') return;
    pressed = { x: event.clientX, y: event.clientY };
    const open = () => {
      swallow = true;
      inspection.open.set(found);
    };
    // On a busy machine the finger may be up already, and nobody has heard of it.
    timer = window.setTimeout(() => {
      timer = window.setTimeout(open);
    }, PRESS);
  });
  on('pointermove', (event) => {
    if (pressed !== null && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STRAY) release();
  });
  on('pointercancel', release);
  on('pointerup', release);
  on('contextmenu', (event) => {
    if (swallow || pressed !== null) event.preventDefault();
  });
  on('keydown', (event) => {
    if (event.key === 'Escape') inspection.seen.set(null);
    const found = cardAt(event.target);
    if (found !== null && event.key === 'Enter' && !found.element.matches('button')) inspection.open.set(found);
  });
  const before = (event: MouseEvent) => {
    release();
    touches = table().touches;
    const found = cardAt(event.target);
    const again = found !== null && found.element === tapped && isTouch(event) && !table().confirms && !isLegal(found);
    if (again) inspection.open.set(found);
    tapped = again ? null : (found?.element ?? null);
    if (!swallow && !again) return;
    swallow = false;
    event.preventDefault();
    event.stopPropagation();
  };
  const after = (event: MouseEvent) => {
    const found = event.target instanceof Node && root.contains(event.target) ? cardAt(event.target) : null;
    if (found === null || table().touches !== touches) return;
    // What is asked has its own way to the card; what is laid out by a touch shows more than one.
    if (found.element.matches('.ask [data-card], [aria-haspopup] [data-card]')) return;
    if (isTouch(event) || !table().column) inspection.open.set(found);
    else inspection.seen.set(found);
  };
  on('click', before, true);
  // After everybody else.
  document.addEventListener('click', after, { signal: ends.signal });
  return () => {
    clearTimeout(timer);
    ends.abort();
  };
}

/** What is lit, lies on what is or is touched in its place answers what is asked now, whatever a tap on it did before. */
const isLegal = ({ element }: InspectedTarget): boolean =>
  element?.closest('.legal, .may-aside, [data-instead]') != null;

const isTouch = (event: MouseEvent): boolean => (event as PointerEvent).pointerType === 'touch';

/** How a card that lies on the table stands just now. */
function Note({ looked: { element } }: { looked: InspectedTarget }) {
  const [note, setNote] = useState<string | null>(null);
  // The board is drawn by then, whatever has changed on it.
  useLayoutEffect(() => setNote(element?.getAttribute('data-note') ?? null));
  if (note === null) return null;
  return (
    <div className="card-note">
      {note.split('\n').map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

/** Which side of a card that has two is used where it lies. */
const upOf = (element: Element | null): string | undefined => element?.getAttribute('data-side') ?? undefined;

/** One that has two sides can be turned, so that the other stands above. */
function TurningCard({ looked: { card, element } }: { looked: InspectedTarget }) {
  const { table } = useTexts();
  const { halves } = useCards().look(card);
  const [turns, setTurns] = useState(0);
  if (halves === undefined) return <LargeCard card={card} />;
  const first = halves.findIndex(({ side }) => side === upOf(element)) === 1 ? 1 : 0;
  const { side } = halves[(first + turns) % 2 === 0 ? 0 : 1];
  return (
    <>
      {/* One that has been turned is drawn anew, to be seen turning. */}
      <LargeCard key={turns} card={card} up={side} turned={turns > 0} />
      <button type="button" className="btn turning" onClick={() => setTurns(turns + 1)}>
        <Glyph name="turn" /> {table.card.turn}
      </button>
    </>
  );
}

/** What the words on a card mean. */
function Meanings({ card, scrolls = false }: { card: string; scrolls?: boolean }) {
  const { terms = [] } = useCards().look(card);
  return terms.length === 0 ? null : (
    // What scrolls must be reached by keys.
    <div className="card-note meanings" tabIndex={scrolls ? 0 : undefined}>
      <Terms terms={terms} />
    </div>
  );
}

/** In the right column: the card that is looked at, large. */
export function InspectedCard({ inspection }: { inspection: CardInspection }) {
  const seen = useStore(inspection.seen);
  if (seen === null) return <div className="insp" />;
  return (
    <div className="insp">
      <LargeCard card={seen.card} up={upOf(seen.element)} />
      <Note looked={seen} />
      <Meanings card={seen.card} scrolls />
    </div>
  );
}

/** Where there is no column: beside the card, for as long as the pointer or the focus is on it. */
export function FloatingCard({ inspection }: { inspection: CardInspection }) {
  const seen = useStore(inspection.seen);
  const [at, setAt] = useState<CSSProperties | null>(null);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (seen === null || box.current === null) return setAt(null);
    const { left, right, top, width: wide } = seen.element.getBoundingClientRect();
    const { clientWidth, clientHeight } = document.documentElement;
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
    const [width, height] = [15 * rem, Math.max(21 * rem, box.current.offsetHeight)];
    // Above a hand, so that its other cards stay in sight; else beside the card.
    const above = seen.element.closest('.hand-area') !== null && top - height - 20 >= 8;
    const middle = Math.max(8, Math.min(left + wide / 2 - width / 2, clientWidth - width - 8));
    const beside = right + 12 + width <= clientWidth ? right + 12 : Math.max(8, left - width - 12);
    const level = Math.max(8, Math.min(top, clientHeight - height - 8));
    const [x, y] = above ? [middle, top - height - 20] : [beside, level];
    setAt({ '--left': `${x}px`, '--top': `${y}px` } as CSSProperties);
  }, [seen]);
  if (seen === null) return null;
  return (
    // Its height is known once it has been drawn.
    <div ref={box} className="floating" style={at ?? { visibility: 'hidden' }} aria-hidden="true">
      <LargeCard card={seen.card} up={upOf(seen.element)} />
      <Note looked={seen} />
      <Meanings card={seen.card} />
    </div>
  );
}

/** Laid open over everything: for fingers. */
export function OpenCard({ inspection }: { inspection: CardInspection }) {
  const looked = useStore(inspection.open);
  const { speech } = useCards();
  if (looked === null) return null;
  const { card } = looked;
  return (
    <Sheet title={speech.card(card).name} kind="loose" onClose={() => inspection.open.set(null)}>
      <TurningCard key={card} looked={looked} />
      <Note looked={looked} />
      <Meanings card={card} />
    </Sheet>
  );
}
