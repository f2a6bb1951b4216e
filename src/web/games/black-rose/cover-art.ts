import icons from '../../art/icons.json';
import type { CoverArt } from '../cover-art.ts';

export const coverArt: CoverArt = {
  art: { icon: ['rose', icons.rose], scene: 'void', inverse: true, scale: 1.06 },
  spot: 'var(--in-ruby)',
};
