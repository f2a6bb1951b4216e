import { expect, test } from 'vitest';
import { lucky } from '../kernel/index.ts';
import { slip } from './levels.ts';

/** Answers of which the first is the best. */
const verdicts = (count: number) =>
  Array.from({ length: count }, (_, n) => ({ say: `${n}`, visits: 1, worth: 1 - n / count }));
const slips = (count: number, percent: number) => {
  const luck = lucky('slips', `${count}`, `${percent}`);
  const counts = new Array<number>(count).fill(0);
  for (let n = 0; n < 1000; n++) {
    const { say } = slip(verdicts(count), percent, luck);
    counts[Number(say)] = (counts[Number(say)] as number) + 1;
  }
  return counts;
};

test('who overlooks nothing gives the answer that the search would give, be it worth most or not', () => {
  expect(slip([...verdicts(4)].reverse(), 0, lucky('x')).say).toBe('3');
});

test('who overlooks something gives a good answer more often than a worse one', () => {
  const [best, second, third] = slips(9, 30) as [number, number, number];
  expect(best).toBeGreaterThan(650);
  expect(best).toBeLessThan(750);
  expect(second).toBeGreaterThan(2 * third);
});

test.each([3, 4, 5, 6, 9, 30])(
  'of %i answers none of the worst third is given, however much is overlooked',
  (count) => {
    const counts = slips(count, 99);
    expect(counts.slice(Math.ceil((2 * count) / 3))).toEqual(new Array(Math.floor(count / 3)).fill(0));
    expect(counts[Math.ceil((2 * count) / 3) - 1]).toBeGreaterThan(0);
  },
);

test('what is good goes by worth, not by the order in which the search names it', () => {
  const luck = lucky('order');
  const named = [4, 1, 5, 0, 3, 2].map((n) => verdicts(6)[n] as ReturnType<typeof verdicts>[number]);
  const given = new Set(Array.from({ length: 1000 }, () => slip(named, 60, luck).say));
  expect([...given].sort()).toEqual(['0', '1', '2', '3']);
});

test('of two answers the worse one may be given', () => {
  for (const count of slips(2, 50)) expect(count).toBeGreaterThan(300);
});
