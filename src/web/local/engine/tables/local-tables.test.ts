import { describe, expect, test } from 'vitest';
import { games } from '../../../../games/index.ts';
import { type AnyGame, commitmentTo, heardBy, replay } from '../../../../kernel/index.ts';
import { liarsDice } from '../../../../kernel/testing/games/liars-dice.ts';
import { tableSchema } from '../../../../protocol/table.ts';
import { FakeStorage, reloaded, testPage } from '../../testing/fake-browser.ts';
import { create, FIND, latest, play, saved, sit } from '../../testing/playing.ts';
import type { SavedGame } from '../saved-game.ts';
import type { LocalTableState } from './local-game.ts';

const find = games[FIND]?.core as AnyGame;

describe('a game of this browser', () => {
  test.each([2, 3, 4])('is played to its end against bots, %i at the table, and its record fits', async (seats) => {
    const at = testPage();
    const bots = Array.from({ length: seats - 1 }, (_, n) => (n % 2 === 0 ? 'greedy' : 'random'));
    const id = create(at, [bots[0] as string, null, ...bots.slice(1)], { abilities: true, locations: true });
    const end = await play(at, id, await sit(at, id));
    expect(end.info).toMatchObject({
      state: 'over',
      seats: [{ bot: 'greedy' }, { person: { name: 'Ada' } }, ...bots.slice(1).map((bot) => ({ bot }))],
    });
    expect(end.question).toBeNull();
    const { record, result, ended } = saved(at, id);
    expect(replay(find, record).state.result).toEqual(result);
    expect(record).toMatchObject({ commitment: commitmentTo(record.seed), forced: true });
    expect(record.hashes).toHaveLength(record.answers.length + 1);
    expect(record.names?.[1]).toBe('Ada');
    expect(record.salts.filter((salt) => salt !== '')).toHaveLength(1);
    expect(ended).not.toBeNull();
  });

  test('is told like a table of a server: its seed only at the end', async () => {
    const at = testPage();
    const id = create(at, [null, 'random']);
    const first = await sit(at, id);
    expect(() => tableSchema.parse(first.info)).not.toThrow();
    expect(first.info.seed).toBeNull();
    const everything = () => JSON.stringify(at.news);
    const { seed } = saved(at, id).record;
    await play(at, id, first, 5);
    expect(everything()).not.toContain(seed);
    const end = await play(at, id, latest(at, id) as LocalTableState);
    expect(end.info.seed).toBe(seed);
  });

  test('shows and tells exactly what the seat may see and hear', async () => {
    const at = testPage();
    const id = create(at, ['greedy', null, 'random'], { abilities: true });
    const first = await sit(at, id);
    const begun = at.news.length;
    await play(at, id, first, 12);
    const { record, seat } = saved(at, id);
    const story: unknown[] = [];
    const views: string[] = [];
    replay(find, record, undefined, (match, told) => {
      story.push(...told.flatMap((event) => heardBy(event, seat) ?? []));
      views.push(JSON.stringify(match.view(seat)));
    });
    for (const news of at.news.slice(begun))
      if (news.kind === 'table') expect(views).toContain(JSON.stringify(news.shown.view));
    const again = await at.tables.sit(id);
    expect(again).toMatchObject({ kind: 'table', shown: { events: story, view: JSON.parse(views.at(-1) as string) } });
  });

  test('tells each news once, numbered without a gap, and nothing of what happens in secret', async () => {
    const at = testPage();
    const id = create(at, [null, 'greedy']);
    await play(at, id, await sit(at, id), 15);
    const told = at.news.flatMap((news) => (news.kind === 'table' ? [news.shown] : []));
    told.forEach((shown, n) => {
      expect(shown.seq).toBe(n + 2);
    });
    // A bot lays three cards in secret, line by line.
    expect(told.length).toBeLessThan(saved(at, id).record.answers.length);
    told.slice(1).forEach((shown, n) => {
      const { events: _events, seq: _seq, ...now } = shown;
      const { events: _before, seq: _last, ...before } = told[n] as LocalTableState;
      expect(shown.events.length > 0 || JSON.stringify(now) !== JSON.stringify(before)).toBe(true);
    });
  });

  test('goes on after a reload where it was, to the same end as without one', async () => {
    const at = testPage();
    const id = create(at, [null, 'random', 'random']);
    const before = await play(at, id, await sit(at, id), 9);
    const later = reloaded(at, 2);
    const after = await sit(later, id);
    expect(after.view).toEqual(before.view);
    expect(after.question?.legal).toEqual(before.question?.legal);
    expect(after.undo).toBe(before.undo);
    const halfway = saved(later, id).record.answers;
    const end = await play(later, id, after);
    expect(end.info.state).toBe('over');
    const { record, result } = saved(later, id);
    expect(record.answers.slice(0, halfway.length)).toEqual(halfway);
    expect(replay(find, record).state.result).toEqual(result);
    // And once it is over it can still be looked at.
    const third = reloaded(at, 3);
    expect((await sit(third, id)).info).toEqual(end.info);
    expect(third.tables.answer(id, 0, 'pass', false)).toMatchObject({ kind: 'refused', bar: { why: 'over' } });
  });
});

