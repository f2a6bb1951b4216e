import { expect, test } from 'vitest';
import { faceFactory } from '../face.ts';
import { bandAt, stripesOf } from './odds.ts';

const charts = faceFactory.core.pack.foes.map(({ roll }) => roll);

test('the bands of every chart hold each face once, whatever is added to the roll', () => {
  for (const chart of charts) {
    const faces = stripesOf(chart).flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, n) => from + n));
    expect(faces).toEqual(Array.from({ length: 20 }, (_, n) => n + 1));
    for (const bonus of [-30, -3, 0, 2, 30]) {
      const percents = stripesOf(chart, bonus).map(({ percent }) => percent);
      expect(percents.reduce((sum, percent) => sum + percent)).toBe(100);
    }
  }
});

test('what lies beyond the die counts as its end', () => {
  const chart = [{ from: 1, backfire: 1 }, { from: 4 }, { from: 8, hit: 1 }, { from: 17, hit: 2 }];
  expect([1, 3, 4, 7, 8, 20].map((rolled) => bandAt(chart, rolled, 0))).toEqual([0, 0, 1, 1, 2, 3]);
  expect(bandAt(chart, 1, -4)).toBe(0);
  expect(bandAt(chart, 20, 4)).toBe(3);
  // A Foe that rolls 3 lower hits less often.
  expect(stripesOf(chart, -3).map(({ percent }) => percent)).toEqual([30, 20, 45, 5]);
});
