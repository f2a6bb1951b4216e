import { describe, expect, test } from 'vitest';
import { games } from '../../../../games/index.ts';
import type { GameRecord, Viewer } from '../../../../kernel/index.ts';
import { type TestPage, testPage } from '../../testing/fake-browser.ts';
import { find, played } from '../../testing/records.ts';
import type { SavedGame } from '../saved-game.ts';
import type { OpenRecord } from './record-sessions.ts';
import { ReplayTimeline } from './replay-timeline.ts';

const record = played(find, 3, 'desk');
const open = async (at: TestPage, data: unknown = record): Promise<OpenRecord> => {
  const opened = await at.records.openRecord(data, null, null, 't1');
  if (opened.kind !== 'open') throw new Error(JSON.stringify(opened));
  return opened;
};

describe('a record from outside', () => {
  test('is laid open for any viewer', async () => {
    const at = testPage();
    const opened = await open(at, JSON.parse(JSON.stringify(record)));
    expect(opened).toMatchObject({
      game: 'familiar-find',
      seats: 3,
      names: record.names,
      last: record.answers.length,
      broken: null,
      only: null,
      you: null,
    });
    const timeline = new ReplayTimeline(record, find);
    for (const viewer of [0, 1, 2, null, 'all'] satisfies Viewer[]) {
      expect(at.records.moment(opened.session, 10, viewer)).toEqual(timeline.moment(10, viewer));
      expect(at.records.story(opened.session, viewer)).toEqual(timeline.story(viewer));
    }
    expect(at.records.recordOf(opened.session)).toEqual(record);
    expect(
      at.records.verify(opened.session).every(({ trial, holds }) => holds === (trial === 'own' ? 'none' : 'yes')),
    ).toBe(true);
    at.records.closeRecord(opened.session);
    expect(() => at.records.moment(opened.session, 0, 'all')).toThrow('not open');
  });

  test.each<[string, unknown, object]>([
    ['no record at all', 'tea', { kind: 'faulty', faults: [{ path: 'record' }] }],
    [
      'a record with faults',
      { ...record, seats: 'three', answers: [{ seat: 0 }] },
      { kind: 'faulty', faults: [{ path: 'seats' }, { path: 'answers[0].say' }, { path: 'answers[0].at' }] },
    ],
    ['another format', { ...record, format: 9 }, { kind: 'faulty', faults: [{ path: 'format' }] }],
    ['a game that is not here', { ...record, game: 'whist' }, { kind: 'no-game', game: 'whist' }],
    ['other rules', { ...record, edition: 'ff' }, { kind: 'no-edition', edition: 'ff' }],
    ['other cards', { ...record, content: 'abc' }, { kind: 'no-pack', content: 'abc' }],
    [
      'what cannot be dealt',
      { ...record, options: { tourism: true } },
      { kind: 'faulty', faults: [{ path: 'options', bar: { rule: 'FF-5.4' } }] },
    ],
  ])('is refused with its faults: %s', async (_what, data, wanted) => {
    expect(await testPage().records.openRecord(data, null, null, null)).toMatchObject(wanted);
  });

  test('is played with the cards that come with it, if they are the right ones', async () => {
    const factory = games['familiar-find'];
    const pack = { ...(factory?.pack as object), author: 'Ada' };
    const mine = factory?.load(pack);
    if (mine === undefined || 'length' in mine) throw new Error(JSON.stringify(mine));
    const other = played(mine, 2, 'mine');
    const at = testPage();
    expect(await at.records.openRecord(other, pack, null, null)).toMatchObject({ kind: 'open', content: mine.content });
    expect(await at.records.openRecord(other, factory?.pack, null, null)).toMatchObject({ kind: 'no-pack' });
    expect(await at.records.openRecord(other, { name: 3 }, null, null)).toMatchObject({ kind: 'bad-pack' });
  });
});

describe('a game of this browser', () => {
  const begin = async (at: TestPage) => {
    const made = at.tables.create({ game: 'familiar-find', seats: ['random', null], options: {} }, ['Rat', 'Ada']);
    if (made.kind !== 'made') throw new Error(made.kind);
    await at.tables.sit(made.id);
    await at.rest();
    return made.id;
  };

  test('shows only the own cards until it is over, then all', async () => {
    const at = testPage();
    const id = await begin(at);
    const before = (await at.records.openSaved(id)) as OpenRecord;
    expect(before).toMatchObject({ kind: 'open', only: 1, you: 1, bots: ['random', null] });
    expect(at.records.moment(before.session, 0, 1).view.viewer).toBe(1);
    for (const viewer of [0, null, 'all'] satisfies Viewer[]) {
      expect(() => at.records.moment(before.session, 0, viewer)).toThrow('not over');
      expect(() => at.records.story(before.session, viewer)).toThrow('not over');
      expect(() => at.records.events(before.session, viewer)).toThrow('not over');
    }
    expect(() => at.records.recordOf(before.session)).toThrow('not over');
    expect(() => at.records.verify(before.session)).toThrow('not over');
    expect(() => at.records.playOn(before.session, { after: 0, seat: 0 }, ['Rat', 'Rat', 'Ada'])).toThrow('not over');
    at.tables.resign(id);
    const after = (await at.records.openSaved(id)) as OpenRecord;
    expect(after).toMatchObject({ only: null, you: 1, result: { reason: '@resigned' } });
    expect(at.records.moment(after.session, 0, 'all').view.viewer).toBe('all');
    expect(at.records.verify(after.session).filter(({ holds }) => holds !== 'yes')).toMatchObject([
      { trial: 'own', holds: 'none' },
    ]);
    expect(await at.records.openSaved('nowhere')).toEqual({ kind: 'missing' });
  });
});

