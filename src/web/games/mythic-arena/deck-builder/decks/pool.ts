import type { ArenaFace } from '../../../../../games/mythic-arena/face.ts';

/** What can be in a deck, and how one looks through it. */
export type DeckCardKind = 'pet' | 'elyth' | 'rune' | 'item';
export const KINDS: readonly DeckCardKind[] = ['pet', 'elyth', 'rune', 'item'];

export interface PoolCard {
  readonly id: string;
  readonly kind: DeckCardKind;
  /** How much Willpower its Battle Powers need, by power; none for what is no Pet. */
  readonly costs: readonly number[];
  readonly health: number;
  readonly speed: number;
}

export function poolOf({ pack }: Pick<ArenaFace, 'pack'>): readonly PoolCard[] {
  const plain = (kind: DeckCardKind, cards: readonly { readonly id: string }[]): PoolCard[] =>
    cards.map(({ id }) => ({ id, kind, costs: [], health: 0, speed: 0 }));
  const pets = pack.pets.map(({ id, battle, health, speed }): PoolCard => {
    const costs = battle.map(({ willpower }) => willpower).sort((a, b) => a - b);
    return { id, kind: 'pet', costs, health, speed };
  });
  return [...pets, ...plain('elyth', pack.elyth), ...plain('rune', pack.runes), ...plain('item', pack.items)];
}

/** How many of each a deck has: six and fifteen, as the game itself says of an empty one. */
export interface Sizes {
  readonly cards: number;
  readonly pets: number;
  readonly others: number;
}
export function sizesOf({ deckFaults }: Pick<ArenaFace, 'deckFaults'>): Sizes {
  const of = (why: string) => Number(deckFaults([]).find(({ bar }) => bar?.why === why)?.bar?.with?.of ?? 0);
  const [cards, pets] = [of('deck-size'), of('deck-pets')];
  return { cards, pets, others: cards - pets };
}

export type PoolOrder = 'pack' | 'name' | 'health' | 'speed' | 'willpower';
export const ORDERS: readonly PoolOrder[] = ['pack', 'name', 'health', 'speed', 'willpower'];
/** A Battle Power that needs no more than this is there from the first turns on. */
const CHEAP = 1;

export interface PoolFilter {
  readonly kind: DeckCardKind | null;
  /** Only what can still be had. */
  readonly free: boolean;
  /** Only Pets with a Battle Power that is cheap; what needs no Willpower stays. */
  readonly cheap: boolean;
  readonly order: PoolOrder;
  readonly sought: string;
}
export const NO_FILTER: PoolFilter = { kind: null, free: false, cheap: false, order: 'pack', sought: '' };

/** Letters without their accents, so that `e` finds `é`. */
const bare = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();

export function filterPool(
  pool: readonly PoolCard[],
  sieve: PoolFilter,
  read: (card: string) => { readonly name: string; readonly text: string },
  isFree: (card: string) => boolean,
): readonly PoolCard[] {
  const words = bare(sieve.sought)
    .split(/\s+/)
    .filter((word) => word !== '');
  const fits = ({ id, kind, costs }: PoolCard) => {
    if (sieve.kind !== null && kind !== sieve.kind) return false;
    if (sieve.free && !isFree(id)) return false;
    if (sieve.cheap && costs.length > 0 && (costs[0] as number) > CHEAP) return false;
    if (words.length === 0) return true;
    const { name, text } = read(id);
    const all = bare(`${name} ${text}`);
    return words.every((word) => all.includes(word));
  };
  return pool.filter(fits).sort(by(sieve.order, (card) => read(card).name));
}

function by(order: PoolOrder, name: (card: string) => string): (a: PoolCard, b: PoolCard) => number {
  switch (order) {
    case 'pack':
      return () => 0;
    case 'name':
      return (a, b) => name(a.id).localeCompare(name(b.id));
    case 'health':
      return (a, b) => b.health - a.health;
    case 'speed':
      return (a, b) => b.speed - a.speed;
    case 'willpower':
      return (a, b) => (a.costs[0] ?? 0) - (b.costs[0] ?? 0) || sum(a.costs) - sum(b.costs);
  }
}
const sum = (numbers: readonly number[]): number => numbers.reduce((all, n) => all + n, 0);

/** What a deck is made of, in numbers. */
export interface DeckStats {
  readonly kinds: Readonly<Record<DeckCardKind, number>>;
  readonly others: number;
  /** By Willpower: how many Battle Powers need so much. */
  readonly curve: readonly number[];
  readonly health: readonly number[];
  readonly speed: readonly number[];
}
export function deckStats(pool: readonly PoolCard[], deck: readonly string[]): DeckStats {
  const kinds = { pet: 0, elyth: 0, rune: 0, item: 0 };
  const most = Math.max(0, ...pool.flatMap(({ costs }) => costs));
  const curve = new Array<number>(most + 1).fill(0);
  const health: number[] = [];
  const speed: number[] = [];
  for (const id of deck) {
    const card = pool.find((each) => each.id === id);
    if (card === undefined) continue;
    kinds[card.kind]++;
    for (const cost of card.costs) curve[cost] = (curve[cost] as number) + 1;
    if (card.kind !== 'pet') continue;
    health.push(card.health);
    speed.push(card.speed);
  }
  const ascending = (a: number, b: number) => a - b;
  return {
    kinds,
    others: kinds.elyth + kinds.rune + kinds.item,
    curve,
    health: health.sort(ascending),
    speed: speed.sort(ascending),
  };
}

/** The least and the most of something among all Pets: the ends of a scale. */
export function endsOf(pool: readonly PoolCard[], of: 'health' | 'speed'): readonly [least: number, most: number] {
  const all = pool.filter(({ kind }) => kind === 'pet').map((card) => card[of]);
  return [Math.min(...all), Math.max(...all)];
}
