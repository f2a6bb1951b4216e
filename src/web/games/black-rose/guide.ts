import type { RoseTable } from '../../../games/black-rose/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { Guide } from '../../table/guide/guide.ts';
import { phaseOf } from './selectors.ts';
import { guides } from './text/guide.ts';

/** The order of a round (BR-2.3), and where it stands. */
export const guide: Guide = { texts: guides, stepOf: (view) => phaseOf(view as View<RoseTable>) };
