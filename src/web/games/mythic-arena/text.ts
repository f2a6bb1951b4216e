import type { WebMythicArenaMessages } from './generated/messages.ts';

/** What the board itself says. Names of cards, lines, statuses and players come from the game's speech. */
export type BoardText = WebMythicArenaMessages['board'];
/** What the deck builder says. Names of cards, what is asked and why not come from the game's speech. */
export type DeckBuilderText = WebMythicArenaMessages['deckBuilder'];
/** What has a name or a sign on cards and Pets. */
export type NamedTerm = keyof WebMythicArenaMessages['terms']['names'];
/** What may be done in the Primary Step beside the battle, and what can follow once a Pet is chosen. */
export type HintKind = keyof WebMythicArenaMessages['hints']['ways'];
export type NextChoice = keyof WebMythicArenaMessages['hints']['next'];
