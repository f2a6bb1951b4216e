import type { View, Zone, ZoneCard } from '../../../kernel/index.ts';
import type { NewGameTable } from './secrets.ts';

const faces = (cards: readonly string[]): ZoneCard[] => cards.map((card) => ({ card }));

/** The table as zones that any client can draw. */
export function zones({ table: t }: View<NewGameTable>): Zone[] {
  const { count, top } = t.deck;
  const list: Zone[] = [
    { id: 'deck', seat: null, cards: top === null ? [] : [{ card: top, down: true }], count },
    { id: 'basket', seat: null, cards: faces(t.basket) },
  ];
  t.players.forEach(({ hand, charms, store }, seat) => {
    list.push({ id: `store:${seat}`, seat, cards: faces(store) });
    list.push({ id: `hand:${seat}`, seat, cards: hand === null ? backs(charms) : faces(hand) });
  });
  list.push({ id: 'discard', seat: null, cards: faces(t.discard) });
  list.push({ id: 'charms', seat: null, cards: [], count: t.charms.count });
  list.push({ id: 'spent', seat: null, cards: faces(t.spent) });
  return list;
}

const backs = (count: number): ZoneCard[] => Array.from({ length: count }, () => ({ card: null }));
