import { useState } from 'react';
import { Sheet } from '../../../table/around/sheet.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { messages } from '../generated/all.ts';
import { deckEnd, type FindProps } from '../selectors.ts';

/** The deck: how many cards are left. */
export function Deck({ props }: { props: FindProps }) {
  const { view, speech, scene, language } = props;
  const { count } = view.table.deck;
  const end = deckEnd(view);
  return (
    <div className={end === null ? 'stock deck' : 'stock deck ends'} data-place="deck">
      {count > 0 ? <Card card={null} size="thumb" label={speech.zone('deck', scene)} /> : <span className="no-card" />}
      <p>
        <span className="word">{speech.zone('deck', scene)}</span> <b>{count}</b>
        <span className="sr"> ({messages[language].board.cards({ count })})</span>
        {end !== null && <small>{messages[language].board[end]}</small>}
      </p>
    </div>
  );
}

/** The discard pile, which everybody may look through. */
export function Discard({ props }: { props: FindProps }) {
  const { view, speech, scene, language } = props;
  const { discard } = view.table;
  const t = messages[language].board;
  const [open, setOpen] = useState(false);
  const name = speech.zone('discard', scene);
  const top = discard[discard.length - 1];
  return (
    <>
      <div className="stock discard" data-place="discard">
        {top === undefined ? <span className="no-card" /> : <Card card={top} size="thumb" />}
        <button
          type="button"
          aria-label={`${name}: ${t.cards({ count: discard.length })}, ${t.lookThrough}`}
          onClick={() => setOpen(true)}
        >
          <span className="word">{name}</span> <b>{discard.length}</b>
        </button>
      </div>
      {open && (
        <Sheet title={name} onClose={() => setOpen(false)}>
          {discard.length === 0 && <p>{t.nothingYet}</p>}
          <ul className="discards">
            {counted(discard).map(([card, count]) => (
              <li key={card}>
                <Card card={card} count={count} />
              </li>
            ))}
          </ul>
        </Sheet>
      )}
    </>
  );
}

/** Each kind of card and how many, the latest first. */
function counted(cards: readonly string[]): [card: string, count: number][] {
  const counts = new Map<string, number>();
  for (const card of [...cards].reverse()) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts];
}
