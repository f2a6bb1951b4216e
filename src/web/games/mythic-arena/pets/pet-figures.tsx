import { memo } from 'react';
import type { ArenaFace } from '../../../../games/mythic-arena/face.ts';
import type { Language } from '../../../../kernel/index.ts';
import { Glyph } from '../../../art/glyph.tsx';
import { powersOf } from '../cards/powers.ts';
import { SIGNS, signed } from '../cards/printed.ts';
import { messages } from '../generated/all.ts';
import { isLow } from '../selectors.ts';

interface PetFiguresProps {
  readonly face: ArenaFace;
  readonly language: Language;
  readonly card: string;
  readonly left: number;
  readonly health: number;
  readonly speed: number;
  readonly hit: number;
  readonly miss: number;
  /** How many cards its owner holds: powers that need more are struck out. */
  readonly hand: number;
}

/**
 * What a tall card of a Pet has room for: Health, the other numbers, its powers in words. The sentence that the card is
 * called by says the numbers; on a phone none of it is drawn.
 */
export const PetFigures = memo(function PetFigures({ face, language, card, left, health, ...more }: PetFiguresProps) {
  const { stats } = messages[language].board;
  const { speed, hit, miss, hand } = more;
  const quad = [
    ['speed', `${speed}`],
    ['hit', signed(hit)],
    ['miss', `${miss}`],
  ] as const;
  const share = Math.max(0, (100 * left) / health);
  return (
    <span className="pet-figures" aria-hidden="true">
      <span className={`pet-life${isLow({ left, health }) ? ' low' : ''}`}>
        <i style={{ width: `${share}%` }} />
        <span>
          <Glyph name="heart" /> <b>{left}</b> <small>/ {health}</small>
        </span>
      </span>
      <span className="pet-quad">
        {quad.map(([stat, value]) => (
          <span key={stat}>
            <Glyph name={SIGNS[stat]} /> <small>{stats[stat]}</small> <b>{value}</b>
          </span>
        ))}
      </span>
      <span className="pet-powers">
        {powersOf(face, card, language).map(({ id, sign, name, willpower, damage, rider }) => (
          <span key={id} className="pet-power">
            <span className="pet-power-head">
              <Glyph name={sign} /> <b>{name}</b>
              {willpower > 0 && (
                <em className={willpower > hand ? 'out-of-reach' : undefined}>
                  <Glyph name="card" />
                  {willpower}
                </em>
              )}
              {damage !== null && <strong>{damage}</strong>}
            </span>
            {rider !== '' && <small className="rider">{rider}</small>}
          </span>
        ))}
      </span>
    </span>
  );
});
