import type { DeckBuilderText } from './deck-builder-text.ts';

export const de: DeckBuilderText = {
  kinds: { all: 'Alle', pet: 'Tiere', elyth: 'Elyth', rune: 'Runen', item: 'Gegenstände' },
  others: 'Andere Karten',
  pool: 'Karten',
  mine: 'Dein Deck',
  theirs: (name) => `Deck von ${name}`,
  sort: 'Sortieren nach',
  orders: { pack: 'Wie gedruckt', name: 'Name', health: 'Leben', speed: 'Tempo', willpower: 'Willenskraft' },
  free: 'Nur freie',
  cheap: 'Günstige Kräfte',
  cheapHelp: 'Nur Tiere mit einer Kampfkraft für höchstens eine Karte',
  search: 'Karten durchsuchen',
  nothing: 'Kein Schnurrhaar von so einer Karte.',
  all: 'Alle Karten zeigen',
  takenBy: (card, name) => `${card}, genommen von ${name}`,
  inDeck: (card) => `${card}, in deinem Deck`,
  of: (count, of) => `${count} von ${of}`,
  look: 'Aus der Nähe',
  yourPick: 'Du wählst',
  theirPick: (name) => `${name} wählt`,
  toGo: (picks) => (picks === 1 ? 'die letzte Wahl' : `noch ${picks} Karten`),
  last: 'zuletzt',
  took: (name, card) => `${name} nahm ${card}`,
  noneYet: 'Noch nichts',
  curve: 'Willenskraft der Kampfkräfte',
  powers: (count, willpower) => `${count === 1 ? '1 Kraft' : `${count} Kräfte`} für Willenskraft ${willpower}`,
  health: 'Leben',
  speed: 'Tempo',
  spread: (least, most) => (least === most ? `${least}` : `${least} bis ${most}`),
  add: 'Ins Deck',
  remove: 'Herausnehmen',
  legal: 'Das Deck ist zulässig.',
  faults: (count) => (count === 1 ? '1 Fehler' : `${count} Fehler`),
  play: 'Dieses Deck spielen',
  going: (done, of) => `Das Deck wird ausgelegt: ${done} von ${of}`,
  botBuilds: (done, of) => `Ein Bot baut dein Deck: ${done} von ${of}`,
  goOn: 'Den Rest auslegen',
  laid: 'Dein Deck liegt bereit.',
  lies: 'liegt aus',
  lying: (cards) =>
    `${cards === 1 ? 'Eine Karte liegt' : `${cards} Karten liegen`} schon auf dem Tisch. „Zurücknehmen“ bei der Frage holt sie einzeln zurück.`,
  building: (name) => `${name} baut noch.`,
  inSecret: 'Beide bauen ihr Deck im Geheimen.',
  empty: 'Leeren',
  decks: 'Decks',
  starters: 'Für den Anfang',
  saved: 'Hier gespeichert',
  noSaved: 'Noch kein eigenes Deck.',
  load: (name) => `${name} laden`,
  loaded: (name) => `${name} ist geladen.`,
  name: 'Name des Decks',
  save: 'Speichern',
  savedAs: (name) => `Gespeichert als ${name}.`,
  noName: 'Zum Speichern braucht das Deck einen Namen.',
  tooMany: (most) => `Es ist Platz für ${most} Decks. Lösche zuerst eines.`,
  rename: (name) => `${name} umbenennen`,
  newName: 'Neuer Name',
  nameTaken: 'Das ist kein Name, oder ein anderes Deck heißt schon so.',
  delete: (name) => `${name} löschen`,
  sure: (name) => `${name} endgültig löschen?`,
  yes: 'Löschen',
  no: 'Behalten',
  code: 'Code dieses Decks',
  codeHelp: 'Wer den Code hat, kann das Deck laden.',
  copy: 'Kopieren',
  copied: 'Kopiert.',
  paste: 'Code eines Decks',
  read: 'Code laden',
  codeRead: 'Das Deck zum Code ist geladen.',
  codeFault: (fault) => {
    switch (fault.fault) {
      case 'empty':
        return 'Füge zuerst einen Code ein.';
      case 'no-code':
        return 'Das ist kein Code eines Decks: Er muss mit MA1 beginnen.';
      case 'version':
        return 'Dieser Code stammt aus einer anderen Fassung des Spiels und ist hier nicht lesbar.';
      case 'letter':
        return `„${fault.letter}“ kommt in keinem Code vor.`;
      case 'short':
        return `Da fehlt etwas: Nach MA1 hat der Code ${fault.letters} Zeichen statt ${fault.of}.`;
      case 'long':
        return `Das ist zu viel: Nach MA1 hat der Code ${fault.letters} Zeichen statt ${fault.of}.`;
      case 'typo':
        return 'Im Code steckt ein Schreibfehler: Die Prüfzeichen passen nicht. Vergleiche Zeichen für Zeichen.';
      case 'other-cards':
        return 'Dieser Code gehört zu anderen Karten.';
    }
  },
  lead: 'Dein Eröffnungstier',
  leadHelp:
    'Es liegt verdeckt an deiner Front, bis beide gewählt haben. Die übrigen zwanzig Karten werden dein Vorrat.',
  leads: (card) => `Du eröffnest mit ${card}, verdeckt.`,
  hasLed: (name) => `${name} hat gewählt.`,
  chooses: (name) => `${name} wählt noch.`,
  known: (name) => `Was ${name} hat`,
  seen: (name) => `Was du vom Deck von ${name} gesehen hast`,
  go: 'Zuerst oder danach?',
  goHelp: {
    first: 'Der erste Zug gehört dir, aber du ziehst keine Karte.',
    second: 'Du reagierst zuerst und ziehst in deinem ersten Zug.',
  },
  goes: (name) => `${name} hat das letzte Spiel verloren und wählt, wer beginnt.`,
};
