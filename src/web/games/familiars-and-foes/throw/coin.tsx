import './coin.css';
import { Glyph } from '../../../art/glyph.tsx';

interface CoinProps {
  /** Which eye is up; null while it is still to be flipped. */
  readonly open: boolean | null;
  /** The sentence for those who do not see it. */
  readonly label: string;
  /** How it comes to lie so: flipped into the air, or turned over where it lies; give it another key to do so again. */
  readonly falls?: 'flips' | 'turns' | null;
}

/** The coin with an open eye on one side and a closed one on the other. */
export function Coin({ open, label, falls = null }: CoinProps) {
  if (open === null)
    return (
      <span className="coin awaited" role="img" aria-label={label}>
        <Glyph name="eye" />
      </span>
    );
  return (
    <span className={`coin ${open ? 'open' : 'closed'} ${falls ?? ''}`} role="img" aria-label={label}>
      <span className="both" aria-hidden="true">
        <i>
          <Glyph name="eye" />
        </i>
        <i>
          <Glyph name="closed" />
        </i>
      </span>
    </span>
  );
}
