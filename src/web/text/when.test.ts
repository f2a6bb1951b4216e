import { expect, test } from 'vitest';
import { formatClock, formatDuration, formatMinutes, formatTimestamp } from './when.ts';

test('a time is told in the largest unit that fits evenly', () => {
  expect([30, 60, 90, 3600, 5400, 86_400, 172_800].map((seconds) => formatDuration('en', seconds))).toEqual([
    '30 seconds',
    '1 minute',
    '90 seconds',
    '1 hour',
    '90 minutes',
    '1 day',
    '2 days',
  ]);
  expect([
    formatDuration('de', 172_800),
    formatDuration('it', 60),
    formatMinutes('de', 20),
    formatMinutes('en', 20),
  ]).toEqual(['2 Tage', '1 minuto', '20 Min.', '20 min']);
});

test('a clock gives a time, or none', () => {
  expect(formatClock('en', { kind: 'none' })).toBe('');
  expect(formatClock('en', { kind: 'days', days: 3 })).toBe('3 days');
  expect(formatClock('fr', { kind: 'move', seconds: 120 })).toBe('2 minutes');
});

test('a moment is told by the hour today, by the day this week, by the date before that', () => {
  const now = new Date(2026, 9, 31, 20, 0).getTime();
  const at = (day: number, hour: number) => formatTimestamp('en', new Date(2026, 9, day, hour, 30).getTime(), now);
  expect([at(31, 9), at(29, 9), at(1, 9)]).toEqual(['09:30', 'Thu 09:30', '1 Oct 2026']);
});
