import { die } from '../../kernel/index.ts';
import { drain, enact, end, findArtifact, forbid, giveGem, giveLuck, giveMagic, heal, mend, strike } from './atoms.ts';
import { contentOf } from './content.ts';
import { tell } from './events.ts';
import { gemsOf } from './levels.ts';
import {
  at,
  familiar,
  foeAt,
  foePlace,
  isForbidden,
  lives,
  missingHealth,
  missingMagic,
  placeOf,
  stands,
  team,
} from './readings.ts';
import { DAMAGES, DAZES, FORBIDS, type Foes, GUARDS, HEXES, NONE, OPEN, ROLLS } from './state.ts';
import type { Effect } from './vocabulary.ts';

/** The words of the cards at work: each has what it does, and whether it could do anything now. */

/** The place of the Familiar that a target names, or NONE. Targets are numbered as in `answers.ts`. */
function familiarIn(s: Foes, target: number): number {
  const { mats } = contentOf(s);
  return target > 0 && target <= mats.length ? placeOf(s, target - 1) : NONE;
}
/** The place in the wave of the Foe that a target names, or NONE. */
export function foeIn(s: Foes, target: number): number {
  const first = contentOf(s).mats.length + 1;
  return target >= first ? foePlace(s, target - first) : NONE;
}
export const targetFamiliar = (s: Foes, place: number): number => familiar(s, place).mat + 1;
export const targetFoe = (s: Foes, n: number): number => contentOf(s).mats.length + 1 + foeAt(s, n).card;

/** The Standing Familiars that an effect is for, as bits. */
export function whom(s: Foes, to: 'self' | 'target' | 'team', by: number, target: number): number {
  if (to === 'team') return team(s);
  const place = to === 'self' ? by : familiarIn(s, target);
  return place !== NONE && stands(s, place) ? 1 << place : 0;
}
function eachOf(s: Foes, bits: number, visit: (place: number) => void): void {
  for (let place = 0; place < s.familiars.length; place++) if ((bits & (1 << place)) !== 0) visit(place);
}
function eachFoe(s: Foes, to: 'target' | 'foes', target: number, visit: (n: number) => void): void {
  const only = to === 'target' ? foeIn(s, target) : NONE;
  for (let n = 0; n < s.foes.length; n++) if (lives(s, n) && (to === 'foes' || n === only)) visit(n);
}
/** FO-5.5, FO-10.9: the round in which what is enacted now ends; in the Foes' turn that is with this very turn. */
const lasting = (s: Foes, lasts: 'next' | 'round'): number => (lasts === 'next' ? NONE : s.round);

const KINDS = { roll: ROLLS, damage: DAMAGES } as const;

/** How the damage of a card falls on a Foe. */
export type Strikes = (s: Foes, n: number, points: number) => void;
/** Does what a Familiar's card says, in its order. */
export function perform(s: Foes, effects: readonly Effect[], by: number, target: number, strikes?: Strikes): void {
  const plain: Strikes = (_s, n, points) => void strike(s, n, points, by);
  for (const effect of effects) if (s.result === null) resolve(s, effect, by, target, strikes ?? plain);
}
function resolve(s: Foes, effect: Effect, by: number, target: number, strikes: Strikes): void {
  switch (effect.do) {
    case 'heal':
      eachOf(s, whom(s, effect.to, by, target), (place) => heal(s, place, effect.amount));
      return;
    case 'magic':
      eachOf(s, whom(s, effect.to, by, target), (place) => giveMagic(s, place, effect.amount));
      return;
    case 'gem':
      eachOf(s, whom(s, effect.to, by, target), (place) => giveGem(s, place));
      return;
    case 'luck':
      eachOf(s, whom(s, effect.to, by, target), (place) => giveLuck(s, place));
      return;
    case 'artifact':
      findArtifact(s, by);
      return;
    case 'damage':
      eachFoe(s, effect.to, target, (n) => strikes(s, n, effect.amount));
      return;
    case 'boost':
    case 'guard': {
      const to = whom(s, effect.to, by, target);
      const kind = effect.do === 'guard' ? GUARDS : KINDS[effect.what];
      // What is for each one's next roll is used up one by one.
      const until = lasting(s, effect.for);
      const { amount } = effect;
      const from = s.round;
      if (until === NONE)
        eachOf(s, to, (place) => enact(s, { kind, by, foe: NONE, to: 1 << place, amount, from, until }));
      else enact(s, { kind, by, foe: NONE, to, amount, from, until });
      tell.boosted(s, to, effect.do === 'guard' ? 'guard' : effect.what, effect.amount, effect.for);
      return;
    }
    case 'hex':
      eachFoe(s, effect.to, target, (n) => {
        const { card } = foeAt(s, n);
        const { amount } = effect;
        enact(s, { kind: HEXES, by, foe: card, to: 0, amount, from: s.round, until: lasting(s, effect.for) });
        tell.hexed(s, card, effect.amount, effect.for);
      });
      return;
    case 'daze':
      eachFoe(s, effect.to, target, (n) => {
        const { card } = foeAt(s, n);
        enact(s, { kind: DAZES, by, foe: card, to: 0, amount: 1, from: s.round, until: NONE });
        tell.dazed(s, card);
      });
      return;
    case 'cleanse':
      if (end(s, ({ kind }) => kind === FORBIDS) > 0) tell.cleansed();
      return;
    case 'reflect':
      s.roll.reflects = by;
      return;
    case 'empower':
      s.roll.more += effect.amount;
      return;
    case 'treasure':
      if (effect.what === 'artifact') s.roll.finder = by;
      else s.roll.lucky = by;
      return;
    case 'reroll':
      rollDie(s, true);
      return;
    case 'turn':
      turnCoin(s);
      return;
    default:
      return;
  }
}

