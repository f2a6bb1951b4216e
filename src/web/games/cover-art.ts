import type { ArtSpec } from '../art/art.tsx';
import icons from '../art/icons.json';

/** The picture on the cover of a game, and its one spot ink (a CSS colour). */
export interface CoverArt {
  readonly art: ArtSpec;
  readonly spot: string;
}

const plainCoverArt: CoverArt = { art: { icon: ['cat', icons.cat], scene: 'moon' }, spot: 'var(--es-astral)' };

const coverArts = import.meta.glob<CoverArt>('./*/cover-art.ts', { eager: true, import: 'coverArt' });

/** The cover of a game; one without a picture of its own shows the cat. */
export const coverArtOf = (game: string): CoverArt => coverArts[`./${game}/cover-art.ts`] ?? plainCoverArt;
