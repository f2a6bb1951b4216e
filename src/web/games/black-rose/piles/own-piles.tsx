import { type ReactNode, useState } from 'react';
import { Glyph } from '../../../art/glyph.tsx';
import { Sheet } from '../../../table/around/sheet.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { messages } from '../generated/all.ts';
import { playerAt, type RoseProps } from '../selectors.ts';

/** Cards laid open in a row; equal ones lie on each other. */
export function LaidOpen({ cards, props: { language } }: { cards: readonly string[]; props: RoseProps }) {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  if (counts.size === 0) return <p className="none-yet">{messages[language].grimoire.nothing}</p>;
  return (
    <ul className="laid-open" data-group="">
      {[...counts].map(([card, count]) => (
        <li key={card}>
          <Card {...{ card, count }} />
        </li>
      ))}
    </ul>
  );
}

interface OpensSheetProps {
  readonly title: string;
  readonly label: string;
  readonly className: string;
  /** On the button. */
  readonly sign: ReactNode;
  readonly children: ReactNode;
}
/** A button that lays a sheet open. */
export function OpensSheet({ title, label, className, sign, children }: OpensSheetProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={className} aria-label={label} title={label} onClick={() => setOpen(true)}>
        {sign}
      </button>
      {open && (
        <Sheet title={title} onClose={() => setOpen(false)}>
          {children}
        </Sheet>
      )}
    </>
  );
}

interface OwnPilesProps {
  readonly props: RoseProps;
  readonly seat: number;
  /** Whether the hand lies with them, while it is not needed. */
  readonly hand: boolean;
}
/** The own deck and discards, and the hand: how many cards each has; touched, all that one may know of them. */
export function OwnPiles({ props, seat, hand }: OwnPilesProps) {
  const { view, speech, scene, language } = props;
  const t = messages[language].grimoire;
  const { deck, discards, hand: held } = playerAt(view, seat);
  const cards = held ?? [];
  const [inHand, below, gone] = [`hand:${seat}`, `deck:${seat}`, `discards:${seat}`];
  const counts = [
    ...(hand ? [t.inHand({ count: cards.length })] : []),
    t.inDeck({ count: deck.count }),
    t.inDiscards({ count: discards.length }),
  ];
  const zone = (place: string) => speech.zone(place, scene);
  return (
    <OpensSheet
      className="pile-open"
      title={zone(hand ? inHand : below)}
      label={`${counts.join(', ')}, ${t.lookThrough}`}
      sign={
        <>
          {hand && (
            <span data-place={inHand}>
              {t.hand} <b>{cards.length}</b>
            </span>
          )}
          <span>{t.deck}</span>
          <b className="both">
            <span data-place={below}>
              <Glyph name="stack" />
              {deck.count}
            </span>
            <span data-place={gone}>
              <Glyph name="down" />
              {discards.length}
            </span>
          </b>
        </>
      }
    >
      {hand && (
        <>
          <LaidOpen {...{ cards, props }} />
          <h3>{zone(below)}</h3>
        </>
      )}
      <LaidOpen cards={deck.cards ?? []} props={props} />
      <h3>{zone(gone)}</h3>
      <LaidOpen cards={discards} props={props} />
    </OpensSheet>
  );
}
