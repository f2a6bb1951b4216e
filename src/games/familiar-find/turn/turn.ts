import { call, choose, each, procedure, run, when, window } from '../../../kernel/index.ts';
import { startTurn } from '../state/mutations.ts';
import { isPlaying, nextAfter } from '../state/queries.ts';
import { type Find, newTurn, type Turn } from '../state/state.ts';
import { useAt } from './ability.ts';
import { nextVerdict } from './check.ts';
import { laying } from './play.ts';
import { optionalDraws, refill } from './refill.ts';
import {
  canScavenge,
  caster,
  castOrTravel,
  mayTravel,
  pilesToTake,
  powersOffered,
  powersToUse,
  scavenge,
  spellsOrTravel,
  spellsToCast,
  toursFrom,
  travelOrStay,
  usePower,
  visit,
  withPowers,
} from './scavenge.ts';
import type { TurnStep } from './steps.ts';

/** The next player's turn. */
export function beginTurn(s: Find): Turn {
  startTurn(s, s.turns === 0 ? s.first : nextAfter(s, s.active));
  return newTurn(s.active);
}

const stillPlays = (s: Find, t: Turn): boolean => isPlaying(s, t.seat);

/** Spells that an ability has collected after Step 1: they resolve at once. */
const lateSpells = window({ ask: 'cast', by: caster, from: spellsToCast, then: castOrTravel });

/** FF-2.1: a turn, in the book's own order. */
export const turn = procedure<Find, Turn, TurnStep>('turn', {
  '1 The Familiar, before': choose(useAt('start')),
  '1 Scavenge': choose({ ask: 'scavenge', by: canScavenge, from: pilesToTake, then: scavenge }),
  '1 Location and Familiar, in the order of choice': window({
    ask: 'powers',
    by: withPowers,
    from: powersToUse,
    then: usePower,
    with: powersOffered,
  }),
  '1 Spells': window({
    ask: 'cast',
    by: caster,
    from: spellsOrTravel,
    then: castOrTravel,
    with: toursFrom,
  }),
  '1 Tourism': when(mayTravel, choose({ ask: 'travel', by: (_s, t) => t.seat, from: travelOrStay, then: visit })),
  '2 Check': each(nextVerdict),
  '3 The Familiar, before playing': when(stillPlays, choose(useAt('play'))),
  '3 Spells that the Familiar has collected': lateSpells,
  '3 Play cards': when(stillPlays, call(laying)),
  '4 Refill': when(stillPlays, run(refill)),
  '4 Refill, as the Familiar may': when(stillPlays, call(optionalDraws)),
  '4 The Familiar, afterwards': when(stillPlays, choose(useAt('refill'))),
  '4 Spells that the Familiar has collected': lateSpells,
});
