import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isCompleteSet } from './queries.ts';

const collection = fc.tuple(...Array.from({ length: 5 }, () => fc.nat(6)));
const essences = [2, 2];

test('FF-2.6 a set is two each of four types, three each of three or four each of two, and nothing else', () => {
  const kinds = [
    { types: 4, each: 2 },
    { types: 3, each: 3 },
    { types: 2, each: 4 },
  ];
  const isSet = (counts: readonly number[]) =>
    kinds.some(({ types, each }) => counts.filter((n) => n >= each).length >= types);
  fc.assert(fc.property(collection, (counts) => isCompleteSet([...counts, ...essences]) === isSet(counts)));
});

test('FF-2.6 which types they are does not matter, nor does any card more', () => {
  const least = [
    [2, 2, 2, 2, 0],
    [3, 3, 3, 0, 0],
    [4, 4, 0, 0, 0],
  ];
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4], { minLength: 5 });
  fc.assert(
    fc.property(fc.constantFrom(...least), order, collection, fc.nat(4), (set, order, more, type) => {
      const counts = order.map((from) => set[from] as number);
      expect(isCompleteSet([...counts.map((n, i) => n + (more[i] as number)), ...essences])).toBe(true);
      const less = counts.map((n, i) => (i === type ? n - 1 : n));
      expect(isCompleteSet([...less, ...essences])).toBe(counts[type] === 0);
    }),
  );
});
