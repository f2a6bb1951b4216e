import { activation, mauling } from './actions/activation.ts';
import { entering } from './actions/movement.ts';
import { physical } from './actions/physical.ts';
import { moving } from './actions/walk.ts';
import { area } from './effects/area.ts';
import { askProcedures } from './effects/asks.ts';
import { harming, wounding } from './effects/damage.ts';
import { deed, effecting } from './effects/deed.ts';
import { calling, summoning } from './effects/summon.ts';
import { game, opening, round } from './state/setup.ts';
import { blackRose as rosePhase } from './turn/black-rose.ts';
import { cleanup } from './turn/cleanup.ts';
import { evocationPhase, evocationTurn } from './turn/evocation.ts';
import { moonrise } from './turn/moon.ts';
import { preparation } from './turn/preparation.ts';
import { studying, studyPhase } from './turn/study.ts';
import { action, actionPhase, visit } from './turn/turn.ts';

/** Every procedure of the game by its name, as it stands in the frames of a state or a view; the first is the whole game. */
export const procedures = {
  game,
  opening,
  round,
  'black-rose': rosePhase,
  'study-phase': studyPhase,
  studying,
  preparation,
  'action-phase': actionPhase,
  visit,
  action,
  physical,
  moving,
  activation,
  mauling,
  'evocation-phase': evocationPhase,
  'evocation-turn': evocationTurn,
  cleanup,
  moonrise,
  deed,
  effecting,
  entering,
  area,
  harming,
  wounding,
  summoning,
  calling,
  ...askProcedures,
};
