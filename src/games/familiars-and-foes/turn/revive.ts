import { choose, END, each, type Frame, procedure, run, type Seat } from '../../../kernel/index.ts';
import { NONE } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf } from '../content/content.ts';
import { REVIVE_COST } from '../content/levels.ts';
import { type Flipper, flipping } from '../interrupts/flip.ts';
import { tell } from '../state/events.ts';
import { pay, revive } from '../state/mutations.ts';
import { isStanding, matOf, seatAt } from '../state/queries.ts';
import { type Foes, OPEN } from '../state/state.ts';
import { turnOf } from './turn-data.ts';
import { endWave } from './waves.ts';

/** The spell that brings a Fallen Familiar back: all agree, all pay, all flip. */

export interface ReviveData extends Flipper {
  readonly by: number;
  readonly target: number;
  refused: boolean;
  /** Flips so far, how many were open, and whose turn it is to flip, counted from the caster. */
  flips: number;
  open: number;
  next: number;
}

/** FO-7.2: everybody else with a Standing Familiar. */
function others(s: Foes, { by }: ReviveData): Seat[] {
  const seats: Seat[] = [];
  for (let place = 0; place < s.familiars.length; place++) {
    const seat = seatAt(s, place);
    if (isStanding(s, place) && seat !== seatAt(s, by) && !seats.includes(seat)) seats.push(seat);
  }
  return seats;
}
/** FO-10.6: every Standing Familiar pays and flips once, the caster first. */
function nextFlip(s: Foes, d: ReviveData): Frame | null {
  if (d.flipped && s.coin === OPEN) d.open++;
  d.flipped = false;
  while (d.next < s.familiars.length) {
    const place = (d.by + d.next++) % s.familiars.length;
    if (!isStanding(s, place)) continue;
    pay(s, place, REVIVE_COST);
    d.flips++;
    return flipping.with({ by: place, foe: NONE, passed: 0 });
  }
  return null;
}

export const reviving = procedure<Foes, ReviveData>('revive', {
  'All agree': choose<Foes, ReviveData, GameAnswer<'agree' | 'refuse'>>({
    ask: 'agree',
    by: (s, d) => {
      const seats = others(s, d);
      return seats.length === 0 ? null : seats;
    },
    from: (s, _d, _seat, offers) => {
      offers.may(contentOf(s).answers.agree.of());
      offers.may(contentOf(s).answers.refuse.of());
    },
    then: (_s, d, { verb }, seat) => {
      if (verb === 'refuse') d.refused = true;
      tell.agrees(seat, verb === 'agree');
    },
    with: (s, d) => ({ who: matOf(s, d.by).id, familiar: matOf(s, d.target).id }),
  }),
  'Or the turn is still to be used': run((s, d) => {
    if (!d.refused) return;
    const turn = turnOf(s);
    turn.done = false;
    turn.refused |= 1 << d.target;
    endWave(s);
    return END;
  }),
  'Each pays and flips': each(nextFlip),
  'Count the open eyes': run((s, d) => {
    if (d.open === 0) tell.notRevived(s, d.target);
    else revive(s, d.target, d.open === d.flips);
  }),
});
