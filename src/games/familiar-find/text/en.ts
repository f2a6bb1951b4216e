import type { Effect, Filter } from '../content/vocabulary.ts';
import { leftToPlay, type Texts } from './texts.ts';

const kinds: Readonly<Record<Filter, string>> = {
  any: 'card',
  ingredient: 'Ingredient',
  essence: 'Essence',
  astral: 'Astral Essence',
  abyss: 'Abyss Essence',
};
const a = (what: Filter): string => (what === 'any' ? 'a card' : `an ${kinds[what]}`);
const cards = (n: number): string => (n === 1 ? 'one card' : `${n} cards`);
const facing = (down: boolean): string => (down ? 'face down' : 'face up');
const list = (items: readonly string[]): string =>
  items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items[items.length - 1]}`;

function clause(effect: Effect): string {
  switch (effect.do) {
    case 'discard':
      return `discard ${a(effect.what)} from your collection`;
    case 'steal':
      return `take ${a(effect.what)} from another player’s collection into yours`;
    case 'give':
      return `give ${a(effect.what)} from your collection to another player`;
    case 'trade':
      return `swap ${a(effect.what)} of your collection for ${a(effect.what)} of another player’s`;
    case 'collect':
      return effect.from === 'any'
        ? 'collect the top card of any pile, even one out of reach'
        : 'collect the top card of a pile within reach';
    case 'look':
      return 'look at the face-down cards of a pile within reach';
    case 'unveil':
      return 'turn all face-down cards of one pile face up';
    case 'draw':
      return `draw ${cards(effect.cards)}`;
    case 'drop':
      return `discard ${cards(effect.cards)} from your hand`;
    case 'lay':
      if (effect.down === 0) return `play ${cards(effect.up)} this turn, all face up`;
      if (effect.up === 0) return `play ${cards(effect.down)} this turn, all face down`;
      return `play ${effect.up} face up and ${effect.down} face down this turn`;
    case 'seed':
      return 'begin the central pile anew with the top card of the deck, face up';
  }
}
const sentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

export const en: Texts = {
  list,
  piles: {
    centre: 'the central pile',
    ownLeft: 'the pile to your left',
    ownRight: 'the pile to your right',
    left: (name) => `the pile to ${name}’s left`,
  },
  hidden: 'a face-down card',
  asks: {
    befriend: () => 'Which Familiar will you be?',
    use: (familiar) => `Use the ability of your ${familiar}?`,
    scavenge: () => 'Which pile do you take?',
    powers: () => 'What comes first?',
    travel: () => 'Move on to a new Location?',
    cast: () => 'Which Spell resolves next?',
    castOrTravel: (location) => `Resolve a Spell, or first leave ${location} for a new Location?`,
    discard: (what) => `Discard which ${kinds[what]} of your collection?`,
    steal: (what) => `Take which ${kinds[what]}, and from whom?`,
    give: (what) => `Give which ${kinds[what]}, and to whom?`,
    trade: (what) => `Swap which ${kinds[what]}, and for which?`,
    collect: () => 'Collect the top card of which pile?',
    look: () => 'Which pile do you look into?',
    unveil: () => 'Which pile do you lay open?',
    drop: () => 'Discard which card of your hand?',
    refill: (hand, deck) =>
      `Draw one more card? You hold ${cards(hand)}.${deck === 0 ? ' The deck is empty: to draw would end the game.' : ''}`,
    play: (up, down) => `Play ${list(leftToPlay(up, down, facing))}.`,
    out: (abyss, up, down) =>
      `${abyss} Abyss Essences: you are out. Lay your whole hand, ${list(leftToPlay(up, down, facing))}.`,
    by: (card, question) => `${card}: ${question.charAt(0).toLowerCase()}${question.slice(1)}`,
  },
  answers: {
    befriend: (familiar) => `Be the ${familiar}`,
    take: (pile) => `Take ${pile}`,
    spare: (pile) => `Take ${pile}, but leave its top card`,
    use: 'Use the ability',
    obey: 'Follow the Location',
    pass: 'No, thanks',
    draw: 'Draw one more card',
    travel: 'Move on to a new Location',
    stay: 'Stay here',
    cast: (card) => `Resolve ${card}`,
    discard: (card) => `Discard ${card}`,
    steal: (player, card) => `Take ${card} from ${player}`,
    give: (card, player) => `Give ${card} to ${player}`,
    trade: (card, player, other) => `Swap ${card} for ${player}’s ${other}`,
    collect: (pile) => `Collect the top card of ${pile}`,
    look: (pile) => `Look into ${pile}`,
    unveil: (pile) => `Lay open ${pile}`,
    drop: (card) => `Discard ${card}`,
    play: (card, pile, down) => `${card} ${facing(down)} on ${pile}`,
  },
  events: {
    dealt: (card, pile) => `${card} is dealt to ${pile}.`,
    joined: (pairs) => `${list(pairs.map(([player, familiar]) => `${player} is the ${familiar}`))}.`,
    befriended: (who, familiar) => `${who} will be the ${familiar}.`,
    arrived: (location) => `At the centre lies ${location}.`,
    starts: (who) => `${who} goes first.`,
    drew: (who, count, drawn) => `${who} draws ${drawn === null ? cards(count) : list(drawn)}.`,
    turn: (who) => `${who} begins a turn.`,
    took: (who, pile, taken, left) =>
      `${who} takes ${pile}: ${list(taken)}.${left ? ' The top card stays behind.' : ''}`,
    used: (who, familiar) => `${who} uses the ability of the ${familiar}.`,
    bound: (who, location) => `${location} has its way with ${who}.`,
    warded: (who, familiar, other) => `The ${familiar} guards ${who}’s collection against ${other}.`,
    withstood: (who, familiar, abyss) => `Thanks to the ${familiar}, only ${abyss} Abyss Essences would finish ${who}.`,
    cast: (who, card) => `${who} resolves ${card}.`,
    fizzled: (who, card) => `${card} fizzles out and is discarded; ${who} gets nothing of it.`,
    sifted: (who, card) => `${card} is washed away before ${who} can collect it.`,
    discarded: (who, card) => `${who} discards ${card} from the collection.`,
    stole: (who, other, card) => `${who} takes ${card} from ${other}.`,
    gave: (who, other, card) => `${who} gives ${card} to ${other}.`,
    traded: (who, card, other, theirs) => `${who} swaps ${card} for ${other}’s ${theirs}.`,
    collected: (who, pile, card) => `${who} collects ${card} from the top of ${pile}.`,
    looked: (who, pile, seen) => `${who} looks into ${pile}${seen === null ? '' : ` and sees ${list(seen)}`}.`,
    unveiled: (who, pile, shown) => `${who} lays open ${pile}: ${list(shown)}.`,
    dropped: (who, card) => `${who} discards ${card} from hand.`,
    travelled: (who, location) => `${who} moves on: ${location} is the new Location.`,
    stayed: (who) => `${who} stays at this Location.`,
    laid: (who, placements) => `${who} plays ${list(placements)}.`,
    laidOne: (card, pile, down) =>
      card === null ? `a card face down on ${pile}` : `${card} ${facing(down)} on ${pile}`,
    filled: (card, pile) => `${card} comes from the deck to ${pile}.`,
    eliminated: (who, abyss) => `${who} has ${abyss} Abyss Essences and is out.`,
    merged: (from, into) => `What lay in ${from} joins ${into}.`,
    deckOut: (who) => `The deck cannot refill ${who}’s hand.`,
  },
  bars: {
    'out-of-reach': () => 'That pile is out of reach. You reach the central one and those at your two sides.',
    empty: () => 'That pile is empty.',
    resting: () => 'The central pile was taken a moment ago; here it rests for a turn.',
    'left-already': () => 'The Location keeps the top card back already.',
    'already-chosen': () => 'Somebody else has chosen that Familiar.',
    'not-that-kind': (what) => `The card asks for ${a(what)}.`,
    warded: () => 'That collection is guarded by its owner’s Familiar.',
    'nothing-hidden': () => 'There is nothing hidden from you in that pile.',
    'no-more-down': () => 'You have no face-down card left to play.',
    'no-more-up': () => 'You have no face-up card left to play.',
    'only-up': () => 'At this Location cards are played to the centre face up only.',
    'only-down': () => 'At this Location cards are played to the centre face down only.',
    full: () => 'At this Location no more cards fit on the central pile.',
    enough: () => 'At this Location you have played enough cards to the centre this turn.',
    'leaves-empty': () => 'Then a pile within your reach would stay empty.',
    'one-at-least': () => 'At this Location at least one card must go to the centre.',
    'tourism-needs-locations': () => 'Tourism needs the Locations.',
    'first-not-seated': () => 'That player is not at the table.',
  },
  results: {
    astral: (winners) => `${winners} wins with three Astral Essences.`,
    set: (winners) => `${winners} wins with a complete set of Ingredients.`,
    abyss: (winners) => `${winners} wins as the last one standing.`,
    deck: (winners, shared) =>
      shared
        ? `The deck ran out; ${winners} share the victory.`
        : `The deck ran out; ${winners} wins with the richer collection.`,
  },
  options: {
    abilities: { name: 'Familiar abilities', help: 'Each Familiar brings a power of its own.', values: {} },
    locations: { name: 'Locations', help: 'A Location changes the rules of the central pile.', values: {} },
    tourism: {
      name: 'Tourism',
      help: 'Whoever collects cards from the central pile may move on to a new Location.',
      values: {},
    },
    familiars: {
      name: 'Familiars',
      help: 'How the Familiars are given out.',
      values: { dealt: 'dealt at random', chosen: 'chosen in turn' },
    },
    first: {
      name: 'First player',
      help: 'Who takes the first turn.',
      values: { random: 'random', '1': 'player 1', '2': 'player 2', '3': 'player 3', '4': 'player 4' },
    },
  },
  zones: {
    location: 'Location',
    deck: 'Deck',
    discard: 'Discard pile',
    familiar: (who) => `${who}’s Familiar`,
    collection: (who) => `${who}’s collection`,
    hand: (who) => `${who}’s hand`,
    ownHand: 'Your hand',
  },
  cards: {
    ingredient: () => 'Ingredient. Sets win: two each of four kinds, three each of three, or four each of two.',
    astral: () => 'Essence. Three in your collection win the game.',
    abyss: () => 'Essence. Three in your collection lose the game.',
    copies: (two, three, four) => `In the deck with 2, 3 and 4 players: ${two}, ${three}, ${four}.`,
    effect: (effect) => ('may' in effect ? `You may ${clause(effect)}.` : sentence(clause(effect))),
    fullGame: 'Full game:',
    moment: (moment) =>
      ({
        start: 'Once a turn, before you scavenge, you may do this:',
        taken: 'Once a turn, after you have taken a pile, you may do this:',
        play: 'Once a turn, before you play cards, you may do this:',
        refill: 'Once a turn, after refilling your hand, you may do this:',
      })[moment],
    always: {
      hand: (n) => `You may refill your hand to ${n} cards instead of four.`,
      abyss: (n) => `You lose only with ${n} Abyss Essences.`,
      ward: () => 'Other players’ effects cannot touch your collection.',
      spare: () => 'When you take a pile of several cards, you may leave its top card behind.',
    },
    rule: {
      taken: (effects) => `Whoever takes the central pile does this: ${effects}`,
      lay: (how) => `Cards are played to the central pile face ${how} only.`,
      cap: (n) => `At most ${n} cards lie in the central pile.`,
      most: (n) => `Each player plays at most ${cards(n)} a turn to the central pile.`,
      least: () => 'Each player plays at least one card a turn to the central pile.',
      leave: () => 'When the central pile is taken, its top card stays behind, unless it is the only one.',
      fizzle: () => 'When the central pile is taken, its Spells are discarded without effect.',
      sift: (what) => `When the central pile is taken, ${a(what)} among its cards is discarded.`,
      rest: () => 'The central pile cannot be taken in the turn right after it was taken.',
    },
  },
};
