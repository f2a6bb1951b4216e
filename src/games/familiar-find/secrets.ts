import { type Chanceful, type Seat, type State, shuffle, type Viewer } from '../../kernel/index.ts';
import { COLLECTED, type Content, contentOf, DOWN, PILES } from './content.ts';
import { at, chosen, lies, plays } from './readings.ts';
import { ALONE, type Find, type Lying, make, NOWHERE } from './state.ts';
import { play } from './turn/play.ts';
import { turn } from './turn/turn.ts';

/** Who may see what: the hands, the decks' order and face-down cards are hidden. */

export interface CardInPile {
  /** Null is a back. */
  readonly card: string | null;
  readonly down: boolean;
  /** The seats that have seen it. */
  readonly known: readonly Seat[];
}
export interface FindTable {
  readonly active: Seat;
  readonly first: Seat;
  readonly turns: number;
  readonly rest: number;
  readonly piles: readonly { readonly id: string; readonly lies: boolean; readonly cards: readonly CardInPile[] }[];
  readonly players: readonly {
    readonly familiar: string | null;
    readonly plays: boolean;
    /** When this player was eliminated: 1 for the first one out; 0 while playing. */
    readonly out: number;
    readonly cards: number;
    readonly hand: readonly string[] | null;
    readonly collection: Readonly<Record<string, number>>;
  }[];
  /** How many cards, and which for all-seeing eyes, top first. */
  readonly deck: { readonly count: number; readonly cards: readonly string[] | null };
  readonly discard: readonly string[];
  readonly location: string | null;
  readonly locations: { readonly count: number; readonly cards: readonly string[] | null };
  readonly visited: readonly string[];
  /** Who is laying cards now. */
  readonly layer: Seat | null;
  /** What they have chosen to lay, but not laid yet: for their own eyes. */
  readonly staged: readonly { readonly card: string; readonly pile: string; readonly down: boolean }[];
}

const seatsOf = (known: number, seats: number): Seat[] => {
  const list: Seat[] = [];
  for (let seat = 0; seat < seats; seat++) if ((known & (1 << seat)) !== 0) list.push(seat);
  return list;
};
const sees = (lying: Lying, viewer: Viewer): boolean =>
  !lying.down || viewer === 'all' || (viewer !== null && (lying.known & (1 << viewer)) !== 0);

export function table(s: Find, viewer: Viewer): FindTable {
  const content = contentOf(s);
  const name = (card: number): string => at(content.cards, card);
  const place = (n: number): string => at(content.locations, n);
  const all = viewer === 'all';
  const layer = play.in(s)?.seat ?? null;
  return {
    active: s.active,
    first: s.first,
    turns: s.turns,
    rest: s.rest,
    piles: s.piles.map((pile, i) => ({
      id: at(PILES, i),
      lies: lies(s, i),
      cards: pile.map((lying) => ({
        card: sees(lying, viewer) ? name(lying.card) : null,
        down: lying.down,
        known: lying.down ? seatsOf(lying.known, s.seats) : [],
      })),
    })),
    players: s.hands.map((hand, seat) => ({
      familiar: at(s.familiars, seat) === ALONE ? null : at(content.familiars, at(s.familiars, seat)),
      plays: plays(s, seat),
      out: at(s.out, seat),
      cards: hand.length,
      hand: all || seat === viewer ? hand.map(name) : null,
      collection: Object.fromEntries(at(s.collections, seat).map((n, card) => [name(card), n])),
    })),
    deck: { count: s.deck.length, cards: all ? s.deck.map(name).reverse() : null },
    discard: s.discard.map(name),
    location: s.location === NOWHERE ? null : place(s.location),
    locations: { count: s.locations.length, cards: all ? s.locations.map(place).reverse() : null },
    visited: s.visited.map(place),
    layer,
    staged:
      all || (layer !== null && layer === viewer)
        ? chosen(s).map(({ card, pile, down }) => ({ card: name(card), pile: at(PILES, pile), down: down === DOWN }))
        : [],
  };
}

const numbered = new WeakMap<readonly string[], Map<string, number>>();
/** The number of a name in one of the content's lists. */
function numberIn(names: readonly string[], name: string): number {
  let numbers = numbered.get(names);
  if (numbers === undefined) {
    numbers = new Map(names.map((each, i) => [each, i]));
    numbered.set(names, numbers);
  }
  return numbers.get(name) as number;
}

/** Cards that the viewer has not seen, dealt anew to all the places where they can be. */
export function redeal(common: State, t: FindTable, _viewer: Viewer, rng: Chanceful): Find {
  const content = contentOf(common);
  const number = (name: string): number => numberIn(content.cards, name);
  const unseen = unseenCards(common, t, content);
  shuffle(rng, unseen);
  const next = (): number => unseen.pop() as number;

  const hands = t.players.map((player) => player.hand?.map(number) ?? Array.from({ length: player.cards }, next));
  const piles = t.piles.map((pile) =>
    pile.cards.map(
      ({ card, down, known }): Lying => ({
        card: card === null ? next() : number(card),
        down,
        known: down ? known.reduce((bits, seat) => bits | (1 << seat), 0) : 0b1111,
      }),
    ),
  );
  const place = (name: string): number => numberIn(content.locations, name);
  const visited = t.visited.map(place);
  const unvisited = content.locations
    .map((_, n) => n)
    .filter((n) => n !== (t.location === null ? -1 : place(t.location)) && !visited.includes(n));
  shuffle(rng, unvisited);
  return make(common, {
    deck: t.deck.cards === null ? unseen : t.deck.cards.map(number).reverse(),
    discard: t.discard.map(number),
    piles,
    hands,
    collections: t.players.map((player) =>
      content.cards.slice(0, COLLECTED).map((name) => player.collection[name] ?? 0),
    ),
    familiars: t.players.map(({ familiar }) => (familiar === null ? ALONE : numberIn(content.familiars, familiar))),
    out: t.players.map((player) => player.out),
    location: t.location === null ? NOWHERE : place(t.location),
    locations: t.locations.cards?.map(place).reverse() ?? unvisited.slice(0, t.locations.count),
    visited,
    first: t.first,
    active: t.active,
    turns: t.turns,
    rest: t.rest,
  });
}

/** The whole deck less every card that lies open to the viewer. */
function unseenCards(common: State, t: FindTable, content: Content): number[] {
  const counts = new Array<number>(content.cards.length).fill(0);
  const deck = at(content.decks, common.seats);
  for (let i = 0; i < deck.length; i++) counts[at(deck, i)] = at(counts, at(deck, i)) + 1;
  const seen = (name: string | null, n = 1): void => {
    if (name === null) return;
    const card = numberIn(content.cards, name);
    counts[card] = at(counts, card) - n;
  };
  for (const pile of t.piles) for (const { card } of pile.cards) seen(card);
  for (const player of t.players) {
    for (const card of player.hand ?? []) seen(card);
    for (const [name, n] of Object.entries(player.collection)) seen(name, n);
  }
  for (const card of t.discard) seen(card);
  for (const card of t.deck.cards ?? []) seen(card);
  for (const card of pendingSpells(common)) counts[card] = at(counts, card) - 1;
  const unseen: number[] = [];
  for (let card = 0; card < counts.length; card++) for (let n = at(counts, card); n > 0; n--) unseen.push(card);
  return unseen;
}

/** Spells that were collected and wait to be resolved lie open beside the piles. */
const pendingSpells = (common: State): readonly number[] => turn.in(common)?.spells ?? [];
