import { END, type Frame, procedure, run, when } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { rollDie } from '../effects/resolve.ts';
import { elusiveness } from '../foes/abilities.ts';
import { tell } from '../state/events.ts';
import { end } from '../state/mutations.ts';
import { foeAt, foeStats, foesLeft, hexOf, isAlive, isDazed, matOf, rollBonus } from '../state/queries.ts';
import { DAZES, type Foes, HEXES, NOBODY, ROLLS, type Roll } from '../state/state.ts';
import { interrupts } from './interrupts.ts';
import type { Moment } from './moments.ts';

/** A roll of the die, with the windows before and after it. The roll itself is in the state. */

/** A roll by a Familiar for a deed, or by a Foe; nothing has been declared for it yet. */
export function rollFor(s: Foes, by: number, foe: number, deed: number): Frame {
  const roll: Roll = s.roll;
  roll.by = by;
  roll.foe = foe;
  roll.deed = deed;
  roll.face = 0;
  roll.bonus = 0;
  roll.more = 0;
  roll.reflects = NONE;
  roll.finders = NOBODY;
  roll.luckies = NOBODY;
  roll.solo = false;
  return rolling.with({ passed: 0 });
}

/** FO-3.4: a Foe that was defeated meanwhile neither rolls nor is rolled against; nor is a roll made at all Foes when none is left. */
function isOff(s: Foes): boolean {
  const { foe, deed } = s.roll;
  if (foe !== NONE) return !isAlive(s, foe);
  return at(contentOf(s).deeds, deed).target === 'foes' && foesLeft(s) === 0;
}
/** Whether a Foe will roll: one that was dazed in this window will not, and nobody is asked about its roll any more. */
const foeWillRoll = (s: Foes): boolean => !isOff(s) && !isDazed(s, foeAt(s, s.roll.foe).card);

/** A Foe that is dazed does not roll this time; true if it is (FO-8.1: whatever is declared before its roll counts for it). */
export function isDazedAway(s: Foes, n: number): boolean {
  const { card } = foeAt(s, n);
  if (end(s, (effect) => effect.kind === DAZES && effect.foe === card) === 0) return false;
  tell.sleeps(s, card);
  return true;
}
/** FO-10.2: bonuses for the next roll are used up by it, and stay with it when it is made again. */
function firstRoll(s: Foes): typeof END | undefined {
  if (isOff(s)) return END;
  const { by, foe } = s.roll;
  if (by === NONE) {
    if (isDazedAway(s, foe)) return END;
    const { card } = foeAt(s, foe);
    s.roll.bonus = -hexOf(s, card);
    end(s, (effect) => effect.kind === HEXES && effect.foe === card && effect.until === NONE);
  } else {
    s.roll.bonus = rollBonus(s, by) - elusiveness(s, foe, at(contentOf(s).deeds, s.roll.deed).kind);
    end(s, (effect) => effect.kind === ROLLS && effect.to === 1 << by && effect.until === NONE);
  }
  rollDie(s, false);
}

const numbers = (s: Foes): Record<string, number | string> => {
  const { by, foe, face, bonus } = s.roll;
  return { who: by === NONE ? foeStats(s, foe).id : matOf(s, by).id, face, bonus };
};
export const rolling = procedure<Foes, Moment>('rolling', {
  '(a) Before a Familiar rolls': when((s) => s.roll.by !== NONE && !isOff(s), interrupts('roll', numbers)),
  '(a) Before a Foe rolls': when((s) => s.roll.by === NONE && foeWillRoll(s), interrupts('foeRoll', numbers)),
  'Roll the die': run(firstRoll),
  'All may speak again': run((_s, d) => {
    d.passed = 0;
  }),
  '(b) After the roll': interrupts('rolled', numbers),
});