describe('a bot of this browser', () => {
  test('waits while the person may still take back, and answers when it is let', async () => {
    const at = testPage(new FakeStorage(), { more: [liarsDice] });
    const id = create(at, [null, 'random'], {}, 'liars-dice');
    const seated = await at.tables.sit(id);
    if (seated.kind !== 'table') throw new Error(seated.kind);
    const { number } = seated.shown.question as { number: number };
    expect(at.tables.answer(id, number, 'bid 1 1', true)).toEqual({ kind: 'done' });
    expect(latest(at, id)).toMatchObject({ undo: true, question: null });
    expect(at.waiting).toHaveLength(1);
    expect(at.tables.undo(id)).toEqual({ kind: 'done' });
    await at.rest();
    expect(latest(at, id)).toMatchObject({
      undo: false,
      question: { seat: 0 },
      events: [{ kind: '@undone', seat: 0 }],
    });
    expect(saved(at, id).record.answers).toEqual([]);
    at.tables.answer(id, latest(at, id)?.question?.number as number, 'bid 1 1', true);
    await at.rest();
    expect(saved(at, id).record.answers.length).toBeGreaterThan(1);
  });

  test('rests while nobody looks, and goes on when somebody does', async () => {
    const at = testPage(new FakeStorage(), { more: [liarsDice] });
    const id = create(at, [null, 'random'], {}, 'liars-dice');
    const { question } = await sit(at, id);
    at.tables.answer(id, question?.number as number, 'bid 1 1', false);
    at.tables.leave(id);
    await at.rest();
    expect(saved(at, id).record.answers).toHaveLength(1);
    await sit(at, id);
    expect(saved(at, id).record.answers.length).toBeGreaterThan(1);
  });
});

describe('an answer', () => {
  test('that would seal is refused if it was to be free, and taken when it is meant', async () => {
    const at = testPage(new FakeStorage(), { more: [liarsDice] });
    const id = create(at, ['random', null], {}, 'liars-dice');
    const { question } = await sit(at, id);
    const { number } = question as { number: number };
    expect(at.tables.answer(id, number, 'call', true)).toEqual({
      kind: 'refused',
      bar: { rule: null, why: 'seals' },
      faults: [],
    });
    expect(at.tables.answer(id, number, 'call', false)).toEqual({ kind: 'done' });
    expect(latest(at, id)?.info.state).toBe('over');
  });

  test('that is late, unknown or barred is refused with the reason', async () => {
    const at = testPage();
    const id = create(at, [null, 'random'], { first: '1' });
    const { question } = await sit(at, id);
    const { number, legal } = question as { number: number; legal: readonly string[] };
    const say = legal[0] as string;
    expect(at.tables.answer(id, number + 7, say, false)).toMatchObject({ bar: { why: 'late' } });
    expect(at.tables.answer(id, number + 7, say, true)).toMatchObject({ bar: { why: 'late' } });
    expect(at.tables.answer(id, number, 'dance', true)).toMatchObject({ bar: { why: 'unreadable' } });
    expect(at.tables.undo(id)).toMatchObject({ bar: { why: 'undo-nothing' } });
    expect(at.tables.answer('nowhere', number, say, false)).toMatchObject({ bar: { why: 'no-such-table' } });
    const why = at.tables.why(id);
    expect(why).toMatchObject({ kind: 'barred' });
    expect(at.news.filter(({ kind }) => kind === 'table')).toEqual([]);
  });
});

