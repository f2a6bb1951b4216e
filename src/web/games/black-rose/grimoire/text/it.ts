import type { GrimoireText } from './texts.ts';

const cards = (count: number): string => `${count} ${count === 1 ? 'carta' : 'carte'}`;

export const it: GrimoireText = {
  kinds: {
    mage: 'Mago',
    room: 'Stanza',
    evocation: 'Evocazione',
    familiar: 'Famiglio',
    event: 'Evento',
    quest: 'Missione',
  },
  numbers: { move: 'Movimento', damage: 'Danno', health: 'Salute' },
  forgottenSpell: 'Incantesimo Dimenticato',
  spellOf: (mage) => `Incantesimo personale di ${mage}`,
  sideOf: (name, letter, kind, text) => `${name}, faccia ${letter}, ${kind}: ${text}`,

  grimoire: 'Il tuo grimorio',
  grimoireOf: (player) => `Grimorio di ${player}`,
  quick: 'Rapido',
  slot: (number) => `Spazio ${number}`,
  quickSlot: 'Spazio rapido',
  inSlot: (slot, card) => `${slot}: ${card}`,
  empty: 'vuoto',
  prepareIn: (slot) => `${slot}: prepara qui un incantesimo`,
  afterwards: (slot) => `${slot}, vuoto: viene dopo quello precedente`,
  isNext: 'Il tuo prossimo incantesimo numerato.',
  isLater: 'Gli incantesimi numerati si lanciano in ordine: prima quelli che lo precedono.',
  isQuick: 'L’incantesimo rapido si può lanciare a ogni visita.',
  seenBy: (players) => `Guardata da ${players}.`,
  youSaw: 'L’hai guardata.',
  waits: 'In attesa',
  waiting: (count) => `${count} ${count === 1 ? 'Trappola o Protezione' : 'Trappole o Protezioni'} in attesa`,
  prepared: (count) => `${count} ${count === 1 ? 'preparato' : 'preparati'}`,
  ready: 'pronto',
  preparing: 'sta ancora preparando',

  hand: 'Mano',
  inHand: (count) => `${cards(count)} in mano`,
  deck: 'Mazzo',
  inDeck: (count) => `${cards(count)} nel mazzo`,
  inDiscards: (count) => `${cards(count)} negli scarti`,
  known: 'Si sa che ha',
  lookThrough: 'sfoglia',
  nothing: 'Qui non c’è ancora nulla.',

  whichSide: (card) => `Quale faccia di ${card}?`,
  side: (letter, kind, text) => `Faccia ${letter}, ${kind}: ${text}`,
  otherCard: 'Un’altra carta',

  shelf: 'Pile e riserva',
  schools: 'Pile delle scuole',
  school: (name, pile, spent) => `${name}: ${cards(pile)} nella pila, ${spent} scoperte accanto`,
  pile: (count) => `${cards(count)} nella pila`,
  spent: 'Non tenute',
  drawn: 'Pescate tra cui scegliere',
  stillToDraw: (count) => `${count} ancora da pescare`,
};
