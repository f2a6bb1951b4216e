import type { View, Zone, ZoneCard } from '../../../kernel/index.ts';
import type { FamiliarView, FoesTable } from './secrets.ts';

/** The table as zones that any client can draw. */
export function zones({ table: t }: View<FoesTable>): Zone[] {
  const faces = (cards: readonly string[]): ZoneCard[] => cards.map((card) => ({ card }));
  const list: Zone[] = [];
  const put = (id: string, cards: readonly ZoneCard[]) => list.push({ id, seat: null, cards });
  put(
    'foes',
    t.foes.map(({ foe, hp }) => ({ card: foe, marks: [{ mark: 'hp', count: hp }] })),
  );
  for (const { familiar, seat, ...own } of t.familiars) {
    const tokens = own.luck === 0 ? [] : [{ card: 'luck', count: own.luck }];
    const mat = { card: familiar, marks: marksOf(own) };
    list.push({ id: `familiar:${familiar}`, seat, cards: [mat, ...tokens, ...faces(own.tasks)] });
    list.push({ id: `artifacts:${familiar}`, seat, cards: faces(own.artifacts) });
    list.push({ id: `rewards:${familiar}`, seat, cards: faces(own.rewards) });
  }
  put('commons', faces(t.commons));
  t.waves.forEach(({ levels, foes }, wave) => {
    put(`wave:${wave + 1}`, foes === null ? levels.map(() => ({ card: null })) : faces(foes));
  });
  list.push({ id: 'deck', seat: null, cards: [], count: t.deck.count });
  list.push({ id: 'luck', seat: null, cards: [], count: t.luck });
  put('gone', faces([...t.gone, ...t.spent]));
  return list;
}

/** What is on a mat, as numbers: no more than fits a line of a terminal. */
function marksOf({ hp, mp, gems }: Omit<FamiliarView, 'familiar' | 'seat'>): NonNullable<ZoneCard['marks']> {
  return [
    { mark: 'hp', count: hp },
    { mark: 'mp', count: mp },
    { mark: 'gems', count: gems },
  ];
}
