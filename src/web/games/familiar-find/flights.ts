import type { FindEvent, FindTable } from '../../../games/familiar-find/face.ts';
import type { Seat, View } from '../../../kernel/index.ts';
import type { Flight } from '../../table/board.ts';

/** What travels over the board when something happens. Spells lie apart (`spells`) until they are resolved. */
export function flights(heard: FindEvent, { table, viewer }: View<FindTable>): readonly Flight[] {
  const collection = (seat: Seat): string => `collection:${seat}`;
  /** Only Ingredients and Essences are collected: they are the cards that everybody has a number of. */
  const gathers = (seat: Seat, card: string): string =>
    card in (table.players[0]?.collection ?? {}) ? collection(seat) : 'spells';
  switch (heard.kind) {
    case 'dealt':
    case 'filled':
      return [{ card: heard.card, from: 'deck', to: heard.pile, turns: true }];
    case 'befriended':
      return [{ card: heard.familiar, from: 'familiars', to: `familiar:${heard.seat}` }];
    case 'travelled':
      return [{ card: heard.location, from: 'location', to: 'location', turns: true }];
    case 'drew': {
      const cards = heard.cards ?? new Array<null>(heard.count).fill(null);
      return cards.map((drawn) => ({
        card: drawn,
        from: 'deck',
        to: `hand:${heard.seat}`,
        ...(drawn !== null && { turns: true }),
      }));
    }
    case 'took':
      return heard.cards.map((taken, i) => ({
        ...{ card: taken, from: heard.pile, to: gathers(heard.seat, taken) },
        ...(heard.down[i] === true && { turns: true }),
      }));
    case 'collected':
      return [
        {
          ...{ card: heard.card, from: heard.pile, to: gathers(heard.seat, heard.card) },
          ...(heard.down && { turns: true }),
        },
      ];
    case 'cast':
      return [{ card: heard.card, from: 'spells', to: 'discard', flares: true }];
    case 'fizzled':
      return [{ card: heard.card, from: 'spells', to: 'discard' }];
    case 'sifted':
    case 'discarded':
      return [{ card: heard.card, from: collection(heard.seat), to: 'discard' }];
    case 'dropped':
      return [
        { card: heard.card, from: `hand:${heard.seat}`, to: 'discard', ...(heard.seat !== viewer && { turns: true }) },
      ];
    case 'stole':
      return [{ card: heard.card, from: collection(heard.from), to: collection(heard.seat) }];
    case 'gave':
      return [{ card: heard.card, from: collection(heard.seat), to: collection(heard.to) }];
    case 'traded':
      return [
        { card: heard.card, from: collection(heard.seat), to: collection(heard.to) },
        { card: heard.other, from: collection(heard.to), to: collection(heard.seat) },
      ];
    case 'unveiled':
      return heard.cards.map((turned) => ({ card: turned, from: heard.pile, to: heard.pile, turns: true }));
    case 'laid': {
      const { seat, cards: all } = heard;
      // Whoever sees what is chosen has seen all but the last card go to its pile already.
      const seen = viewer === 'all' || viewer === seat ? all.slice(-1) : all;
      return seen.map((lies) => ({ card: lies.card, from: `hand:${seat}`, to: lies.pile }));
    }
    case 'merged': {
      const { seat, from, into, count, discarded } = heard;
      const moved = table.piles.find(({ id }) => id === into)?.cards.slice(-count) ?? [];
      const joins = count === 0 ? [] : moved;
      return [
        ...joins.map((lies) => ({ card: lies.card, from, to: into })),
        ...discarded.map((gone) => ({ card: gone, from: collection(seat), to: 'discard' })),
      ];
    }
    default:
      return [];
  }
}
