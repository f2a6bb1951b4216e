import { sha256 } from '../data/hash.ts';

/**
 * Whatever holds the state of a random generator. It is part of the game state, so a copy of a state has the same future
 * and a record needs only the seed.
 *
 * Nine words are a real game's: the key of ChaCha20 (RFC 8439) and how many words it has given, so that nobody can work
 * out the shuffle from the dice they saw. Four words are xoshiro128** (Blackman and Vigna), several times faster: for
 * the choices of bots and the worlds that they imagine, where there is nothing to guard.
 */
export interface RandomState {
  chance: number[];
}

/** Supplies outcomes instead of the generator: given dice in tests, branches in a search. */
export interface ChanceSource {
  /** A number from 0 to n - 1. `what` says what it is for: a die's sides, a coin, a pick. */
  below(n: number, what: string): number;
  /** Puts a list into the wanted order; without it a shuffle draws its swaps from `below`. */
  order?(list: unknown[]): void;
}

/** How many different words the generator gives. */
const WORDS = 2 ** 32;
/** Beyond this a product with a word is not exact any more. */
const MOST = 2 ** 21;

let source: ChanceSource | null = null;
let drawn = 0;

/** How many outcomes chance has given since the program began: two readings tell whether there was any between. */
export const outcomesDrawn = (): number => drawn;

/** Runs something with outcomes from `given` instead of the generator. */
export function supplying<T>(given: ChanceSource, during: () => T): T {
  const before = source;
  source = given;
  try {
    return during();
  } finally {
    source = before;
  }
}

/** The generator (ChaCha20) of a game with this seed and the players' salts. */
export const seeded = (seed: string, salts: readonly string[] = []): number[] => [
  ...sha256(JSON.stringify(['game', seed, ...salts])),
  0,
];

/** A fast generator (xoshiro128**) seeded by these words. It can be predicted: never for a real game. */
export const seededRng = (...words: readonly string[]): RandomState => {
  const [a = 0, b = 0, c = 0] = sha256(JSON.stringify(['luck', ...words]));
  return { chance: [a, b, c, 1] };
};

/** The state of a new fast generator, seeded from another: what comes of the one tells nothing of the other. */
export const forkRng = (s: RandomState): number[] => [bits(s) | 0, bits(s) | 0, bits(s) | 0, 1];

/** The next 32 bits, as an unsigned number. */
export const bits = (s: RandomState): number => (s.chance.length === 4 ? xoshiro(s.chance) : keyed(s.chance));

function xoshiro(chance: number[]): number {
  const c = chance as [number, number, number, number];
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

/** The block of sixteen words that was made last, and of which key and number it is. */
const made = { key: new Array<number>(8).fill(0), block: -1, words: [] as ArrayLike<number> };

function keyed(chance: number[]): number {
  const n = chance[8] as number;
  let same = made.block === n >>> 4;
  for (let i = 0; same && i < 8; i++) same = made.key[i] === chance[i];
  if (!same) {
    made.key = chance.slice(0, 8);
    made.block = n >>> 4;
    made.words = chachaBlock(made.key, made.block);
  }
  chance[8] = n + 1;
  return (made.words[n & 15] as number) >>> 0;
}

/** ChaCha's quarter round: adds, mixes and turns four of the words. */
function quarter(x: Int32Array, a: number, b: number, c: number, d: number): void {
  let xa = x[a] as number;
  let xb = x[b] as number;
  let xc = x[c] as number;
  let xd = x[d] as number;
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 16) | (xd >>> 16);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 12) | (xb >>> 20);
  xa = (xa + xb) | 0;
  xd ^= xa;
  xd = (xd << 8) | (xd >>> 24);
  xc = (xc + xd) | 0;
  xb ^= xc;
  xb = (xb << 7) | (xb >>> 25);
  x[a] = xa;
  x[b] = xb;
  x[c] = xc;
  x[d] = xd;
}

/** One block of ChaCha20 with an empty nonce. */
export function chachaBlock(key: readonly number[], block: number): Int32Array {
  const start = Int32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, 0, 0, 0, 0, 0, 0, 0, 0, block, 0, 0, 0);
  for (let i = 0; i < key.length; i++) start[4 + i] = key[i] as number;
  const x = start.slice();
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] = (x[i] as number) + (start[i] as number);
  return x;
}

/** A number from 0 to n - 1, each exactly as likely (Lemire's method: the few surplus words are drawn again). */
export function below(s: RandomState, n: number, what = 'pick'): number {
  if (n > MOST) throw new Error(`chance gives one of ${MOST} at most, not of ${n}`);
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
export const die = (s: RandomState, sides: number): number => below(s, sides, `d${sides}`) + 1;

/** A coin: true is heads. */
export const coin = (s: RandomState): boolean => below(s, 2, 'coin') === 1;

/** Shuffles a list in place (Fisher and Yates, from the end). */
export function shuffle<T>(s: RandomState, list: T[]): void {
  if (list.length < 2) return;
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
