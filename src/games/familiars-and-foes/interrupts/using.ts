import type { BarReason, Offers, Seat } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, type Interrupt, isBound } from '../content/content.ts';
import { TASKS } from '../content/vocabulary.ts';
import { couldAffectAny, perform, turnCoin } from '../effects/resolve.ts';
import { targetFamiliar, targetFoe } from '../effects/targets.ts';
import { DEFEATED, FALLEN_TARGET } from '../state/bars.ts';
import { tell } from '../state/events.ts';
import { spendLuck, spendReward, train } from '../state/mutations.ts';
import { familiar, isAlive, isForbidden, isStanding, matOf, nth, placeOf } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import { FLIPPED, type Moment, momentOf, topOf } from './moments.ts';
import { isRelevant } from './relevance.ts';

/** Chapter: Interrupts. Which may be used, what they do, and whom a moment is asked of: for questions and asides alike. */

export type Interrupts = GameAnswer<'ability' | 'reward' | 'luck'>;

/** Visits every target that an interrupt may have, as numbered in `answers.ts`; true ends the visit. */
function visitTargets(s: Foes, target: Interrupt['target'], by: number, visit: (n: number) => boolean): boolean {
  if (target === 'none') return visit(0);
  if (target === 'foe') {
    for (let n = 0; n < s.foes.length; n++) if (isAlive(s, n) && visit(targetFoe(s, n))) return true;
    return false;
  }
  for (let place = 0; place < s.familiars.length; place++) {
    if (!isStanding(s, place) || (target === 'other' && place === by)) continue;
    if (visit(targetFamiliar(s, place))) return true;
  }
  return false;
}
/** Visits those that would be targets, were they not Fallen or defeated. */
function visitGone(
  s: Foes,
  target: Interrupt['target'],
  by: number,
  visit: (n: number, barred: BarReason) => void,
): void {
  if (target === 'none') return;
  if (target === 'foe') {
    for (let n = 0; n < s.foes.length; n++) if (!isAlive(s, n)) visit(targetFoe(s, n), DEFEATED);
    return;
  }
  for (let place = 0; place < s.familiars.length; place++)
    if (!isStanding(s, place) && !(target === 'other' && place === by)) visit(targetFamiliar(s, place), FALLEN_TARGET);
}
const ABILITY = 1 << TASKS.indexOf('ability');
/** FO-10.13: what would change nothing is not offered, unless it does a task of who uses it. */
const helps = (s: Foes, { do: effects }: Interrupt, by: number, task: boolean, target: number): boolean =>
  task || couldAffectAny(s, effects, by, target);
const needsTask = (s: Foes, place: number): boolean => (familiar(s, place).tasks & ABILITY) === 0;

const FALLEN: BarReason = ['FO-7.1', 'fallen'];
const NO_HEALING: BarReason = ['FO-10.9', 'no-healing'];
const NO_GEM: BarReason = ['FO-5.3', 'no-gem'];
const NO_ABILITIES: BarReason = ['FO-8.2', 'no-abilities'];
const ABILITY_MOMENT: BarReason = ['FO-5.2', 'in-between'];
const REWARD_MOMENT: BarReason = ['FO-5.1', 'in-between'];
const NO_EFFECT: BarReason = ['FO-10.13', 'no-effect'];
const NO_TOKEN: BarReason = ['FO-5.4', 'no-token'];
const NO_COIN: BarReason = ['FO-5.4', 'no-coin'];

const onlyHeals = ({ do: effects }: Interrupt): boolean => effects.every((effect) => effect.do === 'heal');

/** A Special Ability needs a gem, a moment that it fits, and nobody that forbids it: the rule and the reason if not. */
function whyNoAbility(s: Foes, place: number, moment: number): BarReason | null {
  if (familiar(s, place).hp === 0) return FALLEN;
  if (familiar(s, place).gems === 0) return NO_GEM;
  if (isForbidden(s, 'abilities')) return NO_ABILITIES;
  const { ability } = matOf(s, place);
  if ((ability.when & moment) === 0) return ABILITY_MOMENT;
  return isForbidden(s, 'healing') && onlyHeals(ability) ? NO_HEALING : null;
}
function whyNoReward(s: Foes, place: number, reward: Interrupt, moment: number): BarReason | null {
  if (familiar(s, place).hp === 0) return FALLEN;
  if ((reward.when & moment) === 0) return REWARD_MOMENT;
  return isForbidden(s, 'healing') && onlyHeals(reward) ? NO_HEALING : null;
}
function whyNoLuck(s: Foes, place: number, moment: number): BarReason | null {
  const { hp, luck } = familiar(s, place);
  if (hp === 0) return FALLEN;
  if (luck === 0) return NO_TOKEN;
  return moment === FLIPPED ? null : NO_COIN;
}

