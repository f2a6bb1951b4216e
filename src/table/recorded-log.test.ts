import { expect, test } from 'vitest';
import { ascent } from '../kernel/testing/games/ascent.ts';
import { walking } from '../kernel/testing/games/walk.ts';
import { LiveGame } from './live-game.ts';
import { logOf } from './recorded-log.ts';

const dealt = {
  ...{ game: walking, setup: { seats: 2, options: {}, seed: 'moon', salts: [] }, clock: { kind: 'none' } as const },
  ...{ started: 0, bots: [null, 'cat'], downtimes: [] },
};

test('of a record alone comes a log that leads to the same record', () => {
  const live = new LiveGame(dealt, [], []);
  live.append({ kind: 'answer', seat: 0, say: 'go left' }, null, 10);
  live.append({ kind: 'undo', seat: 0, say: '' }, null, 20);
  live.append({ kind: 'answer', seat: 0, say: 'go right' }, null, 30);
  live.append({ kind: 'answer', seat: 1, say: 'pass', why: 'tired' }, null, 40);
  live.append({ kind: 'resign', seat: 0, say: '' }, null, 50);
  const record = live.record(['Ada', 'cat']);
  const log = logOf(record);
  expect(log.map(({ seq, kind, seat, say, why }) => [seq, kind, seat, say, why])).toEqual([
    [1, 'answer', 0, 'go right', null],
    [2, 'answer', 1, 'pass', 'tired'],
    [3, 'resign', 0, '', null],
  ]);
  const again = new LiveGame(dealt, log, []);
  expect(again.record(['Ada', 'cat'])).toEqual(record);
  expect(again.result).toEqual(live.result);
});

test('who gave up before anybody answered has done so in it', () => {
  const live = new LiveGame(dealt, [], []);
  live.append({ kind: 'resign', seat: 0, say: '' }, null, 10);
  expect(new LiveGame(dealt, logOf(live.record(['Ada', 'cat'])), []).result).toEqual(live.result);
});

test('its asides are asides', () => {
  const live = new LiveGame({ ...dealt, game: ascent }, [], []);
  live.append({ kind: 'aside', seat: 1, say: 'eat' }, null, 10);
  live.append({ kind: 'answer', seat: 0, say: 'rest' }, null, 20);
  const record = live.record(['Ada', 'cat']);
  expect(logOf(record).map(({ kind }) => kind)).toEqual(['aside', 'answer']);
  expect(new LiveGame({ ...dealt, game: ascent }, logOf(record), []).record(['Ada', 'cat'])).toEqual(record);
});
