import type { View, Zone, ZoneCard } from '../../../kernel/index.ts';
import type { FindTable } from './secrets.ts';

/** The table as zones that any client can draw. */
export function zones({ table: t }: View<FindTable>): Zone[] {
  const list: Zone[] = [];
  const counted = (cards: readonly string[]): ZoneCard[] => cards.map((card) => ({ card }));
  if (t.location !== null) list.push({ id: 'location', seat: null, cards: [{ card: t.location }] });
  for (const pile of t.piles) {
    if (!pile.lies) continue;
    const staged = t.staged.filter((placement) => placement.pile === pile.id);
    list.push({
      id: pile.id,
      seat: null,
      cards: [
        ...pile.cards.map(({ card, down }) => (down ? { card, down } : { card })),
        ...staged.map(({ card, down }) => (down ? { card, down, staged: true } : { card, staged: true })),
      ],
    });
  }
  t.players.forEach((player, seat) => {
    list.push({ id: `familiar:${seat}`, seat, cards: player.familiar === null ? [] : [{ card: player.familiar }] });
    const collection = Object.entries(player.collection).filter(([, n]) => n > 0);
    list.push({ id: `collection:${seat}`, seat, cards: collection.map(([card, count]) => ({ card, count })) });
    const hand: (string | null)[] = [...(player.hand ?? new Array<null>(player.cards).fill(null))];
    // What is chosen lies on its pile already, for the eyes of who chose it.
    if (seat === t.layer) for (const { card } of t.staged) hand.splice(hand.indexOf(card), 1);
    list.push({ id: `hand:${seat}`, seat, cards: hand.map((card) => ({ card })) });
  });
  list.push({ id: 'deck', seat: null, cards: [], count: t.deck.count });
  list.push({ id: 'discard', seat: null, cards: counted(t.discard) });
  return list;
}
