import icons from '../../art/icons.json';
import type { CoverArt } from '../cover-art.ts';

export const coverArt: CoverArt = {
  art: { icon: ['cauldron', icons.cauldron], scene: 'sun', scale: 1.11, y: 4 },
  spot: 'var(--in-scale)',
};
