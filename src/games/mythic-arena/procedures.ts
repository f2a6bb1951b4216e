import { aftermath } from './battle/aftermath.ts';
import { battle } from './battle/battle.ts';
import { blocking } from './battle/blockers.ts';
import { strike } from './battle/strike.ts';
import { facing, succeeding, succession } from './battle/succession.ts';
import { construct, dealDecks } from './deck/construct.ts';
import { draft, onePick } from './deck/draft.ts';
import { askProcedures } from './effects/asks.ts';
import { deed } from './effects/deed.ts';
import { replacing } from './effects/statuses.ts';
import { check, mending } from './lines/check.ts';
import { game, round } from './state/setup.ts';
import { cleanup, returning } from './turn/cleanup.ts';
import { turn } from './turn/turn.ts';

/** Every procedure of the game by its name, as it stands in the frames of a state or a view; the first is the whole game. */
export const procedures = {
  game,
  draft,
  pick: onePick,
  construct,
  'deal-decks': dealDecks,
  round,
  turn,
  cleanup,
  returning,
  battle,
  blocking,
  succession,
  succeeding,
  facing,
  strike,
  aftermath,
  deed,
  check,
  mending,
  replacing,
  ...askProcedures,
};
