import { afterEach, expect, test } from 'vitest';
import type { FoesEvent } from '../../../../games/familiars-and-foes/face.ts';
import { splitIntoBeats } from './beats.ts';
import { throwDuration, throwSettleTime } from './durations.ts';

const heard = (...kinds: string[]): FoesEvent[] => kinds.map((kind) => ({ kind }) as unknown as FoesEvent);

afterEach(() => Reflect.deleteProperty(globalThis, 'document'));
const paced = (pace: string) => Object.assign(globalThis, { document: { documentElement: { dataset: { pace } } } });

test('what is said comes before the die, and what came of it only when the die lies', () => {
  const events = heard('attacks', 'paid', 'rolled', 'struck', 'turn');
  expect(splitIntoBeats(events)).toEqual([
    { kind: 'says', at: 0, to: 2 },
    { kind: 'die', at: 2, to: 5 },
  ]);
  expect(throwSettleTime(events)).toBe(500 + 700);
  expect(throwDuration(events)).toBe(500 + 700 + 900);
});

test('nothing takes time where nothing is thrown, and however much is, it is over in time', () => {
  expect(throwDuration(heard('passes', 'turn'))).toBe(0);
  for (const count of [1, 3, 10]) {
    const rolls = heard(...Array.from({ length: count }, () => 'rolled'));
    expect(throwSettleTime(rolls)).toBeLessThan(throwDuration(rolls));
    expect(throwDuration(rolls)).toBeLessThanOrEqual(3600);
  }
});

test('the pace that somebody likes counts', () => {
  const one = heard('rolled');
  const usual = throwDuration(one);
  paced('slow');
  expect(throwDuration(one)).toBe(usual * 1.5);
  paced('instant');
  expect(throwDuration(one)).toBe(0);
});
