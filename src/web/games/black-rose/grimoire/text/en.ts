import type { GrimoireText } from './texts.ts';

const cards = (count: number): string => `${count} ${count === 1 ? 'card' : 'cards'}`;

export const en: GrimoireText = {
  kinds: { mage: 'Mage', room: 'Room', evocation: 'Evocation', familiar: 'Familiar', event: 'Event', quest: 'Quest' },
  numbers: { move: 'Move', damage: 'Damage', health: 'Health' },
  forgottenSpell: 'Forgotten spell',
  spellOf: (mage) => `Personal spell of ${mage}`,
  sideOf: (name, letter, kind, text) => `${name}, side ${letter}, ${kind}: ${text}`,

  grimoire: 'Your grimoire',
  grimoireOf: (player) => `Grimoire of ${player}`,
  quick: 'Quick',
  slot: (number) => `Slot ${number}`,
  quickSlot: 'Quick slot',
  inSlot: (slot, card) => `${slot}: ${card}`,
  empty: 'empty',
  prepareIn: (slot) => `${slot}: prepare a spell here`,
  afterwards: (slot) => `${slot}, empty: it comes after the one before it`,
  isNext: 'Your next numbered spell.',
  isLater: 'Numbered spells are cast in their order: the ones before it come first.',
  isQuick: 'The quick spell can be cast at any visit.',
  seenBy: (players) => `${players} looked at it.`,
  youSaw: 'You have looked at it.',
  waits: 'Waits',
  waiting: (count) => `${count} ${count === 1 ? 'Trap or Protection' : 'Traps or Protections'} waiting`,
  prepared: (count) => `${count} prepared`,
  ready: 'ready',
  preparing: 'still preparing',

  hand: 'Hand',
  inHand: (count) => `${cards(count)} in hand`,
  deck: 'Deck',
  inDeck: (count) => `${cards(count)} in the deck`,
  inDiscards: (count) => `${cards(count)} in the discards`,
  known: 'Known to have',
  lookThrough: 'look through them',
  nothing: 'There is nothing here yet.',

  whichSide: (card) => `Which side of ${card}?`,
  side: (letter, kind, text) => `Side ${letter}, ${kind}: ${text}`,
  otherCard: 'Another card',

  shelf: 'Piles and reserve',
  schools: 'Piles of the schools',
  school: (name, pile, spent) => `${name}: ${cards(pile)} in the pile, ${spent} open beside it`,
  pile: (count) => `${cards(count)} in the pile`,
  spent: 'Not kept',
  drawn: 'Drawn to choose from',
  stillToDraw: (count) => `${count} still to draw`,
};
