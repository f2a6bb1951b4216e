import './die.css';
import type { CSSProperties } from 'react';
import { type Sides, shapeOf, tumbles } from './shape.ts';

interface DieProps {
  readonly sides?: Sides;
  readonly value: number;
  /** The sentence for screen readers. */
  readonly label: string;
  /** Whether to animate a roll first; a new key makes it roll again. */
  readonly rolls?: boolean;
  /** A colour other than that of paper. */
  readonly colour?: string;
  readonly className?: string;
}

/** A die. Its roll lasts as long as `--roll` says. */
export function Die({ sides = 20, value, label, rolls = false, colour, className = '' }: DieProps) {
  const { outline, edges, shade } = shapeOf(sides);
  return (
    <span
      className={`die d${sides}${rolls ? ' rolls' : ''} ${className}`}
      role="img"
      aria-label={label}
      style={colour === undefined ? undefined : ({ '--dc': colour } as CSSProperties)}
    >
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <path className="fc" d={outline} />
        <path className="fd" d={shade} />
        <path className="fs" d={edges} />
      </svg>
      {rolls &&
        tumbles(sides, value).map((side, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a side may come up twice
          <i key={n} aria-hidden="true" style={{ '--n': n } as CSSProperties}>
            {side}
          </i>
        ))}
      <b aria-hidden="true">{value}</b>
    </span>
  );
}
