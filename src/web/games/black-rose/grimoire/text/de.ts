import type { GrimoireText } from './texts.ts';

const cards = (count: number): string => `${count} ${count === 1 ? 'Karte' : 'Karten'}`;

export const de: GrimoireText = {
  kinds: {
    mage: 'Zauberer',
    room: 'Saal',
    evocation: 'Beschwörung',
    familiar: 'Vertrauter',
    event: 'Ereignis',
    quest: 'Auftrag',
  },
  numbers: { move: 'Bewegung', damage: 'Schaden', health: 'Leben' },
  forgottenSpell: 'Vergessener Zauber',
  spellOf: (mage) => `Persönlicher Zauber von ${mage}`,
  sideOf: (name, letter, kind, text) => `${name}, Seite ${letter}, ${kind}: ${text}`,

  grimoire: 'Dein Zauberbuch',
  grimoireOf: (player) => `Zauberbuch von ${player}`,
  quick: 'Schnell',
  slot: (number) => `Platz ${number}`,
  quickSlot: 'Schneller Platz',
  inSlot: (slot, card) => `${slot}: ${card}`,
  empty: 'leer',
  prepareIn: (slot) => `${slot}: hier einen Zauber vorbereiten`,
  afterwards: (slot) => `${slot}, leer: kommt nach dem Platz davor`,
  isNext: 'Dein nächster nummerierter Zauber.',
  isLater: 'Nummerierte Zauber werden der Reihe nach gewirkt: Die davor kommen zuerst.',
  isQuick: 'Der schnelle Zauber kann bei jedem Besuch gewirkt werden.',
  seenBy: (players) => `${players} hat sie angesehen.`,
  youSaw: 'Du hast sie angesehen.',
  waits: 'Liegt bereit',
  waiting: (count) => `${count} ${count === 1 ? 'Falle oder Schutz wartet' : 'Fallen oder Schutzzauber warten'}`,
  prepared: (count) => `${count} vorbereitet`,
  ready: 'bereit',
  preparing: 'bereitet noch vor',

  hand: 'Hand',
  inHand: (count) => `${cards(count)} auf der Hand`,
  deck: 'Stapel',
  inDeck: (count) => `${cards(count)} im Stapel`,
  inDiscards: (count) => `${cards(count)} in der Ablage`,
  known: 'Hat bekanntlich',
  lookThrough: 'durchsehen',
  nothing: 'Hier liegt noch nichts.',

  whichSide: (card) => `Welche Seite von ${card}?`,
  side: (letter, kind, text) => `Seite ${letter}, ${kind}: ${text}`,
  otherCard: 'Andere Karte',

  shelf: 'Stapel und Reserve',
  schools: 'Stapel der Schulen',
  school: (name, pile, spent) => `${name}: ${cards(pile)} im Stapel, ${spent} offen daneben`,
  pile: (count) => `${cards(count)} im Stapel`,
  spent: 'Nicht behalten',
  drawn: 'Gezogen, zur Auswahl',
  stillToDraw: (count) => `noch ${count} zu ziehen`,
};
