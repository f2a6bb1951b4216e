import { expect, test } from 'vitest';
import { flights } from './flights.ts';
import { after, face, moments, PACKS, type RoseMoment } from './testing/moments.ts';

const travels = (before: RoseMoment, now: RoseMoment) =>
  now.events.slice(before.events.length).flatMap((heard) => flights(heard, now.view, before.view));

const position = {
  players: [
    { room: 'archive', familiar: { card: 'polpetta' }, slots: ['stone-fist:a'] },
    { room: 'throne', evocations: [{ card: 'imp', room: 'archive', hurt: 1 }] },
  ],
};

test('a Mage walks from Room to Room with its Familiar on its base, which is no flight of its own', () => {
  const [start] = after(position) as [RoseMoment];
  const walk = start.question?.legal.find((say) => say.startsWith('walk ')) as string;
  const [before, now] = after(position, [walk]) as [RoseMoment, RoseMoment];
  expect(travels(before, now)).toEqual([
    { card: 'tessa', from: 'room:archive', to: `room:${walk.slice(5)}`, ref: 'tessa-1' },
  ]);
});

test('who comes out of the Cell leaves it, and who is defeated goes up in a flare', () => {
  const [before, now] = after({ players: [{}, { room: 'throne' }] }, [
    (after({ players: [{}, { room: 'throne' }] })[0]?.question?.legal ?? []).find((say) =>
      say.startsWith('walk '),
    ) as string,
  ]) as [RoseMoment, RoseMoment];
  expect(travels(before, now)).toMatchObject([{ card: 'tessa', from: 'cell:0' }]);
  const [stands, felled] = after(position, ['strike imp-2-1']) as [RoseMoment, RoseMoment];
  expect(travels(stands, felled)).toEqual([
    { card: 'imp', from: 'room:archive', to: 'sheet:1', ref: 'imp-2-1', flares: true },
  ]);
});

/** Of a game: enough for everything to have happened. */
const MOMENTS = 420;
test('in any game whatever travels goes from zone to zone, and no card is named that was not heard of', () => {
  let seen = 0;
  for (const [seats, options] of [
    [2, { lodge: 'duel', cerberus: true }],
    [4, { lodge: 'large', ...PACKS }],
  ] as const) {
    let before: RoseMoment | null = null;
    let count = 0;
    for (const now of moments(seats, `flights ${seats}`, options)) {
      if (count++ > MOMENTS) break;
      const places = new Set(face.zones(now.view).map(({ id }) => id));
      for (const heard of before === null ? [] : now.events.slice(before.events.length))
        for (const { card, from, to } of flights(heard, now.view, (before as RoseMoment).view)) {
          seen++;
          expect([...places]).toEqual(expect.arrayContaining([from, to]));
          const told = JSON.stringify(heard);
          const mage = heard.kind === 'cell' ? (now.view.table.players[heard.seat as number]?.mage ?? '') : '';
          expect(card === null || told.includes(card) || card === mage).toBe(true);
        }
      before = now;
    }
  }
  expect(seen).toBeGreaterThan(200);
});
