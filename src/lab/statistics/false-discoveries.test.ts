import { expect, test } from 'vitest';
import { below, seededRng } from '../../kernel/index.ts';
import { adjustedP, discoveries } from './false-discoveries.ts';

/** Of a study of thrombolysis, worked out in Benjamini and Hochberg (1995), section 3.2. */
const THROMBOLYSIS = [
  ...[0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344],
  ...[0.0459, 0.324, 0.4262, 0.5719, 0.6528, 0.759, 1],
];
const ADJUSTED = [
  ...[0.0015, 0.003, 0.0095, 0.035625, 0.0603, 0.063857, 0.063857, 0.0645],
  ...[0.0765, 0.486, 0.581182, 0.714875, 0.753231, 0.813214, 1],
].map((p) => expect.closeTo(p, 6));

test('four of the fifteen hypotheses of the paper are rejected, where Bonferroni rejects three', () => {
  expect(discoveries(THROMBOLYSIS, 0.05)).toEqual(THROMBOLYSIS.map((_, i) => i < 4));
  expect(THROMBOLYSIS.filter((p) => p <= 0.05 / 15)).toHaveLength(3);
  expect(adjustedP(THROMBOLYSIS)).toEqual(ADJUSTED);
});

test('the order of the p values does not matter, nor that some are equal', () => {
  expect(adjustedP([...THROMBOLYSIS].reverse())).toEqual([...ADJUSTED].reverse());
  expect(adjustedP([0.04, 0.01, 0.04, 0.04])).toEqual([0.04, 0.04, 0.04, 0.04]);
  expect(discoveries([0.04, 0.9, 0.04], 0.05)).toEqual([false, false, false]);
  expect(adjustedP([])).toEqual([]);
});

test('one that is not small enough for its own rank counts where a later one is', () => {
  // 0.02 is more than 0.05 / 3, but 0.03 is not more than twice that.
  expect(discoveries([0.02, 0.03, 0.9], 0.05)).toEqual([true, true, false]);
});

test('of discoveries no more are false than was said', () => {
  const rng = seededRng('false discoveries');
  const uniform = (): number => (below(rng, 1_000_000) + 0.5) / 1_000_000;
  let rates = 0;
  for (let n = 0; n < 2000; n++) {
    // Thirty without effect, ten with one.
    const p = Array.from({ length: 40 }, (_, i) => (i < 30 ? uniform() : uniform() ** 8));
    const found = discoveries(p, 0.1).flatMap((is, i) => (is ? [i] : []));
    if (found.length > 0) rates += found.filter((i) => i < 30).length / found.length;
  }
  // The rate of those without effect, which are three quarters.
  expect(rates / 2000).toBeGreaterThan(0.065);
  expect(rates / 2000).toBeLessThan(0.085);
});
