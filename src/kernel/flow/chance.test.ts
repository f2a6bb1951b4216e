import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  below,
  bits,
  chachaBlock,
  coin,
  die,
  outcomesDrawn,
  type RandomState,
  seeded,
  seededRng,
  shuffle,
  supplying,
} from './chance.ts';

const WORDS = 2n ** 32n;

/** A state whose next word is this one: the generator's scrambling, undone. */
function givingWord(word: number): RandomState {
  const turned = Math.imul(word, 954437177); // the inverse of 9
  return { chance: [1, Math.imul((turned >>> 7) | (turned << 25), -858993459), 3, 4] }; // the inverse of 5
}

test('the generator is xoshiro128**: its published first words from 1, 2, 3, 4', () => {
  const s = { chance: [1, 2, 3, 4] };
  const words = Array.from({ length: 10 }, () => bits(s));
  expect(words).toEqual([
    11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
  ]);
});

describe('the chance of a real game is ChaCha20', () => {
  const key = (...last: number[]) => [0, 0, 0, 0, 0, 0, 0, 0].map((zero, i) => last[i] ?? zero);
  const hex = (words: Iterable<number>) =>
    Array.from(words, (word) => (word >>> 0).toString(16).padStart(8, '0')).join(' ');

  test.each([
    [
      key(),
      0,
      'ade0b876 903df1a0 e56a5d40 28bd8653 b819d2bd 1aed8da0 ccef36a8 c70d778b 7c5941da 8d485751 3fe02477 374ad8b8 f4b8436a 1ca11815 69b687c3 8665eeb2',
    ],
    [
      key(),
      1,
      'bee7079f 7a385155 7c97ba98 0d082d73 a0290fcb 6965e348 3e53c612 ed7aee32 7621b729 434ee69c b03371d5 d539d874 281fed31 45fb0a51 1f0ae1ac 6f4d794b',
    ],
    [
      key(0, 0, 0, 0, 0, 0, 0, 0x01000000),
      1,
      '2452eb3a 9249f8ec 8d829d9b ddd4ceb1 e8252083 60818b01 f38422b8 5aaa49c9 bb00ca8e da3ba7b4 c4b592d1 fdf2732f 4436274e 2561b3c8 ebdd4aa6 a0136c00',
    ],
    [
      key(0x0000ff00),
      2,
      'fb4dd572 4bc42ef1 df922636 327f1394 a78dea8f 5e269039 a1bebbc1 caf09aae a25ab213 48a6b46c 1b9d9bcb 092c5be6 546ca624 1bec45d5 87f47473 96f0992e',
    ],
  ])('with the blocks of RFC 8439, appendix A.1 (%#)', (key, block, words) => {
    expect(hex(chachaBlock(key, block))).toBe(words);
  });

  test('with the words that others compute, whatever the key, block after block', () => {
    const bytes = fc.uint8Array({ minLength: 32, maxLength: 32 });
    const check = (key: Uint8Array) => {
      const cipher = createCipheriv('chacha20', key, new Uint8Array(16));
      const stream = cipher.update(Buffer.alloc(160));
      const s = { chance: [...Array.from({ length: 8 }, (_, i) => Buffer.from(key).readInt32LE(4 * i)), 0] };
      for (let i = 0; i < 40; i++) expect(bits(s)).toBe(stream.readUInt32LE(4 * i));
    };
    check(Uint8Array.from({ length: 32 }, (_, i) => i));
    fc.assert(fc.property(bytes, check), { numRuns: 20 });
  });

  test('and two games that draw in turns do not disturb each other', () => {
    const draw = (s: RandomState) => Array.from({ length: 20 }, () => bits(s));
    const [a, b] = [{ chance: seeded('a') }, { chance: seeded('b') }];
    const turns = Array.from({ length: 20 }, () => [bits(a), bits(b)]);
    expect(turns.map(([word]) => word)).toEqual(draw({ chance: seeded('a') }));
    expect(turns.map(([, word]) => word)).toEqual(draw({ chance: seeded('b') }));
  });
});

test('luck is another generator than a game’s, and says nothing about it', () => {
  expect(seeded('moon', ['a'])).toHaveLength(9);
  expect(seededRng('moon', 'a').chance).toHaveLength(4);
  expect(seeded('moon', ['a']).slice(0, 3)).not.toEqual(seededRng('moon', 'a').chance.slice(0, 3));
  expect(seededRng('moon', 'a')).toEqual(seededRng('moon', 'a'));
  expect(seededRng('moon', 'a')).not.toEqual(seededRng('moona'));
});

describe('a seed', () => {
  test('gives the same words every time, and other words with a salt more or another order', () => {
    expect(seeded('moon', ['a', 'b'])).toEqual(seeded('moon', ['a', 'b']));
    const all = [seeded('moon'), seeded('moon', ['a']), seeded('moon', ['a', 'b']), seeded('moon', ['b', 'a'])];
    expect(new Set(all.map(String)).size).toBe(4);
  });

  test('cannot be told from a salt by moving the border between them', () => {
    expect(seeded('a', ['b'])).not.toEqual(seeded('ab'));
    expect(seeded('a","b')).not.toEqual(seeded('a', ['b']));
  });

  test('never starts the generator with nothing but zeros', () => {
    fc.assert(fc.property(fc.string(), (seed) => seeded(seed).some((word) => word !== 0)));
  });
});

