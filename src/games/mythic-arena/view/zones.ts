import type { View, Zone, ZoneCard } from '../../../kernel/index.ts';
import { LINES } from '../content/vocabulary.ts';
import type { ArenaTable, PetView } from './secrets.ts';

/** The table as zones that any client can draw. */
export function zones({ table: t }: View<ArenaTable>): Zone[] {
  const list: Zone[] = [];
  const faces = (cards: readonly string[]): ZoneCard[] => cards.map((card) => ({ card }));
  t.players.forEach((p, seat) => {
    const put = (id: string, cards: readonly ZoneCard[]) => list.push({ id: `${id}:${seat}`, seat, cards });
    const count = (id: string, n: number) => list.push({ id: `${id}:${seat}`, seat, cards: [], count: n });
    count('points', p.points);
    for (const line of LINES) {
      const down: ZoneCard[] = line === 'front' && p.lead.lies ? [{ card: p.lead.card, down: true }] : [];
      put(line, [...down, ...p.lines[line].flatMap(petCards)]);
    }
    put(
      'items',
      p.items.map(({ card, uses }) => ({ card, marks: [{ mark: 'uses', count: uses }] })),
    );
    const hand = p.hand ?? new Array<null>(p.cards).fill(null);
    put(
      'hand',
      hand.map((card) => ({ card })),
    );
    count('pile', p.pile.count);
    put('spent', faces(p.spent));
    put(
      'stasis',
      p.stasis.map(({ card }) => ({ card })),
    );
    put('removed', faces(p.removed));
    const staged = (t.staged[seat] ?? []).map((card) => ({ card, staged: true }));
    put('deck', t.turns > 0 ? [] : [...faces(p.deck ?? p.seen), ...staged]);
  });
  return list;
}

/** A Pet with its Health and statuses, and its Elyth beside it. */
function petCards({ pet, card, elyth, left, status }: PetView): ZoneCard[] {
  const marks = [{ mark: 'health', count: left }, ...Object.entries(status).map(([mark, count]) => ({ mark, count }))];
  const stands = { card, word: pet, marks };
  return elyth === null ? [stands] : [stands, { card: elyth }];
}