/** Whether an interrupt that its owner may use bears on this moment. What is done for the task alone can wait, unless the card binds it. */
function asks(s: Foes, interrupt: Interrupt, place: number, moment: number, ability: boolean): boolean {
  const bound = isBound(interrupt);
  const task = bound && ability && needsTask(s, place);
  return visitTargets(s, interrupt.target, place, (target) =>
    bound
      ? helps(s, interrupt, place, task, target)
      : isRelevant(s, interrupt, place, target, moment, ability) && couldAffectAny(s, interrupt.do, place, target),
  );
}
/** FO-5.7: whether a Familiar has anything to declare that bears on this moment. */
export function isConcerned(s: Foes, place: number, moment: number): boolean {
  const { hp, gems, luck, rewards } = familiar(s, place);
  if (hp === 0) return false;
  if (moment === FLIPPED && luck > 0) return true;
  const { ability } = matOf(s, place);
  if (gems > 0 && (ability.concerns & moment) !== 0 && whyNoAbility(s, place, moment) === null)
    if (asks(s, ability, place, moment, true)) return true;
  for (const card of rewards) {
    const { reward } = at(contentOf(s).foes, card);
    if ((reward.concerns & moment) !== 0 && asks(s, reward, place, moment, false)) return true;
  }
  return false;
}

/** FO-5.1: all that the Familiars of a seat may use now, or the reasons why not. */
export function offerInterrupts(s: Foes, seat: Seat, moment: number, offers: Offers<Interrupts>): void {
  for (let n = 0; n < s.familiars.length; n++) {
    const place = nth(s, n);
    if (familiar(s, place).seat !== seat || (!isStanding(s, place) && !offers.why)) continue;
    offerAbility(s, place, moment, offers);
    offerRewards(s, place, moment, offers);
    const { luck } = contentOf(s).answers;
    const barred = whyNoLuck(s, place, moment);
    if (barred === null) offers.may(luck.of(familiar(s, place).mat));
    else if (offers.why) offers.bar(luck.of(familiar(s, place).mat), ...barred);
  }
}
function offerAbility(s: Foes, place: number, moment: number, offers: Offers<Interrupts>): void {
  const barred = whyNoAbility(s, place, moment);
  if (barred !== null && !offers.why) return;
  const { ability } = matOf(s, place);
  const task = needsTask(s, place);
  visitTargets(s, ability.target, place, (target) => {
    const answer = contentOf(s).answers.ability.of(familiar(s, place).mat, target);
    if (barred !== null) offers.bar(answer, ...barred);
    else if (helps(s, ability, place, task, target)) offers.may(answer);
    else offers.bar(answer, ...NO_EFFECT);
    return false;
  });
  if (!offers.why) return;
  visitGone(s, ability.target, place, (target, gone) =>
    offers.bar(contentOf(s).answers.ability.of(familiar(s, place).mat, target), ...(barred ?? gone)),
  );
}
function offerRewards(s: Foes, place: number, moment: number, offers: Offers<Interrupts>): void {
  const { answers, foes } = contentOf(s);
  for (const card of familiar(s, place).rewards) {
    const { reward } = at(foes, card);
    const barred = whyNoReward(s, place, reward, moment);
    if (barred !== null && !offers.why) continue;
    visitTargets(s, reward.target, place, (target) => {
      const answer = answers.reward.of(card, target);
      if (barred !== null) offers.bar(answer, ...barred);
      else if (helps(s, reward, place, false, target)) offers.may(answer);
      else offers.bar(answer, ...NO_EFFECT);
      return false;
    });
    if (!offers.why) continue;
    visitGone(s, reward.target, place, (target, gone) =>
      offers.bar(answers.reward.of(card, target), ...(barred ?? gone)),
    );
  }
}

/** The place of the Familiar that has this reward. */
function holderOf(s: Foes, card: number): number {
  for (let place = 0; place < s.familiars.length; place++) if (familiar(s, place).rewards.includes(card)) return place;
  return NONE;
}
/** FO-5.3, FO-5.5: what is used is gone. Whoever passed is asked again, if something has happened to what they passed. */
export function useInterrupt(s: Foes, answer: Interrupts): void {
  const moment = momentOf(s);
  if ('card' in answer) {
    const place = holderOf(s, answer.card);
    const { reward } = at(contentOf(s).foes, answer.card);
    if (isRelevant(s, reward, place, answer.target, moment, false)) askAgain(s);
    spendReward(s, place, answer.card);
    tell.reward(s, place, answer.card, answer.target);
    perform(s, reward.do, place, answer.target);
    return;
  }
  const place = placeOf(s, answer.familiar);
  if (!('target' in answer)) {
    askAgain(s);
    spendLuck(s, place);
    turnCoin(s);
    return;
  }
  const { ability } = matOf(s, place);
  if (isRelevant(s, ability, place, answer.target, moment, true)) askAgain(s);
  familiar(s, place).gems--;
  tell.ability(s, place, answer.target);
  train(s, place, 'ability');
  perform(s, ability.do, place, answer.target);
}
const askAgain = (s: Foes): void => {
  (topOf(s).data as Moment).passed = 0;
};
