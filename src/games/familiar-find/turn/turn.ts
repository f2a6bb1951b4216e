import { call, choose, each, procedure, run, type Seat, when, window } from '../../../kernel/index.ts';
import { startTurn } from '../atoms.ts';
import { nextAfter, plays } from '../readings.ts';
import type { Find, Turn } from '../state.ts';
import { useAt } from './ability.ts';
import { nextVerdict } from './check.ts';
import { laying } from './play.ts';
import { refill } from './refill.ts';
import {
  canScavenge,
  caster,
  pilesToTake,
  powersOffered,
  powersToUse,
  resolveSpell,
  scavenge,
  spellsToCast,
  tookCentreAsTourist,
  travelOrStay,
  usePower,
  visit,
  withPowers,
} from './scavenge.ts';

/** The next player's turn. */
export function beginTurn(s: Find): Turn {
  startTurn(s, s.turns === 0 ? s.first : nextAfter(s, s.active));
  return newTurn(s.active);
}
/** FF-2.7: unless a card says otherwise, two cards will be played face up and one face down. */
export const newTurn = (seat: Seat): Turn => ({
  seat,
  up: 2,
  down: 1,
  took: -1,
  obeys: false,
  uses: false,
  spells: [],
  owes: [],
});

const stillPlays = (s: Find, t: Turn): boolean => plays(s, t.seat);

/** FF-2.1: a turn, in the book's own order. */
export const turn = procedure<Find, Turn>('turn', {
  '1 The Familiar, before': choose(useAt('start')),
  '1 Scavenge': choose({ ask: 'scavenge', by: canScavenge, from: pilesToTake, then: scavenge }),
  '1 Location and Familiar, in the order of choice': window({
    ask: 'powers',
    by: withPowers,
    from: powersToUse,
    then: usePower,
    with: powersOffered,
  }),
  '1 Tourism': when(
    tookCentreAsTourist,
    choose({ ask: 'travel', by: (_s, t) => t.seat, from: travelOrStay, then: visit }),
  ),
  '1 Spells': window({ ask: 'cast', by: caster, from: spellsToCast, then: resolveSpell }),
  '2 Check': each(nextVerdict),
  '3 The Familiar, before playing': when(stillPlays, choose(useAt('play'))),
  '3 Play cards': when(
    stillPlays,
    call((s, t) => laying(s, t.seat, t.up, t.down, t.owes)),
  ),
  '4 Refill': when(stillPlays, run(refill)),
  '4 The Familiar, afterwards': when(stillPlays, choose(useAt('refill'))),
});
