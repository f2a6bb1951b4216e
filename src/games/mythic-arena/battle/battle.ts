import { call, each, procedure, type Seat, window } from '../../../kernel/index.ts';
import type { Arena, Battle } from '../state/state.ts';
import { chooseAttackers, onlyAttacker } from './attackers.ts';
import { chooseBlockers } from './blockers.ts';
import { releaseQuestion } from './holds.ts';
import { declareForced, declarePowers, revealPowers } from './powers.ts';
import { runes } from './runes.ts';
import { speedCheck } from './speed.ts';
import { nextStrike } from './strike.ts';
import { afterFalls } from './succession.ts';

/** Chapter: Battle, in the book's own order. */

export const newBattle = (seat: Seat): Battle => ({
  seat,
  attacks: [],
  fighters: [],
  powers: [],
  calm: [false, false],
  runes: [0, 0],
  order: [],
  ordered: false,
  acted: [],
  met: [],
  retaliators: [],
  fallen: [],
  moved: [],
});

export const battle = procedure<Arena, Battle>('battle', {
  '1 Choose Attackers': chooseAttackers,
  '1 A lone Pet attacks by itself': onlyAttacker,
  '1 Choose Blockers, who enter battle': call((_s, b) => chooseBlockers(b)),
  '2 Let go of holds': window(releaseQuestion),
  '2 Powers that leave no choice': declareForced,
  '2 Choose & declare Battle Powers': declarePowers,
  '2 Reveal them; where neither of a pair can act, each takes 20': revealPowers,
  '2 Who comes for the fallen': call(afterFalls),
  '3 Runes': window(runes),
  '3 Who comes for the fallen': call(afterFalls),
  '4 Speed Checks': speedCheck,
  '5 Attack Rolls & Damage': each(nextStrike),
});
