import { afterEach, expect, test } from 'vitest';
import { type BeatMoment, BeatPlayer, SLOWEST_PACE } from './beat-player.ts';

type Beat = 'die' | 'said';
const playing = new BeatPlayer<Beat>({
  fall: 700,
  falls: (beat) => beat === 'die',
  hold: (beat) => (beat === 'die' ? 1000 : 800),
  paces: {
    slow: { pace: 1.4, most: 2500 },
    normal: { pace: 1, most: 2500 },
    quick: { pace: 0.45, most: 1200 },
    instant: { pace: 0, most: 0 },
  },
});
const BEFORE: BeatMoment = { beat: -1, landed: true, pace: SLOWEST_PACE };

afterEach(() => Reflect.deleteProperty(globalThis, 'document'));
const paced = (pace: string) => Object.assign(globalThis, { document: { documentElement: { dataset: { pace } } } });

/** All moments until the last beat lies there, and how long that takes. */
function played(beats: readonly Beat[], from = BEFORE): { readonly moments: BeatMoment[]; readonly ms: number } {
  const moments: BeatMoment[] = [];
  let ms = 0;
  let now = playing.spedUp(beats, from);
  while (now.beat < beats.length - 1 || !now.landed) {
    ms += playing.momentDuration(beats, now);
    now = playing.spedUp(beats, playing.nextMoment(beats, now));
    moments.push(now);
  }
  return { moments, ms };
}
const dice = (count: number): Beat[] => Array.from({ length: count }, () => 'die' as const);

test('a die rolls before it lies, and every beat is shown', () => {
  const { moments, ms } = played(['said', 'die']);
  expect(moments.map(({ beat, landed }) => [beat, landed])).toEqual([
    [0, true],
    [1, false],
    [1, true],
  ]);
  expect(ms).toBe(800 + 700);
});

test('the last lies open before it has been looked at', () => {
  expect(playing.settleTime(['said', 'die'])).toBe(800 + 700);
  expect(playing.totalDuration(['said', 'die'])).toBe(800 + 700 + 1000);
  expect(playing.settleTime([])).toBe(0);
  for (const count of [1, 3, 10])
    expect(Math.round(playing.settleTime(dice(count)))).toBe(Math.round(played(dice(count)).ms));
});

test('however much waits, it is over in time, and what comes after it has all the time again', () => {
  for (const count of [1, 3, 10, 40]) {
    const beats = dice(count);
    const { moments, ms } = played(beats);
    expect(ms).toBeLessThanOrEqual(2500);
    const last = moments.at(-1) as BeatMoment;
    expect(last).toEqual({ beat: count - 1, landed: true, pace: 1 });
    expect(played([...beats, 'said'], last).ms).toBe(1000);
  }
});

test('more that comes meanwhile makes it faster, not slower', () => {
  const three = dice(3);
  const now = playing.spedUp(three, playing.nextMoment(three, BEFORE));
  expect(playing.spedUp(dice(5), now).pace).toBeLessThan(now.pace);
});

test('it goes as fast as is wished for', () => {
  const inAll = <T>(say: () => T): T[] =>
    ['slow', 'normal', 'quick', 'instant'].map((pace) => {
      paced(pace);
      return say();
    });
  expect(inAll(() => Math.round(playing.totalDuration(dice(1))))).toEqual([2380, 1700, 765, 0]);
  expect(inAll(() => Math.round(playing.totalDuration(dice(10))))).toEqual([2500, 2500, 1200, 0]);
  expect(inAll(() => Math.round(played(dice(1)).ms))).toEqual([980, 700, 315, 0]);
});
