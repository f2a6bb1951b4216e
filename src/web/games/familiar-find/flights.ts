import type { FindTable } from '../../../games/familiar-find/face.ts';
import type { HeardEvent, View } from '../../../kernel/index.ts';
import type { Flight } from '../../table/board.ts';

/** What travels over the board when something happens. Spells lie apart (`spells`) until they are resolved. */
export function flights(heard: HeardEvent, view: View): readonly Flight[] {
  const { table, viewer } = view as View<FindTable>;
  const { seat, from, to, pile, into } = heard as { readonly [field: string]: string };
  const card = heard.card as string;
  const collection = `collection:${seat}`;
  /** Only Ingredients and Essences are collected: they are the cards that everybody has a number of. */
  const gathers = (name: string): string => (name in (table.players[0]?.collection ?? {}) ? collection : 'spells');
  switch (heard.kind) {
    case 'dealt':
    case 'filled':
      return [{ card, from: 'deck', to: pile as string, turns: true }];
    case 'befriended':
      return [{ card: heard.familiar as string, from: 'familiars', to: `familiar:${seat}` }];
    case 'travelled':
      return [{ card: heard.location as string, from: 'location', to: 'location', turns: true }];
    case 'drew': {
      const cards = (heard.cards as string[] | null) ?? new Array<null>(heard.count as number).fill(null);
      return cards.map((drawn) => ({
        card: drawn,
        from: 'deck',
        to: `hand:${seat}`,
        ...(drawn !== null && { turns: true }),
      }));
    }
    case 'took': {
      const down = heard.down as readonly boolean[];
      return (heard.cards as string[]).map((taken, i) => ({
        ...{ card: taken, from: pile as string, to: gathers(taken) },
        ...(down[i] === true && { turns: true }),
      }));
    }
    case 'collected':
      return [{ card, from: pile as string, to: gathers(card), ...(heard.down === true && { turns: true }) }];
    case 'cast':
      return [{ card, from: 'spells', to: 'discard', flares: true }];
    case 'fizzled':
      return [{ card, from: 'spells', to: 'discard' }];
    case 'sifted':
    case 'discarded':
      return [{ card, from: collection, to: 'discard' }];
    case 'dropped':
      return [{ card, from: `hand:${seat}`, to: 'discard', ...(heard.seat !== viewer && { turns: true }) }];
    case 'stole':
      return [{ card, from: `collection:${from}`, to: collection }];
    case 'gave':
      return [{ card, from: collection, to: `collection:${to}` }];
    case 'traded':
      return [
        { card, from: collection, to: `collection:${to}` },
        { card: heard.other as string, from: `collection:${to}`, to: collection },
      ];
    case 'unveiled':
      return (heard.cards as string[]).map((turned) => ({
        card: turned,
        from: pile as string,
        to: pile as string,
        turns: true,
      }));
    case 'laid': {
      const all = heard.cards as readonly { card: string | null; pile: string; down: boolean }[];
      // Whoever sees what is chosen has seen all but the last card go to its pile already.
      const seen = viewer === 'all' || viewer === heard.seat ? all.slice(-1) : all;
      return seen.map((lies) => ({ card: lies.card, from: `hand:${seat}`, to: lies.pile }));
    }
    case 'merged': {
      const moved = table.piles.find(({ id }) => id === into)?.cards.slice(-(heard.count as number)) ?? [];
      const joins = heard.count === 0 ? [] : moved;
      return [
        ...joins.map((lies) => ({ card: lies.card, from: from as string, to: into as string })),
        ...(heard.discarded as string[]).map((gone) => ({ card: gone, from: collection, to: 'discard' })),
      ];
    }
    default:
      return [];
  }
}
