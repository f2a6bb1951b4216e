import type { Seat, Viewer } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { PILES } from '../content/answers.ts';
import { contentOf, DOWN } from '../content/content.ts';
import { isPileInPlay, isPlaying, stagedPlacements } from '../state/queries.ts';
import { ALONE, type Find, type Lying, NOWHERE } from '../state/state.ts';
import { play } from '../turn/play.ts';

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
export const sees = (lying: Lying, viewer: Viewer): boolean =>
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
      lies: isPileInPlay(s, i),
      cards: pile.map((lying) => ({
        card: sees(lying, viewer) ? name(lying.card) : null,
        down: lying.down,
        known: lying.down ? seatsOf(lying.known, s.seats) : [],
      })),
    })),
    players: s.hands.map((hand, seat) => ({
      familiar: at(s.familiars, seat) === ALONE ? null : at(content.familiars, at(s.familiars, seat)),
      plays: isPlaying(s, seat),
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
        ? stagedPlacements(s).map(({ card, pile, down }) => ({
            card: name(card),
            pile: at(PILES, pile),
            down: down === DOWN,
          }))
        : [],
  };
}
