import { describe, expect, test } from 'vitest';
import { heardBy, replay, type Viewer } from '../../../../kernel/index.ts';
import { find, played } from '../../testing/records.ts';
import { ReplayTimeline } from './replay-timeline.ts';

const record = played(find, 3, 'tape', { abilities: true, locations: true });
const timeline = new ReplayTimeline(record, find);
const EYES: readonly Viewer[] = [0, 1, 2, null, 'all'];

describe('every moment of a timeline', () => {
  test('is the same as when the game is played again to there, for all viewers, in any order', () => {
    const truth: string[][] = [];
    replay(find, record, undefined, ({ state }) => {
      truth.push(EYES.map((viewer) => JSON.stringify(find.view(state, viewer))));
    });
    expect(timeline.last).toBe(record.answers.length);
    const numbers = truth.map((_, number) => (number * 37) % truth.length);
    for (const number of numbers)
      EYES.forEach((viewer, n) => {
        expect(JSON.stringify(timeline.moment(number, viewer).view), `${number} ${viewer}`).toBe(truth[number]?.[n]);
      });
  });

  test('shows a question to who was asked and to a viewer who sees all, and to nobody else', () => {
    for (let number = 0; number < timeline.last; number++) {
      const { seat } = record.answers[number] as { seat: number };
      for (const viewer of EYES) {
        const { questions, next, view } = timeline.moment(number, viewer);
        expect(view.asked).toContain(seat);
        const may = viewer === seat || viewer === 'all';
        expect(questions.map((question) => question.seat)).toEqual(may ? [seat] : []);
        expect(next).toEqual(may ? { seat, say: record.answers[number]?.say } : null);
      }
    }
    expect(timeline.moment(timeline.last, 'all')).toMatchObject({ questions: [], next: null });
    expect(timeline.moment(timeline.last, 'all').result).toEqual(timeline.result);
    expect(timeline.moment(timeline.last - 1, 'all').result).toBeNull();
  });
});

describe('the story of a timeline', () => {
  test.each(EYES)('tells %s what they heard, answer by answer', (viewer) => {
    const truth: unknown[] = [];
    replay(find, record, undefined, (_, told) => truth.push(told.flatMap((event) => heardBy(event, viewer) ?? [])));
    expect(timeline.story(viewer).map(({ events }) => events)).toEqual(truth);
  });

  test('has its events at hand without the work of finding out what was seen', () => {
    let looks = 0;
    const counted: typeof find = Object.assign(Object.create(find), {
      view: (...args: Parameters<typeof find.view>) => {
        looks++;
        return find.view(...args);
      },
    });
    const watched = new ReplayTimeline(record, counted);
    for (const viewer of EYES)
      expect(watched.events(viewer)).toEqual(timeline.story(viewer).map(({ events }) => events));
    expect(looks).toBe(0);
  });

  test('keeps to itself what others said in secret', () => {
    for (const { seat, say, number } of timeline.story(1).slice(1)) {
      expect(say).toBe(seat === 1 ? record.answers[number - 1]?.say : null);
    }
    expect(timeline.story(null).every(({ say }) => say === null)).toBe(true);
    expect(
      timeline
        .story('all')
        .slice(1)
        .map(({ say }) => say),
    ).toEqual(record.answers.map(({ say }) => say));
  });

  test('marks what a viewer sees nothing of: cards that others choose one by one', () => {
    const unseen = timeline.story(null).filter(({ seen }) => !seen);
    expect(unseen.length).toBeGreaterThan(0);
    for (const { number } of unseen) {
      expect(record.answers[number - 1]?.say).toMatch(/^play /);
      expect(timeline.moment(number, null).view).toEqual(timeline.moment(number - 1, null).view);
    }
    expect(timeline.story('all').every(({ seen }) => seen)).toBe(true);
  });
});

describe('a record that stops fitting', () => {
  test('is laid out as far as it goes', () => {
    const answers = record.answers.map((given, n) => (n === 20 ? { ...given, say: 'dance' } : given));
    const { hashes: _hashes, ...bare } = record;
    const broken = new ReplayTimeline({ ...bare, answers }, find);
    expect(broken.last).toBe(20);
    expect(broken.broken).toEqual({ after: 20, bar: { rule: null, why: 'unreadable' } });
    expect(broken.result).toBeNull();
    expect(broken.moment(20, 'all').view).toEqual(timeline.moment(20, 'all').view);
    expect(broken.moment(20, 'all').next).toBeNull();
  });

  test('has a result where somebody gave up', () => {
    const answers = record.answers.slice(0, 10);
    const { hashes: _hashes, ...bare } = record;
    const given = new ReplayTimeline({ ...bare, answers, resigned: [{ seat: 1, after: 10 }] }, find);
    expect(given.result).toEqual({ winners: [0, 2], places: [1, 3, 1], reason: '@resigned' });
    expect(given.moment(10, 'all')).toMatchObject({ questions: [], result: given.result });
    expect(given.story(0).at(-1)?.events.at(-1)).toEqual({ kind: '@resigned', seat: 1 });
  });
});
