import icons from '../../art/icons.json';
import type { CoverArt } from '../cover-art.ts';

/** The picture on the box. Its icon is one of src/web/art/icons.json, which is loaded with the page. */
export const coverArt: CoverArt = { art: { icon: ['owl', icons.owl], scene: 'moon' }, spot: 'var(--in-scale)' };
