import { describe, expect, test } from 'vitest';
import { review } from '../../../../bots/index.ts';
import type { GameRecord } from '../../../../kernel/index.ts';
import { FakeStorage, type TestPage, testPage } from '../../testing/fake-browser.ts';
import { find, played } from '../../testing/records.ts';
import type { OpenRecord } from './record-sessions.ts';
import type { ReviewStatus } from './reviews.ts';

/** A short game: all of it is judged again and again. */
const record = played(find, 2, 'reviews 66');
const open = async (at: TestPage, data: GameRecord = record): Promise<number> => {
  const opened = await at.records.openRecord(data, null, null, null);
  if (opened.kind !== 'open') throw new Error(opened.kind);
  return opened.session;
};
/** Asks until all is judged: all that was told on the way. */
async function whole(at: TestPage, session: number, seat: number | null): Promise<ReviewStatus[]> {
  const told = [await at.records.review(session, seat)];
  while (told.at(-1)?.points === null) told.push(await at.records.review(session, seat));
  return told;
}
const truth = (() => {
  const reviewing = review(find, record, 0);
  while (reviewing.step());
  return { points: reviewing.points(), standings: reviewing.standings() };
})();

test('turning points come in bites, with how far it has come, and are those of the record', async () => {
  const at = testPage();
  const told = await whole(at, await open(at), 0);
  expect(told.length).toBeGreaterThan(5);
  expect(told.at(-1)?.points).toEqual(truth.points);
  const steps = told.map(({ progress }) => (progress?.looked ?? 0) + (progress?.compared ?? 0));
  expect(steps).toEqual([...steps].sort((a, b) => a - b));
  expect(told.at(-1)?.standings).toEqual(truth.standings);
  // How it stood is told as far as it is known: that grows, and nothing of it changes.
  for (const { standings } of told) expect(standings).toEqual(truth.standings.slice(0, standings.length));
  expect(told.slice(0, -1).every(({ points }) => points === null)).toBe(true);
});

test('who does not ask again has no more of it, and who comes back finds it as it was left', async () => {
  const at = testPage();
  const session = await open(at);
  const first = await at.records.review(session, 0);
  expect(first.points).toBeNull();
  // Somebody looks at other things in between.
  at.records.moment(session, 3, 0);
  const next = await at.records.review(session, 0);
  expect(next.progress?.looked).toBeGreaterThanOrEqual(first.progress?.looked as number);
  expect((await whole(at, session, 0)).at(-1)?.points).toEqual(truth.points);
  at.records.closeRecord(session);
  await expect(at.records.review(session, 0)).rejects.toThrow('not open');
});

describe('what was found', () => {
  test('is there at once the next time, for the same record and seat only', async () => {
    const storage = new FakeStorage();
    const before = testPage(storage);
    const session = await open(before);
    expect(await before.records.reviewed(session, 0)).toBeNull();
    await whole(before, session, 0);
    const after = testPage(storage, { begin: 2 });
    const again = await open(after, { ...record, names: ['Somebody', 'Else'] });
    expect(await after.records.reviewed(again, 0)).toEqual(truth);
    expect(await after.records.review(again, 0)).toEqual({ progress: null, ...truth });
    expect(await after.records.reviewed(again, 1)).toBeNull();
    const shorter = { ...record, answers: record.answers.slice(0, -1) };
    const { hashes: _hashes, ...bare } = shorter;
    expect(await after.records.reviewed(await open(after, bare), 0)).toBeNull();
  });

  test('of the standings is saved as soon as all decisions were looked at, though nobody waits for the points', async () => {
    const drawer = new FakeStorage();
    const before = testPage(drawer);
    const session = await open(before);
    expect(await before.records.standings(session, 0)).toBeNull();
    for (let looked = false; !looked; ) {
      const { progress, points } = await before.records.review(session, 0);
      expect(points).toBeNull();
      looked = progress?.looked === progress?.decisions;
    }
    const after = testPage(drawer, { begin: 2 });
    const again = await open(after);
    expect(await after.records.standings(again, 0)).toEqual(truth.standings);
    expect(await after.records.standings(again, 1)).toBeNull();
    // Nobody takes that for all there is to find.
    expect(await after.records.reviewed(again, 0)).toBeNull();
    expect((await whole(after, again, 0)).at(-1)?.points).toEqual(truth.points);
    expect(await after.records.standings(again, 0)).toEqual(truth.standings);
  });

  test('is told all the same where the browser keeps nothing', async () => {
    const storage = new FakeStorage();
    [storage.full, storage.stuck] = [true, true];
    const at = testPage(storage);
    expect((await whole(at, await open(at), 0)).at(-1)?.points).toEqual(truth.points);
  });
});

test('a game that is not over has none: the others’ cards are nobody’s business', async () => {
  const at = testPage();
  const made = at.tables.create({ game: 'familiar-find', seats: ['random', null], options: {} }, ['Rat', 'Ada']);
  if (made.kind !== 'made') throw new Error(made.kind);
  await at.tables.sit(made.id);
  await at.rest();
  const { session } = (await at.records.openSaved(made.id)) as OpenRecord;
  for (const seat of [0, 1, null]) {
    await expect(at.records.review(session, seat)).rejects.toThrow('not over');
    await expect(at.records.reviewed(session, seat)).rejects.toThrow('not over');
    await expect(at.records.standings(session, seat)).rejects.toThrow('not over');
  }
});
