import { call, END, each, type Frame, procedure, run } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { BACKFIRE, CRITICAL, HIT, MISS, type RollOutcome } from '../content/content.ts';
import { performFoe } from '../effects/resolve.ts';
import { scoring } from '../interrupts/damage.ts';
import { isDazedAway, rollFor } from '../interrupts/roll.ts';
import { tell } from '../state/events.ts';
import { end, strike } from '../state/mutations.ts';
import { foeStats, isAlive, isStanding, rolled } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import { endWave } from '../turn/waves.ts';

/** Chapter: The Foes' Turn. */

export interface FoeActsData {
  /** The Foe's place. */
  readonly foe: number;
}
const outcome = (s: Foes, { foe }: FoeActsData): RollOutcome => at(foeStats(s, foe).chart, rolled(s));

/** FO-8.1, FO-8.6, FO-10.5: on all Standing Familiars, or once on the attacker itself. */
function attack(s: Foes, d: FoeActsData): Frame | null {
  const { kind, points, do: effects } = outcome(s, d);
  if (kind === MISS && effects.length === 0) tell.foeMissed(s, d.foe);
  if (kind === BACKFIRE) strike(s, d.foe, points, NONE);
  if (kind !== HIT && kind !== CRITICAL) return null;
  if (s.roll.reflects !== NONE) {
    strike(s, d.foe, points, s.roll.reflects);
    return null;
  }
  const hits = s.familiars.map((_, place) => (isStanding(s, place) ? points : 0));
  return scoring.with({ hits, attack: true, passed: 0 });
}

export const foeActs = procedure<Foes, FoeActsData>('foe', {
  'A dazed Foe does nothing': run((s, { foe }) => (isDazedAway(s, foe) ? END : undefined)),
  'Roll for the Foe': call((s, { foe }) => rollFor(s, NONE, foe, NONE)),
  // Something may have defeated or dazed it before it rolled.
  'Read the chart': run((s) => (s.roll.face === 0 ? END : undefined)),
  'Score the attack': call(attack),
  'What else it does': run((s, d) => performFoe(s, outcome(s, d).do, d.foe)),
});

export interface FoesTurnData {
  next: number;
}
/** FO-8.1, FO-10.8: Foe 1, 2 and 3 in order, while there are any. */
function nextFoe(s: Foes, d: FoesTurnData): Frame | null {
  while (d.next < s.foes.length) {
    const foe = d.next++;
    if (isAlive(s, foe)) return foeActs.with({ foe });
  }
  return null;
}
export const foesTurn = procedure<Foes, FoesTurnData>('foes', {
  'Each Foe in order': each(nextFoe),
  // FO-5.5, FO-10.9
  'What lasted until now ends': run((s) => void end(s, ({ until }) => until !== NONE && until <= s.round)),
  'If the wave is over, the next begins': run(endWave),
});
