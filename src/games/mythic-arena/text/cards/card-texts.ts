import type { Language } from '../../../../text/languages.ts';
import { nameOf } from '../../../../text/name.ts';
import { capital } from '../../../../text/wording.ts';
import type {
  Ability,
  BattlePower,
  Condition,
  Effect,
  Grants,
  Pack,
  PetCard,
  Stat,
  StatusName,
  Target,
  Trigger,
  Type,
  Unique,
} from '../../content/vocabulary.ts';
import type { MythicArenaMessages } from '../../generated/messages.ts';

/** Who speaks of an effect: a Pet's power, a card, or a trigger. */
export type EffectSpeaker = 'power' | 'card' | Trigger;

/** What is put together clause by clause, written once a language. Whole sentences are messages. */
export interface CardClauses {
  /** As a list of the language: `a, b and c`. */
  and(items: readonly string[]): string;
  /** What is done, without a capital and a full stop: `draw a card`. */
  effect(effect: Effect, speaking: EffectSpeaker, token: string): string;
  /** All parts of a condition in one phrase, to follow what it is a condition of: `with 80 Health or less left`. */
  condition(condition: Condition, of: 'self' | 'target'): string;
  /** `a Burn counter`, in the accusative. */
  counters(count: number, status: StatusName): string;
}

/** One language: its messages and its clauses. */
export interface CardWords {
  readonly t: MythicArenaMessages;
  readonly clauses: CardClauses;
}

/** `+10`, and `−10` with the sign for minus. */
export const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Each change of a stat: `+10 Speed`. */
export const grantParts = (t: MythicArenaMessages, grants: Grants): string[] =>
  (Object.entries(grants) as [Stat, number][]).map(([stat, by]) => {
    if (stat !== 'willpower') return t.grants[stat]({ by: signed(by) });
    return by > 0 ? t.grants.lessWillpower({ count: by }) : t.grants.moreWillpower({ count: -by });
  });

/** So much damage, as one takes or deals it: `40 fire damage`. */
export const damageText = (t: MythicArenaMessages, amount: number, type: Type | null): string =>
  t.damage[type ?? 'none']({ amount });

/** Whether it only takes away. */
export const isLoss = (grants: Grants): boolean => Object.values(grants).every((by) => (by ?? 0) < 0);

/** Health comes in tens, so above 40 is 50 at least. */
export const atLeast = (above: number): number => Math.floor(above / 10) * 10 + 10;

