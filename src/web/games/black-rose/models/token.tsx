import './token.css';
import { Glyph, Icon } from '../../../art/glyph.tsx';
import type { GlyphName } from '../../../art/glyphs.ts';
import { useCards } from '../../../table/cards/cards.ts';
import icons from '../icons.json';
import { isLow, type ModelStatus } from './model-status.ts';

/**
 * What a Model looks like: a Mage's disc, a Familiar's shield, the square of any other Evocation, in the colour and with
 * the sign of its seat. `--z` is its size. What it shows must stand beside it in words.
 */
export function Token({ model }: { model: ModelStatus }) {
  const { look } = useCards();
  const { card, seat, kind, mode, left, health, crown, festers, stronger, less, watched, acted } = model;
  const { art } = look(card);
  return (
    <span
      className={`token ${kind} seat-${seat + 1}${acted ? ' acted' : ''}`}
      style={{ '--v': `${Math.max(0, (100 * left) / health)}%` }}
      aria-hidden="true"
    >
      <span className="face">
        <Icon path={art.icon[1]} />
      </span>
      <i className="whose">
        <Glyph name={`s${seat + 1}` as GlyphName} />
      </i>
      {crown && (
        <i className="crown">
          <Glyph name="crown" />
        </i>
      )}
      {mode !== null && (
        <i className={`mode ${mode}`}>
          <Glyph name={mode === 'guard' ? 'shield' : 'claw'} />
        </i>
      )}
      <b className={isLow(model) ? 'left low' : 'left'}>
        <Glyph name="heart" />
        {left}
      </b>
      <span className="marks">
        {festers && (
          <i className="ill">
            <Icon path={icons['poison-bottle']} />
          </i>
        )}
        {less > 0 && <i className="well">−{less}</i>}
        {stronger > 0 && <i className="well">+{stronger}</i>}
        {watched && (
          <i>
            <Glyph name="closed" />
          </i>
        )}
        {acted && (
          <i>
            <Glyph name="hour" />
          </i>
        )}
      </span>
    </span>
  );
}
