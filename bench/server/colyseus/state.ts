import type { List, Made, Schemas, StateView } from './library.ts';

/** A Familiar Find as all-seeing eyes see it: what is kept in the state of a room. */
export interface SeenState {
  readonly active: number;
  readonly first: number;
  readonly turns: number;
  readonly rest: number;
  readonly piles: readonly { readonly id: string; readonly lies: boolean; readonly cards: readonly Card[] }[];
  readonly players: readonly {
    readonly familiar: string | null;
    readonly plays: boolean;
    readonly out: number;
    readonly cards: number;
    readonly hand: readonly string[] | null;
    readonly collection: Readonly<Record<string, number>>;
  }[];
  readonly deck: { readonly count: number };
  readonly discard: readonly string[];
  readonly location: string | null;
  readonly locations: { readonly count: number };
  readonly visited: readonly string[];
  readonly layer: number | null;
  readonly staged: readonly { readonly card: string; readonly pile: string; readonly down: boolean }[];
}
interface Card {
  readonly card: string | null;
  readonly down: boolean;
  readonly known: readonly number[];
}

interface Lying {
  /** Empty where it lies face down. */
  card: string;
  down: boolean;
  /** Its name, for those who know it. */
  secret: string;
  known: number;
}
interface Pile {
  id: string;
  lies: boolean;
  cards: List<Lying>;
}
interface Player {
  familiar: string;
  plays: boolean;
  out: number;
  cards: number;
  collection: Map<string, number>;
  /** For its own eyes. */
  hand: List<string>;
  staged: List<string>;
}
export interface State {
  active: number;
  first: number;
  turns: number;
  rest: number;
  piles: List<Pile>;
  players: List<Player>;
  deck: number;
  discard: List<string>;
  location: string;
  locations: number;
  visited: List<string>;
  layer: number;
}

/** The game as Colyseus wants its state: schemas, with what is secret marked for views. */
export function stateOn({ schema, t, StateView }: Schemas) {
  const Lying: Made<Lying> = schema(
    { card: t.string(), down: t.boolean(), known: t.uint8(), secret: t.string().view() },
    'Lying',
  );
  const Pile: Made<Pile> = schema({ id: t.string(), lies: t.boolean(), cards: t.array(Lying) }, 'Pile');
  const Player: Made<Player> = schema(
    {
      familiar: t.string(),
      plays: t.boolean(),
      out: t.uint8(),
      cards: t.uint8(),
      collection: t.map('uint8'),
      hand: t.array('string').view(),
      staged: t.array('string').view(),
    },
    'Player',
  );
  const State: Made<State> = schema(
    {
      active: t.uint8(),
      first: t.uint8(),
      turns: t.uint16(),
      rest: t.uint8(),
      piles: t.array(Pile),
      players: t.array(Player),
      deck: t.uint8(),
      discard: t.array('string'),
      location: t.string(),
      locations: t.uint8(),
      visited: t.array('string'),
      layer: t.int8(),
    },
    'State',
  );

  const lay = (pile: Pile, n: number, { card, down, known }: Card, views: readonly StateView[]): void => {
    const lying = new Lying();
    Object.assign(lying, { card: down ? '' : card, down, known: bits(known), secret: card });
    if (n === pile.cards.length) pile.cards.push(lying);
    else pile.cards[n] = lying;
    // Only what is in the state already can be shown to somebody.
    if (down) for (const seat of known) views[seat]?.add(lying);
  };
  const isSame = (lying: Lying, card: Card): boolean =>
    lying.secret === card.card && lying.down === card.down && lying.known === bits(card.known);

  return {
    /** A state with nothing in it, and what is to be seen of it by each seat. */
    make(seats: number): State {
      const state = new State();
      for (let i = 0; i < 1 + seats; i++) state.piles.push(new Pile());
      for (let i = 0; i < seats; i++) state.players.push(new Player());
      return state;
    },
    /** A seat's eyes: its own hand, and face-down cards that it has seen. */
    viewFor(state: State, seat: number): StateView {
      const view = new StateView();
      view.add(state.players[seat] as Player);
      for (const pile of state.piles) for (const lying of pile.cards) if (lying.known & (1 << seat)) view.add(lying);
      return view;
    },
    /** Brings it up to date. Colyseus itself notices what has changed. */
    follow(state: State, seen: SeenState, views: readonly StateView[]): void {
      const { active, first, turns, rest, layer, location } = seen;
      Object.assign(state, { active, first, turns, rest, layer: layer ?? -1, location: location ?? '' });
      state.deck = seen.deck.count;
      state.locations = seen.locations.count;
      followList(state.discard, seen.discard);
      followList(state.visited, seen.visited);
      seen.piles.forEach(({ id, lies, cards }, n) => {
        const pile = state.piles[n] as Pile;
        Object.assign(pile, { id, lies });
        if (cards.length === 0 && pile.cards.length > 0) pile.cards.clear();
        cards.forEach((card, i) => {
          const lying = pile.cards[i];
          if (lying === undefined || !isSame(lying, card)) lay(pile, i, card, views);
        });
        while (pile.cards.length > cards.length) pile.cards.pop();
      });
      seen.players.forEach(({ familiar, plays, out, cards, hand, collection }, seat) => {
        const player = state.players[seat] as Player;
        Object.assign(player, { familiar: familiar ?? '', plays, out, cards });
        for (const name in collection) {
          const count = collection[name] as number;
          if ((player.collection.get(name) ?? 0) !== count) player.collection.set(name, count);
        }
        followList(player.hand, hand ?? []);
        const staged = seat === layer ? seen.staged : [];
        followList(
          player.staged,
          staged.map(({ card, pile, down }) => `${card} ${pile}${down ? ' down' : ''}`),
        );
      });
    },
  };
}

const bits = (seats: readonly number[]): number => seats.reduce((all, seat) => all | (1 << seat), 0);

function followList(list: List<string>, wanted: readonly string[]): void {
  wanted.forEach((item, i) => {
    if (i >= list.length) list.push(item);
    else if (list[i] !== item) list[i] = item;
  });
  while (list.length > wanted.length) list.pop();
}
