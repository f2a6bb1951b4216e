import { type ReactNode, useState } from 'react';
import { Glyph } from '../../../art/glyph.tsx';
import { Sheet } from '../../../table/around/sheet.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { playerAt, type RoseProps } from '../shown.ts';
import { texts } from './text.ts';

/** Cards laid open in a row; equal ones lie on each other. */
export function LaidOpen({ cards, props: { language } }: { cards: readonly string[]; props: RoseProps }) {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  if (counts.size === 0) return <p className="none-yet">{texts[language].nothing}</p>;
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

interface OpensProps {
  readonly title: string;
  readonly label: string;
  readonly className: string;
  /** On the button. */
  readonly sign: ReactNode;
  readonly children: ReactNode;
}
/** A button that lays a sheet open. */
export function Opens({ title, label, className, sign, children }: OpensProps) {
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

interface OwnProps {
  readonly props: RoseProps;
  readonly seat: number;
}
/** The own hand while it is not needed: how many cards it has; touched, which. */
export function OwnHand({ props, seat }: OwnProps) {
  const { view, speech, scene, language } = props;
  const t = texts[language];
  const cards = playerAt(view, seat).hand ?? [];
  const place = `hand:${seat}`;
  return (
    <div className="own-pile" data-place={place}>
      <Opens
        className="pile-open"
        title={speech.zone(place, scene)}
        label={`${t.inHand(cards.length)}, ${t.lookThrough}`}
        sign={
          <>
            <span>{t.hand}</span> <b>{cards.length}</b>
          </>
        }
      >
        <LaidOpen {...{ cards, props }} />
      </Opens>
    </div>
  );
}

/** The own deck and discards: how many cards lie there; touched, all that one may know of them. */
export function OwnDeck({ props, seat }: OwnProps) {
  const { view, speech, scene, language } = props;
  const t = texts[language];
  const { deck, discards } = playerAt(view, seat);
  const [below, gone] = [`deck:${seat}`, `discards:${seat}`];
  return (
    <div className="own-pile">
      <Opens
        className="pile-open"
        title={speech.zone(below, scene)}
        label={`${t.inDeck(deck.count)}, ${t.inDiscards(discards.length)}, ${t.lookThrough}`}
        sign={
          <>
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
        <LaidOpen cards={deck.cards ?? []} props={props} />
        <h3>{speech.zone(gone, scene)}</h3>
        <LaidOpen cards={discards} props={props} />
      </Opens>
    </div>
  );
}
