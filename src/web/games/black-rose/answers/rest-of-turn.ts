import { frames } from '../../../../games/black-rose/face.ts';
import type { HintContext } from '../../../table/board.ts';
import { messages } from '../generated/all.ts';

/** What is left of one's own visit while something in the middle of it is asked. */

type VisitContext = Pick<HintContext, 'view' | 'language'>;
/** So many Rooms one can walk for a token. */
const STEPS = 2;

/** Which of the two Actions of the visit it is; null outside one's own visit. */
export function actionNumber({ view }: VisitContext, ask: string): number | null {
  const visit = frames.find(view.stack, 'visit');
  if (visit === undefined || visit.seat !== view.viewer) return null;
  // It is counted once it has been chosen.
  return ask === 'action' ? visit.actions + 1 : visit.actions;
}

/** Which Action it is, and what its token still pays for after what is asked now. */
export function restOfTurn(asked: VisitContext, ask: string): string | null {
  const number = actionNumber(asked, ask);
  if (number === null) return null;
  const t = messages[asked.language].hints.rest;
  return [t.number({ number }), ...restOfAction(asked, t)].join(' ');
}
function restOfAction({ view }: VisitContext, t: RestText): string[] {
  const physical = frames.find(view.stack, 'physical');
  if (physical === undefined || physical.over || physical.struck || physical.left === 0) return [];
  return [physical.walked ? t.walk({ left: physical.left }) : t.walkOrStrike({ left: physical.left })];
}

/** What becomes of the Action if the Room is activated now: before the move there is still all of it, after it nothing. */
export function afterActivating(asked: VisitContext, ask: string): string | null {
  const t = messages[asked.language].hints.rest;
  if (ask === 'action') return t.walkOrStrike({ left: STEPS });
  const physical = frames.find(asked.view.stack, 'physical');
  if (physical === undefined || !(physical.walked || physical.struck)) return null;
  return t.activatingEnds({ left: physical.struck ? 0 : physical.left });
}

type RestText = (typeof messages)['en']['hints']['rest'];
