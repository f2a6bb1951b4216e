import { call, procedure, window } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { checkAfter } from '../lines/check.ts';
import { type Arena, battleIn, type Strike } from '../state/state.ts';
import { afterFalls } from './succession.ts';
import { switchHit } from './switch-hit.ts';

/** Battle, step 5: what may follow a hit: a Switch Hit, and somebody who Retaliates. */

/** A strike at work. */
export interface StrikeData extends Strike {
  /** The natural roll. */
  die: number;
  /** Battle damage that the hit will do, and whether any of it gets through. */
  damage: number;
  deals: boolean;
}

export const hasAftermath = (s: Arena, d: StrikeData): boolean =>
  battleIn(s).fallen.length > 0 || at(contentOf(s).powers, d.power).switchHit;

export const aftermath = procedure<Arena, StrikeData>('aftermath', {
  'Switch Hit': window(switchHit),
  Check: call((s) => checkAfter(s, NONE)),
  Retaliate: call(afterFalls),
});
