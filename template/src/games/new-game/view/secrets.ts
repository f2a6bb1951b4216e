import type { Seat, Viewer } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { contentOf } from '../content/content.ts';
import { scoreOf } from '../state/queries.ts';
import type { NewGameState } from '../state/state.ts';
import { turn } from '../turn/turn.ts';

/** Who may see what: hands and the order of the forest are hidden, but for a card that one has looked at. */
export interface NewGameTable {
  readonly active: Seat;
  readonly turns: number;
  /** The forest: the top card for who knows it, the seats that do, and all cards, top first, for all-seeing eyes. */
  readonly deck: {
    readonly count: number;
    readonly top: string | null;
    readonly peeked: readonly Seat[];
    readonly cards: readonly string[] | null;
  };
  readonly discard: readonly string[];
  readonly charms: { readonly count: number; readonly cards: readonly string[] | null };
  readonly spent: readonly string[];
  readonly basket: readonly string[];
  /** How many prowlers the active player hides from. */
  readonly hides: number;
  readonly players: readonly {
    /** How many charms, and which for their owner. */
    readonly charms: number;
    readonly hand: readonly string[] | null;
    readonly store: readonly string[];
    readonly points: number;
  }[];
}

export function table(s: NewGameState, viewer: Viewer): NewGameTable {
  const content = contentOf(s);
  const card = (n: number): string => at(content.cards, n);
  const charm = (n: number): string => at(content.charms, n);
  const all = viewer === 'all';
  const peeked = s.hands.flatMap((_, seat) => ((s.peeked & (1 << seat)) === 0 ? [] : [seat]));
  const knowsTop = s.deck.length > 0 && (all || (viewer !== null && peeked.includes(viewer)));
  return {
    active: s.active,
    turns: s.turns,
    deck: {
      count: s.deck.length,
      top: knowsTop ? card(at(s.deck, s.deck.length - 1)) : null,
      peeked,
      cards: all ? s.deck.map(card).reverse() : null,
    },
    discard: s.discard.map(card),
    charms: { count: s.charms.length, cards: all ? s.charms.map(charm).reverse() : null },
    spent: s.spent.map(charm),
    basket: s.basket.map(card),
    hides: turn.in(s)?.hides ?? 0,
    players: s.hands.map((hand, seat) => ({
      charms: hand.length,
      hand: all || seat === viewer ? hand.map(charm) : null,
      store: at(s.stores, seat).map(card),
      points: scoreOf(s, seat),
    })),
  };
}
