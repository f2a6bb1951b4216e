import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { below, bits, type Chanceful, coin, die, outcomesDrawn, seeded, shuffle, supplying } from './chance.ts';

const WORDS = 2n ** 32n;

/** A state whose next word is this one: the generator's scrambling, undone. */
function givingWord(word: number): Chanceful {
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
