/**
 * The chance that every version of the reference game shares: xoshiro128** seeded by four words of splitmix32. Kept in
 * module variables, the fastest place there is; the kernel's version carries the same four words in its state.
 */
let s0 = 0;
let s1 = 0;
let s2 = 0;
let s3 = 0;

/** The generator's first four words for a seed. */
export function splitmix(seed: number): [number, number, number, number] {
  let a = seed;
  const word = () => {
    a = (a + 0x9e3779b9) | 0;
    let t = a ^ (a >>> 16);
    t = Math.imul(t, 0x21f0aaad);
    t ^= t >>> 15;
    t = Math.imul(t, 0x735a2d97);
    return t ^ (t >>> 15);
  };
  return [word(), word(), word(), word()];
}

export function reseed(seed: number): void {
  [s0, s1, s2, s3] = splitmix(seed);
}

/** A number from 0 to n - 1. */
export function below(n: number): number {
  const m = Math.imul(s1, 5);
  const word = Math.imul((m << 7) | (m >>> 25), 9) >>> 0;
  const t = s1 << 9;
  s2 ^= s0;
  s3 ^= s1;
  s1 ^= s2;
  s0 ^= s3;
  s2 ^= t;
  s3 = (s3 << 11) | (s3 >>> 21);
  return Math.floor((word * n) / 4294967296);
}

/** The reference deck by card number, 60 cards, shuffled; the top is the last. */
export function shuffledDeck(): number[] {
  const deck: number[] = [];
  for (let card = 0; card < 11; card++) {
    const count = card < 5 ? 8 : card < 7 ? 6 : 2;
    for (let i = 0; i < count; i++) deck.push(card);
  }
  for (let i = deck.length - 1; i > 0; i--) {
    const j = below(i + 1);
    const held = deck[i] as number;
    deck[i] = deck[j] as number;
    deck[j] = held;
  }
  return deck;
}
