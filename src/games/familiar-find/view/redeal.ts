import { type RandomState, type State, shuffle, type Viewer } from '../../../kernel/index.ts';
import { at, NONE, num } from '../../shared/list.ts';
import { numberOfName } from '../../shared/numbered.ts';
import { COLLECTED, type Content, contentOf } from '../content/content.ts';
import { ALONE, type Find, type Lying, make, NOWHERE } from '../state/state.ts';
import { turn } from '../turn/turn.ts';
import { type FindTable, sees } from './secrets.ts';

/** A state from what a viewer sees: where they do not see a card, there is none. */
function stateFrom(common: State, t: FindTable): Find {
  const content = contentOf(common);
  const number = (name: string): number => numberOfName(content.cards, name);
  const place = (name: string): number => numberOfName(content.locations, name);
  const deckFrom = ({ cards, count }: FindTable['deck'], of: (name: string) => number): number[] =>
    cards === null ? new Array(count).fill(NONE) : cards.map(of).reverse();
  return make(common, {
    deck: deckFrom(t.deck, number),
    discard: t.discard.map(number),
    piles: t.piles.map((pile) =>
      pile.cards.map(
        ({ card, down, known }): Lying => ({
          card: card === null ? NONE : number(card),
          down,
          known: down ? known.reduce((bits, seat) => bits | (1 << seat), 0) : 0b1111,
        }),
      ),
    ),
    hands: t.players.map((player) => player.hand?.map(number) ?? new Array(player.cards).fill(NONE)),
    collections: t.players.map((player) =>
      content.cards.slice(0, COLLECTED).map((name) => player.collection[name] ?? 0),
    ),
    familiars: t.players.map(({ familiar }) => (familiar === null ? ALONE : numberOfName(content.familiars, familiar))),
    out: t.players.map((player) => player.out),
    location: t.location === null ? NOWHERE : place(t.location),
    locations: deckFrom(t.locations, place),
    visited: t.visited.map(place),
    first: t.first,
    active: t.active,
    turns: t.turns,
    rest: t.rest,
  });
}

/** Cards that the viewer has not seen, dealt anew to all the places where they can be. */
export function dealAnew(common: State, s: Find, viewer: Viewer, rng: RandomState): Find {
  const content = contentOf(common);
  const all = viewer === 'all';
  const unseen = unseenCards(common, s, viewer, content);
  shuffle(rng, unseen);
  const hands = s.hands.map((hand, seat) => {
    if (all || seat === viewer) return hand.slice();
    const dealt: number[] = [];
    for (let n = 0; n < hand.length; n++) dealt.push(unseen.pop() as number);
    return dealt;
  });
  const piles = s.piles.map((pile) =>
    pile.map((lying) =>
      sees(lying, viewer) ? lying : { card: unseen.pop() as number, down: lying.down, known: lying.known },
    ),
  );
  const unvisited: number[] = [];
  for (let n = 0; n < content.locations.length; n++) if (n !== s.location && !s.visited.includes(n)) unvisited.push(n);
  shuffle(rng, unvisited);
  return make(common, {
    deck: all ? s.deck.slice() : unseen,
    discard: s.discard.slice(),
    piles,
    hands,
    collections: s.collections.map((collection) => collection.slice()),
    familiars: s.familiars.slice(),
    out: s.out.slice(),
    location: s.location,
    locations: all ? s.locations.slice() : unvisited.slice(0, s.locations.length),
    visited: s.visited.slice(),
    first: s.first,
    active: s.active,
    turns: s.turns,
    rest: s.rest,
  });
}

/** A whole state from what a viewer sees. */
export const redeal = (common: State, t: FindTable, viewer: Viewer, rng: RandomState): Find =>
  dealAnew(common, stateFrom(common, t), viewer, rng);

/** The whole deck less every card that lies open to the viewer. */
function unseenCards(common: State, s: Find, viewer: Viewer, content: Content): number[] {
  const all = viewer === 'all';
  const counts = new Array<number>(content.cards.length).fill(0);
  const add = (cards: readonly number[], n: number): void => {
    for (let i = 0; i < cards.length; i++) {
      const card = num(cards, i);
      counts[card] = (counts[card] as number) + n;
    }
  };
  add(at(content.decks, common.seats), 1);
  for (const pile of s.piles)
    for (const lying of pile) if (sees(lying, viewer)) counts[lying.card] = (counts[lying.card] as number) - 1;
  for (let seat = 0; seat < s.seats; seat++) {
    if (all || seat === viewer) add(at(s.hands, seat), -1);
    const collection = at(s.collections, seat);
    for (let card = 0; card < COLLECTED; card++) counts[card] = (counts[card] as number) - num(collection, card);
  }
  add(s.discard, -1);
  if (all) add(s.deck, -1);
  add(pendingSpells(common), -1);
  const unseen: number[] = [];
  for (let card = 0; card < counts.length; card++) for (let n = num(counts, card); n > 0; n--) unseen.push(card);
  return unseen;
}

/** Spells that were collected and wait to be resolved lie open beside the piles. */
const pendingSpells = (common: State): readonly number[] => turn.in(common)?.spells ?? [];
