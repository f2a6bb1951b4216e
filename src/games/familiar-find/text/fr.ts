import type { Effect, Filter } from '../content/vocabulary.ts';
import { leftToPlay, type Texts } from './texts.ts';

const kinds: Readonly<Record<Filter, string>> = {
  any: 'carte',
  ingredient: 'Ingrédient',
  essence: 'Essence',
  astral: 'Essence astrale',
  abyss: 'Essence des Abysses',
};
const masculine = (what: Filter): boolean => what === 'ingredient';
const a = (what: Filter): string => `${masculine(what) ? 'un' : 'une'} ${kinds[what]}`;
const which = (what: Filter): string => `${masculine(what) ? 'Quel' : 'Quelle'} ${kinds[what]}`;
const cards = (n: number): string => (n === 1 ? 'une carte' : `${n} cartes`);
const facing = (down: boolean): string => (down ? 'face cachée' : 'face visible');
/** Where `de` loses its vowel: before a vowel, a `y` that sounds like one, and the commoner words with a silent `h`. */
const ELIDES = /^(?:[aeiouàâäéèêëîïôöùûüæœ]|y[^aeiou]|h(?:él|ect|enr|ermin|ipp|iron|ort|ug|ydr))/i;
export const of = (name: string): string => (ELIDES.test(name) ? `d’${name}` : `de ${name}`);
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} et ${items[items.length - 1]}`;

/** An order, or after `vous pouvez` an infinitive. */
function clause(effect: Effect, may: boolean): string {
  const verb = (order: string, infinitive: string): string => (may ? infinitive : order);
  switch (effect.do) {
    case 'discard':
      return `${verb('défaussez', 'défausser')} ${a(effect.what)} de votre collection`;
    case 'steal': {
      const add = verb(`ajoutez-${masculine(effect.what) ? 'le' : 'la'}`, 'l’ajouter');
      return `${verb('prenez', 'prendre')} ${a(effect.what)} dans la collection d’un autre joueur et ${add} à la vôtre`;
    }
    case 'give':
      return `${verb('donnez', 'donner')} ${a(effect.what)} de votre collection à un autre joueur`;
    case 'trade':
      return `${verb('échangez', 'échanger')} ${a(effect.what)} de votre collection contre ${a(effect.what)} de celle d’un autre joueur`;
    case 'collect':
      return effect.from === 'any'
        ? `${verb('récoltez', 'récolter')} la carte du dessus de n’importe quelle pile, même hors de votre portée`
        : `${verb('récoltez', 'récolter')} la carte du dessus d’une pile à votre portée`;
    case 'look':
      return `${verb('regardez', 'regarder')} les cartes face cachée d’une pile à votre portée`;
    case 'unveil':
      return `${verb('retournez', 'retourner')} face visible toutes les cartes face cachée d’une pile`;
    case 'draw':
      return `piochez ${cards(effect.cards)}`;
    case 'drop':
      return `défaussez ${cards(effect.cards)} de votre main`;
    case 'lay': {
      const { up, down } = effect;
      if (up + down === 1) return `ce tour-ci, jouez une seule carte, ${facing(up === 0)}`;
      if (down === 0 || up === 0) return `ce tour-ci, jouez ${up + down} cartes, toutes ${facing(up === 0)}`;
      return `ce tour-ci, jouez ${up} ${up === 1 ? 'carte' : 'cartes'} ${facing(false)} et ${down} ${facing(true)}`;
    }
    case 'seed':
      return 'formez une nouvelle pile centrale avec la carte du dessus de la pioche, face visible';
  }
}
const capital = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;
const inside = (text: string): string => `${text.charAt(0).toLowerCase()}${text.slice(1)}`;

export const fr: Texts = {
  list,
  piles: {
    centre: 'la pile centrale',
    ownLeft: 'la pile à votre gauche',
    ownRight: 'la pile à votre droite',
    left: (name) => `la pile à gauche ${of(name)}`,
  },
  hidden: 'une carte face cachée',
  asks: {
    befriend: () => 'Quel Familier serez-vous ?',
    use: (familiar) => `Utilisez-vous votre pouvoir ${of(familiar)} ?`,
    scavenge: () => 'Quelle pile prenez-vous ?',
    powers: () => 'Par quoi commencez-vous ?',
    travel: () => 'Reprenez-vous la route vers un nouveau Lieu ?',
    cast: () => 'Quel Sort résolvez-vous maintenant ?',
    castOrTravel: (location) => `Résolvez-vous un Sort, ou quittez-vous d’abord le Lieu ${location} pour un autre ?`,
    discard: (what) => `${which(what)} de votre collection défaussez-vous ?`,
    steal: (what) => `${which(what)} prenez-vous, et à qui ?`,
    give: (what) => `${which(what)} donnez-vous, et à qui ?`,
    trade: (what) => `${which(what)} échangez-vous, et contre ${masculine(what) ? 'lequel' : 'laquelle'} ?`,
    collect: () => 'De quelle pile récolter la carte du dessus ?',
    look: () => 'Dans quelle pile regardez-vous ?',
    unveil: () => 'Quelle pile dévoilez-vous ?',
    drop: () => 'Quelle carte de votre main défaussez-vous ?',
    refill: (hand, deck) =>
      `Piochez-vous une carte de plus ? Vous en avez ${hand} en main.${deck === 0 ? ' La pioche est vide : piocher mettrait fin à la partie.' : ''}`,
    play: (up, down) => `Jouez ${list(leftToPlay(up, down, facing))}.`,
    out: (abyss, up, down) =>
      `${abyss} Essences des Abysses : vous êtes hors jeu. Jouez toute votre main : ${list(leftToPlay(up, down, facing))}.`,
    by: (card, question) => `${card} : ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
  },
  answers: {
    befriend: (familiar) => `Choisir ${familiar}`,
    take: (pile) => `Prendre ${pile}`,
    spare: (pile) => `Prendre ${pile}, mais laisser la carte du dessus`,
    use: 'Utiliser le pouvoir',
    obey: 'Appliquer l’effet du Lieu',
    pass: 'Non, merci',
    draw: 'Piocher une carte de plus',
    travel: 'Reprendre la route vers un nouveau Lieu',
    stay: 'Rester ici',
    cast: (card) => `Résoudre ${card}`,
    discard: (card) => `Défausser ${card}`,
    steal: (player, card) => `Prendre à ${player} la carte ${card}`,
    give: (card, player) => `Donner ${card} à ${player}`,
    trade: (card, player, other) => `Échanger ${card} avec ${player} contre ${other}`,
    collect: (pile) => `Récolter la carte du dessus de ${pile}`,
    look: (pile) => `Regarder dans ${pile}`,
    unveil: (pile) => `Dévoiler ${pile}`,
    drop: (card) => `Défausser ${card}`,
    play: (card, pile, down) => `${card} sur ${pile}, ${facing(down)}`,
  },
  events: {
    dealt: (card, pile) => `${capital(pile)} commence par ${card}.`,
    joined: (pairs) => `Les Familiers : ${list(pairs.map(([player, familiar]) => `${familiar} pour ${player}`))}.`,
    befriended: (who, familiar) => `${who} choisit ${familiar} comme Familier.`,
    arrived: (location) => `Le Lieu au centre est ${location}.`,
    starts: (who) => `${who} joue en premier.`,
    drew: (who, count, drawn) => `${who} pioche ${drawn === null ? cards(count) : list(drawn)}.`,
    turn: (who) => `${who} commence son tour.`,
    took: (who, pile, taken, left) =>
      `${who} prend ${pile} : ${list(taken)}.${left ? ' La carte du dessus reste en place.' : ''}`,
    used: (who, familiar) => `${who} utilise son pouvoir ${of(familiar)}.`,
    bound: (who, location) => `${location} impose sa loi à ${who}.`,
    warded: (who, familiar, other) =>
      `Grâce à son pouvoir ${of(familiar)}, ${who} protège sa collection contre ${other}.`,
    withstood: (who, familiar, abyss) =>
      `Grâce à son pouvoir ${of(familiar)}, ${who} ne perdrait qu’avec ${abyss} Essences des Abysses.`,
    cast: (who, card) => `${who} résout ${card}.`,
    fizzled: (who, card) => `Le Sort ${card} se dissipe et part à la défausse : ${who} n’en tire rien.`,
    sifted: (who, card) => `L’eau emporte ${card} : ${who} n’a pas le temps de récolter cette carte.`,
    discarded: (who, card) => `${who} défausse ${card} de sa collection.`,
    stole: (who, other, card) => `${who} prend ${card} à ${other}.`,
    gave: (who, other, card) => `${who} donne ${card} à ${other}.`,
    traded: (who, card, other, theirs) => `${who} échange ${card} avec ${other} contre ${theirs}.`,
    collected: (who, pile, card) => `${who} récolte ${card} sur le dessus de ${pile}.`,
    looked: (who, pile, seen) => `${who} regarde dans ${pile}${seen === null ? '' : ` et y voit ${list(seen)}`}.`,
    unveiled: (who, pile, shown) => `${who} dévoile ${pile} : ${list(shown)}.`,
    dropped: (who, card) => `${who} défausse ${card} de sa main.`,
    travelled: (who, location) => `${who} reprend la route : le nouveau Lieu est ${location}.`,
    stayed: (who) => `${who} reste dans ce Lieu.`,
    laid: (who, placements) => `${who} joue ${list(placements)}.`,
    laidOne: (card, pile, down) => `${card ?? 'une carte'} ${facing(down)} sur ${pile}`,
    filled: (card, pile) => `${capital(pile)} reçoit ${card} de la pioche.`,
    eliminated: (who, abyss) => `${who} a ${abyss} Essences des Abysses et se retrouve hors jeu.`,
    merged: (from, into) => `Les cartes de ${from} rejoignent ${into}.`,
    deckOut: (who) => `La pioche ne suffit pas à compléter la main ${of(who)}.`,
  },
  bars: {
    'out-of-reach': () =>
      'Cette pile est hors de portée. À votre portée : la pile centrale et les deux piles à vos côtés.',
    empty: () => 'Cette pile est vide.',
    resting: () => 'La pile centrale vient d’être prise : dans ce Lieu, elle se repose un tour.',
    'left-already': () => 'Le Lieu retient déjà la carte du dessus.',
    'already-chosen': () => 'Quelqu’un d’autre a déjà choisi ce Familier.',
    'not-that-kind': (what) => `La carte demande ${a(what)}.`,
    warded: () => 'Cette collection est protégée par le Familier de son propriétaire.',
    'nothing-hidden': () => 'Cette pile ne vous cache rien.',
    'no-more-down': () => 'Il ne vous reste plus de carte à jouer face cachée.',
    'no-more-up': () => 'Il ne vous reste plus de carte à jouer face visible.',
    'only-up': () => 'Dans ce Lieu, les cartes se jouent uniquement face visible sur la pile centrale.',
    'only-down': () => 'Dans ce Lieu, les cartes se jouent uniquement face cachée sur la pile centrale.',
    full: () => 'Dans ce Lieu, la pile centrale ne peut plus recevoir de carte.',
    enough: () => 'Dans ce Lieu, vous avez déjà joué assez de cartes sur la pile centrale ce tour-ci.',
    'leaves-empty': () => 'Une pile à votre portée resterait alors vide.',
    'one-at-least': () => 'Dans ce Lieu, au moins une carte doit être jouée sur la pile centrale.',
    'tourism-needs-locations': () => 'Le Tourisme nécessite les Lieux.',
    'first-not-seated': () => 'Ce joueur n’est pas à la table.',
  },
  results: {
    astral: (winners) => `${winners} gagne avec trois Essences astrales.`,
    set: (winners) => `${winners} gagne avec une série complète d’Ingrédients.`,
    abyss: (winners) => `${winners} gagne : il ne reste personne d’autre en jeu.`,
    deck: (winners, shared) =>
      shared
        ? `La pioche est épuisée : ${winners} se partagent la victoire.`
        : `La pioche est épuisée : ${winners} gagne avec la collection la plus riche.`,
  },
  options: {
    abilities: { name: 'Pouvoirs des Familiers', help: 'Chaque Familier apporte un pouvoir bien à lui.', values: {} },
    locations: { name: 'Lieux', help: 'Un Lieu change les règles de la pile centrale.', values: {} },
    tourism: {
      name: 'Tourisme',
      help: 'Qui récolte des cartes de la pile centrale peut reprendre la route vers un nouveau Lieu.',
      values: {},
    },
    familiars: {
      name: 'Familiers',
      help: 'Comment les Familiers sont attribués.',
      values: { dealt: 'distribués au hasard', chosen: 'choisis à tour de rôle' },
    },
    first: {
      name: 'Premier joueur',
      help: 'Qui joue le premier tour.',
      values: { random: 'au hasard', '1': 'joueur 1', '2': 'joueur 2', '3': 'joueur 3', '4': 'joueur 4' },
    },
  },
  zones: {
    location: 'Lieu',
    deck: 'Pioche',
    discard: 'Défausse',
    familiar: (who) => `Familier ${of(who)}`,
    collection: (who) => `Collection ${of(who)}`,
    hand: (who) => `Main ${of(who)}`,
    ownHand: 'Votre main',
  },
  cards: {
    ingredient: () =>
      'Ingrédient. Une série complète fait gagner : quatre sortes en deux exemplaires chacune, trois sortes en trois exemplaires chacune ou deux sortes en quatre exemplaires chacune.',
    astral: () => 'Essence. Trois dans votre collection vous font gagner la partie.',
    abyss: () => 'Essence. Trois dans votre collection vous font perdre la partie.',
    copies: (two, three, four) => `Dans la pioche à 2, 3 et 4 joueurs : ${two}, ${three}, ${four}.`,
    effect: (effect) =>
      'may' in effect ? `Vous pouvez ${clause(effect, true)}.` : `${capital(clause(effect, false))}.`,
    fullGame: 'Partie complète :',
    moment: (moment) =>
      ({
        start: 'Une fois par tour, avant de prendre une pile, vous pouvez utiliser ce pouvoir.',
        taken: 'Une fois par tour, après avoir pris une pile, vous pouvez utiliser ce pouvoir.',
        play: 'Une fois par tour, avant de jouer vos cartes, vous pouvez utiliser ce pouvoir.',
        refill: 'Une fois par tour, après avoir complété votre main, vous pouvez utiliser ce pouvoir.',
      })[moment],
    always: {
      hand: (n) => `Vous pouvez compléter votre main à ${n} cartes au lieu de quatre.`,
      abyss: (n) => `Vous ne perdez qu’avec ${n} Essences des Abysses.`,
      ward: () => 'Les effets des autres joueurs ne peuvent pas toucher votre collection.',
      spare: () => 'Quand vous prenez une pile de plusieurs cartes, vous pouvez laisser en place la carte du dessus.',
    },
    rule: {
      taken: (effects) => `Quand vous prenez la pile centrale, ${inside(effects)}`,
      lay: (how) => `Sur la pile centrale, les cartes se jouent uniquement ${facing(how === 'down')}.`,
      cap: (n) => `La pile centrale contient au plus ${cards(n)}.`,
      most: (n) => `Chaque joueur joue au plus ${cards(n)} par tour sur la pile centrale.`,
      least: () => 'Chaque joueur joue au moins une carte par tour sur la pile centrale.',
      leave: () => 'Quand vous prenez la pile centrale, la carte du dessus reste en place, sauf si elle est seule.',
      fizzle: () => 'Quand vous prenez la pile centrale, ses Sorts sont défaussés sans effet.',
      sift: (what) =>
        `Quand vous prenez la pile centrale, défaussez ${what === 'any' ? 'l’une de' : `${a(what)} parmi`} ses cartes.`,
      rest: () => 'La pile centrale ne peut pas être prise au tour qui suit immédiatement celui où elle a été prise.',
    },
  },
};
