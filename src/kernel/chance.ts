import { sha256 } from './hash.ts';

/**
 * Chance: xoshiro128** by Blackman and Vigna. Its four words are part of the game state, so a copy of a state has
 * the same future and a record needs only the seed.
 */
export interface Chanceful {
  chance: number[];
}

/** A hand that supplies outcomes instead of the generator: loaded dice in tests, branches in a search. */
export interface Source {
  /** A number from 0 to n - 1. `what` says what it is for: a die's sides, a coin, a pick. */
  below(n: number, what: string): number;
  /** Puts a list into the wanted order; without it a shuffle draws its swaps from `below`. */
  order?(list: unknown[]): void;
}

/** How many different words the generator gives. */
const WORDS = 2 ** 32;

let source: Source | null = null;
let drawn = 0;

/** How many outcomes chance has given since the program began: two readings tell whether there was any between. */
export const outcomesDrawn = (): number => drawn;

/** Runs something with outcomes from `given` instead of the generator. */
export function supplying<T>(given: Source, during: () => T): T {
  const before = source;
  source = given;
  try {
    return during();
  } finally {
    source = before;
  }
}

/** The generator's first words for a seed and the players' salts. */
export function seeded(seed: string, salts: readonly string[] = []): number[] {
  const words = sha256(JSON.stringify([seed, ...salts]));
  return [words[0] as number, words[1] as number, words[2] as number, (words[3] as number) | 1];
}

/** The next 32 bits, as an unsigned number. */
export function bits(s: Chanceful): number {
  const c = s.chance as [number, number, number, number];
  const s1 = c[1];
  const m = Math.imul(s1, 5);
  const word = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
  const s2 = c[2] ^ c[0];
  const s3 = c[3] ^ s1;
  c[1] = s1 ^ s2;
  c[0] ^= s3;
  c[2] = s2 ^ (s1 << 9);
  c[3] = (s3 << 11) | (s3 >>> 21);
  return word;
}

/** A number from 0 to n - 1, each exactly as likely (Lemire's method: the few surplus words are drawn again). */
export function below(s: Chanceful, n: number, what = 'pick'): number {
  drawn++;
  if (source !== null) return source.below(n, what);
  for (;;) {
    const wide = bits(s) * n;
    const high = Math.floor(wide / WORDS);
    const low = wide - high * WORDS;
    if (low >= n || low >= WORDS % n) return high;
  }
}

/** A die with faces 1 to `sides`. */
export const die = (s: Chanceful, sides: number): number => below(s, sides, `d${sides}`) + 1;

/** A coin: true is heads. */
export const coin = (s: Chanceful): boolean => below(s, 2, 'coin') === 1;

/** Shuffles a list in place (Fisher and Yates, from the end). */
export function shuffle<T>(s: Chanceful, list: T[]): void {
  if (source?.order !== undefined) {
    drawn++;
    source.order(list);
    return;
  }
  for (let i = list.length - 1; i > 0; i--) {
    const j = below(s, i + 1, 'shuffle');
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
}
