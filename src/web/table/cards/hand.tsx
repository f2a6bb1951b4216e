import { Children, type CSSProperties, isValidElement, type ReactNode } from 'react';

/** Degrees between the first and the last card, and how many pixels lower the outer ones are. */
const SPREAD_DEGREES = 10;
const SAG_PX = 6;

/** Cards fanned out like a hand, overlapping as far as necessary. Arrow keys move between them. */
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
        const style = { '--a': `${(off * SPREAD_DEGREES) / 2}deg`, '--y': `${off * off * SAG_PX}px` } as CSSProperties;
        return (
          <li key={(isValidElement(card) && card.key) || i} style={style}>
            {card}
          </li>
        );
      })}
    </ul>
  );
}
