import { type ReactNode, useRef } from 'react';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { useCards } from '../../../table/cards/cards.ts';
import { useTexts } from '../../../text/index.ts';
import type { DeckBuilderText } from '../text.ts';
import { nextInList, useFocusFallback } from './focus-fallback.ts';

/** One of the parts of a workshop that has no room for all of them at once. */
export interface Tab {
  readonly id: string;
  readonly name: string;
  readonly count?: string;
}

/** Which part is shown, where there is room for one only; hidden where there is room for all. */
export function Tabs({ tabs, open, onOpen }: { tabs: readonly Tab[]; open: string; onOpen: (tab: string) => void }) {
  return (
    <div className="ws-tabs" data-group="">
      {tabs.map(({ id, name, count }) => (
        <button key={id} type="button" aria-pressed={id === open} onClick={() => onOpen(id)}>
          <span>{name}</span> {count !== undefined && <b className="num">{count}</b>}
        </button>
      ))}
    </div>
  );
}

interface SlipProps {
  readonly card: string;
  /** Said after its name, and printed as a mark. */
  readonly mark?: string | undefined;
  readonly className?: string;
  /** What a touch does, in words; without it the slip only shows its card. */
  readonly act?: { readonly name: string; readonly do: () => void } | undefined;
}

/** A card as a line in a list: its picture, its name, and what it comes down to. */
export function Slip({ card, mark, className = '', act }: SlipProps) {
  const { look, speech } = useCards();
  const root = useRef<HTMLButtonElement>(null);
  useFocusFallback(root, nextInList);
  const { art, spot, plates, summary, shape } = look(card);
  const { name } = speech.card(card);
  const brief = plates?.slice(0, 2) ?? summary?.slice(0, 2) ?? [];
  const shared = {
    className: `deck-slip ${shape} ${className}`,
    style: { '--spot': spot },
    'data-card': card,
  };
  const label = mark === undefined ? name : `${name}, ${mark}`;
  const inside = (
    <>
      <span className="pic">
        <Icon path={art.icon[1]} />
      </span>
      <span className="nm">{name}</span>
      {mark === undefined ? (
        <span className="brief" aria-hidden="true">
          {brief.map(({ value, sign }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: signs in a row, which may be alike
            <span key={i}>
              <Glyph name={sign} />
              {value}
            </span>
          ))}
        </span>
      ) : (
        <span className="mark" aria-hidden="true">
          {mark}
        </span>
      )}
    </>
  );
  if (act === undefined)
    return (
      <div role="img" tabIndex={-1} aria-label={label} {...shared}>
        {inside}
      </div>
    );
  return (
    <button ref={root} type="button" aria-label={`${label}: ${act.name}`} onClick={act.do} {...shared}>
      {inside}
    </button>
  );
}

/** All that a card says: its numbers, and its text part by part. */
export function CardTextShown({ card }: { card: string }) {
  const { look, speech } = useCards();
  const { plates, parts } = look(card);
  return (
    <>
      {plates !== undefined && (
        <p className="nums">
          {plates.map((plate) => (
            <span key={plate.name}>
              <Glyph name={plate.sign} /> {plate.name} <b className="num">{plate.value}</b>
            </span>
          ))}
        </p>
      )}
      {parts === undefined ? (
        <p>{speech.card(card).text}</p>
      ) : (
        parts.map((part) => (
          <p key={part.name}>
            <span className="chip">{part.tag}</span> <b>{part.name}:</b> {part.text}
          </p>
        ))
      )}
    </>
  );
}

interface CardCloseUpProps {
  readonly card: string;
  readonly t: DeckBuilderText;
  readonly onClose: () => void;
  /** What can be done with it. */
  readonly children?: ReactNode;
}

/** The card that was touched, with all that it says, and what can be done with it. */
export function CardCloseUp({ card, t, onClose, children }: CardCloseUpProps) {
  const { look, speech } = useCards();
  const { shell } = useTexts();
  const root = useRef<HTMLElement>(null);
  useFocusFallback(root, () => document.querySelector<HTMLElement>(`.pool button[data-card="${CSS.escape(card)}"]`));
  const { name } = speech.card(card);
  const { kind } = look(card);
  return (
    <section ref={root} className="closer panel" aria-label={`${t.look}: ${name}`}>
      <Card card={card} />
      <div className="words" tabIndex={-1}>
        <h3>
          {name} <small>{kind}</small>
        </h3>
        <CardTextShown card={card} />
      </div>
      <div className="closer-acts">
        {children}
        <button type="button" className="tool" aria-label={shell.close} onClick={onClose}>
          <Glyph name="close" />
        </button>
      </div>
    </section>
  );
}