test('the record of a game of this browser says in no language who was a bot; whoever opens it knows', async () => {
  const at = testPage();
  const made = at.tables.create({ game: 'familiar-find', seats: ['cat', null, 'cat'], options: {} }, [
    'Gatto',
    'Ada',
    'Gatto 2',
  ]);
  if (made.kind !== 'made') throw new Error(made.kind);
  await at.tables.sit(made.id);
  at.tables.resign(made.id);
  const { session } = (await at.records.openSaved(made.id)) as OpenRecord;
  const written = JSON.parse(JSON.stringify(at.records.recordOf(session)));
  expect(written).toMatchObject({ names: ['cat', 'Ada', 'cat'], bots: ['cat', null, 'cat'] });
  const elsewhere = testPage();
  expect(await open(elsewhere, written)).toMatchObject({ names: written.names, bots: written.bots, you: null });
  const { bots: _, ...older } = written;
  expect(await open(elsewhere, older)).toMatchObject({ names: written.names, bots: null });
});

test('a game that is not over has no moments of which the person saw nothing', async () => {
  const at = testPage();
  const made = at.tables.create({ game: 'familiar-find', seats: ['random', null], options: { first: '1' } }, []);
  if (made.kind !== 'made') throw new Error(made.kind);
  await at.tables.sit(made.id);
  await at.rest();
  const { session, last } = (await at.records.openSaved(made.id)) as OpenRecord;
  const saved = at.storage.games.get(made.id) as { record: GameRecord };
  const story = at.records.story(session, 1);
  // The bot has laid three cards, line by line.
  expect(saved.record.answers.length).toBeGreaterThan(last);
  expect(story.map(({ number }) => number)).toEqual(Array.from({ length: last + 1 }, (_, number) => number));
  expect(story.every(({ seen }) => seen)).toBe(true);
  expect(at.records.events(session, 1)).toEqual(story.map(({ events }) => events));
  const whole = new ReplayTimeline(saved.record, find);
  expect(at.records.moment(session, last, 1)).toEqual({ ...whole.moment(whole.last, 1), number: last });
});

describe('playing on', () => {
  test('begins a game of this browser with the same cards, from any moment, on any seat', async () => {
    const at = testPage();
    const { session } = await open(at);
    const made = at.records.playOn(session, { after: 12, seat: 2, bot: 'random' }, ['Rat', 'Rat', 'Ada']);
    if (made.kind !== 'made') throw new Error(JSON.stringify(made));
    await at.rest();
    const saved = at.storage.games.get(made.id);
    expect(saved).toMatchObject({ seat: 2, bots: ['random', 'random', null], origin: { table: 't1', after: 12 } });
    expect(saved?.record).toMatchObject({ seed: record.seed, salts: record.salts, names: ['Rat', 'Rat', 'Ada'] });
    const seated = await at.tables.sit(made.id);
    expect(seated).toMatchObject({
      kind: 'table',
      shown: { view: at.records.moment(session, 12, 2).view, info: { origin: { table: 't1', after: 12 } } },
    });
    await at.rest();
    const { answers } = (at.storage.games.get(made.id) as { record: GameRecord }).record;
    expect(answers.slice(0, 12)).toEqual(record.answers.slice(0, 12));
  });

  test('leaves behind who played the other game, and why bots did what was not done here', async () => {
    const at = testPage();
    const reasons = [11, 12, 13].map((after) => ({ seat: 0, after, why: 'x' }));
    const { session } = await open(at, { ...record, bots: ['kitten', null, 'kitten'], reasons });
    const made = at.records.playOn(session, { after: 12, seat: 0, bot: 'random' }, ['Ada', 'Rat', 'Rat']);
    if (made.kind !== 'made') throw new Error(JSON.stringify(made));
    await at.rest();
    const again = at.storage.games.get(made.id) as SavedGame;
    expect(again.record.reasons).toEqual(reasons.slice(0, 2));
    expect(again.record.bots).toBeUndefined();
    expect(again.bots).toEqual([null, 'random', 'random']);
  });

  test('is refused where the game is over, and for what is not there', async () => {
    const at = testPage();
    const { session, last } = await open(at);
    expect(at.records.playOn(session, { after: last, seat: 0 }, ['Rat', 'Rat', 'Ada'])).toMatchObject({
      faults: [{ path: 'after' }],
    });
    expect(at.records.playOn(session, { after: last + 1, seat: 0 }, ['Rat', 'Rat', 'Ada'])).toMatchObject({
      faults: [{ path: 'after' }],
    });
    expect(at.records.playOn(session, { after: 0, seat: 3 }, ['Rat', 'Rat', 'Ada'])).toMatchObject({
      faults: [{ path: 'seat' }],
    });
  });
});
