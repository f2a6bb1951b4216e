import type { Ability, AbilityMoment, Effect, Filter, LocationRule, StandingAbility } from '../content/vocabulary.ts';

/** What the piles are called, from a player's place at the table. */
export interface PileNames {
  readonly centre: string;
  readonly ownLeft: string;
  readonly ownRight: string;
  /** The pile to this player's left. */
  left(name: string): string;
}

/** All that people read of this game, to be written once a language. The compiler sees to it that nothing is missing. */
export interface Texts {
  /** A list as one reads it out: `a, b and c`. */
  list(items: readonly string[]): string;
  readonly piles: PileNames;
  /** A card that the reader may not see. */
  readonly hidden: string;
  readonly asks: {
    befriend(): string;
    use(familiar: string): string;
    scavenge(): string;
    powers(): string;
    travel(): string;
    cast(): string;
    /** FF-5.4: a Spell is next, or the Location is changed first. */
    castOrTravel(location: string): string;
    discard(what: Filter): string;
    steal(what: Filter): string;
    give(what: Filter): string;
    trade(what: Filter): string;
    collect(): string;
    look(): string;
    unveil(): string;
    drop(): string;
    /** FF-6.9: with so many cards in hand and in the deck. */
    refill(hand: number, deck: number): string;
    play(up: number, down: number): string;
    /** FF-3.3: the final action of who has so many Abyss Essences. */
    out(abyss: number, up: number, down: number): string;
    /** A question that a card puts: its name goes before. */
    by(card: string, question: string): string;
  };
  readonly answers: {
    befriend(familiar: string): string;
    take(pile: string): string;
    spare(pile: string): string;
    readonly use: string;
    readonly obey: string;
    readonly pass: string;
    readonly draw: string;
    readonly travel: string;
    readonly stay: string;
    cast(card: string): string;
    discard(card: string): string;
    steal(player: string, card: string): string;
    give(card: string, player: string): string;
    trade(card: string, player: string, other: string): string;
    collect(pile: string): string;
    look(pile: string): string;
    unveil(pile: string): string;
    drop(card: string): string;
    play(card: string, pile: string, down: boolean): string;
  };
  /** Sentences for the log; `who`, `other` are players' names. */
  readonly events: {
    dealt(card: string, pile: string): string;
    joined(pairs: readonly (readonly [player: string, familiar: string])[]): string;
    befriended(who: string, familiar: string): string;
    arrived(location: string): string;
    starts(who: string): string;
    drew(who: string, count: number, cards: readonly string[] | null): string;
    turn(who: string): string;
    took(who: string, pile: string, cards: readonly string[], left: boolean): string;
    used(who: string, familiar: string): string;
    bound(who: string, location: string): string;
    warded(who: string, familiar: string, other: string): string;
    withstood(who: string, familiar: string, abyss: number): string;
    cast(who: string, card: string): string;
    fizzled(who: string, card: string): string;
    sifted(who: string, card: string): string;
    discarded(who: string, card: string): string;
    stole(who: string, other: string, card: string): string;
    gave(who: string, other: string, card: string): string;
    traded(who: string, card: string, other: string, theirs: string): string;
    collected(who: string, pile: string, card: string): string;
    looked(who: string, pile: string, cards: readonly string[] | null): string;
    unveiled(who: string, pile: string, cards: readonly string[]): string;
    dropped(who: string, card: string): string;
    travelled(who: string, location: string): string;
    stayed(who: string): string;
    /** Each placement is already a phrase of `laidOne`. */
    laid(who: string, placements: readonly string[]): string;
    laidOne(card: string | null, pile: string, down: boolean): string;
    filled(card: string, pile: string): string;
    eliminated(who: string, abyss: number): string;
    merged(from: string, into: string): string;
    deckOut(who: string): string;
  };
  /** Why something is not allowed. */
  readonly bars: {
    'out-of-reach'(): string;
    empty(): string;
    resting(): string;
    'left-already'(): string;
    'already-chosen'(): string;
    'not-that-kind'(what: Filter): string;
    warded(): string;
    'nothing-hidden'(): string;
    'no-more-down'(): string;
    'no-more-up'(): string;
    'only-up'(): string;
    'only-down'(): string;
    full(): string;
    enough(): string;
    'leaves-empty'(): string;
    'one-at-least'(): string;
    'tourism-needs-locations'(): string;
    'first-not-seated'(): string;
  };
  /** The end: `winners` is a list as read out, `shared` if they are several. */
  readonly results: {
    astral(winners: string): string;
    set(winners: string): string;
    abyss(winners: string): string;
    deck(winners: string, shared: boolean): string;
  };
  readonly options: Readonly<Record<'abilities' | 'locations' | 'tourism' | 'familiars' | 'first', OptionText>>;
  readonly zones: {
    readonly location: string;
    readonly deck: string;
    readonly discard: string;
    familiar(who: string): string;
    collection(who: string): string;
    hand(who: string): string;
    readonly ownHand: string;
  };
  /** What stands on the cards. */
  readonly cards: {
    ingredient(): string;
    astral(): string;
    abyss(): string;
    /** FF-1.2: how many of the kind are in the deck with two, three and four players. Comes last on the card. */
    copies(two: number, three: number, four: number): string;
    /** One sentence a word, with its full stop; `may` says that it can be declined. */
    effect(effect: Effect): string;
    /** Before an ability: it counts only where abilities are played with. */
    readonly fullGame: string;
    /** What comes before the effects of an ability: when it can be used. */
    moment(moment: AbilityMoment): string;
    /** One sentence a standing ability. */
    readonly always: {
      readonly [K in keyof Required<StandingAbility>]: (value: NonNullable<StandingAbility[K]>) => string;
    };
    /** One sentence a word of a Location, of the central pile. For `taken` the effects' sentences are given. */
    readonly rule: {
      readonly [K in keyof Required<Omit<LocationRule, 'taken'>>]: (value: NonNullable<LocationRule[K]>) => string;
    } & { taken(effects: string): string };
  };
}

export interface OptionText {
  readonly name: string;
  readonly help: string;
  readonly values: Readonly<Record<string, string>>;
}

/** How many cards are still to be played each way, without what is none: `2 face up`, `1 face down`. */
export const leftToPlay = (up: number, down: number, facing: (down: boolean) => string): string[] =>
  [[up, false] as const, [down, true] as const].flatMap(([n, isDown]) => (n > 0 ? [`${n} ${facing(isDown)}`] : []));

/** The sentences of a Familiar's ability. */
export const abilityText = (t: Texts, ability: Ability): string =>
  'always' in ability
    ? words(t.cards.always, ability.always)
    : `${t.cards.moment(ability.when)} ${effectsText(t, ability.do)}`;

export const effectsText = (t: Texts, effects: readonly Effect[]): string =>
  effects.map((effect) => t.cards.effect(effect)).join(' ');

/** The sentences of a Location's rule. */
export function ruleText(t: Texts, { taken, ...rule }: LocationRule): string {
  const parts = [words(t.cards.rule as unknown as Record<string, (value: never) => string>, rule)];
  if (taken !== undefined) parts.push(t.cards.rule.taken(effectsText(t, taken)));
  return parts.filter((part) => part !== '').join(' ');
}

const words = (phrases: Readonly<Record<string, (value: never) => string>>, values: object): string =>
  Object.entries(values)
    .map(([word, value]) => phrases[word]?.(value as never) ?? '')
    .join(' ');
