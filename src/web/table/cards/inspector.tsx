import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Glyph } from '../../art/glyph.tsx';
import { useStore } from '../../state/value-store.ts';
import { useTexts } from '../../text/index.ts';
import { Sheet } from '../around/sheet.tsx';
import type { Term } from '../board.ts';
import { LargeCard } from './card.tsx';
import type { CardInspection, InspectedTarget } from './card-inspection.ts';
import { useCards } from './cards.ts';
import { Terms } from './terms.tsx';

/** The current state of a card on the table. */
function Note({ looked: { element } }: { looked: InspectedTarget }) {
  const [note, setNote] = useState<string | null>(null);
  // Runs after the board has been drawn.
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

/** Which half of a card with two is used where it lies. */
const upOf = (element: Element | null): string | undefined => element?.getAttribute('data-side') ?? undefined;

/** A card with two halves has a button to turn it. */
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

/** The meanings of the words on a card. */
function Meanings({ card, scrolls = false }: { card: string; scrolls?: boolean }) {
  const { terms = [] } = useCards().look(card);
  return terms.length === 0 ? null : (
    // A region that scrolls must be focusable.
    <div className="card-note meanings" tabIndex={scrolls ? 0 : undefined}>
      <Terms terms={terms} />
    </div>
  );
}

interface InspectedCardProps {
  readonly inspection: CardInspection;
  /** The meanings of the board's signs. They fill the column while no card is inspected, so that nothing moves. */
  readonly legend: readonly Term[];
}

/** The inspected card in the right column, or the meanings of the signs. */
export function InspectedCard({ inspection, legend }: InspectedCardProps) {
  const seen = useStore(inspection.seen);
  if (seen === null) return <SignLegend legend={legend} />;
  return (
    <div className="insp kept">
      <LargeCard card={seen.card} up={upOf(seen.element)} />
      <Note looked={seen} />
      <Meanings card={seen.card} scrolls />
    </div>
  );
}

function SignLegend({ legend }: { legend: readonly Term[] }) {
  const { table } = useTexts();
  const any = legend.length > 0;
  return (
    <div className="insp kept none">
      {any && <h3>{table.help.signs}</h3>}
      {/* A region that scrolls must be focusable. */}
      <div className="meanings" tabIndex={any ? 0 : undefined}>
        <Terms terms={legend} />
      </div>
      <p className="xs mute">{table.card.place}</p>
    </div>
  );
}

/** Without a column: the card beside the pointer, as long as the pointer or the focus is on it. */
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
    // Above a hand, so that its other cards stay visible; else beside the card.
    const above = seen.element.closest('.hand-area') !== null && top - height - 20 >= 8;
    const middle = Math.max(8, Math.min(left + wide / 2 - width / 2, clientWidth - width - 8));
    const beside = right + 12 + width <= clientWidth ? right + 12 : Math.max(8, left - width - 12);
    const level = Math.max(8, Math.min(top, clientHeight - height - 8));
    const [x, y] = above ? [middle, top - height - 20] : [beside, level];
    setAt({ '--left': `${x}px`, '--top': `${y}px` } as CSSProperties);
  }, [seen]);
  if (seen === null) return null;
  return (
    // Hidden until its height has been measured.
    <div ref={box} className="floating" style={at ?? { visibility: 'hidden' }} aria-hidden="true">
      <LargeCard card={seen.card} up={upOf(seen.element)} />
      <Note looked={seen} />
      <Meanings card={seen.card} />
    </div>
  );
}

/** The card in a dialog, for touch screens. */
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
