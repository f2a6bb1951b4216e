import { expect, test } from 'vitest';
import type { Beat } from './beats.ts';
import { following, hastened, lasts, type Moment, takes, UNHURRIED } from './playing.ts';

const strike = { kind: 'strike' } as unknown as Beat;
const powers = { kind: 'powers' } as unknown as Beat;
const BEFORE: Moment = { beat: -1, landed: true, pace: UNHURRIED };

/** All moments until the last beat lies there, and how long that takes. */
function played(
  beats: readonly Beat[],
  from = BEFORE,
  tempo: Parameters<typeof takes>[1] = 'normal',
): { readonly moments: Moment[]; readonly ms: number } {
  const moments: Moment[] = [];
  let ms = 0;
  let now = hastened(beats, from, tempo);
  while (now.beat < beats.length - 1 || !now.landed) {
    ms += lasts(beats, now);
    now = hastened(beats, following(beats, now), tempo);
    moments.push(now);
  }
  return { moments, ms };
}

test('a die rolls before it lies, and every beat is shown', () => {
  const { moments, ms } = played([powers, strike]);
  expect(moments.map(({ beat, landed }) => [beat, landed])).toEqual([
    [0, true],
    [1, false],
    [1, true],
  ]);
  expect(ms).toBe(800 + 700);
});

test('however much waits, it is over in time, and what comes after it has all the time again', () => {
  for (const count of [1, 3, 10, 40]) {
    const beats = Array.from({ length: count }, () => strike);
    const { moments, ms } = played(beats);
    expect(ms).toBeLessThanOrEqual(2500);
    const last = moments.at(-1) as Moment;
    expect(last).toEqual({ beat: count - 1, landed: true, pace: 1 });
    expect(played([...beats, powers], last).ms).toBe(1000);
  }
});

test('more that comes meanwhile makes it faster, not slower', () => {
  const three = [strike, strike, strike];
  const now = hastened(three, following(three, BEFORE), 'normal');
  const more = hastened([...three, strike, strike], now, 'normal');
  expect(more.pace).toBeLessThan(now.pace);
});

test('it goes as fast as is wished for', () => {
  const [one, ten] = [[strike], Array.from({ length: 10 }, () => strike)];
  const tempi = ['slow', 'normal', 'quick', 'instant'] as const;
  expect(tempi.map((tempo) => Math.round(takes(one, tempo)))).toEqual([2380, 1700, 765, 0]);
  expect(tempi.map((tempo) => Math.round(takes(ten, tempo)))).toEqual([2500, 2500, 1200, 0]);
  expect(tempi.map((tempo) => Math.round(played(one, BEFORE, tempo).ms))).toEqual([980, 700, 315, 0]);
});
