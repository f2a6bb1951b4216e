import type { Effect, Filter } from '../content/vocabulary.ts';
import { leftToPlay, type Texts } from './texts.ts';

/** All of them feminine, so that “eine” and “welche” fit. */
const kinds: Readonly<Record<Filter, string>> = {
  any: 'Karte',
  ingredient: 'Zutat',
  essence: 'Essenz',
  astral: 'Astralessenz',
  abyss: 'Abgrundessenz',
};
const cards = (n: number): string => (n === 1 ? 'eine Karte' : `${n} Karten`);
const facing = (down: boolean): string => (down ? 'verdeckt' : 'offen');
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} und ${items[items.length - 1]}`;

/** An effect in parts: “Wirf … ab” as an order, “… abwerfen” as something one may do, and what follows the verb. */
interface Clause {
  readonly order: string;
  readonly object: string;
  readonly particle?: string;
  readonly may: string;
  readonly after?: string;
}
function clause(effect: Effect): Clause {
  switch (effect.do) {
    case 'discard':
      return {
        order: 'Wirf',
        object: `eine ${kinds[effect.what]} aus deiner Sammlung`,
        particle: 'ab',
        may: 'abwerfen',
      };
    case 'steal': {
      const object = `eine ${kinds[effect.what]} aus der Sammlung einer anderen Person in deine`;
      return { order: 'Nimm', object, particle: 'auf', may: 'aufnehmen' };
    }
    case 'give': {
      const object = `einer anderen Person eine ${kinds[effect.what]} aus deiner Sammlung`;
      return { order: 'Gib', object, may: 'geben' };
    }
    case 'trade': {
      const one = `eine ${kinds[effect.what]}`;
      const object = `${one} aus deiner Sammlung gegen ${one} aus der Sammlung einer anderen Person`;
      return { order: 'Tausche', object, may: 'tauschen' };
    }
    case 'collect': {
      const words = { order: 'Sammle', particle: 'ein', may: 'einsammeln' };
      return effect.from === 'any'
        ? {
            ...words,
            object: 'die oberste Karte eines beliebigen Stapels',
            after: ', auch wenn er außer Reichweite ist',
          }
        : { ...words, object: 'die oberste Karte eines Stapels in Reichweite' };
    }
    case 'look': {
      const object = 'dir die verdeckten Karten eines Stapels in Reichweite';
      return { order: 'Sieh', object, particle: 'an', may: 'ansehen' };
    }
    case 'unveil':
      return { order: 'Decke', object: 'alle verdeckten Karten eines Stapels', particle: 'auf', may: 'aufdecken' };
    case 'draw':
      return { order: 'Ziehe', object: cards(effect.cards), may: 'ziehen' };
    case 'drop':
      return { order: 'Wirf', object: `${cards(effect.cards)} aus deiner Hand`, particle: 'ab', may: 'abwerfen' };
    case 'lay':
      return { order: 'Spiele', object: `in diesem Zug ${laying(effect.up, effect.down)}`, may: 'spielen' };
    case 'seed': {
      const object = 'die oberste Karte des Decks offen als Beginn eines neuen Mittelstapels';
      return { order: 'Lege', object, particle: 'aus', may: 'auslegen' };
    }
  }
}
function laying(up: number, down: number): string {
  if (up > 0 && down > 0) return `${up} ${up === 1 ? 'Karte' : 'Karten'} offen und ${down} verdeckt`;
  const n = up + down;
  return n === 1 ? `eine Karte, und zwar ${facing(up === 0)}` : `${n} Karten, alle ${facing(up === 0)}`;
}

export const de: Texts = {
  list,
  // Without an article, so that each sentence gives it the case it needs; all of them masculine.
  piles: {
    centre: 'Mittelstapel',
    ownLeft: 'Stapel links von dir',
    ownRight: 'Stapel rechts von dir',
    left: (name) => `Stapel links von ${name}`,
  },
  hidden: 'eine verdeckte Karte',
  asks: {
    befriend: () => 'Als welcher Vertraute spielst du?',
    use: (familiar) => `Nutzt du als ${familiar} deine Fähigkeit?`,
    scavenge: () => 'Welchen Stapel nimmst du?',
    powers: () => 'Was kommt zuerst?',
    travel: () => 'Ziehst du zu einem neuen Ort weiter?',
    cast: () => 'Welchen Zauber wirkst du als Nächstes?',
    castOrTravel: (location) => `Wirkst du einen Zauber oder verlässt du vorher den Ort ${location}?`,
    discard: (what) => `Welche ${kinds[what]} aus der Sammlung abwerfen?`,
    steal: (what) => `Welche ${kinds[what]} nimmst du, und von wem?`,
    give: (what) => `Welche ${kinds[what]} gibst du ab, und an wen?`,
    trade: (what) => `Welche ${kinds[what]} tauschst du, und gegen welche?`,
    collect: () => 'Von welchem Stapel die oberste Karte?',
    look: () => 'In welchen Stapel schaust du hinein?',
    unveil: () => 'Welchen Stapel deckst du auf?',
    drop: () => 'Welche Karte aus der Hand abwerfen?',
    refill: (hand, deck) =>
      `Ziehst du noch eine Karte? Du hast ${hand} auf der Hand.${deck === 0 ? ' Das Deck ist leer: Wer jetzt zieht, beendet das Spiel.' : ''}`,
    play: (up, down) => `Spiele ${list(leftToPlay(up, down, facing))}.`,
    out: (abyss, up, down) =>
      `${abyss} Abgrundessenzen: Du bist ausgeschieden. Spiele deine ganze Hand: ${list(leftToPlay(up, down, facing))}.`,
    by: (card, question) => `${card}: ${question}`,
  },
  answers: {
    befriend: (familiar) => `Als ${familiar} spielen`,
    take: (pile) => `${pile} nehmen`,
    spare: (pile) => `${pile} nehmen, aber die oberste Karte liegen lassen`,
    use: 'Fähigkeit nutzen',
    obey: 'Regel des Ortes befolgen',
    pass: 'Nein, danke',
    draw: 'Noch eine Karte ziehen',
    travel: 'Zu einem neuen Ort weiterziehen',
    stay: 'Hierbleiben',
    cast: (card) => `${card} wirken`,
    discard: (card) => `${card} abwerfen`,
    steal: (player, card) => `${card} von ${player} nehmen`,
    give: (card, player) => `${card} an ${player} abgeben`,
    trade: (card, player, other) => `Mit ${player} tauschen: ${card} gegen ${other}`,
    collect: (pile) => `Oberste Karte vom ${pile} einsammeln`,
    look: (pile) => `Verdeckte Karten im ${pile} ansehen`,
    unveil: (pile) => `${pile} aufdecken`,
    drop: (card) => `${card} abwerfen`,
    play: (card, pile, down) => `${card} ${facing(down)} auf den ${pile}`,
  },
  events: {
    dealt: (card, pile) => `Erste Karte im ${pile}: ${card}.`,
    joined: (pairs) => `${list(pairs.map(([player, familiar]) => `${player} spielt als ${familiar}`))}.`,
    befriended: (who, familiar) => `${who} spielt als ${familiar}.`,
    arrived: (location) => `In der Mitte liegt dieser Ort: ${location}.`,
    starts: (who) => `${who} beginnt.`,
    drew: (who, count, drawn) => `${who} zieht ${drawn === null ? cards(count) : list(drawn)}.`,
    turn: (who) => `${who} ist am Zug.`,
    took: (who, pile, taken, left) =>
      `${who} nimmt den ${pile}: ${list(taken)}.${left ? ' Die oberste Karte bleibt liegen.' : ''}`,
    used: (who, familiar) => `${who} nutzt als ${familiar} die eigene Fähigkeit.`,
    bound: (who, location) => `Der Ort ${location} wirkt sich auf ${who} aus.`,
    warded: (who, familiar, other) => `Als ${familiar} schützt ${who} die eigene Sammlung vor ${other}.`,
    withstood: (who, familiar, abyss) => `Als ${familiar} scheidet ${who} erst mit ${abyss} Abgrundessenzen aus.`,
    cast: (who, card) => `${who} wirkt ${card}.`,
    fizzled: (who, card) => `Der Zauber ${card} verpufft und wird abgeworfen; ${who} hat nichts davon.`,
    sifted: (who, card) => `Die Karte ${card} wird fortgespült, bevor ${who} sie einsammeln kann.`,
    discarded: (who, card) => `${who} wirft ${card} aus der Sammlung ab.`,
    stole: (who, other, card) => `${who} nimmt ${card} von ${other}.`,
    gave: (who, other, card) => `${who} gibt ${card} an ${other} ab.`,
    traded: (who, card, other, theirs) => `${who} tauscht mit ${other}: ${card} gegen ${theirs}.`,
    collected: (who, pile, card) => `${who} sammelt die oberste Karte vom ${pile} ein: ${card}.`,
    looked: (who, pile, seen) =>
      `${who} sieht sich die verdeckten Karten im ${pile} an${seen === null ? '' : `: ${list(seen)}`}.`,
    unveiled: (who, pile, shown) => `${who} deckt den ${pile} auf: ${list(shown)}.`,
    dropped: (who, card) => `${who} wirft ${card} aus der Hand ab.`,
    travelled: (who, location) => `${who} zieht zu einem neuen Ort weiter: ${location}.`,
    stayed: (who) => `${who} bleibt an diesem Ort.`,
    laid: (who, placements) => `${who} spielt ${list(placements)}.`,
    laidOne: (card, pile, down) =>
      card === null ? `eine Karte verdeckt auf den ${pile}` : `${card} ${facing(down)} auf den ${pile}`,
    filled: (card, pile) => `Aus dem Deck auf den ${pile}: ${card}.`,
    eliminated: (who, abyss) => `${who} hat ${abyss} Abgrundessenzen und scheidet aus.`,
    merged: (from, into) => `Der ${from} geht im ${into} auf.`,
    deckOut: (who) => `Das Deck reicht nicht, um die Hand von ${who} aufzufüllen.`,
  },
  bars: {
    'out-of-reach': () => 'Dieser Stapel ist außer Reichweite. Du erreichst den Mittelstapel und die beiden neben dir.',
    empty: () => 'Dieser Stapel ist leer.',
    resting: () => 'Der Mittelstapel wurde gerade erst genommen; an diesem Ort ruht er einen Zug lang.',
    'left-already': () => 'Der Ort hält die oberste Karte bereits zurück.',
    'already-chosen': () => 'Diesen Vertrauten hat schon jemand anderes gewählt.',
    'not-that-kind': (what) => `Die Karte verlangt eine ${kinds[what]}.`,
    warded: () => 'Diese Sammlung wird von einem Vertrauten geschützt.',
    'nothing-hidden': () => 'In diesem Stapel ist nichts vor dir verborgen.',
    'no-more-down': () => 'Du kannst keine Karte mehr verdeckt spielen.',
    'no-more-up': () => 'Du kannst keine Karte mehr offen spielen.',
    'only-up': () => 'An diesem Ort dürfen Karten nur offen auf den Mittelstapel gespielt werden.',
    'only-down': () => 'An diesem Ort dürfen Karten nur verdeckt auf den Mittelstapel gespielt werden.',
    full: () => 'An diesem Ort passen keine weiteren Karten auf den Mittelstapel.',
    enough: () => 'An diesem Ort hast du in diesem Zug schon genug Karten auf den Mittelstapel gespielt.',
    'leaves-empty': () => 'Dann bliebe ein Stapel in deiner Reichweite leer.',
    'one-at-least': () => 'An diesem Ort muss mindestens eine Karte auf den Mittelstapel gespielt werden.',
    'tourism-needs-locations': () => 'Tourismus gibt es nur zusammen mit den Orten.',
    'first-not-seated': () => 'Diese Person sitzt nicht am Tisch.',
  },
  results: {
    astral: (winners) => `${winners} gewinnt mit drei Astralessenzen.`,
    set: (winners) => `${winners} gewinnt mit einem vollständigen Set aus Zutaten.`,
    abyss: (winners) => `${winners} gewinnt: Sonst ist niemand mehr im Spiel.`,
    deck: (winners, shared) =>
      shared
        ? `Das Deck ist aufgebraucht; ${winners} teilen sich den Sieg.`
        : `Das Deck ist aufgebraucht; ${winners} gewinnt mit der reichsten Sammlung.`,
  },
  options: {
    abilities: {
      name: 'Fähigkeiten der Vertrauten',
      help: 'Jeder Vertraute bringt eine eigene Fähigkeit mit.',
      values: {},
    },
    locations: { name: 'Orte', help: 'Ein Ort ändert die Regeln des Mittelstapels.', values: {} },
    tourism: {
      name: 'Tourismus',
      help: 'Wer Karten vom Mittelstapel einsammelt, darf zu einem neuen Ort weiterziehen.',
      values: {},
    },
    familiars: {
      name: 'Vertraute',
      help: 'Wie die Vertrauten verteilt werden.',
      values: { dealt: 'zufällig ausgeteilt', chosen: 'der Reihe nach gewählt' },
    },
    first: {
      name: 'Startperson',
      help: 'Wer den ersten Zug macht.',
      values: { random: 'zufällig', '1': 'Person 1', '2': 'Person 2', '3': 'Person 3', '4': 'Person 4' },
    },
  },
  zones: {
    location: 'Ort',
    deck: 'Deck',
    discard: 'Abwurfstapel',
    familiar: (who) => `Vertrauter von ${who}`,
    collection: (who) => `Sammlung von ${who}`,
    hand: (who) => `Hand von ${who}`,
    ownHand: 'Deine Hand',
  },
  cards: {
    ingredient: () =>
      'Zutat. Mit einem Set gewinnst du: vier Sorten mit je zwei Karten, drei Sorten mit je drei oder zwei Sorten mit je vier.',
    astral: () => 'Essenz. Mit drei davon in deiner Sammlung gewinnst du das Spiel.',
    abyss: () => 'Essenz. Mit drei davon in deiner Sammlung verlierst du das Spiel.',
    copies: (two, three, four) => `Im Deck zu zweit, zu dritt und zu viert: ${two}, ${three}, ${four}.`,
    effect: (effect) => {
      const { order, object, particle, may, after = '' } = clause(effect);
      if ('may' in effect) return `Du darfst ${object} ${may}${after}.`;
      return `${order} ${object}${particle === undefined ? '' : ` ${particle}`}${after}.`;
    },
    fullGame: 'Im vollen Spiel:',
    moment: (moment) =>
      ({
        start: 'Einmal pro Zug darfst du Folgendes tun, bevor du einen Stapel nimmst:',
        taken: 'Einmal pro Zug darfst du Folgendes tun, nachdem du einen Stapel genommen hast:',
        play: 'Einmal pro Zug darfst du Folgendes tun, bevor du Karten spielst:',
        refill: 'Einmal pro Zug darfst du Folgendes tun, nachdem du deine Hand aufgefüllt hast:',
      })[moment],
    always: {
      hand: (n) => `Du darfst deine Hand auf ${n} statt auf vier Karten auffüllen.`,
      abyss: (n) => `Du verlierst erst mit ${n} Abgrundessenzen.`,
      ward: () => 'Deine Sammlung ist vor den Effekten anderer Personen geschützt.',
      spare: () => 'Wenn du einen Stapel aus mehreren Karten nimmst, darfst du die oberste liegen lassen.',
    },
    rule: {
      taken: (effects) => `Wenn du den Mittelstapel nimmst, gilt Folgendes: ${effects}`,
      lay: (how) => `Karten dürfen nur ${facing(how === 'down')} auf den Mittelstapel gespielt werden.`,
      cap: (n) => `Im Mittelstapel ${n === 1 ? 'liegt' : 'liegen'} höchstens ${cards(n)}.`,
      most: (n) => `Jede Person darf pro Zug höchstens ${cards(n)} auf den Mittelstapel spielen.`,
      least: () => 'Jede Person muss pro Zug mindestens eine Karte auf den Mittelstapel spielen.',
      leave: () => 'Wird der Mittelstapel genommen, bleibt die oberste Karte liegen, sofern sie nicht die einzige ist.',
      fizzle: () => 'Wird der Mittelstapel genommen, werden seine Zauber ohne Wirkung abgeworfen.',
      sift: (what) => `Wird der Mittelstapel genommen, wird eine ${kinds[what]} daraus abgeworfen.`,
      rest: () => 'Wurde der Mittelstapel genommen, darf er im unmittelbar folgenden Zug nicht genommen werden.',
    },
  },
};
