import { at } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import type { Effect } from '../content/vocabulary.ts';
import { foeIn, targetFamiliar, targetFoe, whom } from '../effects/targets.ts';
import { foeAt, healthOf, isAlive, isStanding } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import { meansOf } from './charts.ts';
import { NOBODY, type ValueLedger } from './ledger.ts';
import {
  ARTIFACT,
  count,
  DAZE,
  FOE_HP,
  FORBIDDEN,
  GEM,
  GUARD,
  HEX,
  MORE_DAMAGE,
  MOST_GUARD,
  noteHealing,
  noteMagic,
  ROLL,
  TOKEN,
} from './weights.ts';

/** What the words of the cards promise. */

type EffectTarget = Parameters<typeof whom>[1];

/** Notes how the damage of a card falls on a Foe. */
type Strikes = (n: number, points: number) => void;
export function noteEffect(
  s: Foes,
  effect: Effect,
  by: number,
  target: number,
  ledger: ValueLedger,
  strikes: Strikes,
): void {
  const each = (to: EffectTarget, note: (place: number) => void): void => {
    const bits = whom(s, to, by, target);
    for (let place = 0; place < s.familiars.length; place++) if ((bits & (1 << place)) !== 0) note(place);
  };
  const eachFoe = (to: 'target' | 'foes', note: (n: number) => void): void => {
    for (let n = 0; n < s.foes.length; n++) if (isAlive(s, n) && (to === 'foes' || n === foeIn(s, target))) note(n);
  };
  const all = s.familiars.length;
  switch (effect.do) {
    case 'heal':
      each(effect.to, (place) => noteHealing(s, place, effect.amount, ledger));
      return;
    case 'magic':
      each(effect.to, (place) => noteMagic(s, place, effect.amount, ledger));
      return;
    case 'gem':
      each(effect.to, (place) => ledger.note('gems', targetFamiliar(s, place), GEM));
      return;
    case 'luck':
      each(effect.to, (place) => ledger.note('luck', targetFamiliar(s, place), TOKEN));
      return;
    case 'artifact':
      ledger.note('artifacts', targetFamiliar(s, by), ARTIFACT);
      return;
    case 'damage':
      eachFoe(effect.to, (n) => strikes(n, effect.amount));
      return;
    case 'boost': {
      const worth = effect.amount * count(whom(s, effect.to, by, target));
      if (effect.what === 'roll') ledger.note('rolls', NOBODY, ROLL * worth);
      else ledger.note('damage', NOBODY, MORE_DAMAGE * worth);
      return;
    }
    case 'guard': {
      const worth = Math.min(effect.amount, MOST_GUARD) * count(whom(s, effect.to, by, target));
      ledger.note('guard', NOBODY, GUARD * worth);
      return;
    }
    case 'hex':
      eachFoe(effect.to, (n) => ledger.note('hex', targetFoe(s, n), HEX * effect.amount * all));
      return;
    case 'daze': {
      const means = meansOf(contentOf(s));
      eachFoe(effect.to, (n) => ledger.note('daze', targetFoe(s, n), DAZE * at(means, foeAt(s, n).card) * all));
      return;
    }
    default:
      return;
  }
}

/** What a Foe's chart does beside its attack. */
export function noteFoeEffect(s: Foes, effect: Effect, n: number, ledger: ValueLedger): void {
  if (effect.do === 'forbid') ledger.note('forbidden', NOBODY, FORBIDDEN);
  else if (effect.do === 'drain') {
    for (let place = 0; place < s.familiars.length; place++)
      if (isStanding(s, place)) noteMagic(s, place, -effect.amount, ledger);
  } else if (effect.do === 'mend') {
    for (let each = 0; each < s.foes.length; each++) {
      if (!isAlive(s, each) || (effect.to === 'self' && each !== n)) continue;
      const { card, hp } = foeAt(s, each);
      const gain = Math.min(effect.amount, healthOf(s, contentOf(s), card) - hp);
      ledger.note('hurt', targetFoe(s, each), -FOE_HP * gain);
    }
  }
}
