import {
  call,
  die,
  END,
  type Frame,
  interrupt,
  type Offers,
  procedure,
  run,
  type Seat,
  window,
} from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { HITS, IS_HIT, typeBit } from '../content/abilities.ts';
import type { GameAnswer } from '../content/answers.ts';
import { contentOf, type Power, seatOf } from '../content/content.ts';
import { hurt } from '../effects/damage.ts';
import { deed } from '../effects/deed.ts';
import { closeTriggers, fire, noteDealer, openTriggers } from '../effects/triggers.ts';
import { checkAfter } from '../lines/check.ts';
import { tell } from '../state/events.ts';
import { isInArena, petNamed, petOf, refTo } from '../state/queries.ts';
import { type Arena, type Battle, battleIn, type Pet } from '../state/state.ts';
import { isImmune, mayActOn, miss } from '../state/stats.ts';
import { rollToAct } from '../turn/incapacity.ts';
import { aftermath, hasAftermath, type StrikeData } from './aftermath.ts';
import { CRITICAL, damageOf, GLANCING, hitOf } from './attack-roll.ts';
import { enterWith } from './entering.ts';
import { withRelease } from './holds.ts';
import { blockersInReach, offerPowers, onlyPower } from './powers.ts';
import { canAct } from './speed.ts';
import { afterFalls } from './succession.ts';

/** Battle, step 5: Attack Rolls & Damage, for one Pet. */

const powerOf = (s: Arena, d: StrikeData): Power => at(contentOf(s).powers, d.power);
const seatIn = (d: StrikeData): Seat => seatOf(d.pet);

// ---- Who strikes whom, and with what ----

type PowerOrPass = GameAnswer<'power' | 'pass'>;
/** MA-8.22, MA-16.8: who retaliates may choose a power now, if there is one for its foe; it may let go of a hold first. */
function choosesNow(s: Arena, d: StrikeData): Seat | null {
  const foe = petOf(s, d.foe);
  if (!d.retaliates || d.power !== NONE || foe === null) return null;
  const pet = petNamed(s, d.pet);
  const against = pet.holds === NONE ? foe : null;
  return onlyPower(s, pet, against) === NONE ? null : seatIn(d);
}
function powersOrPass(s: Arena, d: StrikeData, _seat: Seat, offers: Offers<PowerOrPass>): void {
  offerPowers(s, petNamed(s, d.pet), petOf(s, d.foe), offers);
  offers.may(contentOf(s).answers.pass.of());
}
function takePower(s: Arena, d: StrikeData, answer: PowerOrPass): typeof END | undefined {
  if ('power' in answer) {
    d.power = answer.power;
    tell.powers(s, [d.pet], [d.power]);
    return;
  }
  tell.passes(seatIn(d));
  return END;
}

/** MA-8.3, MA-8.4, MA-16.10: whom a leftover can strike: an Attacker any Blocker in reach, a Blocker whom it blocks. */
function targets(s: Arena, d: StrikeData, visit: (pet: Pet) => void): void {
  const b = battleIn(s);
  for (const attack of b.attacks) {
    if (attack.pet === d.pet) blockersInReach(s, b, attack, visit);
    else if (attack.blockers.includes(d.pet) && !b.retaliators.includes(attack.pet)) {
      const attacker = petOf(s, attack.pet);
      if (attacker !== null) visit(attacker);
    }
  }
}
/** Whether there is somebody whom it may strike, or could if it let go of its hold. */
function canStrikeAny(s: Arena, d: StrikeData): boolean {
  const striker = petNamed(s, d.pet);
  let any = false;
  targets(s, d, (pet) => {
    any ||= striker.holds !== NONE || mayActOn(s, striker, pet);
  });
  return any;
}
/**
 * Who strikes back or is struck back has its target. Whose target is gone, or out of reach because of a hold, looks for
 * another as a leftover does, and may let go of the hold (MA-12.5).
 */
function findTarget(s: Arena, d: StrikeData): typeof END | undefined {
  if (d.power === NONE) return END;
  const foe = petOf(s, d.foe);
  if (foe !== null && !d.leftover && mayActOn(s, petNamed(s, d.pet), foe)) return;
  d.leftover = true;
  d.foe = NONE;
  if (canStrikeAny(s, d)) return;
  tell.idle(s, d.pet);
  return END;
}
type TargetOrPass = GameAnswer<'target' | 'pass'>;
function targetsOrPass(s: Arena, d: StrikeData, _seat: Seat, offers: Offers<TargetOrPass>): void {
  const { answers } = contentOf(s);
  const striker = petNamed(s, d.pet);
  targets(s, d, (pet) => {
    const answer = answers.target.of(refTo(pet));
    if (mayActOn(s, striker, pet)) offers.may(answer);
    else offers.bar(answer, 'MA-12.5', 'held');
  });
  offers.may(answers.pass.of());
}

