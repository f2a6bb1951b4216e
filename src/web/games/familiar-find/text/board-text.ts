/** What the board itself says. Names of cards, piles and players come from the game's speech. */
export interface BoardText {
  readonly kinds: Readonly<Record<'ingredient' | 'essence' | 'spell' | 'familiar' | 'location', string>>;
  status(players: number, deck: number): string;
  readonly yourCollection: string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  readonly thinking: string;
  readonly bot: string;
  readonly away: string;
  readonly gaveUp: string;
  readonly wins: string;
  out(place: number): string;
  /** Of who has too many Abyss Essences (the moons): while the last cards are laid, and before it is certain. */
  readonly lost: string;
  readonly doomed: string;
  place(place: number): string;
  inHand(cards: number): string;
  /** So many are missing from a set: what comes before the thing itself, the thing, what comes after. */
  short(what: string): readonly [string, string, string];
  cards(count: number): string;
  readonly setComplete: string;
  /** One way to a set: so many each of so many kinds. */
  way(each: number, kinds: number, short: number): string;
  /** How many cards a way lacks, beside its picture. */
  missing(short: number): string;
  ofPlaces(name: string, count: number, places: number): string;
  fromBottom(pile: string, cards: string): string;
  empty(pile: string): string;
  /** The how manieth card it is that was chosen: the number and the noun. */
  chosenAs(nth: number): readonly [nth: string, card: string];
  readonly down: string;
  knownDown(card: string): string;
  seenBy(names: string): string;
  readonly resting: string;
  readonly spells: string;
  readonly familiars: string;
  takenBy(familiar: string, name: string): string;
  readonly lookThrough: string;
  readonly nothingYet: string;
  readonly yourRight: string;
}
