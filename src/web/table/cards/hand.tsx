import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';

/** Degrees between the first card and the last, and how much lower (in pixels) the outer ones lie. */
const SPREAD = 10;
const SAG = 6;

/** Cards held like a fan. They overlap as far as they must to fit; arrow keys go from one to the next. */
export function Fan({ label, place, children }: { label: string; place?: string; children: ReactNode }) {
  const cards = Children.toArray(children);
  const middle = (cards.length - 1) / 2;
  return (
    <ul
      className="hand"
      aria-label={label}
      data-group=""
      data-place={place}
      style={{ '--cards': cards.length } as CSSProperties}
    >
      {cards.map((card, i) => {
        const off = middle === 0 ? 0 : (i - middle) / Math.max(middle, 1.5);
        const style = { '--a': `${(off * SPREAD) / 2}deg`, '--y': `${off * off * SAG}px` } as CSSProperties;
        return (
          <li key={(isValidElement(card) && card.key) || i} style={style}>
            {card}
          </li>
        );
      })}
    </ul>
  );
}
