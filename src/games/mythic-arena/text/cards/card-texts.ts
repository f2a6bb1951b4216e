import type {
  Ability,
  BattlePower,
  Condition,
  Effect,
  Grants,
  LineName,
  Pack,
  PetCard,
  Stat,
  StatusName,
  Target,
  Trigger,
  Type,
  Unique,
} from '../../content/vocabulary.ts';

/** What stands on the cards: phrases to be written once a language, and how they are put together. */

/** What an effect is spoken of: by a Pet's power, a card, or a trigger. */
export type EffectSpeaker = 'power' | 'card' | Trigger;

export interface CardTexts {
  readonly lines: Readonly<Record<LineName, string>>;
  readonly statuses: Readonly<Record<StatusName, string>>;
  /** A type of damage without a number: `fire damage`. */
  readonly types: Readonly<Record<Type, string>>;
  readonly health: string;
  /** How often an Item can still be used. */
  readonly uses: string;
  /** A stat with its change: `+10 Speed`. */
  stat(stat: Stat, by: number): string;
  list(items: readonly string[]): string;
  /** Health, Speed, Hit and Miss. */
  head(health: number, speed: number, hit: number, miss: number): string;
  /** A power's name with the cards that it needs, and what it does. */
  power(kind: 'passive' | 'battle' | 'unique', name: string, willpower: number, text: string): string;
  /** What is done, without a capital and a full stop: `draw a card`. */
  effect(effect: Effect, speaking: EffectSpeaker, token: string): string;
  /** So much damage, as one takes or deals it: `40 fire damage`. */
  damage(amount: number, type: Type | null): string;
  /** What a Battle Power says of its damage. */
  deals(damage: string): string;
  readonly switchHit: string;
  /** Before what happens only on a hit; the effects are one list. */
  onHit(effects: string): string;
  bonus(of: 'self' | 'target', condition: string, damage: number, hit: number): string;
  /** All parts of a condition in one phrase, to follow what it is a condition of: `at 80 Health or less`. */
  condition(condition: Condition, of: 'self' | 'target'): string;
  grants(grants: string, condition: string | null, each: 'ally' | 'foe' | 'fallen' | null, most: number | null): string;
  readonly flying: string;
  readonly nimble: string;
  immune(to: readonly (StatusName | Type)[]): string;
  when(trigger: Trigger, condition: string | null, effects: string): string;
  /** Whom a card or power is used on. */
  target(side: Target['side'], other: boolean, condition: string | null): string;
  elyth(on: 'own' | 'foe' | 'any'): string;
  rune(when: 'turn' | 'battle' | 'any', removed: boolean): string;
  item(uses: number, rests: number): string;
  readonly token: string;
}

export const grantsText = (t: CardTexts, grants: Grants): string =>
  t.list((Object.entries(grants) as [Stat, number][]).map(([stat, by]) => t.stat(stat, by)));

const sentences = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');

/** Whether it only takes away. */
export const isLoss = (grants: Grants): boolean => Object.values(grants).every((by) => (by ?? 0) < 0);

export const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** Health comes in tens, so above 40 is 50 at least. */
export const atLeast = (above: number): number => Math.floor(above / 10) * 10 + 10;

type NameOf = (id: string) => string;
const clauses = (t: CardTexts, effects: readonly Effect[], speaking: EffectSpeaker, names: NameOf): string[] =>
  effects.map((effect) => t.effect(effect, speaking, effect.do === 'summon' ? names(effect.token) : ''));
const effectsText = (t: CardTexts, effects: readonly Effect[], speaking: EffectSpeaker, names: NameOf): string =>
  clauses(t, effects, speaking, names)
    .map((clause) => `${capital(clause)}.`)
    .join(' ');