describe('giving up', () => {
  test('ends the game: the others win', async () => {
    const at = testPage();
    const id = create(at, ['random', null, 'random']);
    await play(at, id, await sit(at, id), 2);
    expect(at.tables.resign(id)).toEqual({ kind: 'done' });
    await at.rest();
    const { result, record } = saved(at, id);
    expect(result).toEqual({ winners: [0, 2], places: [1, 3, 1], reason: '@resigned' });
    expect(record.resigned).toEqual([{ seat: 1, after: record.answers.length }]);
    expect(latest(at, id)).toMatchObject({
      question: null,
      undo: false,
      events: [{ kind: '@resigned', seat: 1 }],
      info: { state: 'over' },
    });
    expect(at.tables.resign(id)).toMatchObject({ bar: { why: 'has-resigned' } });
    const later = reloaded(at, 2);
    expect(await sit(later, id)).toMatchObject({ question: null, info: { state: 'over', result } });
  });
});

describe('a rematch', () => {
  test('has the same seats and options and another seed, and is made once', async () => {
    const at = testPage();
    const id = create(at, ['greedy', null], { abilities: true });
    await sit(at, id);
    at.tables.resign(id);
    const made = at.tables.rematch(id);
    expect(at.tables.rematch(id)).toEqual(made);
    const next = (made as { id: string }).id;
    await at.rest();
    expect(latest(at, id)?.info.next).toBe(next);
    const [before, after] = [saved(at, id), saved(at, next)];
    expect(after.bots).toEqual(before.bots);
    expect(after.record.options).toEqual(before.record.options);
    expect(after.record.seed).not.toBe(before.record.seed);
  });
});

describe('what cannot be', () => {
  test.each([
    ['there is no such game', { game: 'whist', seats: [null, 'random'], options: {} }, 'game'],
    ['too many chairs', { game: FIND, seats: [null, 'random', 'random', 'random', 'random'], options: {} }, 'seats'],
    ['no chair is left', { game: FIND, seats: ['random', 'random'], options: {} }, 'seats'],
    ['no such bot', { game: FIND, seats: [null, 'oracle'], options: {} }, 'seats[1]'],
    ['options that do not go together', { game: FIND, seats: [null, 'random'], options: { tourism: true } }, 'options'],
  ])('is not begun: %s', (_why, setup, path) => {
    const at = testPage();
    expect(at.tables.create(setup, [])).toMatchObject({ kind: 'faulty', faults: [{ path }] });
    expect(at.storage.games.size).toBe(0);
  });

  test('is not sat down at: no game, other rules, other cards, a spoilt record', async () => {
    const at = testPage();
    const id = create(at, [null, 'random']);
    await play(at, id, await sit(at, id), 3);
    expect(await at.tables.sit('nowhere')).toEqual({ kind: 'missing' });
    const spoil = async (change: Partial<SavedGame['record']>) => {
      const storage = new FakeStorage();
      const before = saved(at, id);
      storage.games.set(id, { ...before, record: { ...before.record, ...change } });
      return testPage(storage).tables.sit(id);
    };
    expect(await spoil({ game: 'whist' })).toEqual({ kind: 'no-game', game: 'whist' });
    expect(await spoil({ edition: 'ff' })).toMatchObject({ kind: 'no-edition', edition: 'ff' });
    expect(await spoil({ content: 'x' })).toMatchObject({ kind: 'no-pack', content: 'x' });
    const answers = saved(at, id).record.answers.map((given) => ({ ...given, say: 'dance' }));
    expect(await spoil({ answers })).toMatchObject({ kind: 'faulty', faults: [{ path: 'answers[0]' }] });
  });

  test('is not told as a fault of the rules: what fails after an answer was taken', async () => {
    const broken: AnyGame = Object.create(liarsDice, {
      hash: {
        value: () => {
          throw new Error('no hash today');
        },
      },
    });
    const at = testPage(new FakeStorage(), { more: [broken] });
    const id = create(at, ['random', null], {}, 'liars-dice');
    const { question } = await sit(at, id);
    expect(() => at.tables.answer(id, question?.number as number, 'call', false)).toThrow('no hash today');
  });

  test('is said once the browser keeps nothing, and the game goes on', async () => {
    const at = testPage();
    at.storage.full = true;
    const id = create(at, [null, 'random']);
    const now = await play(at, id, await sit(at, id), 2);
    expect(now.question).not.toBeNull();
    expect(at.news).toContainEqual({ kind: 'unkept', id });
    at.tables.leave(id);
    expect(await sit(at, id)).toMatchObject({ seq: now.seq });
  });
});
