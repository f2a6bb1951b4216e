import icons from '../../art/icons.json';
import type { CoverArt } from '../cover-art.ts';

export const coverArt: CoverArt = {
  art: { icon: ['wolf-head', icons['wolf-head']], scene: 'moon', scale: 1.11 },
  spot: 'var(--el-fire)',
};
