import { expect, test } from 'vitest';
import { kindIn } from '../selectors.ts';
import { after, face, propsAt, type RoseMoment } from '../testing/moments.ts';
import { type Point, planOf } from './geometry.ts';
import { type ReachLine, reachOf } from './reach.ts';

/** In the centre of the Lodge, with others in rows and beside them. */
const position = {
  players: [
    {
      room: 'black-rose',
      slots: ['backdraft:b'],
      quick: 'wallbreaker:a',
      evocations: [{ card: 'imp', room: 'crypt' }],
    },
    { room: 'forge', evocations: [{ card: 'imp', room: 'gallery' }] },
    { room: 'scriptorium', familiar: { card: 'drogon', room: 'still-room' } },
    { familiar: { card: 'teeroy', room: 'ossuary' } },
  ],
};
const start = (given: typeof position | object = position, answers: readonly string[] = []) =>
  after(given as typeof position, answers).at(-1) as RoseMoment;

/** The Rooms that a line goes through. */
function roomsOn({ view }: RoseMoment, { points }: ReachLine): string[] {
  const { rooms } = planOf(view);
  return points.map((point: Point) => view.table.rooms[rooms.indexOf(point)]?.room ?? 'cell');
}
const verb = (word: string) => [{ word, at: 0 }];
const word = (name: string) => [{ word: name, at: 1 }];

test('all Rooms within two steps are marked with how far they are, the next ones being those that may be answered', () => {
  const moment = start();
  const { steps } = reachOf(propsAt(moment), null);
  const offered = moment.question?.legal.flatMap((say) => (say.startsWith('walk ') ? [say.slice(5)] : [])) ?? [];
  expect(
    [...steps]
      .filter(([, count]) => count === 1)
      .map(([room]) => room)
      .sort(),
  ).toEqual(offered.sort());
  expect(offered).toHaveLength(6);
  expect([...steps.values()].filter((count) => count === 2)).toHaveLength(12);
  expect(steps.has('black-rose')).toBe(false);
});

test('after the first step only one is left, and out of a Cell the doors come first', () => {
  const walked = start(position, ['walk armoury']);
  expect(new Set(reachOf(propsAt(walked), null).steps.values())).toEqual(new Set([1]));
  const cell = start({ players: [{}, { room: 'throne' }] });
  const { steps } = reachOf(propsAt(cell), null);
  expect([...steps.values()].filter((count) => count === 1)).toHaveLength(2);
  expect([...steps.values()].filter((count) => count === 2).length).toBeGreaterThan(2);
});

test('a Familiar that is sent from the Cell goes out by the same doors', () => {
  const sent = start({ step: 'evocation', players: [{ familiar: { card: 'polpetta' } }, { room: 'throne' }] }, [
    'send',
  ]);
  const offered = sent.question?.legal.flatMap((say) => (say.startsWith('go ') ? [say.slice(3)] : [])) ?? [];
  const { steps } = reachOf(propsAt(sent), null);
  expect(offered).toHaveLength(2);
  for (const room of offered) expect(steps.get(room)).toBe(1);
  expect([...steps.values()].filter((count) => count === 2).length).toBeGreaterThan(2);
});

test('a path is drawn to the Room that one looks at or has chosen, and to no other', () => {
  const moment = start();
  expect(reachOf(propsAt(moment), null).lines).toEqual([]);
  const [looked, ...more] = reachOf(propsAt(moment), 'crypt').lines;
  expect(more).toEqual([]);
  expect(looked).toMatchObject({ is: 'path', chosen: false });
  const rooms = roomsOn(moment, looked as ReachLine);
  expect([rooms[0], rooms.at(-1), rooms.length]).toEqual(['black-rose', 'crypt', 3]);
  const chosen = reachOf(propsAt(moment, [verb('walk'), word('throne')]), null).lines;
  expect(chosen.map((line) => [line.is, line.chosen, roomsOn(moment, line)])).toEqual([
    ['path', true, ['black-rose', 'throne']],
  ]);
});

test('once a spell is chosen, straight rows lead to all that it may be aimed at, and how far it reaches is shown', () => {
  const moment = start();
  const { lines, steps } = reachOf(propsAt(moment, [verb('cast-at')]), null);
  expect(steps.size).toBe(0);
  const rows = lines.filter(({ is }) => is === 'row');
  const targets = moment.question?.legal.filter((say) => say.startsWith('cast-at ')) ?? [];
  expect(rows).toHaveLength(targets.length);
  for (const row of rows) expect(row.chosen).toBe(false);
  expect(rows.map((row) => roomsOn(moment, row).at(-1)).sort()).toEqual(['gallery', 'ossuary', 'still-room']);
  // Range 3, from the centre to the walls.
  const ranges = lines.filter(({ is }) => is === 'range');
  expect(ranges.map(({ points }) => points.length)).toEqual([3, 3, 3, 3, 3, 3]);
  const picked = reachOf(propsAt(moment, [verb('cast-at'), word('drogon-3-1')]), null).lines;
  expect(picked.filter(({ chosen }) => chosen).map((row) => roomsOn(moment, row))).toEqual([
    ['black-rose', 'greenhouse', 'still-room'],
  ]);
});

test('an Evocation goes as far as it can from where it is', () => {
  const moment = start({ ...position, step: 'evocation' }, ['command imp-1-1']);
  const { steps } = reachOf(propsAt(moment), null);
  const { move } = kindIn(face, 'imp');
  expect(Math.max(...steps.values())).toBe(move);
  expect(steps.has('crypt')).toBe(false);
  const [farthest] = [...steps].find(([, away]) => away === move) as [string, number];
  const [path] = reachOf(propsAt(moment), farthest).lines;
  const rooms = roomsOn(moment, path as ReachLine);
  expect([rooms[0], rooms.at(-1), rooms.length]).toEqual(['crypt', farthest, move + 1]);
});

test('who is asked nothing is shown nothing', () => {
  const moment = start({ ...position, active: 1 });
  expect(moment.question).toBeNull();
  expect(reachOf(propsAt(moment), 'crypt')).toEqual({ steps: new Map(), aims: new Set(), lines: [] });
});
