import { type Offers, type Seat, window } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { spendLuck, spendReward, train } from '../atoms.ts';
import { contentOf, type Interrupt } from '../content.ts';
import { couldDo, perform, targetFamiliar, targetFoe, turnCoin } from '../effects.ts';
import { tell } from '../events.ts';
import { at, familiar, isForbidden, lives, matOf, nth, placeOf, stands } from '../readings.ts';
import { type Foes, NONE } from '../state.ts';
import { TIMINGS, type Timing } from '../vocabulary.ts';

/** Chapter: Interrupts. The four windows of FO-10.1 are one question, asked at different moments. */

/** What a procedure with a window remembers: the seats that have passed, as bits. */
export interface Moment {
  passed: number;
}
type Interrupts = Say<'ability' | 'reward' | 'luck' | 'pass' | 'rest'>;

/** Visits every target with which an interrupt could do something; true ends the visit. */
function visitTargets(s: Foes, { target, do: effects }: Interrupt, by: number, visit: (n: number) => boolean): boolean {
  if (target === 'none') return couldDo(s, effects, by, 0) && visit(0);
  if (target === 'foe') {
    for (let n = 0; n < s.foes.length; n++) {
      if (lives(s, n) && couldDo(s, effects, by, targetFoe(s, n)) && visit(targetFoe(s, n))) return true;
    }
    return false;
  }
  for (let place = 0; place < s.familiars.length; place++) {
    if (!stands(s, place) || (target === 'other' && place === by)) continue;
    if (couldDo(s, effects, by, targetFamiliar(s, place)) && visit(targetFamiliar(s, place))) return true;
  }
  return false;
}
const any = (): boolean => true;

/** FO-5.1, FO-5.3: a Special Ability needs a gem, and a moment that it fits. */
const abilityFits = (s: Foes, place: number, moment: number): boolean =>
  familiar(s, place).gems > 0 && (matOf(s, place).ability.when & moment) !== 0 && !isForbidden(s, 'abilities');
const FLIPPED = 1 << TIMINGS.indexOf('flipped');

/** Whether a Familiar has anything to declare at this moment. */
function couldInterrupt(s: Foes, place: number, moment: number): boolean {
  const { hp, luck, rewards } = familiar(s, place);
  if (hp === 0) return false;
  if (moment === FLIPPED && luck > 0) return true;
  if (abilityFits(s, place, moment) && visitTargets(s, matOf(s, place).ability, place, any)) return true;
  for (const card of rewards) {
    const { reward } = at(contentOf(s).foes, card);
    if ((reward.when & moment) !== 0 && visitTargets(s, reward, place, any)) return true;
  }
  return false;
}
/** FO-10.1, FO-5.7: the active Familiar's player first, then in turn order; nobody who has nothing to declare. */
function nextToAsk(s: Foes, passed: number, moment: number): Seat | null {
  for (let n = 0; n < s.familiars.length; n++) {
    const place = nth(s, n);
    const { seat } = familiar(s, place);
    if (((passed | s.rests) & (1 << seat)) === 0 && couldInterrupt(s, place, moment)) return seat;
  }
  return null;
}

function offerInterrupts(s: Foes, seat: Seat, moment: number, offers: Offers<Interrupts>): void {
  const { says, foes } = contentOf(s);
  for (let n = 0; n < s.familiars.length; n++) {
    const place = nth(s, n);
    const { seat: owner, hp, mat, luck, rewards } = familiar(s, place);
    if (owner !== seat || hp === 0) continue;
    if (abilityFits(s, place, moment))
      visitTargets(s, matOf(s, place).ability, place, (target) => {
        offers.may(says.ability.of(mat, target));
        return false;
      });
    for (const card of rewards) {
      const { reward } = at(foes, card);
      if ((reward.when & moment) === 0) continue;
      visitTargets(s, reward, place, (target) => {
        offers.may(says.reward.of(card, target));
        return false;
      });
    }
    if (moment === FLIPPED && luck > 0) offers.may(says.luck.of(mat));
    else if (moment === FLIPPED) offers.bar(says.luck.of(mat), 'FO-5.4', 'no-token');
  }
  offers.may(says.pass.of());
  offers.may(says.rest.of());
}

/** The place of the Familiar that has this reward. */
function holderOf(s: Foes, card: number): number {
  for (let place = 0; place < s.familiars.length; place++) if (familiar(s, place).rewards.includes(card)) return place;
  return NONE;
}
/** FO-5.3, FO-5.5: what is used is gone. Whoever passed is asked again, for something has happened since. */
function takeInterrupt(s: Foes, d: Moment, answer: Interrupts, seat: Seat): void {
  if (!('familiar' in answer) && !('card' in answer)) {
    const rests = answer.verb === 'rest';
    d.passed |= 1 << seat;
    if (rests) s.rests |= 1 << seat;
    tell.passes(seat, rests);
    return;
  }
  d.passed = 0;
  if ('card' in answer) {
    const place = holderOf(s, answer.card);
    spendReward(s, place, answer.card);
    tell.reward(s, place, answer.card, answer.target);
    perform(s, at(contentOf(s).foes, answer.card).reward.do, place, answer.target);
    return;
  }
  const place = placeOf(s, answer.familiar);
  if (!('target' in answer)) {
    spendLuck(s, place);
    turnCoin(s);
    return;
  }
  familiar(s, place).gems--;
  tell.ability(s, place, answer.target);
  train(s, place, 'ability');
  perform(s, matOf(s, place).ability.do, place, answer.target);
}

/** The window of a moment. */
export function interrupts<D extends Moment>(
  moment: Timing,
  numbers: (s: Foes, d: D) => Readonly<Record<string, number | string>>,
) {
  const bit = 1 << TIMINGS.indexOf(moment);
  return window<Foes, D, Interrupts>({
    ask: moment,
    pass: 'pass',
    by: (s, d) => nextToAsk(s, d.passed, bit),
    from: (s, _d, seat, offers) => offerInterrupts(s, seat, bit, offers),
    then: takeInterrupt,
    with: numbers,
  });
}
