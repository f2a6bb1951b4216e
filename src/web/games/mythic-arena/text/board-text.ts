/** What the board itself says. Names of cards, lines, statuses and players come from the game's speech. */
export interface BoardText {
  readonly kinds: Readonly<Record<'pet' | 'token' | 'elyth' | 'rune' | 'item', string>>;
  readonly stats: Readonly<
    Record<'health' | 'speed' | 'hit' | 'miss' | 'damage' | 'armour' | 'regeneration' | 'willpower', string>
  >;
  readonly passive: string;
  battlePower(willpower: number): string;
  uniquePower(willpower: number): string;
  readonly beforeFirst: string;
  turn(turn: number): string;
  /** The games that both have won, where more than one is played. */
  match(own: number, other: number): string;
  readonly you: string;
  readonly bot: string;
  readonly away: string;
  readonly gaveUp: string;
  /** Whose turn it is, and who answers to it. */
  readonly leads: string;
  readonly follows: string;
  readonly wins: string;
  /** A pile in a word, beside its number. */
  readonly piles: Readonly<Record<'hand' | 'pile' | 'spent' | 'stasis' | 'removed' | 'items', string>>;
  cards(count: number): string;
  willpower(cards: number): string;
  points(points: number, of: number): string;
  gamesWon(games: number): string;
  readonly lookThrough: string;
  readonly nothingYet: string;
  uses(uses: number): string;
  /** Of a card in Stasis: Cleanups until it comes back. */
  backIn(cleanups: number): string;
  readonly leadDown: string;
  readonly inRing: string;
  readonly nobody: string;
  healthOf(left: number, of: number): string;
  bears(elyth: string): string;
  holds(pet: string, status: string): string;
  heldBy(pet: string, status: string): string;
  shielded(damage: number, statuses: number): string;
  thisTurn(grants: string): string;
  forGood(grants: string): string;
  readonly silent: string;
  /** By so many cards Battle Powers need fewer; below nothing, more. */
  needed(fewer: number): string;
}
