import type { PackLint } from '../../kernel/index.ts';

interface Card {
  readonly id: string;
}

/** A number on a card: its name, and what it stands on from the card down to the object that has it. */
export interface CardNumber {
  readonly key: string;
  readonly holders: readonly object[];
}

/** Whether more of it is better for who plays the card (1), less (-1), or neither for sure (0). */
export type Direction = (number: CardNumber) => -1 | 0 | 1;

interface Leaf extends CardNumber {
  readonly value: unknown;
}

/** What is said of cards for other reasons than what they do. */
const NAMES = ['id', 'names', 'copies', 'witch', 'toad'];

function leavesOf(card: object): Map<string, Leaf> {
  const leaves = new Map<string, Leaf>();
  const visit = (value: object, path: string, holders: readonly object[]): void => {
    for (const [key, inner] of Object.entries(value)) {
      if (NAMES.includes(key)) continue;
      const place = `${path}/${key}`;
      if (typeof inner === 'object' && inner !== null) visit(inner, place, [...holders, inner]);
      else leaves.set(place, { value: inner, key, holders });
    }
  };
  visit(card, '', [card]);
  return leaves;
}

/** How one card compares with another: 1 if it is better in whatever differs, 0 if they do the same, null if neither. */
function compared(a: Map<string, Leaf>, b: Map<string, Leaf>, direction: Direction): 0 | 1 | null {
  if (a.size !== b.size) return null;
  let better: 0 | 1 = 0;
  for (const [path, leaf] of a) {
    const other = b.get(path);
    if (other === undefined) return null;
    if (leaf.value === other.value) continue;
    if (typeof leaf.value !== 'number' || typeof other.value !== 'number') return null;
    const way = direction(leaf);
    if (way === 0 || way !== direction(other) || way * (leaf.value - other.value) < 0) return null;
    better = 1;
  }
  return better;
}

/** Cards of one list that nobody would choose, since another is better in everything, and cards that do the same. */
export function dominatedIn(path: string, cards: readonly Card[], direction: Direction): PackLint[] {
  const leaves = cards.map(leavesOf);
  return cards.flatMap((card, n) =>
    cards.flatMap((other, m): PackLint[] => {
      if (n === m) return [];
      const result = compared(leaves[m] as Map<string, Leaf>, leaves[n] as Map<string, Leaf>, direction);
      // Of two that do the same, the second is the one too many.
      if (result === null || (result === 0 && m > n)) return [];
      return [
        {
          lint: result === 1 ? 'dominated' : 'alike',
          path: `${path}[${n}]`,
          card: card.id,
          other: { card: other.id, path: `${path}[${m}]` },
        },
      ];
    }),
  );
}
