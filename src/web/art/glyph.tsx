import { GLYPHS, type GlyphName } from './glyphs.ts';

/** A small sign. It is hidden from screen readers: what it says must stand beside it in words. */
export const Glyph = ({ name }: { name: GlyphName }) => (
  <svg className="gl" viewBox="0 0 16 16" aria-hidden="true">
    <path d={GLYPHS[name]} />
  </svg>
);

/** A silhouette of 512 by 512 in the colour of the text. */
export const Icon = ({ path }: { path: string }) => (
  <svg className="ic" viewBox="0 0 512 512" aria-hidden="true">
    <path d={path} />
  </svg>
);

const SEALS = ['s1', 's2', 's3', 's4', 's5'] as const;

/** The wax seal of a seat: a colour and a shape. */
export const Seal = ({ seat }: { seat: number }) => (
  <span className={`seal seat-${(seat % 5) + 1}`}>
    <Glyph name={SEALS[seat % 5] as GlyphName} />
  </span>
);
