import { call, choose, die, END, type Frame, type Offers, procedure, run, type Seat } from '../../../kernel/index.ts';
import { HITS, IS_HIT, typeBit } from '../abilities.ts';
import type { Say } from '../answers.ts';
import { contentOf, type Power, seatOf } from '../content.ts';
import { deed } from '../effects/deed.ts';
import { closeTriggers, fire, noteDealer, openTriggers } from '../effects/triggers.ts';
import { tell } from '../events.ts';
import { checkAfter } from '../lines/check.ts';
import { at, inArena, petOf, refTo } from '../readings.ts';
import { type Arena, type Battle, battleOf, NONE, type Pet } from '../state.ts';
import { isImmune, mayActOn, miss } from '../stats.ts';
import { manages } from '../turn/acting.ts';
import { hurt } from '../wounds.ts';
import { aftermath, hasAftermath, type Striking } from './aftermath.ts';
import { CRITICAL, damageOf, GLANCING, hitOf } from './blow.ts';
import { blockersInReach, offerPowers, onlyPower } from './powers.ts';

/** Battle, step 5: Attack Rolls & Damage, for one Pet. */

const battleIn = (s: Arena): Battle => battleOf(s) as Battle;
const powerOf = (s: Arena, d: Striking): Power => at(contentOf(s).powers, d.power);
const seatIn = (d: Striking): Seat => seatOf(d.pet);

// ---- Who strikes whom, and with what ----

type PowerOrPass = Say<'power' | 'pass'>;
/** MA-8.22, MA-16.8: who retaliates may choose a power now, if there is one for its foe. */
const choosesNow = (s: Arena, d: Striking): Seat | null =>
  d.retaliates && inArena(s, d.foe) && onlyPower(s, petOf(s, d.pet) as Pet, petOf(s, d.foe)) !== NONE
    ? seatIn(d)
    : null;
function powersOrPass(s: Arena, d: Striking, _seat: Seat, offers: Offers<PowerOrPass>): void {
  offerPowers(s, petOf(s, d.pet) as Pet, petOf(s, d.foe), offers as unknown as Offers<Say<'power'>>);
  offers.may(contentOf(s).says.pass.of());
}
function takePower(s: Arena, d: Striking, answer: PowerOrPass): void {
  if ('power' in answer) {
    d.power = answer.power;
    tell.powers(s, [d.pet], [d.power]);
  } else tell.passes(seatIn(d));
}

/** MA-8.3, MA-16.10: an Attacker without a Blocker of its own strikes any that it can reach. */
function targets(s: Arena, d: Striking, visit: (pet: Pet) => void): void {
  const b = battleIn(s);
  const striker = petOf(s, d.pet) as Pet;
  const attack = b.attacks.find(({ pet }) => pet === d.pet);
  if (attack === undefined) return;
  blockersInReach(s, b, attack, (pet) => {
    if (mayActOn(s, striker, pet)) visit(pet);
  });
}
/** Finds the target where there is no choice; one that is gone is looked for anew. */
function findTarget(s: Arena, d: Striking): typeof END | undefined {
  if (d.power === NONE) return END;
  if (inArena(s, d.foe)) return;
  d.foe = NONE;
  let found = 0;
  targets(s, d, (pet) => {
    found++;
    d.foe = refTo(pet);
  });
  if (found === 0) {
    tell.idle(s, d.pet);
    return END;
  }
  if (found > 1) d.foe = NONE;
}

// ---- The roll ----

/** MA-8.11, MA-8.16: d20 and Hit against Miss; a natural 20 hits anyway. */
function rollToHit(s: Arena, d: Striking): typeof END | undefined {
  const striker = petOf(s, d.pet) as Pet;
  const foe = petOf(s, d.foe) as Pet;
  const power = powerOf(s, d);
  battleIn(s).acted.push(d.pet);
  if (!manages(s, striker)) return END;
  d.die = die(s, 20);
  const bonus = hitOf(s, power, striker, foe);
  const against = miss(s, foe);
  const hit = d.die === CRITICAL || d.die + bonus >= against;
  tell.attack(s, d, bonus, against, hit);
  if (!hit) return END;
  setOff(s, d);
}
/** MA-8.13, MA-16.2: all that the hit sets off, as one sum, before its damage. */
function setOff(s: Arena, d: Striking): void {
  const striker = petOf(s, d.pet) as Pet;
  const foe = petOf(s, d.foe) as Pet;
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
function strikeHome(s: Arena, d: Striking): Frame | null {
  const foe = petOf(s, d.foe);
  const power = powerOf(s, d);
  if (foe !== null) hurt(s, foe, d.damage, power.type);
  if (d.die === GLANCING || power.do.length === 0) return null;
  const { pet: self, foe: target, deals: dealt } = d;
  const blunt = power.damage > 0 && !dealt;
  return deed.with({ list: power.number, seat: seatIn(d), self, target, hits: true, blunt, dealt, done: 0 });
}

export const strike = procedure<Arena, Striking>('strike', {
  'Retaliate: choose a Battle Power': choose<Arena, Striking, PowerOrPass>({
    ask: 'retaliate',
    pass: 'pass',
    by: choosesNow,
    from: powersOrPass,
    then: takePower,
    with: (s, d) => ({ pet: at(contentOf(s).refs, d.pet), foe: at(contentOf(s).refs, d.foe) }),
  }),
  'Find the target': run(findTarget),
  'Choose the target': choose<Arena, Striking, Say<'target'>>({
    ask: 'target',
    by: (_s, d) => (d.foe === NONE ? seatIn(d) : null),
    from: (s, d, _seat, offers) => targets(s, d, (pet) => offers.may(contentOf(s).says.target.of(refTo(pet)))),
    then: (_s, d, { target }) => {
      d.foe = target;
    },
    with: (s, d) => ({ pet: at(contentOf(s).refs, d.pet) }),
  }),
  'Attack roll and triggered effects': run(rollToHit),
  'Damage and further effects': call(strikeHome),
  Check: call((s, d) => checkAfter(s, d.pet)),
  'What follows from it': call((s, d) => (hasAftermath(s, d) ? aftermath.with({ ...d }) : null)),
});

/** The next Pet that still stands (MA-8.15); each is in the order once (MA-8.17). */
export function nextStrike(s: Arena, b: Battle): Frame | null {
  for (;;) {
    const next = b.order.shift();
    if (next === undefined) return null;
    if (!inArena(s, next.pet) || (next.power === NONE && !next.retaliates)) continue;
    return strike.with({
      pet: next.pet,
      power: next.power,
      foe: next.foe,
      retaliates: next.retaliates,
      die: 0,
      damage: 0,
      deals: false,
    });
  }
}
