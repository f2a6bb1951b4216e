import { type AnyGame, type Options, optionSets } from '../../src/kernel/index.ts';

export interface Table {
  readonly seats: number;
  readonly options: Options;
}

/** Of a game with more tables than this only so many are played that every two values meet. */
const MOST = 40;

/** Every number of players with every option set; where those are too many, a choice in which every pair of values meets. */
export function tablesOf({ seating }: AnyGame): readonly Table[] {
  const { min, max } = seating.seats;
  const counts = Array.from({ length: max - min + 1 }, (_, n) => min + n);
  const all = counts.flatMap((seats) => optionSets(seating, seats).map((options) => ({ seats, options })));
  return all.length <= MOST ? all : covering(all);
}

/** Takes the table with the most new pairs until there are none: the first of them where several have as many. */
function covering(all: readonly Table[]): readonly Table[] {
  const met = new Set<string>();
  const chosen: Table[] = [];
  for (;;) {
    const fresh = all.map((table) => pairsOf(table).filter((pair) => !met.has(pair)));
    const most = Math.max(...fresh.map(({ length }) => length));
    if (most === 0) return chosen;
    const n = fresh.findIndex(({ length }) => length === most);
    chosen.push(all[n] as Table);
    for (const pair of fresh[n] as string[]) met.add(pair);
  }
}

function pairsOf({ seats, options }: Table): string[] {
  const values = Object.entries({ ...options, seats }).map(([id, value]) => `${id}=${value}`);
  return values.flatMap((one, n) => values.slice(n + 1).map((other) => `${one} ${other}`));
}