/** MA-16.19: a leftover enters battle with its target when it strikes. */
function enterNow(s: Arena, d: StrikeData): Frame | null {
  return enterWith(s, battleIn(s), d.pet, [d.foe]) ? checkAfter(s, NONE) : null;
}
/** Where one of the two fell on entering, the strike is looked at anew when somebody has perhaps come in its place. */
function standOrWait(s: Arena, d: StrikeData): typeof END | undefined {
  const stand = isInArena(s, d.pet) && isInArena(s, d.foe);
  const { pet, power, foe, retaliates, leftover } = d;
  if (!stand) battleIn(s).order.unshift({ pet, power, foe, retaliates, leftover });
  const next = afterFalls(s);
  if (next !== null) interrupt(s, next);
  return stand ? undefined : END;
}

// ---- The roll ----

/** MA-8.11, MA-8.16: d20 and Hit against Miss; a natural 20 hits anyway. */
function rollToHit(s: Arena, d: StrikeData): typeof END | undefined {
  const striker = petNamed(s, d.pet);
  const foe = petNamed(s, d.foe);
  const power = powerOf(s, d);
  battleIn(s).acted.push(d.pet);
  if (!rollToAct(s, striker)) return END;
  d.die = die(s, 20);
  const bonus = hitOf(s, power, striker, foe);
  const against = miss(s, foe);
  const hit = d.die === CRITICAL || d.die + bonus >= against;
  tell.attack(s, d, bonus, against, hit);
  if (!hit) return END;
  setOff(s, d);
}
/** MA-8.13, MA-16.2: all that the hit sets off, as one sum, before its damage. */
function setOff(s: Arena, d: StrikeData): void {
  const striker = petNamed(s, d.pet);
  const foe = petNamed(s, d.foe);
  const power = powerOf(s, d);
  d.damage = damageOf(s, power, striker, foe, d.die);
  openTriggers();
  fire(s, foe, IS_HIT, striker);
  fire(s, striker, HITS, foe);
  d.deals = d.damage > foe.shield && !isImmune(s, foe, typeBit(power.type));
  if (d.deals) noteDealer(striker, foe);
  closeTriggers(s);
}
/** MA-5.4: the damage, and on anything but a glancing blow what else the power does. */
function strikeHome(s: Arena, d: StrikeData): Frame | null {
  const foe = petOf(s, d.foe);
  const power = powerOf(s, d);
  if (foe !== null) hurt(s, foe, d.damage, power.type);
  if (d.die === GLANCING || power.do.length === 0) return null;
  const { pet: self, foe: target, deals: dealt } = d;
  const blunt = power.damage > 0 && !dealt;
  return deed.with({ list: power.number, seat: seatIn(d), self, target, hits: true, blunt, dealt, done: 0 });
}

export const strike = procedure<Arena, StrikeData>('strike', {
  'Retaliate: choose a Battle Power': window(
    withRelease<StrikeData, PowerOrPass>({
      ask: 'retaliate',
      pass: 'pass',
      by: choosesNow,
      from: powersOrPass,
      then: takePower,
      with: (s, d) => ({ pet: at(contentOf(s).refs, d.pet), foe: at(contentOf(s).refs, d.foe) }),
    }),
  ),
  'Find the target': run(findTarget),
  'A leftover chooses its target, or passes': window(
    withRelease<StrikeData, TargetOrPass>({
      ask: 'target',
      pass: 'pass',
      by: (_s, d) => (d.foe === NONE ? seatIn(d) : null),
      from: targetsOrPass,
      then: (_s, d, answer) => {
        if (!('target' in answer)) {
          tell.passes(seatIn(d));
          return END;
        }
        d.foe = answer.target;
      },
      with: (s, d) => ({ pet: at(contentOf(s).refs, d.pet) }),
    }),
  ),
  'Who has not met enters battle': call(enterNow),
  'Who fell on entering': run(standOrWait),
  'Attack roll and triggered effects': run(rollToHit),
  'Damage and further effects': call(strikeHome),
  Check: call((s, d) => checkAfter(s, d.pet)),
  'What follows from it': call((s, d) => (hasAftermath(s, d) ? aftermath.with({ ...d }) : null)),
});

/**
 * The next Pet that still stands (MA-8.15); each is in the order once (MA-8.17). Who can do nothing waits behind those who
 * can: until the last of them has struck, somebody may come in its place (MA-8.22).
 */
export function nextStrike(s: Arena, b: Battle): Frame | null {
  for (;;) {
    const next = b.order.shift();
    if (next === undefined) return null;
    if (!isInArena(s, next.pet)) continue;
    if (!canAct(next)) {
      if (b.order.some(canAct)) b.order.push(next);
      continue;
    }
    return strike.with({
      pet: next.pet,
      power: next.power,
      foe: next.foe,
      retaliates: next.retaliates,
      leftover: next.leftover,
      die: 0,
      damage: 0,
      deals: false,
    });
  }
}
