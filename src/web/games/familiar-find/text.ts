import type { Language } from '../../../kernel/index.ts';

/** What the board itself says. Names of cards, piles and players come from the game's speech. */
export interface FindText {
  readonly kinds: Readonly<Record<'ingredient' | 'essence' | 'spell' | 'familiar' | 'location', string>>;
  status(players: number, deck: number): string;
  readonly yourCollection: string;
  readonly yourTurn: string;
  readonly theirTurn: string;
  readonly thinking: string;
  readonly bot: string;
  readonly away: string;
  readonly gaveUp: string;
  readonly wins: string;
  out(place: number): string;
  /** Of who has too many Abyss Essences (the moons): while the last cards are laid, and before it is certain. */
  readonly lost: string;
  readonly doomed: string;
  place(place: number): string;
  inHand(cards: number): string;
  /** So many are missing from a set: what comes before the thing itself, the thing, what comes after. */
  short(what: string): readonly [string, string, string];
  cards(count: number): string;
  readonly setComplete: string;
  /** One way to a set: so many each of so many kinds. */
  way(each: number, kinds: number, short: number): string;
  /** How many cards a way lacks, beside its picture. */
  missing(short: number): string;
  ofPlaces(name: string, count: number, places: number): string;
  fromBottom(pile: string, cards: string): string;
  empty(pile: string): string;
  /** The how manieth card it is that was chosen: the number and the noun. */
  chosenAs(nth: number): readonly [nth: string, card: string];
  readonly down: string;
  knownDown(card: string): string;
  seenBy(names: string): string;
  readonly resting: string;
  readonly spells: string;
  readonly familiars: string;
  takenBy(familiar: string, name: string): string;
  readonly lookThrough: string;
  readonly nothingYet: string;
  readonly yourRight: string;
}

const english = (n: number): string => `${n}${['th', 'st', 'nd', 'rd'][n] ?? 'th'}`;

