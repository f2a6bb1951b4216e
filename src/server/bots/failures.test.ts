import { afterEach, expect, test, vi } from 'vitest';
import type { Question, View } from '../../kernel/index.ts';
import { openLog } from '../log.ts';
import { Failures } from './failures.ts';
import { newPendingJob } from './pending-job.ts';

const question: Question = { seat: 1, ask: 'take', with: {}, hidden: false, legal: ['take 1'], pass: null };
const logged: string[] = [];
const reports: string[] = [];
const keep = async (words: string) => `report-${reports.push(words)}`;
const failures = () =>
  new Failures(openLog({ level: 'info', readable: false, out: { write: (line) => logged.push(line) } }));
const pending = (table: string, bot = 'cat') => {
  const job = {
    table,
    game: 'duel',
    edition: '',
    content: '',
    pack: null,
    bot,
    view: {} as View,
    question,
    ms: 1,
    extraMs: 0,
  };
  return newPendingJob(job, { keep }, 1, { resolve: () => {}, reject: () => {} });
};
const trouble = { error: 'RangeError', at: [] };

afterEach(() => {
  vi.useRealTimers();
  logged.length = 0;
  reports.length = 0;
});

test('of failures that look alike the first is told at once, and the next after a while tells how many were left out', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const all = failures();
  const fail = async (table: string, bot?: string) => {
    all.note(pending(table, bot), 'failed', trouble);
    await Promise.resolve();
  };
  for (const table of ['a', 'b', 'c', 'd']) await fail(table);
  // Another bot looks different.
  await fail('e', 'kitten');
  expect(reports).toHaveLength(2);
  vi.advanceTimersByTime(9_999);
  await fail('f');
  expect(reports).toHaveLength(2);
  vi.advanceTimersByTime(1);
  await fail('g');
  vi.advanceTimersByTime(10_000);
  await fail('h');
  expect(logged.map((line) => JSON.parse(line))).toMatchObject([
    { table: 'a', times: 1, report: 'report-1' },
    { table: 'e', times: 1, report: 'report-2' },
    { table: 'g', times: 5, report: 'report-3' },
    { table: 'h', times: 1, report: 'report-4' },
  ]);
  const ends = reports.map((words) => words.split('RangeError')[1]);
  expect(ends).toEqual(['', '', ' (and 4 more like it since the last report)', '']);
  expect(all.counts.failed).toBe(8);
});
