import { describe, expect, test } from 'vitest';
import type { Finding } from './report.ts';
import { reachOf } from './rows.ts';
import { estimate } from './testing/example-report.ts';

describe('a plot reaches', () => {
  const row = (finding: Finding, share: number, games: number) => ({
    name: 'a',
    finding,
    estimate: estimate(share, games),
  });
  const fair = row('fair', 0.5, 10_000);
  test('as far as all that is known, and twice the band', () => {
    const { low, high } = reachOf([fair, row('strong', 0.7, 10_000)], 0.5, 0.03);
    expect(low).toBeCloseTo(0.4265);
    expect(high).toBeCloseTo(0.7235);
  });
  test('not for the sake of few games, unless there is nothing else', () => {
    const few = row('few', 0.9, 4);
    expect(reachOf([fair, few], 0.5, 0.03)).toEqual(reachOf([fair], 0.5, 0.03));
    expect(reachOf([few], 0.5, 0.03)).toEqual({ low: expect.closeTo(0.37), high: 1 });
  });
  test('around the middle where nothing is known', () => {
    const estimateOfNone = { ...estimate(0, 0), low: Number.NaN, high: Number.NaN };
    const reach = reachOf([{ name: 'a', finding: 'few', estimate: estimateOfNone }], 0.5, 0.03);
    expect(reach).toEqual(reachOf([], 0.5, 0.03));
    expect(reach).toEqual({ low: expect.closeTo(0.5 - 0.066), high: expect.closeTo(0.5 + 0.066) });
  });
});
