import { frames } from '../../../games/familiars-and-foes/face.ts';
import type { View } from '../../../kernel/index.ts';
import type { Guide } from '../../table/guide/guide.ts';
import { type GuideStepId, guides } from './text/guide.ts';

/** Where a round stands; null before the first and after the last. */
function stepOf({ stack, result }: View): GuideStepId | null {
  if (result !== null) return null;
  if (frames.isWithin(stack, 'foes')) return 'foes';
  if (frames.isWithin(stack, 'ballyhoo')) return 'ballyhoo';
  if (!frames.isWithin(stack, 'turn')) return null;
  // Whatever an action has set going lies above its turn.
  return frames.top(stack)?.proc === 'turn' ? 'action' : 'roll';
}

/** The order of a round (FO-2.3), and where it stands. */
export const guide: Guide = { texts: guides, stepOf };