export const texts: Readonly<Record<Language, FindText>> = {
  en: {
    kinds: { ingredient: 'Ingredient', essence: 'Essence', spell: 'Spell', familiar: 'Familiar', location: 'Location' },
    status: (players, deck) => `${players} players · deck ${deck}`,
    yourCollection: 'Your collection',
    yourTurn: 'your turn',
    theirTurn: 'their turn',
    thinking: 'choosing…',
    bot: 'bot',
    away: 'away',
    gaveUp: 'gave up',
    wins: 'wins',
    out: (place) => `out, ${english(place)} place`,
    lost: 'out',
    doomed: 'out, unless you lose a moon',
    place: (place) => `${english(place)} place`,
    inHand: (cards) => (cards === 1 ? '1 card in hand' : `${cards} cards in hand`),
    short: (what) => ['', what, ' short of a set'],
    cards: (count) => (count === 1 ? '1 card' : `${count} cards`),
    setComplete: 'A complete set',
    way: (each, kinds, short) => `${each} each of ${kinds} kinds: ${short === 0 ? 'complete' : `${short} short`}`,
    missing: (short) => `${short} short`,
    ofPlaces: (name, count, places) => `${name}: ${count} of ${places}`,
    fromBottom: (pile, cards) => `${pile}, from the bottom: ${cards}`,
    empty: (pile) => `${pile}: empty`,
    chosenAs: (nth) => [english(nth), 'card'],
    down: 'a face-down card',
    knownDown: (card) => `${card}, face down, which you know`,
    seenBy: (names) => `seen by ${names}`,
    resting: 'rests this turn',
    spells: 'Spells to resolve',
    familiars: 'The Familiars',
    takenBy: (familiar, name) => `${familiar}, chosen by ${name}`,
    lookThrough: 'look through it',
    nothingYet: 'Nothing yet. The mice are disappointed.',
    yourRight: 'Your right',
  },
  it: {
    kinds: {
      ingredient: 'Ingrediente',
      essence: 'Essenza',
      spell: 'Incantesimo',
      familiar: 'Famiglio',
      location: 'Luogo',
    },
    status: (players, deck) => `${players} giocatori · mazzo ${deck}`,
    yourCollection: 'La tua collezione',
    yourTurn: 'tocca a te',
    theirTurn: 'sta giocando',
    thinking: 'sceglie…',
    bot: 'bot',
    away: 'assente',
    gaveUp: 'abbandono',
    wins: 'vince',
    out: (place) => `fuori, ${place}º posto`,
    lost: 'fuori gioco',
    doomed: 'fuori, se non perdi una luna',
    place: (place) => `${place}º posto`,
    inHand: (cards) => (cards === 1 ? '1 carta in mano' : `${cards} carte in mano`),
    short: (what) => ['ancora ', what, ' per una serie'],
    cards: (count) => (count === 1 ? '1 carta' : `${count} carte`),
    setComplete: 'Una serie completa',
    way: (each, kinds, short) =>
      `${kinds} tipi da ${each} carte: ${short === 0 ? 'completa' : short === 1 ? 'ne manca 1' : `ne mancano ${short}`}`,
    missing: (short) => (short === 1 ? 'manca 1' : `mancano ${short}`),
    ofPlaces: (name, count, places) => `${name}: ${count} su ${places}`,
    fromBottom: (pile, cards) => `${pile}, dal basso: ${cards}`,
    empty: (pile) => `${pile}: vuota`,
    chosenAs: (nth) => [`${nth}ª`, 'carta'],
    down: 'una carta a faccia in giù',
    knownDown: (card) => `${card}, a faccia in giù, che conosci`,
    seenBy: (names) => `vista da ${names}`,
    resting: 'riposa in questo turno',
    spells: 'Incantesimi da risolvere',
    familiars: 'I Famigli',
    takenBy: (familiar, name) => `${familiar}, la scelta di ${name}`,
    lookThrough: 'sfogliala',
    nothingYet: 'Ancora nulla. I topi ci sono rimasti male.',
    yourRight: 'A tua destra',
  },
  fr: {
    kinds: { ingredient: 'Ingrédient', essence: 'Essence', spell: 'Sort', familiar: 'Familier', location: 'Lieu' },
    status: (players, deck) => `${players} joueurs · pioche ${deck}`,
    yourCollection: 'Votre collection',
    yourTurn: 'à vous',
    theirTurn: 'joue son tour',
    thinking: 'réfléchit…',
    bot: 'bot',
    away: 'en pause',
    gaveUp: 'abandon',
    wins: 'gagne',
    out: (place) => `hors jeu, ${place === 1 ? '1re' : `${place}e`} place`,
    lost: 'hors jeu',
    doomed: 'hors jeu, sauf si vous perdez une lune',
    place: (place) => `${place === 1 ? '1re' : `${place}e`} place`,
    inHand: (cards) => (cards === 1 ? '1 carte en main' : `${cards} cartes en main`),
    short: (what) => ['encore ', what, ' pour une série'],
    cards: (count) => (count === 1 ? '1 carte' : `${count} cartes`),
    setComplete: 'Une série complète',
    way: (each, kinds, short) =>
      `${kinds} sortes en ${each} exemplaires : ${short === 0 ? 'complète' : `il en manque ${short}`}`,
    missing: (short) => `manque ${short}`,
    ofPlaces: (name, count, places) => `${name} : ${count} sur ${places}`,
    fromBottom: (pile, cards) => `${pile}, depuis le bas : ${cards}`,
    empty: (pile) => `${pile} : vide`,
    chosenAs: (nth) => [nth === 1 ? '1re' : `${nth}e`, 'carte'],
    down: 'une carte face cachée',
    knownDown: (card) => `${card}, face cachée, que vous connaissez`,
    seenBy: (names) => `vue par ${names}`,
    resting: 'se repose ce tour-ci',
    spells: 'Sorts à résoudre',
    familiars: 'Les Familiers',
    takenBy: (familiar, name) => `${familiar}, le choix de ${name}`,
    lookThrough: 'la parcourir',
    nothingYet: 'Rien encore. Les souris sont déçues.',
    yourRight: 'À votre droite',
  },
  es: {
    kinds: { ingredient: 'Ingrediente', essence: 'Esencia', spell: 'Hechizo', familiar: 'Familiar', location: 'Lugar' },
    status: (players, deck) => `${players} jugadores · mazo ${deck}`,
    yourCollection: 'Tu colección',
    yourTurn: 'tu turno',
    theirTurn: 'su turno',
    thinking: 'eligiendo…',
    bot: 'bot',
    away: 'ausente',
    gaveUp: 'rendición',
    wins: 'gana',
    out: (place) => `fuera, puesto ${place}`,
    lost: 'fuera',
    doomed: 'fuera, si no pierdes una luna',
    place: (place) => `puesto ${place}`,
    inHand: (cards) => (cards === 1 ? '1 carta en la mano' : `${cards} cartas en la mano`),
    short: (what) => ['a ', what, ' de un conjunto'],
    cards: (count) => (count === 1 ? '1 carta' : `${count} cartas`),
    setComplete: 'Un conjunto completo',
    way: (each, kinds, short) =>
      `${kinds} tipos, ${each} cartas de cada uno: ${short === 0 ? 'completo' : short === 1 ? 'falta 1' : `faltan ${short}`}`,
    missing: (short) => (short === 1 ? 'falta 1' : `faltan ${short}`),
    ofPlaces: (name, count, places) => `${name}: ${count} de ${places}`,
    fromBottom: (pile, cards) => `${pile}, desde abajo: ${cards}`,
    empty: (pile) => `${pile}: vacía`,
    chosenAs: (nth) => [`${nth}.ª`, 'carta'],
    down: 'una carta boca abajo',
    knownDown: (card) => `${card}, boca abajo, que conoces`,
    seenBy: (names) => `vista por ${names}`,
    resting: 'descansa este turno',
    spells: 'Hechizos por resolver',
    familiars: 'Los Familiares',
    takenBy: (familiar, name) => `${familiar}, la elección de ${name}`,
    lookThrough: 'repasarla',
    nothingYet: 'Nada todavía. Los ratones están decepcionados.',
    yourRight: 'A tu derecha',
  },
  de: {
    kinds: { ingredient: 'Zutat', essence: 'Essenz', spell: 'Zauber', familiar: 'Vertrauter', location: 'Ort' },
    status: (players, deck) => `${players} Personen · Deck ${deck}`,
    yourCollection: 'Deine Sammlung',
    yourTurn: 'am Zug',
    theirTurn: 'am Zug',
    thinking: 'überlegt …',
    bot: 'Bot',
    away: 'abwesend',
    gaveUp: 'aufgegeben',
    wins: 'gewinnt',
    out: (place) => `ausgeschieden, Platz ${place}`,
    lost: 'ausgeschieden',
    doomed: 'ausgeschieden, wenn du keinen Mond loswirst',
    place: (place) => `Platz ${place}`,
    inHand: (cards) => (cards === 1 ? '1 Karte auf der Hand' : `${cards} Karten auf der Hand`),
    short: (what) => ['noch ', what, ' zum Set'],
    cards: (count) => (count === 1 ? '1 Karte' : `${count} Karten`),
    setComplete: 'Ein vollständiges Set',
    way: (each, kinds, short) =>
      `je ${each} von ${kinds} Sorten: ${short === 0 ? 'vollständig' : short === 1 ? '1 fehlt' : `${short} fehlen`}`,
    missing: (short) => (short === 1 ? '1 fehlt' : `${short} fehlen`),
    ofPlaces: (name, count, places) => `${name}: ${count} von ${places}`,
    fromBottom: (pile, cards) => `${pile}, von unten: ${cards}`,
    empty: (pile) => `${pile}: leer`,
    chosenAs: (nth) => [`${nth}.`, 'Karte'],
    down: 'eine verdeckte Karte',
    knownDown: (card) => `${card}, verdeckt, dir bekannt`,
    seenBy: (names) => `gesehen von ${names}`,
    resting: 'ruht in diesem Zug',
    spells: 'Zauber, die noch zu wirken sind',
    familiars: 'Die Vertrauten',
    takenBy: (familiar, name) => `${familiar}, gewählt von ${name}`,
    lookThrough: 'durchsehen',
    nothingYet: 'Noch nichts. Die Mäuse sind enttäuscht.',
    yourRight: 'Rechts von dir',
  },
};
