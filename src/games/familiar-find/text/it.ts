import type { Effect, Filter } from '../content/vocabulary.ts';
import { leftToPlay, type Texts } from './texts.ts';

const kinds: Readonly<Record<Filter, string>> = {
  any: 'carta',
  ingredient: 'Ingrediente',
  essence: 'Essenza',
  astral: 'Essenza astrale',
  abyss: 'Essenza dell’Abisso',
};
const masculine = (what: Filter): boolean => what === 'ingredient';
const a = (what: Filter): string =>
  masculine(what) ? `un ${kinds[what]}` : what === 'any' ? `una ${kinds[what]}` : `un’${kinds[what]}`;
const cards = (n: number): string => (n === 1 ? 'una carta' : `${n} carte`);
/** Said of cards whatever their names’ gender. */
const facing = (down: boolean): string => (down ? 'a faccia in giù' : 'a faccia in su');
/** `a`, or `ad` before the same vowel. */
const to = (name: string): string => (/^[aàá]/i.test(name) ? `ad ${name}` : `a ${name}`);
const and = (name: string): string => (/^[eèé]/i.test(name) ? `ed ${name}` : `e ${name}`);
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} ${and(items[items.length - 1] as string)}`;

/** An order, or after `puoi` an infinitive. Piles begin with `la`, so `del`, `al`, `nel`, `sul` are put right before. */
function clause(effect: Effect, may: boolean): string {
  const verb = (order: string, infinitive: string): string => (may ? infinitive : order);
  switch (effect.do) {
    case 'discard':
      return `${verb('scarta', 'scartare')} ${a(effect.what)} dalla tua collezione`;
    case 'steal': {
      const it = masculine(effect.what) ? 'lo' : 'la';
      const add = `${verb('aggiungi', 'aggiunger')}${it}`;
      return `${verb('prendi', 'prendere')} ${a(effect.what)} dalla collezione di un altro giocatore e ${add} alla tua`;
    }
    case 'give':
      return `${verb('dai', 'dare')} ${a(effect.what)} della tua collezione a un altro giocatore`;
    case 'trade': {
      const one = masculine(effect.what) ? 'uno' : 'una';
      return `${verb('scambia', 'scambiare')} ${a(effect.what)} della tua collezione con ${one} della collezione di un altro giocatore`;
    }
    case 'collect':
      return effect.from === 'any'
        ? `${verb('raccogli', 'raccogliere')} la carta in cima a una pila qualsiasi, anche fuori dalla tua portata`
        : `${verb('raccogli', 'raccogliere')} la carta in cima a una pila alla tua portata`;
    case 'look':
      return `${verb('guarda', 'guardare')} le carte a faccia in giù di una pila alla tua portata`;
    case 'unveil':
      return `${verb('gira', 'girare')} a faccia in su tutte le carte a faccia in giù di una pila`;
    case 'draw':
      return `pesca ${cards(effect.cards)}`;
    case 'drop':
      return `scarta ${cards(effect.cards)} dalla tua mano`;
    case 'lay': {
      const { up, down } = effect;
      if (up + down === 1) return `in questo turno gioca una sola carta, ${facing(up === 0)}`;
      if (down === 0 || up === 0) return `in questo turno gioca ${up + down} carte, tutte ${facing(up === 0)}`;
      return `in questo turno gioca ${up} ${up === 1 ? 'carta' : 'carte'} ${facing(false)} e ${down} ${facing(true)}`;
    }
    case 'seed':
      return 'forma una nuova pila centrale con la carta in cima al mazzo, a faccia in su';
  }
}
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const inside = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export const it: Texts = {
  list,
  piles: {
    centre: 'la pila centrale',
    ownLeft: 'la pila a tua sinistra',
    ownRight: 'la pila a tua destra',
    left: (name) => `la pila a sinistra di ${name}`,
  },
  hidden: 'una carta a faccia in giù',
  asks: {
    befriend: () => 'Quale Famiglio sarai?',
    use: (familiar) => `Usi la tua abilità di ${familiar}?`,
    scavenge: () => 'Quale pila prendi?',
    powers: () => 'Che cosa viene prima?',
    travel: () => 'Riparti per un nuovo Luogo?',
    cast: () => 'Quale Incantesimo risolvi adesso?',
    castOrTravel: (location) => `Risolvi un Incantesimo o prima lasci il Luogo ${location} per uno nuovo?`,
    discard: (what) => `Quale ${kinds[what]} della collezione scarti?`,
    steal: (what) => `Quale ${kinds[what]} prendi, e a chi?`,
    give: (what) => `Quale ${kinds[what]} dai, e a chi?`,
    trade: (what) => `Quale ${kinds[what]} scambi, e con quale?`,
    collect: () => 'Da quale pila raccogli la carta in cima?',
    look: () => 'In quale pila guardi?',
    unveil: () => 'Quale pila scopri?',
    drop: () => 'Quale carta della mano scarti?',
    refill: (hand, deck) =>
      `Peschi un’altra carta? In mano ne hai ${hand}.${deck === 0 ? ' Il mazzo è vuoto: pescare farebbe finire la partita.' : ''}`,
    play: (up, down) => `Da giocare: ${list(leftToPlay(up, down, facing))}.`,
    out: (abyss, up, down) =>
      `${abyss} Essenze dell’Abisso: sei fuori gioco. Gioca tutta la mano: ${list(leftToPlay(up, down, facing))}.`,
    by: (card, question) => `${card}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
  },
  answers: {
    befriend: (familiar) => `Scegli ${familiar}`,
    take: (pile) => `Prendi ${pile}`,
    spare: (pile) => `Prendi ${pile}, ma lascia la carta in cima`,
    use: 'Usa l’abilità',
    obey: 'Applica l’effetto del Luogo',
    pass: 'No, grazie',
    draw: 'Pesca un’altra carta',
    travel: 'Riparti per un nuovo Luogo',
    stay: 'Resta qui',
    cast: (card) => `Risolvi ${card}`,
    discard: (card) => `Scarta ${card}`,
    steal: (player, card) => `Prendi ${to(player)} la carta ${card}`,
    give: (card, player) => `Dai ${card} ${to(player)}`,
    trade: (card, player, other) => `Dai ${card} ${to(player)} in cambio di ${other}`,
    collect: (pile) => `Raccogli la carta in cima al${pile}`,
    look: (pile) => `Guarda nel${pile}`,
    unveil: (pile) => `Scopri ${pile}`,
    drop: (card) => `Scarta ${card}`,
    play: (card, pile, down) => `${card} sul${pile}, ${facing(down)}`,
  },
  events: {
    dealt: (card, pile) => `${capital(pile)} comincia con ${card}.`,
    joined: (pairs) =>
      `${list(pairs.map(([player, familiar], i) => `${player} ${i === 0 ? 'gioca come' : 'come'} ${familiar}`))}.`,
    befriended: (who, familiar) => `${who} sceglie ${familiar} come Famiglio.`,
    arrived: (location) => `Il Luogo al centro è ${location}.`,
    starts: (who) => `Comincia ${who}.`,
    drew: (who, count, drawn) => `${who} pesca ${drawn === null ? cards(count) : list(drawn)}.`,
    turn: (who) => `Inizia il turno di ${who}.`,
    took: (who, pile, taken, left) =>
      `${who} prende ${pile}: ${list(taken)}.${left ? ' La carta in cima resta al suo posto.' : ''}`,
    used: (who, familiar) => `${who} usa la sua abilità di ${familiar}.`,
    bound: (who, location) => `${location} impone la sua legge ${to(who)}.`,
    warded: (who, familiar, other) =>
      `Con la sua abilità di ${familiar}, ${who} protegge la propria collezione da ${other}.`,
    withstood: (who, familiar, abyss) =>
      `Grazie alla sua abilità di ${familiar}, ${who} perderebbe solo con ${abyss} Essenze dell’Abisso.`,
    cast: (who, card) => `${who} risolve ${card}.`,
    fizzled: (who, card) =>
      `L’Incantesimo ${card} svanisce nel nulla e finisce nella pila degli scarti: ${who} non ne ricava niente.`,
    sifted: (who, card) => `L’acqua porta via ${card}: ${who} non fa in tempo a raccogliere questa carta.`,
    discarded: (who, card) => `${who} scarta ${card} dalla propria collezione.`,
    stole: (who, other, card) => `${who} prende ${card} ${to(other)}.`,
    gave: (who, other, card) => `${who} dà ${card} ${to(other)}.`,
    traded: (who, card, other, theirs) => `${who} dà ${card} ${to(other)} in cambio di ${theirs}.`,
    collected: (who, pile, card) => `${who} raccoglie ${card} dalla cima del${pile}.`,
    looked: (who, pile, seen) => `${who} guarda nel${pile}${seen === null ? '' : ` e vede ${list(seen)}`}.`,
    unveiled: (who, pile, shown) => `${who} scopre ${pile}: ${list(shown)}.`,
    dropped: (who, card) => `${who} scarta ${card} dalla mano.`,
    travelled: (who, location) => `${who} riparte: il nuovo Luogo è ${location}.`,
    stayed: (who) => `${who} resta in questo Luogo.`,
    laid: (who, placements) => `${who} gioca ${placements.join('; ')}.`,
    laidOne: (card, pile, down) => `${card ?? 'una carta'} sul${pile}, ${facing(down)}`,
    filled: (card, pile) => `${capital(pile)} riceve ${card} dal mazzo.`,
    eliminated: (who, abyss) => `${who} ha ${abyss} Essenze dell’Abisso ed è fuori gioco.`,
    merged: (from, into) => `Le carte del${from} si uniscono al${into}.`,
    deckOut: (who) => `Il mazzo non basta a reintegrare la mano di ${who}.`,
  },
  bars: {
    'out-of-reach': () => 'Quella pila è fuori portata. Arrivi alla pila centrale e alle due che hai ai lati.',
    empty: () => 'Quella pila è vuota.',
    resting: () => 'La pila centrale è stata appena presa: in questo Luogo riposa per un turno.',
    'left-already': () => 'Il Luogo trattiene già la carta in cima.',
    'already-chosen': () => 'Qualcun altro ha già scelto quel Famiglio.',
    'not-that-kind': (what) => `La carta richiede ${a(what)}.`,
    warded: () => 'Quella collezione è protetta dal Famiglio di chi la possiede.',
    'nothing-hidden': () => 'Quella pila non ti nasconde nulla.',
    'no-more-down': () => 'Non ti restano carte da giocare a faccia in giù.',
    'no-more-up': () => 'Non ti restano carte da giocare a faccia in su.',
    'only-up': () => 'In questo Luogo, sulla pila centrale le carte si giocano solo a faccia in su.',
    'only-down': () => 'In questo Luogo, sulla pila centrale le carte si giocano solo a faccia in giù.',
    full: () => 'In questo Luogo, la pila centrale non può contenere altre carte.',
    enough: () => 'In questo Luogo, per questo turno hai già giocato abbastanza carte sulla pila centrale.',
    'leaves-empty': () => 'Così una pila alla tua portata resterebbe vuota.',
    'one-at-least': () => 'In questo Luogo, almeno una carta va giocata sulla pila centrale.',
    'tourism-needs-locations': () => 'Il Turismo richiede i Luoghi.',
    'first-not-seated': () => 'Quel giocatore non è al tavolo.',
  },
  results: {
    astral: (winners) => `${winners} vince con tre Essenze astrali.`,
    set: (winners) => `${winners} vince con una serie completa di Ingredienti.`,
    abyss: (winners) => `${winners} vince: in gioco non è rimasto nessun altro.`,
    deck: (winners, shared) =>
      shared
        ? `Il mazzo è esaurito: ${winners} si dividono la vittoria.`
        : `Il mazzo è esaurito: ${winners} vince con la collezione più ricca.`,
  },
  options: {
    abilities: { name: 'Abilità dei Famigli', help: 'Ogni Famiglio porta con sé un’abilità tutta sua.', values: {} },
    locations: { name: 'Luoghi', help: 'Un Luogo cambia le regole della pila centrale.', values: {} },
    tourism: {
      name: 'Turismo',
      help: 'Chi raccoglie carte dalla pila centrale può ripartire per un nuovo Luogo.',
      values: {},
    },
    familiars: {
      name: 'Famigli',
      help: 'Come si assegnano i Famigli.',
      values: { dealt: 'distribuiti a caso', chosen: 'scelti a turno' },
    },
    first: {
      name: 'Primo giocatore',
      help: 'A chi spetta il primo turno.',
      values: { random: 'a caso', '1': 'giocatore 1', '2': 'giocatore 2', '3': 'giocatore 3', '4': 'giocatore 4' },
    },
  },
  zones: {
    location: 'Luogo',
    deck: 'Mazzo',
    discard: 'Pila degli scarti',
    familiar: (who) => `Famiglio di ${who}`,
    collection: (who) => `Collezione di ${who}`,
    hand: (who) => `Mano di ${who}`,
    ownHand: 'La tua mano',
  },
  cards: {
    ingredient: () =>
      'Ingrediente. Vinci con una serie completa: quattro tipi con due carte ciascuno, tre tipi con tre carte ciascuno o due tipi con quattro carte ciascuno.',
    astral: () => 'Essenza. Tre nella tua collezione ti fanno vincere la partita.',
    abyss: () => 'Essenza. Tre nella tua collezione ti fanno perdere la partita.',
    copies: (two, three, four) => `Nel mazzo in 2, 3 e 4 giocatori: ${two}, ${three}, ${four}.`,
    effect: (effect) => ('may' in effect ? `Puoi ${clause(effect, true)}.` : `${capital(clause(effect, false))}.`),
    fullGame: 'Partita completa:',
    moment: (moment) =>
      ({
        start: 'Una volta per turno, prima di prendere una pila, puoi usare questa abilità.',
        taken: 'Una volta per turno, dopo aver preso una pila, puoi usare questa abilità.',
        play: 'Una volta per turno, prima di giocare le carte, puoi usare questa abilità.',
        refill: 'Una volta per turno, dopo aver reintegrato la mano, puoi usare questa abilità.',
      })[moment],
    always: {
      hand: (n) => `Puoi reintegrare la tua mano fino a ${n} carte anziché quattro.`,
      abyss: (n) => `Perdi solo con ${n} Essenze dell’Abisso.`,
      ward: () => 'Gli effetti degli altri giocatori non possono toccare la tua collezione.',
      spare: () => 'Quando prendi una pila di più carte, puoi lasciare al suo posto la carta in cima.',
    },
    rule: {
      taken: (effects) => `Quando prendi la pila centrale, ${inside(effects)}`,
      lay: (how) => `Sulla pila centrale le carte si giocano solo ${facing(how === 'down')}.`,
      cap: (n) => `La pila centrale contiene al massimo ${cards(n)}.`,
      most: (n) => `Ogni giocatore gioca al massimo ${cards(n)} per turno sulla pila centrale.`,
      least: () => 'Ogni giocatore gioca almeno una carta per turno sulla pila centrale.',
      leave: () => 'Quando prendi la pila centrale, la carta in cima resta al suo posto, a meno che sia l’unica.',
      fizzle: () => 'Quando prendi la pila centrale, i suoi Incantesimi si scartano senza effetto.',
      sift: (what) =>
        `Quando prendi la pila centrale, scarta ${what === 'any' ? 'una delle' : `${a(what)} tra le`} sue carte.`,
      rest: () => 'La pila centrale non si può prendere nel turno subito dopo quello in cui è stata presa.',
    },
  },
};
