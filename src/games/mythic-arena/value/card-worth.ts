import { at } from '../../shared/list.ts';
import { type Content, type Deed, isElyth, isItem, isPet, type Power } from '../content/content.ts';
import type { Ability, Effect, Grants } from '../content/vocabulary.ts';

/** How good a card looks by itself, for bots that draft and build decks. Opinion, worked out once a card. */

const known = new WeakMap<Content, number[]>();

const grantsWorth = ({
  health = 0,
  speed = 0,
  hit = 0,
  miss = 0,
  damage = 0,
  armour = 0,
  regeneration = 0,
  willpower = 0,
}: Grants): number =>
  Math.abs(health * 0.1 + speed * 0.05 + (hit + miss) * 1.3 + (damage + armour) * 0.5 + regeneration * 0.3 + willpower);

const effectWorth = (effect: Effect): number => {
  switch (effect.do) {
    case 'damage':
      return (effect.to === 'self' ? -0.1 : 0.12) * effect.amount;
    case 'heal':
      return 0.1 * effect.amount;
    case 'status':
      return 2.5 * (effect.counters ?? 1);
    case 'hold':
      return 2;
    case 'draw':
      return 1.5 * effect.cards;
    case 'shield':
      return 0.1 * effect.damage + effect.statuses;
    case 'grow':
      return 0.8 * grantsWorth(effect.grants);
    case 'boost':
      return 0.4 * grantsWorth(effect.grants);
    case 'stasis':
      return 2.5;
    default:
      return 1.5;
  }
};
const powerWorth = (power: Power): number =>
  (power.damage * 0.25 + power.do.reduce((sum, effect) => sum + effectWorth(effect), 0) + (power.switchHit ? 1 : 0)) /
  (1 + power.willpower * 0.08);
const abilityWorth = (ability: Ability): number => {
  if ('trait' in ability) return 3;
  if ('immune' in ability) return 0.6 * ability.immune.length;
  if ('when' in ability)
    return (ability.when === 'downs' ? 1 : 3) * ability.do.reduce((sum, effect) => sum + effectWorth(effect), 0);
  return grantsWorth(ability.grants) * (ability.if === undefined ? 1 : 0.5) * (ability.each === undefined ? 1 : 1.5);
};
const deedWorth = (deed: Deed): number => deed.do.reduce((sum, effect) => sum + effectWorth(effect), 0);

function petWorth(c: Content, card: number): number {
  const { stats, powers, unique } = at(c.pets, card);
  const [health = 0, speed = 0, hit = 0, miss = 0] = stats;
  const best = Math.max(...powers.map(powerWorth));
  const passives = at(c.pack.pets, card).passives.flatMap(({ gives }) => gives);
  const extra = passives.reduce((sum, ability) => sum + abilityWorth(ability), 0);
  return health * 0.1 + speed * 0.03 + hit + miss + best + extra + (unique === null ? 0 : deedWorth(unique));
}
function rate(c: Content, card: number): number {
  if (isPet(c, card)) return petWorth(c, card);
  if (isElyth(c, card))
    return at(c.pack.elyth, card - c.elyth).gives.reduce((sum, each) => sum + abilityWorth(each), 0);
  const deed = c.deeds[card];
  const again = isItem(c, card) && at(c.pack.items, card - c.items).rests !== undefined ? 1 : 0;
  return deed === undefined ? 0 : deedWorth(deed) * ((c.uses[card] ?? 1) + again);
}

/** Where each kind of card begins, and where the last one ends. */
const bounds = (c: Content): readonly number[] => [0, c.tokens, c.elyth, c.runes, c.items, c.all];

/**
 * How much a card is worth beside others of its kind: 2 for the usual ones, one more where it is twice as good as the
 * mean, one less where it is half as good. Small differences are no reason to draft the same deck every time.
 */
export function worthOf(c: Content, card: number): number {
  let rates = known.get(c);
  if (rates === undefined) {
    const raw = c.cards.map((_, each) => rate(c, each));
    rates = raw.map((own, each) => {
      const end = bounds(c).findIndex((bound) => bound > each);
      const kind = raw.slice(bounds(c)[end - 1], bounds(c)[end]);
      const mean = kind.reduce((sum, other) => sum + other, 0) / kind.length;
      return own <= 0 || mean <= 0 ? 0 : Math.max(0, Math.min(4, 2 + Math.trunc(Math.log2(own / mean))));
    });
    known.set(c, rates);
  }
  return rates[card] ?? 0;
}

/** A deck wants some of everything: more of one kind than this is worth less. */
const ENOUGH = { elyth: 9, runes: 4, items: 4 } as const;
export function mixOf(c: Content, deck: readonly number[]): number {
  const count = (from: number, to: number): number => deck.filter((card) => card >= from && card < to).length;
  const surplus =
    Math.max(0, count(c.elyth, c.runes) - ENOUGH.elyth) +
    Math.max(0, count(c.runes, c.items) - ENOUGH.runes) +
    Math.max(0, count(c.items, c.all) - ENOUGH.items);
  return -0.7 * surplus;
}
