import { type Offers, type Seat, window } from '../../../kernel/index.ts';
import type { Say } from '../answers.ts';
import { spendLuck, spendReward, train } from '../atoms.ts';
import { contentOf, type Interrupt } from '../content.ts';
import { couldDo, perform, targetFamiliar, targetFoe, turnCoin } from '../effects.ts';
import { tell } from '../events.ts';
import { at, familiar, isForbidden, lives, matOf, nth, placeOf, stands } from '../readings.ts';
import { type Foes, NONE } from '../state.ts';
import { TASKS, TIMINGS, type Timing } from '../vocabulary.ts';

/** Chapter: Interrupts. The four windows of FO-10.1 are one question, asked at different moments. */

/** What a procedure with a window remembers: the seats that have passed, as bits. */
export interface Moment {
  passed: number;
}
type Interrupts = Say<'ability' | 'reward' | 'luck' | 'pass' | 'rest'>;

/** Visits every target that an interrupt may have, as numbered in `answers.ts`; true ends the visit. */
function visitTargets(s: Foes, target: Interrupt['target'], by: number, visit: (n: number) => boolean): boolean {
  if (target === 'none') return visit(0);
  if (target === 'foe') {
    for (let n = 0; n < s.foes.length; n++) if (lives(s, n) && visit(targetFoe(s, n))) return true;
    return false;
  }
  for (let place = 0; place < s.familiars.length; place++) {
    if (!stands(s, place) || (target === 'other' && place === by)) continue;
    if (visit(targetFamiliar(s, place))) return true;
  }
  return false;
}
const ABILITY = 1 << TASKS.indexOf('ability');
/** FO-10.13: what would change nothing is not offered, unless it does a task of who uses it. */
const helps = (s: Foes, { do: effects }: Interrupt, by: number, task: boolean, target: number): boolean =>
  task || couldDo(s, effects, by, target);
const needsTask = (s: Foes, place: number): boolean => (familiar(s, place).tasks & ABILITY) === 0;

/** A Special Ability needs a gem, a moment that it fits, and nobody that forbids it: the rule and the reason if not. */
function whyNoAbility(s: Foes, place: number, moment: number): readonly [rule: string, why: string] | null {
  if (familiar(s, place).gems === 0) return NO_GEM;
  if (isForbidden(s, 'abilities')) return NO_ABILITIES;
  const { when, do: effects } = matOf(s, place).ability;
  if ((when & moment) === 0) return WRONG_MOMENT;
  return isForbidden(s, 'healing') && effects.every((effect) => effect.do === 'heal') ? NO_HEALING : null;
}
const NO_HEALING = ['FO-10.9', 'no-healing'] as const;
const NO_GEM = ['FO-5.3', 'no-gem'] as const;
const NO_ABILITIES = ['FO-8.2', 'no-abilities'] as const;
const WRONG_MOMENT = ['FO-5.2', 'in-between'] as const;
const FLIPPED = 1 << TIMINGS.indexOf('flipped');

const couldUse = (s: Foes, interrupt: Interrupt, by: number, task: boolean): boolean =>
  visitTargets(s, interrupt.target, by, (target) => helps(s, interrupt, by, task, target));
/** Whether a Familiar has anything to declare at this moment. */
function couldInterrupt(s: Foes, place: number, moment: number): boolean {
  const { hp, luck, rewards } = familiar(s, place);
  if (hp === 0) return false;
  if (moment === FLIPPED && luck > 0) return true;
  if (whyNoAbility(s, place, moment) === null && couldUse(s, matOf(s, place).ability, place, needsTask(s, place)))
    return true;
  for (const card of rewards) {
    const { reward } = at(contentOf(s).foes, card);
    if ((reward.when & moment) !== 0 && couldUse(s, reward, place, false)) return true;
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
    const { ability } = matOf(s, place);
    const barred = whyNoAbility(s, place, moment);
    if (barred === null || offers.why)
      visitTargets(s, ability.target, place, (target) => {
        const answer = says.ability.of(mat, target);
        if (barred !== null) offers.bar(answer, ...barred);
        else if (helps(s, ability, place, needsTask(s, place), target)) offers.may(answer);
        else offers.bar(answer, 'FO-10.13', 'no-effect');
        return false;
      });
    for (const card of rewards) {
      const { reward } = at(foes, card);
      const fits = (reward.when & moment) !== 0;
      if (!fits && !offers.why) continue;
      visitTargets(s, reward.target, place, (target) => {
        const answer = says.reward.of(card, target);
        if (!fits) offers.bar(answer, 'FO-5.1', 'in-between');
        else if (helps(s, reward, place, false, target)) offers.may(answer);
        else offers.bar(answer, 'FO-10.13', 'no-effect');
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
