import { die } from '../../../kernel/index.ts';
import { at, NONE } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { gemsOf } from '../content/levels.ts';
import type { Effect } from '../content/vocabulary.ts';
import { isImmuneTo } from '../foes/abilities.ts';
import { tell } from '../state/events.ts';
import {
  drain,
  enact,
  end,
  findArtifact,
  forbid,
  giveGem,
  giveLuck,
  giveMagic,
  heal,
  mend,
  strike,
} from '../state/mutations.ts';
import {
  everyone,
  familiar,
  foeAt,
  isAlive,
  isDazed,
  isForbidden,
  missingHealth,
  missingMagic,
  team,
} from '../state/queries.ts';
import { DAMAGES, DAZES, FORBIDS, type Foes, GUARDS, HEXES, OPEN, ROLLS } from '../state/state.ts';
import { eachFoe, eachOf, whom } from './targets.ts';

/** FO-5.5, FO-10.9: the round in which what is enacted now ends; in the Foes' turn that is with this very turn. */
const lasting = (s: Foes, lasts: 'next' | 'round'): number => (lasts === 'next' ? NONE : s.round);

const KINDS = { roll: ROLLS, damage: DAMAGES } as const;

/** Where effects come from: what is no attack strikes Foes as it stands on the card. */
interface EffectSource {
  readonly spell: boolean;
  readonly strikes: (n: number, points: number) => void;
}
/** Does what a Familiar's card says, in its order. */
export function perform(s: Foes, effects: readonly Effect[], by: number, target: number, source?: EffectSource): void {
  const plain: EffectSource = { spell: false, strikes: (n, points) => void strike(s, n, points, by) };
  for (const effect of effects) if (s.result === null) resolve(s, effect, by, target, source ?? plain);
}
function resolve(s: Foes, effect: Effect, by: number, target: number, { spell, strikes }: EffectSource): void {
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
      eachFoe(s, effect.to, target, (n) => strikes(n, effect.amount));
      return;
    case 'boost':
    case 'guard': {
      const to = whom(s, effect.to, by, target);
      const kind = effect.do === 'guard' ? GUARDS : KINDS[effect.what];
      const until = lasting(s, effect.for);
      const lasts = { kind, by, spell, foe: NONE, amount: effect.amount, from: s.round, until };
      // What is for each one's next roll is used up one by one; what is for all for a round also bears on who is
      // revived in it (FO-10.18).
      if (until === NONE) eachOf(s, to, (place) => enact(s, { ...lasts, to: 1 << place }));
      else enact(s, { ...lasts, to: effect.to === 'team' ? everyone(s) : to });
      tell.boosted(s, to, effect.do === 'guard' ? 'guard' : effect.what, effect.amount, effect.for);
      return;
    }
    case 'hex': {
      const { amount } = effect;
      const until = lasting(s, effect.for);
      const lasts = { kind: HEXES, by, spell, to: 0, amount, from: s.round, until };
      // On every Foe for a round: also on those of a wave that begins in it (FO-10.18).
      const all = effect.to === 'foes' && until !== NONE;
      if (all) enact(s, { ...lasts, foe: NONE });
      eachFoe(s, effect.to, target, (n) => {
        const { card } = foeAt(s, n);
        if (!all) enact(s, { ...lasts, foe: card });
        tell.hexed(s, card, amount, effect.for);
      });
      return;
    }
    case 'daze':
      eachFoe(s, effect.to, target, (n) => {
        const { card } = foeAt(s, n);
        enact(s, { kind: DAZES, by, spell, foe: card, to: 0, amount: 1, from: s.round, until: NONE });
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
      if (effect.what === 'artifact') s.roll.finders = [...s.roll.finders, by];
      else s.roll.luckies = [...s.roll.luckies, by];
      return;
    case 'solo':
      s.roll.solo = true;
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

/** Whether a Familiar rolls to take HP from a Foe: one that is immune to this kind of deed loses none (FO-10.13). */
export function isAttack(s: Foes): boolean {
  if (s.roll.by === NONE) return false;
  const { attack, kind } = at(contentOf(s).deeds, s.roll.deed);
  return attack && !isImmuneTo(s, s.roll.foe, kind);
}

/** Whether an effect could do anything now: what can do nothing is not offered (FO-5.7). */
function couldAffect(s: Foes, effect: Effect, by: number, target: number): boolean {
  switch (effect.do) {
    case 'heal':
      return (
        !isForbidden(s, 'healing') && isAnyFamiliar(s, whom(s, effect.to, by, target), (p) => missingHealth(s, p) > 0)
      );
    case 'magic':
      return isAnyFamiliar(s, whom(s, effect.to, by, target), (p) => missingMagic(s, p) > 0);
    case 'gem':
      return isAnyFamiliar(
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
      return effect.what === 'artifact' ? s.roll.finders.length < s.deck.length : s.roll.luckies.length < s.luck;
    // It takes away, and is no reason to use what it stands on.
    case 'solo':
      return false;
    case 'daze':
      return isAnyFoe(s, effect.to, target, (card) => !isDazed(s, card));
    default:
      return true;
  }
}
function isAnyFamiliar(s: Foes, bits: number, holds: (place: number) => boolean): boolean {
  for (let place = 0; place < s.familiars.length; place++) if ((bits & (1 << place)) !== 0 && holds(place)) return true;
  return false;
}
function isAnyFoe(s: Foes, to: 'target' | 'foes', target: number, holds: (card: number) => boolean): boolean {
  let found = false;
  eachFoe(s, to, target, (n) => {
    found ||= holds(foeAt(s, n).card);
  });
  return found;
}
export function couldAffectAny(s: Foes, effects: readonly Effect[], by: number, target: number): boolean {
  for (const effect of effects) if (couldAffect(s, effect, by, target)) return true;
  return false;
}

/** Does what a Foe's chart says beside its attack; who has just been defeated takes MP and no more (FO-10.5). */
export function performFoe(s: Foes, effects: readonly Effect[], n: number): void {
  for (const effect of effects) {
    if (!isAlive(s, n) && effect.do !== 'drain') continue;
    if (effect.do === 'drain') eachOf(s, team(s), (place) => drain(s, place, effect.amount));
    else if (effect.do === 'forbid') forbid(s, foeAt(s, n).card, effect.what);
    else if (effect.do === 'mend') {
      if (effect.to === 'self') mend(s, n, effect.amount);
      else for (let each = 0; each < s.foes.length; each++) mend(s, each, effect.amount);
    }
  }
}