const joined = (parts: readonly (string | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ');
/** Phrases of one sentence. One that is a relative clause begins with its own comma. */
const phrases = (parts: readonly (string | null)[]): string => `${joined(parts).replaceAll(' ,', ',')}.`;

/** The name of a token Pet. */
type NameOf = (id: string) => string;
const clausesOf = (c: CardClauses, effects: readonly Effect[], speaking: EffectSpeaker, names: NameOf): string[] =>
  effects.map((effect) => c.effect(effect, speaking, effect.do === 'summon' ? names(effect.token) : ''));
/** What a list of effects does, a sentence each. */
export const effectsText = (
  c: CardClauses,
  effects: readonly Effect[],
  speaking: EffectSpeaker,
  names: NameOf,
): string => joined(clausesOf(c, effects, speaking, names).map((clause) => `${capital(clause)}.`));

function abilityText({ t, clauses: c }: CardWords, ability: Ability, names: NameOf): string {
  const { cards } = t;
  if ('trait' in ability) return cards[ability.trait];
  if ('immune' in ability)
    return cards.immune({ what: ability.immune.map((id) => nameOf({ ...t.types, ...t.statuses }[id], t.nouns[id])) });
  const condition = ability.if === undefined ? null : c.condition(ability.if, 'self');
  if ('when' in ability) {
    const moment = cards.moments[ability.when];
    const effects = c.and(clausesOf(c, ability.do, ability.when, names));
    return condition === null ? cards.when({ moment, effects }) : cards.whenIf({ moment, condition, effects });
  }
  const { grants, each, most } = ability;
  return phrases([
    c.and(grantParts(t, grants)),
    each === undefined ? null : cards.each[each],
    each === undefined || most === undefined ? null : `(${cards.most({ most })})`,
    condition,
  ]);
}
/** What passives or an Elyth give, a sentence each. */
export const abilitiesText = (words: CardWords, gives: readonly Ability[], names: NameOf): string =>
  joined(gives.map((ability) => abilityText(words, ability, names)));
const targetText = ({ t, clauses: c }: CardWords, target: Target | undefined): string | null =>
  target === undefined
    ? null
    : phrases([
        t.cards[target.other === true ? 'others' : 'targets'][target.side],
        target.if === undefined ? null : c.condition(target.if, 'target'),
      ]);

function bonusText({ t, clauses: c }: CardWords, bonus: NonNullable<BattlePower['bonus']>): string {
  const { damage = 0, hit = 0 } = bonus;
  const more = [damage > 0 ? t.cards.bonus.damage({ damage }) : '', hit > 0 ? t.cards.bonus.hit({ hit }) : ''];
  return phrases([
    c.and(more.filter((part) => part !== '')),
    bonus.of === 'self' ? null : t.cards.against,
    c.condition(bonus.if, bonus.of),
  ]);
}
function battleText(words: CardWords, power: BattlePower, names: NameOf): string {
  const { t } = words;
  return joined([
    power.damage > 0 ? t.cards.deals({ damage: damageText(t, power.damage, power.type) }) : null,
    power.bonus === undefined ? null : bonusText(words, power.bonus),
    hitText(words, power, names),
  ]);
}
/** What a hit does besides damage; empty where that is nothing. */
export const hitText = (
  { t, clauses: c }: CardWords,
  {
    switchHit,
    do: effects = [],
  }: { readonly switchHit?: boolean | undefined; readonly do?: readonly Effect[] | undefined },
  names: NameOf,
): string =>
  joined([
    switchHit === true ? t.cards.switchHit : null,
    effects.length === 0 ? null : t.cards.onHit({ effects: c.and(clausesOf(c, effects, 'power', names)) }),
  ]);
const uniqueText = (words: CardWords, { target, do: effects }: Unique, names: NameOf): string =>
  joined([targetText(words, target), effectsText(words.clauses, effects, 'power', names)]);

/** Names and texts of every card of a pack, and of every power, by id. */
export function cardTexts(
  words: CardWords,
  language: Language,
  pack: Pack,
): ReadonlyMap<string, { readonly name: string; readonly text: string }> {
  const { t, clauses } = words;
  const texts = new Map<string, { name: string; text: string }>();
  const name = (card: { names: Readonly<Record<Language, string>> }): string => card.names[language];
  const names: NameOf = (id) => {
    const token = pack.tokens.find((pet) => pet.id === id);
    return token === undefined ? id : name(token);
  };
  const abilities = (gives: readonly Ability[]): string => abilitiesText(words, gives, names);
  const petText = (pet: PetCard, token: boolean): string =>
    joined([
      token ? t.cards.token : null,
      t.cards.head(pet),
      ...pet.passives.map((passive) => t.cards.passive({ name: name(passive), text: abilities(passive.gives) })),
      ...pet.battle.map((power) =>
        t.cards.battle({ name: name(power), willpower: power.willpower, text: battleText(words, power, names) }),
      ),
      pet.unique === undefined
        ? null
        : t.cards.unique({
            name: name(pet.unique),
            willpower: pet.unique.willpower,
            text: uniqueText(words, pet.unique, names),
          }),
    ]);

  for (const [i, pet] of [...pack.pets, ...pack.tokens].entries()) {
    texts.set(pet.id, { name: name(pet), text: petText(pet, i >= pack.pets.length) });
    for (const power of pet.battle) texts.set(power.id, { name: name(power), text: battleText(words, power, names) });
    for (const { gives, ...passive } of pet.passives)
      texts.set(passive.id, { name: name(passive), text: abilities(gives) });
    if (pet.unique) texts.set(pet.unique.id, { name: name(pet.unique), text: uniqueText(words, pet.unique, names) });
  }
  for (const { gives, on, ...card } of pack.elyth)
    texts.set(card.id, { name: name(card), text: joined([t.cards.elyth[on ?? 'own'], abilities(gives)]) });
  for (const { when, target, removed, do: effects, ...card } of pack.runes)
    texts.set(card.id, {
      name: name(card),
      text: joined([
        t.cards.rune[when],
        removed === true ? t.cards.removed : null,
        targetText(words, target),
        effectsText(clauses, effects, 'card', names),
      ]),
    });
  for (const { uses, rests, target, do: effects, ...card } of pack.items)
    texts.set(card.id, {
      name: name(card),
      text: joined([
        t.cards.item({ uses }),
        rests === undefined || rests === 0 ? null : t.cards.rests({ turns: rests }),
        targetText(words, target),
        effectsText(clauses, effects, 'card', names),
      ]),
    });
  return texts;
}
