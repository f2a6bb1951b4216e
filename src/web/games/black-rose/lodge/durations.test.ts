import { expect, test } from 'vitest';
import { moments, PACKS, type RoseMoment } from '../testing/moments.ts';
import { isBrief, lodgeDuration } from './durations.ts';

/** Of a game: as much as a few rounds have. */
const MOMENTS = 400;
const game = () => {
  const steps: { readonly events: RoseMoment['events']; readonly before: RoseMoment }[] = [];
  let before: RoseMoment | null = null;
  for (const now of moments(4, 'beats', PACKS)) {
    if (before !== null) steps.push({ events: now.events.slice(before.events.length), before });
    if (steps.length === MOMENTS) break;
    before = now;
  }
  return steps;
};

test('a round has the table to itself when it begins, and is never brief', () => {
  const begins = game().filter(({ events }) => events.some(({ kind }) => kind === 'round'));
  expect(begins.length).toBeGreaterThan(2);
  for (const { events } of begins) {
    expect(lodgeDuration(events)).toBe(1500);
    expect(isBrief(events)).toBe(false);
  }
  expect(lodgeDuration([{ kind: 'studied', seat: 1, school: 'illusion', card: null }])).toBe(0);
});

test('others study and prepare in brief; what one draws oneself, and what is done in the Lodge, is worth a look', () => {
  const kinds = new Map<string, Set<boolean>>();
  for (const { events } of game())
    for (const { kind } of events) kinds.set(kind, (kinds.get(kind) ?? new Set()).add(isBrief(events)));
  for (const kind of ['studied', 'kept']) expect([kind, kinds.get(kind)?.has(true)]).toEqual([kind, true]);
  expect(isBrief([])).toBe(true);
  for (const kind of ['visit', 'moved', 'prepared', 'casts', 'activates', 'hurt', 'event', 'passes', 'ends', 'springs'])
    expect([kind, kinds.get(kind)?.has(true) ?? false]).toEqual([kind, false]);
  const [hidden, seen] = [
    { kind: 'studied', seat: 1, school: 'illusion', card: null },
    { kind: 'studied', seat: 0, school: 'illusion', card: 'vertigo' },
  ] as const;
  expect(isBrief([hidden])).toBe(true);
  expect(isBrief([seen])).toBe(false);
  expect(isBrief([hidden, { kind: 'drew', seat: 0, count: 2, cards: ['vertigo', 'rework'] }])).toBe(false);
  expect(
    isBrief([
      { kind: 'kept', seat: 1, count: 2, cards: null },
      { kind: 'leaves', seat: 1, cards: ['vertigo'] },
    ]),
  ).toBe(true);
});
