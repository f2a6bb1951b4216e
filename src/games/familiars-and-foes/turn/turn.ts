import { call, each, type Frame, procedure, run, window } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { foesTurn } from '../foes/foes-turn.ts';
import { tell } from '../state/events.ts';
import { after, foesLeft, isStanding, matOf, openerOf, seatAt } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import { type ActionAnswer, newTurn, offerActions, takeAction } from './actions.ts';
import { ballyhoo, isOpen } from './ballyhoo.ts';
import { nextPart } from './part.ts';
import type { Turn } from './turn-data.ts';
import { endWave } from './waves.ts';

/** Chapter: a Familiar's turn, and who comes next. */

/** FO-2.5: three attacks that the end of a wave cut short may be finished at the beginning of the next one. */
function finishing(s: Foes, t: Turn): Frame | null {
  if (t.left === 0 || !isStanding(s, t.place) || !at(contentOf(s).deeds, t.deed).nextWave) return null;
  if (foesLeft(s) === 0) endWave(s);
  return s.result === null ? nextPart(s, true) : null;
}

export const turn = procedure<Foes, Turn>('turn', {
  'Take one of three actions': window<Foes, Turn, ActionAnswer>({
    ask: 'action',
    by: (s, t) => (t.done ? null : seatAt(s, t.place)),
    // FO-5.1: there is time for interrupts before it, also where only one action is left.
    alwaysAsked: true,
    from: (s, t, _seat, offers) => offerActions(s, t, offers),
    then: takeAction,
    with: (s, t) => ({ familiar: matOf(s, t.place).id }),
  }),
  'Do it, part by part': each((s) => nextPart(s, false)),
  Ballyhoo: call((s, t) =>
    isOpen(s, t.opened) ? ballyhoo.with({ foe: t.opened, by: t.place, tried: 0, passed: 0, over: false }) : null,
  ),
  'If the wave is over, the next begins': run(endWave),
  'Finish what the end of a wave cut short': each(finishing),
  'That may have ended a wave too': run(endWave),
});

/** FO-2.3: the next Standing Familiar in the round, or the Foes. */
export function nextTurn(s: Foes): Frame {
  const starts = s.active === NONE;
  if (starts) s.round++;
  s.active = starts ? openerOf(s) : after(s, s.active);
  s.rests = 0;
  tell.turn(s, s.active, s.round);
  return s.active === NONE ? foesTurn.with({ next: 0 }) : turn.with(newTurn(s.active));
}