/** FO-10.2: the die falls, or falls again; its bonus stays. */
export function rollDie(s: Foes, again: boolean): void {
  s.roll.face = die(s, 20);
  tell.rolled(s, again);
}
export function turnCoin(s: Foes): void {
  s.coin = OPEN - s.coin;
  tell.turned(s.coin);
}

/** Whether a Familiar rolls to take HP from a Foe. */
const isAttack = (s: Foes): boolean => s.roll.by !== NONE && at(contentOf(s).deeds, s.roll.deed).attack;

/** Whether an effect could do anything now: what can do nothing is not offered (FO-5.7). */
function could(s: Foes, effect: Effect, by: number, target: number): boolean {
  switch (effect.do) {
    case 'heal':
      return !isForbidden(s, 'healing') && some(s, whom(s, effect.to, by, target), (p) => missingHealth(s, p) > 0);
    case 'magic':
      return some(s, whom(s, effect.to, by, target), (p) => missingMagic(s, p) > 0);
    case 'gem':
      return some(
        s,
        whom(s, effect.to, by, target),
        (p) => familiar(s, p).gems < gemsOf(s.options, s.familiars.length),
      );
    case 'luck':
      return s.luck > 0;
    case 'artifact':
      return s.deck.length > 0;
    case 'cleanse':
      return s.running.some(({ kind }) => kind === FORBIDS);
    case 'reflect':
      return s.roll.reflects === NONE;
    case 'empower':
      return isAttack(s);
    case 'treasure':
      if (!isAttack(s)) return false;
      return effect.what === 'artifact'
        ? s.roll.finder === NONE && s.deck.length > 0
        : s.roll.lucky === NONE && s.luck > 0;
    default:
      return true;
  }
}
function some(s: Foes, bits: number, holds: (place: number) => boolean): boolean {
  for (let place = 0; place < s.familiars.length; place++) if ((bits & (1 << place)) !== 0 && holds(place)) return true;
  return false;
}
export function couldDo(s: Foes, effects: readonly Effect[], by: number, target: number): boolean {
  for (const effect of effects) if (could(s, effect, by, target)) return true;
  return false;
}

/** Does what a Foe's chart says beside its attack; who has just been defeated takes MP and no more (FO-10.5). */
export function performFoe(s: Foes, effects: readonly Effect[], n: number): void {
  for (const effect of effects) {
    if (!lives(s, n) && effect.do !== 'drain') continue;
    if (effect.do === 'drain') eachOf(s, team(s), (place) => drain(s, place, effect.amount));
    else if (effect.do === 'forbid') forbid(s, foeAt(s, n).card, effect.what);
    else if (effect.do === 'mend') {
      if (effect.to === 'self') mend(s, n, effect.amount);
      else for (let each = 0; each < s.foes.length; each++) mend(s, each, effect.amount);
    }
  }
}
