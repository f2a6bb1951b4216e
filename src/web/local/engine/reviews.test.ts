import { describe, expect, test } from 'vitest';
import { review } from '../../../bots/index.ts';
import type { GameRecord } from '../../../kernel/index.ts';
import { Drawer, page, type TestPage } from '../testing/browser.ts';
import { find, played } from '../testing/records.ts';
import type { OpenTape } from './desk.ts';
import type { ReviewNow } from './reviews.ts';

/** A short game: all of it is judged again and again. */
const record = played(find, 2, 'reviews 66');
const open = async (at: TestPage, data: GameRecord = record): Promise<number> => {
  const opened = await at.desk.openRecord(data, null, null, null);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  return opened.tape;
};
/** Asks until all is judged: all that was told on the way. */
async function whole(at: TestPage, tape: number, seat: number | null): Promise<ReviewNow[]> {
  const told = [await at.desk.review(tape, seat)];
  while (told.at(-1)?.points === null) told.push(await at.desk.review(tape, seat));
  return told;
}
const truth = (() => {
  const reviewing = review(find, record, 0);
  while (reviewing.further());
  return reviewing.points();
})();

test('turning points come in bites, with how far it has come, and are those of the record', async () => {
  const at = page();
  const told = await whole(at, await open(at), 0);
  expect(told.length).toBeGreaterThan(5);
  expect(told.at(-1)?.points).toEqual(truth);
  const steps = told.map(({ progress }) => (progress?.looked ?? 0) + (progress?.weighed ?? 0));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(told.slice(0, -1).every(({ points }) => points === null)).toBe(true);
});

test('who does not ask again has no more of it, and who comes back finds it as it was left', async () => {
  const at = page();
  const tape = await open(at);
  const first = await at.desk.review(tape, 0);
  expect(first.points).toBeNull();
  // Somebody looks at other things in between.
  at.desk.moment(tape, 3, 0);
  const next = await at.desk.review(tape, 0);
  expect(next.progress?.looked).toBeGreaterThanOrEqual(first.progress?.looked as number);
  expect((await whole(at, tape, 0)).at(-1)?.points).toEqual(truth);
  at.desk.closeTape(tape);
  await expect(at.desk.review(tape, 0)).rejects.toThrow('not open');
});

describe('what was found', () => {
  test('is there at once the next time, for the same record and seat only', async () => {
    const drawer = new Drawer();
    const before = page(drawer);
    const tape = await open(before);
    expect(await before.desk.reviewed(tape, 0)).toBeNull();
    await whole(before, tape, 0);
    const after = page(drawer, { begin: 2 });
    const again = await open(after, { ...record, names: ['Somebody', 'Else'] });
    expect(await after.desk.reviewed(again, 0)).toEqual(truth);
    expect(await after.desk.review(again, 0)).toEqual({ progress: null, points: truth });
    expect(await after.desk.reviewed(again, 1)).toBeNull();
    const shorter = { ...record, answers: record.answers.slice(0, -1) };
    const { hashes: _hashes, ...bare } = shorter;
    expect(await after.desk.reviewed(await open(after, bare), 0)).toBeNull();
  });

  test('is told all the same where the browser keeps nothing', async () => {
    const drawer = new Drawer();
    [drawer.full, drawer.stuck] = [true, true];
    const at = page(drawer);
    expect((await whole(at, await open(at), 0)).at(-1)?.points).toEqual(truth);
  });
});

test('a game that is not over has none: the others’ cards are nobody’s business', async () => {
  const at = page();
  const made = at.tables.create({ game: 'familiar-find', seats: ['random', null], options: {} }, ['Rat', 'Ada']);
  if (made.kind !== 'made') throw new Error(made.kind);
  await at.tables.sit(made.id);
  await at.rest();
  const { tape } = (await at.desk.openKept(made.id)) as OpenTape;
  for (const seat of [0, 1, null]) {
    await expect(at.desk.review(tape, seat)).rejects.toThrow('not over');
    await expect(at.desk.reviewed(tape, seat)).rejects.toThrow('not over');
  }
});