function abilityText(t: CardTexts, ability: Ability, names: NameOf): string {
  const condition = 'if' in ability && ability.if !== undefined ? t.condition(ability.if, 'self') : null;
  if ('trait' in ability) return t[ability.trait];
  if ('immune' in ability) return t.immune(ability.immune);
  if ('when' in ability) return t.when(ability.when, condition, t.list(clauses(t, ability.do, ability.when, names)));
  return t.grants(grantsText(t, ability.grants), condition, ability.each ?? null, ability.most ?? null);
}
const targetText = (t: CardTexts, target: Target | undefined): string | null =>
  target === undefined
    ? null
    : t.target(target.side, target.other === true, target.if === undefined ? null : t.condition(target.if, 'target'));

function battleText(t: CardTexts, power: BattlePower, names: NameOf): string {
  const { bonus } = power;
  return sentences([
    power.damage > 0 ? t.deals(t.damage(power.damage, power.type)) : null,
    bonus === undefined ? null : t.bonus(bonus.of, t.condition(bonus.if, bonus.of), bonus.damage ?? 0, bonus.hit ?? 0),
    power.switchHit === true ? t.switchHit : null,
    power.do === undefined ? null : t.onHit(t.list(clauses(t, power.do, 'power', names))),
  ]);
}
const uniqueText = (t: CardTexts, { target, do: effects }: Unique, names: NameOf): string =>
  sentences([targetText(t, target), effectsText(t, effects, 'power', names)]);

function petText(t: CardTexts, pet: PetCard, language: string, names: NameOf, token: boolean): string {
  const name = (power: { names: Readonly<Record<string, string>> }): string => power.names[language] as string;
  return sentences([
    token ? t.token : null,
    t.head(pet.health, pet.speed, pet.hit, pet.miss),
    ...pet.passives.map((passive) =>
      t.power('passive', name(passive), 0, passive.gives.map((ability) => abilityText(t, ability, names)).join(' ')),
    ),
    ...pet.battle.map((power) => t.power('battle', name(power), power.willpower, battleText(t, power, names))),
    pet.unique === undefined
      ? null
      : t.power('unique', name(pet.unique), pet.unique.willpower, uniqueText(t, pet.unique, names)),
  ]);
}

/** Names and texts of every card of a pack, and of every power, by id. */
export function cardTexts(
  t: CardTexts,
  language: string,
  pack: Pack,
): ReadonlyMap<string, { readonly name: string; readonly text: string }> {
  const texts = new Map<string, { name: string; text: string }>();
  const name = (card: { names: Readonly<Record<string, string>> }): string => card.names[language] as string;
  const names: NameOf = (id) => {
    const token = pack.tokens.find((pet) => pet.id === id);
    return token === undefined ? id : name(token);
  };
  for (const [i, pet] of [...pack.pets, ...pack.tokens].entries()) {
    texts.set(pet.id, { name: name(pet), text: petText(t, pet, language, names, i >= pack.pets.length) });
    for (const power of pet.battle) texts.set(power.id, { name: name(power), text: battleText(t, power, names) });
    for (const { gives, ...passive } of pet.passives)
      texts.set(passive.id, {
        name: name(passive),
        text: gives.map((ability) => abilityText(t, ability, names)).join(' '),
      });
    if (pet.unique) texts.set(pet.unique.id, { name: name(pet.unique), text: uniqueText(t, pet.unique, names) });
  }
  for (const { gives, on, ...card } of pack.elyth)
    texts.set(card.id, {
      name: name(card),
      text: sentences([t.elyth(on ?? 'own'), ...gives.map((ability) => abilityText(t, ability, names))]),
    });
  for (const { when, target, removed, do: effects, ...card } of pack.runes)
    texts.set(card.id, {
      name: name(card),
      text: sentences([t.rune(when, removed === true), targetText(t, target), effectsText(t, effects, 'card', names)]),
    });
  for (const { uses, rests, target, do: effects, ...card } of pack.items)
    texts.set(card.id, {
      name: name(card),
      text: sentences([t.item(uses, rests ?? 0), targetText(t, target), effectsText(t, effects, 'card', names)]),
    });
  return texts;
}
