import icons from '../../art/icons.json';
import type { CoverArt } from '../cover-art.ts';

export const coverArt: CoverArt = {
  art: { icon: ['frog', icons.frog], scene: 'moon', scale: 1.11, y: 6 },
  spot: 'var(--el-air)',
};
