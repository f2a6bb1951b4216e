import type { CodeFault } from '../decks/code.ts';
import type { DeckCardKind, PoolOrder } from '../decks/pool.ts';

/** What the workshop says. Names of cards, what is asked and why not come from the game's speech. */
export interface DeckBuilderText {
  readonly kinds: Readonly<Record<DeckCardKind | 'all', string>>;
  readonly others: string;
  readonly pool: string;
  readonly mine: string;
  readonly theirs: (name: string) => string;
  /** Looking through the cards. */
  readonly sort: string;
  readonly orders: Readonly<Record<PoolOrder, string>>;
  readonly free: string;
  readonly cheap: string;
  readonly cheapHelp: string;
  readonly search: string;
  readonly nothing: string;
  readonly all: string;
  readonly takenBy: (card: string, name: string) => string;
  readonly inDeck: (card: string) => string;
  readonly of: (count: number, of: number) => string;
  readonly look: string;
  /** The draft. */
  readonly yourPick: string;
  readonly theirPick: (name: string) => string;
  readonly toGo: (picks: number) => string;
  readonly last: string;
  readonly took: (name: string, card: string) => string;
  readonly noneYet: string;
  /** The shape of a deck. */
  readonly curve: string;
  readonly powers: (count: number, willpower: number) => string;
  readonly health: string;
  readonly speed: string;
  readonly spread: (least: number, most: number) => string;
  /** The builder. */
  readonly add: string;
  readonly remove: string;
  readonly legal: string;
  readonly faults: (count: number) => string;
  readonly play: string;
  readonly going: (done: number, of: number) => string;
  /** In one's own place. */
  readonly botBuilds: (done: number, of: number) => string;
  readonly goOn: string;
  readonly laid: string;
  readonly lies: string;
  readonly lying: (cards: number) => string;
  readonly building: (name: string) => string;
  readonly inSecret: string;
  readonly empty: string;
  readonly decks: string;
  readonly starters: string;
  readonly saved: string;
  readonly noSaved: string;
  readonly load: (name: string) => string;
  readonly loaded: (name: string) => string;
  readonly name: string;
  readonly save: string;
  readonly savedAs: (name: string) => string;
  readonly noName: string;
  readonly tooMany: (most: number) => string;
  readonly rename: (name: string) => string;
  readonly newName: string;
  readonly nameTaken: string;
  readonly delete: (name: string) => string;
  readonly sure: (name: string) => string;
  readonly yes: string;
  readonly no: string;
  readonly code: string;
  readonly codeHelp: string;
  readonly copy: string;
  readonly copied: string;
  readonly paste: string;
  readonly read: string;
  readonly codeRead: string;
  readonly codeFault: (fault: CodeFault) => string;
  /** The opening. */
  readonly lead: string;
  readonly leadHelp: string;
  readonly leads: (card: string) => string;
  readonly hasLed: (name: string) => string;
  readonly chooses: (name: string) => string;
  readonly known: (name: string) => string;
  readonly seen: (name: string) => string;
  readonly go: string;
  readonly goHelp: Readonly<Record<'first' | 'second', string>>;
  readonly goes: (name: string) => string;
}
