/** All that people read of this game beside its cards, to be written once a language. The compiler sees what is missing. */
export interface Texts {
  /** A Pet of somebody else: `Solace (Ann)`. */
  pet(card: string, player: string): string;
  readonly asks: {
    pick(pets: number, cards: number): string;
    readonly deck: string;
    readonly lead: string;
    readonly go: string;
    readonly pet: string;
    primary(battled: boolean): string;
    readonly attackers: string;
    readonly blockers: string;
    readonly release: string;
    readonly power: string;
    readonly rune: string;
    retaliate(pet: string, foe: string): string;
    target(pet: string): string;
    successor(pet: string): string;
    faces(pet: string): string;
    switchHit(pet: string): string;
    readonly lineCheck: string;
    replace(pet: string, status: string): string;
    adjacent(pet: string, left: number): string;
    hold(giver: string, pet: string, status: string): string;
    cure(pet: string): string;
    enter(card: string): string;
    swap(pet: string): string;
    readonly renew: string;
    recover(pet: string): string;
  };
  readonly answers: {
    pick(card: string): string;
    deck(card: string): string;
    lead(card: string): string;
    go(first: boolean): string;
    play(card: string, line: string): string;
    readonly pass: string;
    attach(card: string, pet: string): string;
    place(card: string): string;
    rune(card: string): string;
    'rune-on'(card: string, pet: string): string;
    use(card: string): string;
    'use-on'(card: string, pet: string): string;
    unique(pet: string, power: string): string;
    'unique-on'(pet: string, power: string, target: string): string;
    switch(pet: string, other: string): string;
    move(pet: string, line: string): string;
    release(pet: string): string;
    readonly battle: string;
    readonly cleanup: string;
    attack(pet: string): string;
    'attack-line'(pet: string, line: string): string;
    'attack-pet'(pet: string, target: string): string;
    block(pet: string, attacker: string): string;
    readonly engage: string;
    power(pet: string, power: string): string;
    target(pet: string): string;
    readonly hold: string;
    swap(pet: string): string;
    replace(status: string): string;
    cure(pet: string, status: string): string;
    recover(pet: string, status: string): string;
    renew(card: string): string;
    enter(line: string): string;
  };
  /** Sentences for the log. */
  readonly events: {
    rolled(what: 'picks' | 'first', dice: string): string;
    picked(who: string, card: string): string;
    built(who: string): string;
    given(who: string): string;
    game(game: number): string;
    led(who: string, card: string | null): string;
    drew(who: string, count: number, cards: string | null): string;
    mulligan(who: string, cards: string): string;
    starts(who: string): string;
    unveiled(pets: string): string;
    turn(who: string, turn: number): string;
    noDraw(who: string): string;
    passes(who: string): string;
    played(pet: string, line: string): string;
    attached(who: string, card: string, pet: string): string;
    placed(who: string, card: string): string;
    rune(who: string, card: string, target: string | null): string;
    used(who: string, card: string, target: string | null, uses: number): string;
    unique(pet: string, power: string, target: string | null): string;
    switched(pet: string, other: string): string;
    moved(pet: string, line: string): string;
    cleanup(who: string): string;
    battle(who: string): string;
    attacks(pet: string, line: string, target: string | null): string;
    blocks(pet: string, attacker: string): string;
    /** Each is already a phrase of `declares`. */
    powers(powers: string): string;
    declares(pet: string, power: string | null): string;
    stalemate(pet: string, other: string): string;
    faster(rolls: string): string;
    attack(pet: string, target: string, power: string, roll: AttackRoll): string;
    idle(pet: string): string;
    retaliates(pet: string, fallen: string): string;
    switchHit(pet: string, partner: string): string;
    /** The damage is already a phrase: `10 fire damage`. */
    hurt(pet: string, damage: string): string;
    healed(pet: string, amount: number): string;
    prevented(pet: string, amount: number): string;
    unharmed(pet: string, what: string): string;
    status(pet: string, status: string, counters: number): string;
    warded(pet: string, status: string): string;
    cured(pet: string, status: string): string;
    fails(pet: string, status: string): string;
    struggles(pet: string, die: number, free: boolean): string;
    holds(giver: string, pet: string, status: string): string;
    releases(giver: string, pet: string, status: string): string;
    boosted(pet: string, grants: string): string;
    grew(pet: string, grants: string): string;
    shielded(pet: string, damage: number, statuses: number): string;
    silenced(pet: string): string;
    elythSpent(pet: string, card: string): string;
    elythTaken(from: string, to: string, card: string): string;
    downed(pet: string): string;
    scored(who: string, points: number): string;
    rests(card: string, turns: number): string;
    returns(card: string): string;
    summoned(pet: string, line: string): string;
    usedUp(card: string): string;
    discarded(who: string, card: string): string;
    renewed(who: string, card: string): string;
    won(who: string | null, wins: string): string;
  };
  /** Why something is not allowed. */
  readonly bars: Readonly<Record<BarKey, (numbers: Readonly<Record<string, number | string>>) => string>>;
  readonly results: {
    points(who: string): string;
    pets(who: string): string;
    match(who: string): string;
    readonly draw: string;
  };
  readonly options: Readonly<Record<'decks' | 'simplified' | 'bestOfThree', OptionText>>;
  readonly zones: Readonly<Record<ZoneKey, (who: string) => string>>;
  readonly ownHand: string;
}
export interface AttackRoll {
  readonly die: number;
  readonly bonus: number;
  readonly miss: number;
  readonly hit: boolean;
}
export interface OptionText {
  readonly name: string;
  readonly help: string;
  readonly values: Readonly<Record<string, string>>;
}
export type ZoneKey =
  | 'points'
  | 'front'
  | 'guard'
  | 'rear'
  | 'items'
  | 'hand'
  | 'pile'
  | 'spent'
  | 'stasis'
  | 'removed'
  | 'deck';
export type BarKey =
  | 'deck-twice'
  | 'taken'
  | 'deck-token'
  | 'deck-unknown'
  | 'deck-size'
  | 'deck-pets'
  | 'deck-others'
  | 'line-order'
  | 'battled'
  | 'battle-first'
  | 'unique-used'
  | 'willpower'
  | 'last-pet'
  | 'not-that-pet'
  | 'held'
  | 'cannot-move'
  | 'only-on-turn'
  | 'only-in-battle'
  | 'only-own'
  | 'only-foe'
  | 'item-used'
  | 'switched'
  | 'line-left-empty'
  | 'no-attacker'
  | 'not-on-front'
  | 'other-line'
  | 'one-against-one'
  | 'needed-elsewhere'
  | 'unblocked'
  | 'immune'
  | 'not-adjacent'
  | 'no-pet'
  | 'no-need'
  | 'two-lines'
  | 'pet-first'
  | 'after-pet'
  | 'elyth-time'
  | 'item-time'
  | 'unique-time'
  | 'rune-time'
  | 'switch-time'
  | 'flying-line'
  | 'not-neighbouring'
  | 'not-own'
  | 'one-on-front'
  | 'nimble-target'
  | 'name-target'
  | 'name-line'
  | 'empty-line'
  | 'blocker-named'
  | 'blocks-already';
