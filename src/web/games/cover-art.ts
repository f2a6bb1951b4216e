import type { ArtSpec } from '../art/art.tsx';
import icons from '../art/icons.json';
import { ownEntry } from '../own-entry.ts';

/** The picture on the box of a game, and its one spot ink (a CSS colour). */
export interface CoverArt {
  readonly art: ArtSpec;
  readonly spot: string;
}

const coverArts: Readonly<Record<string, CoverArt>> = {
  'familiar-find': {
    art: { icon: ['cauldron', icons.cauldron], scene: 'sun', scale: 1.11, y: 4 },
    spot: 'var(--in-scale)',
  },
  'mythic-arena': {
    art: { icon: ['wolf-head', icons['wolf-head']], scene: 'moon', scale: 1.11 },
    spot: 'var(--el-fire)',
  },
  'familiars-and-foes': {
    art: { icon: ['frog', icons.frog], scene: 'moon', scale: 1.11, y: 6 },
    spot: 'var(--el-air)',
  },
  'black-rose': {
    art: { icon: ['rose', icons.rose], scene: 'void', inverse: true, scale: 1.06 },
    spot: 'var(--in-ruby)',
  },
};

const plainCoverArt: CoverArt = { art: { icon: ['cat', icons.cat], scene: 'moon' }, spot: 'var(--es-astral)' };

/** The cover of a game; one without a picture of its own shows the cat. */
export const coverArtOf = (game: string): CoverArt => ownEntry(coverArts, game) ?? plainCoverArt;
