/** What stands on cards, slots and piles. Names of cards, schools, kinds and players come from the game's speech. */
export interface GrimoireText {
  readonly kinds: Readonly<Record<'mage' | 'room' | 'evocation' | 'familiar' | 'event' | 'quest', string>>;
  readonly numbers: Readonly<Record<'move' | 'damage' | 'health', string>>;
  readonly forgottenSpell: string;
  spellOf(mage: string): string;
  /** A prepared card for those who do not see it. */
  sideOf(name: string, side: string, kind: string, text: string): string;
  /** The two sides of a spell, within a sentence. */
  readonly sides: Readonly<Record<'a' | 'b', string>>;

  readonly grimoire: string;
  grimoireOf(player: string): string;
  /** On the tab of a slot: its number stands there, the quick one has a word. */
  readonly quick: string;
  slot(number: number): string;
  readonly quickSlot: string;
  inSlot(slot: string, card: string): string;
  readonly empty: string;
  /** To prepare in: the next slot, the quick one, one that comes later. */
  prepareIn(slot: string): string;
  afterwards(slot: string): string;
  /** Of an own prepared card: it is cast now, or later, or has been seen. */
  readonly isNext: string;
  readonly isLater: string;
  readonly isQuick: string;
  /** It is laid, and can be taken back. */
  readonly isStaged: string;
  seenBy(players: string): string;
  readonly youSaw: string;
  readonly waits: string;
  /** The same on a tab. */
  readonly waitsTab: string;
  waiting(count: number): string;
  prepared(count: number): string;
  readonly ready: string;
  readonly preparing: string;

  readonly hand: string;
  inHand(count: number): string;
  readonly deck: string;
  inDeck(count: number): string;
  inDiscards(count: number): string;
  readonly known: string;
  readonly lookThrough: string;
  readonly nothing: string;

  /** The two sides of the card that is being prepared. */
  whichSide(card: string): string;
  side(side: string, kind: string, text: string): string;
  readonly otherCard: string;

  readonly shelf: string;
  /** The same on its button. */
  readonly piles: string;
  readonly schools: string;
  school(name: string, pile: number, spent: number): string;
  pile(count: number): string;
  readonly spent: string;
  readonly drawn: string;
  stillToDraw(count: number): string;
}
