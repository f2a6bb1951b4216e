import type { GrimoireText } from './texts.ts';

const cards = (count: number): string => `${count} ${count < 2 ? 'carte' : 'cartes'}`;

export const fr: GrimoireText = {
  kinds: {
    mage: 'Mage',
    room: 'Salle',
    evocation: 'Évocation',
    familiar: 'Familier',
    event: 'Événement',
    quest: 'Quête',
  },
  numbers: { move: 'Mouvement', damage: 'Dégâts', health: 'Santé' },
  forgottenSpell: 'Sort Oublié',
  spellOf: (mage) => `Sort personnel de ${mage}`,
  sideOf: (name, letter, kind, text) => `${name}, face ${letter}, ${kind} : ${text}`,

  grimoire: 'Votre grimoire',
  grimoireOf: (player) => `Grimoire de ${player}`,
  quick: 'Rapide',
  slot: (number) => `Emplacement ${number}`,
  quickSlot: 'Emplacement rapide',
  inSlot: (slot, card) => `${slot} : ${card}`,
  empty: 'vide',
  prepareIn: (slot) => `${slot} : préparer un sort ici`,
  afterwards: (slot) => `${slot}, vide : il vient après le précédent`,
  isNext: 'Votre prochain sort numéroté.',
  isLater: 'Les sorts numérotés se lancent dans l’ordre : d’abord ceux qui précèdent.',
  isQuick: 'Le sort rapide peut être lancé à n’importe quelle visite.',
  seenBy: (players) => `Regardée par ${players}.`,
  youSaw: 'Vous l’avez regardée.',
  waits: 'En attente',
  waiting: (count) => `${count} ${count < 2 ? 'Piège ou Protection' : 'Pièges ou Protections'} en attente`,
  prepared: (count) => `${count} ${count < 2 ? 'préparé' : 'préparés'}`,
  ready: 'prêt',
  preparing: 'prépare encore',

  hand: 'Main',
  inHand: (count) => `${cards(count)} en main`,
  deck: 'Pioche',
  inDeck: (count) => `${cards(count)} dans la pioche`,
  inDiscards: (count) => `${cards(count)} dans la défausse`,
  known: 'On sait qu’il a',
  lookThrough: 'les parcourir',
  nothing: 'Il n’y a encore rien ici.',

  whichSide: (card) => `Quelle face de ${card} ?`,
  side: (letter, kind, text) => `Face ${letter}, ${kind} : ${text}`,
  otherCard: 'Une autre carte',

  shelf: 'Piles et réserve',
  schools: 'Piles des écoles',
  school: (name, pile, spent) => `${name} : ${cards(pile)} dans la pile, ${spent} visibles à côté`,
  pile: (count) => `${cards(count)} dans la pile`,
  spent: 'Non gardées',
  drawn: 'Piochées, au choix',
  stillToDraw: (count) => `${count} encore à piocher`,
};
