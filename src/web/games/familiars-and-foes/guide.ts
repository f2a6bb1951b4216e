import type { View } from '../../../kernel/index.ts';
import type { Guide } from '../../table/guide/guide.ts';
import { type GuideStepId, guides } from './text/guide.ts';

/** Where a round stands; null before the first and after the last. */
function stepOf({ stack, result }: View): GuideStepId | null {
  const within = (name: string): boolean => stack.some(({ proc }) => proc === name);
  if (result !== null) return null;
  if (within('foes')) return 'foes';
  if (within('ballyhoo')) return 'ballyhoo';
  if (!within('turn')) return null;
  // Whatever an action has set going lies above its turn.
  return stack.at(-1)?.proc === 'turn' ? 'action' : 'roll';
}

/** The order of a round (FO-2.3), and where it stands. */
export const guide: Guide = { texts: guides, stepOf };