describe('below', () => {
  // The words that lead to an outcome are neighbours. Each outcome must keep exactly floor(2^32 / n) of them.
  test.each([1, 2, 3, 6, 7, 10, 20, 84, 1000, 65_537, 2 ** 21])('is exactly fair for %d outcomes', (n) => {
    const surplus = WORDS % BigInt(n);
    const outcomes = n <= 1000 ? Array.from({ length: n }, (_, i) => i) : [0, 1, n >> 1, n - 2, n - 1];
    for (const outcome of outcomes) {
      const first = (BigInt(outcome) * WORDS + BigInt(n) - 1n) / BigInt(n);
      const after = (BigInt(outcome + 1) * WORDS + BigInt(n) - 1n) / BigInt(n);
      const drawnAgain = (word: bigint) => {
        const s = givingWord(Number(word));
        const next = givingWord(Number(word));
        expect(bits(next)).toBe(Number(word));
        const got = below(s, n);
        if (String(s.chance) !== String(next.chance)) return true;
        expect(got).toBe(outcome);
        return false;
      };
      const rejected = [first, first + 1n, after - 1n].filter((word) => word < after && drawnAgain(word));
      expect(after - first - BigInt(rejected.length)).toBe((WORDS - surplus) / BigInt(n));
    }
  });

  test('refuses more outcomes than it can be fair to', () => {
    expect(() => below({ chance: seeded('x') }, 2 ** 21 + 1)).toThrow('one of 2097152 at most, not of 2097153');
  });

  test('stays within its bounds', () => {
    const n = fc.integer({ min: 1, max: 2 ** 21 });
    fc.assert(
      fc.property(fc.string(), n, (seed, n) => {
        const outcome = below({ chance: seeded(seed) }, n);
        return Number.isInteger(outcome) && outcome >= 0 && outcome < n;
      }),
    );
  });
});

test('a die has the faces 1 to its sides, a coin two sides', () => {
  const s = { chance: seeded('faces') };
  const faces = new Set(Array.from({ length: 200 }, () => die(s, 6)));
  expect([...faces].sort()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(new Set(Array.from({ length: 50 }, () => coin(s))).size).toBe(2);
});

describe('a shuffle', () => {
  test('keeps every card and gives each order its turn', () => {
    const s = { chance: seeded('cards') };
    const orders = new Map<string, number>();
    for (let i = 0; i < 6000; i++) {
      const list = ['a', 'b', 'c'];
      shuffle(s, list);
      orders.set(list.join(''), (orders.get(list.join('')) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(['abc', 'acb', 'bac', 'bca', 'cab', 'cba']);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(150);
  });

  test.each([[[]], [['a']]])('of fewer than two cards draws nothing: %j', (list) => {
    const s = { chance: seeded('one') };
    const before = outcomesDrawn();
    shuffle(s, list);
    supplying({ below: () => 0, order: () => expect.unreachable() }, () => shuffle(s, list));
    expect(outcomesDrawn()).toBe(before);
    expect(s.chance).toEqual(seeded('one'));
  });

  test('is the same for equal states', () => {
    const [a, b] = [[...'abcdefgh'], [...'abcdefgh']];
    shuffle({ chance: seeded('x') }, a);
    shuffle({ chance: seeded('x') }, b);
    expect(a).toEqual(b);
  });
});

describe('a source', () => {
  const s = () => ({ chance: [1, 2, 3, 4] });

  test('supplies outcomes instead of the generator, which stands still', () => {
    const state = s();
    const wanted: string[] = [];
    const below = (_n: number, what: string) => wanted.push(what) - 1;
    const got = supplying({ below }, () => [die(state, 6), coin(state)]);
    expect(got).toEqual([1, true]);
    expect(wanted).toEqual(['d6', 'coin']);
    expect(state.chance).toEqual([1, 2, 3, 4]);
  });

  test('orders a list, or supplies the swaps of a shuffle', () => {
    const list = [1, 2, 3];
    supplying({ below: () => 0, order: (list) => list.reverse() }, () => shuffle(s(), list));
    expect(list).toEqual([3, 2, 1]);
    supplying({ below: () => 0 }, () => shuffle(s(), list));
    expect(list).toEqual([2, 1, 3]);
  });

  test('lasts only as long as it is asked to, even when something throws', () => {
    const given = { below: () => 5 };
    const crash = () => {
      throw new Error('crash');
    };
    expect(() => supplying(given, crash)).toThrow('crash');
    expect(
      supplying(given, () => [die(s(), 6), supplying({ below: () => 0 }, () => die(s(), 6)), die(s(), 6)]),
    ).toEqual([6, 1, 6]);
    const state = s();
    die(state, 6);
    expect(state.chance).not.toEqual([1, 2, 3, 4]);
  });
});

test('every outcome is counted, a supplied one too', () => {
  const before = outcomesDrawn();
  die({ chance: [1, 2, 3, 4] }, 6);
  supplying({ below: () => 0 }, () => coin({ chance: [1, 2, 3, 4] }));
  expect(outcomesDrawn() - before).toBe(2);
});
