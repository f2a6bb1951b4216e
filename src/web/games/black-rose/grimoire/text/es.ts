import type { GrimoireText } from './texts.ts';

const cards = (count: number): string => `${count} ${count === 1 ? 'carta' : 'cartas'}`;

export const es: GrimoireText = {
  kinds: {
    mage: 'Mago',
    room: 'Sala',
    evocation: 'Evocación',
    familiar: 'Familiar',
    event: 'Evento',
    quest: 'Misión',
  },
  numbers: { move: 'Movimiento', damage: 'Daño', health: 'Salud' },
  forgottenSpell: 'Hechizo Olvidado',
  spellOf: (mage) => `Hechizo personal de ${mage}`,
  sideOf: (name, letter, kind, text) => `${name}, cara ${letter}, ${kind}: ${text}`,

  grimoire: 'Tu grimorio',
  grimoireOf: (player) => `Grimorio de ${player}`,
  quick: 'Rápido',
  slot: (number) => `Espacio ${number}`,
  quickSlot: 'Espacio rápido',
  inSlot: (slot, card) => `${slot}: ${card}`,
  empty: 'vacío',
  prepareIn: (slot) => `${slot}: prepara aquí un hechizo`,
  afterwards: (slot) => `${slot}, vacío: va después del anterior`,
  isNext: 'Tu próximo hechizo numerado.',
  isLater: 'Los hechizos numerados se lanzan en orden: primero los anteriores.',
  isQuick: 'El hechizo rápido se puede lanzar en cualquier visita.',
  seenBy: (players) => `La ha mirado ${players}.`,
  youSaw: 'La has mirado.',
  waits: 'En espera',
  waiting: (count) => `${count} ${count === 1 ? 'Trampa o Protección' : 'Trampas o Protecciones'} en espera`,
  prepared: (count) => `${count} ${count === 1 ? 'preparado' : 'preparados'}`,
  ready: 'listo',
  preparing: 'aún prepara',

  hand: 'Mano',
  inHand: (count) => `${cards(count)} en la mano`,
  deck: 'Mazo',
  inDeck: (count) => `${cards(count)} en el mazo`,
  inDiscards: (count) => `${cards(count)} en los descartes`,
  known: 'Se sabe que tiene',
  lookThrough: 'mirarlas',
  nothing: 'Aquí todavía no hay nada.',

  whichSide: (card) => `¿Qué cara de ${card}?`,
  side: (letter, kind, text) => `Cara ${letter}, ${kind}: ${text}`,
  otherCard: 'Otra carta',

  shelf: 'Pilas y reserva',
  schools: 'Pilas de las escuelas',
  school: (name, pile, spent) => `${name}: ${cards(pile)} en la pila, ${spent} a la vista al lado`,
  pile: (count) => `${cards(count)} en la pila`,
  spent: 'No elegidas',
  drawn: 'Robadas para elegir',
  stillToDraw: (count) => `${count} por robar`,
};
