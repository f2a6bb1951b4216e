import type { CSSProperties } from 'react';
import { Art, type ArtSpec } from '../../art/art.tsx';
import { Glyph } from '../../art/glyph.tsx';
import type { GlyphName } from '../../art/glyphs.ts';

/** Small cards with one picture, side by side like a hand. */
export function ArtFan({ art, spot, count = 1 }: { art: ArtSpec; spot: string; count?: number }) {
  return (
    <span className="fan" data-count={count} style={{ '--spot': spot } as CSSProperties}>
      {Array.from({ length: count }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: all are alike
        <i key={n}>
          <Art spec={art} />
        </i>
      ))}
    </span>
  );
}

/** Cards that show nothing but their sign and ink, in rows. */
export function SignGrid({ signs }: { signs: readonly (readonly [sign: GlyphName, ink: string])[] }) {
  return (
    <span className="sign-grid">
      {signs.map(([sign, ink], n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the same sign may lie there twice
        <i key={n} style={{ '--spot': ink } as CSSProperties}>
          <Glyph name={sign} />
        </i>
      ))}
    </span>
  );
}
