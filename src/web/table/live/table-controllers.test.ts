import { expect, test } from 'vitest';
import type { Face, HeardEvent, NumberedQuestion, View } from '../../../kernel/index.ts';
import type { FollowedTable } from '../../../protocol/client/followed-table.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import type { PageSettings } from '../../state/settings.ts';
import { FakeSource, question } from '../answer/testing/fake-source.ts';
import type { GameBoard } from '../board.ts';
import type { OpenedGame } from '../open-game.ts';
import type { TableSource } from '../source.ts';
import { createControllers, ownQuestion } from './table-controllers.ts';

const seat = (bot: string | null) => ({ person: null, bot, away: null, here: true });
const table = (asked: NumberedQuestion | null, bot: string | null = null): FollowedTable => ({
  info: { id: 't', game: 'tiny', state: 'playing', seats: [seat(bot), seat(null)] } as unknown as TableInfo,
  ...{ you: 0, seq: 1, view: { asked: [0], stack: [] } as unknown as View, question: asked, asides: null },
  ...{ undo: false, clocks: [], clocksAt: 0, events: [], chat: [] },
});
const settings = () =>
  ({ pace: 'normal', confirm: 'sealing', windows: 'able', skips: [], alwaysAsks: [] }) as unknown as PageSettings;
/** Nobody waits until a question may be answered. */
const atOnce = (): PageSettings => ({ ...settings(), pace: 'instant' });
const opened = (board: Partial<GameBoard>): OpenedGame => ({ face: {} as Face, board: board as GameBoard });

test('what the board says of an answer counts from the moment that the game is loaded', () => {
  const source = new FakeSource();
  let game: OpenedGame | null = null;
  const { playback, answering } = createControllers(source as unknown as TableSource, () => game, atOnce);
  playback.take({ before: null, now: table(question(1, 'left', 'right')), events: [], chat: [] });
  game = opened({ mustConfirm: (say) => say === 'right' });
  answering.say('right');
  expect(answering.state.get().confirming).toBe('right');
  expect(source.asked).toEqual([]);
  game = opened({ skipsConfirm: () => true });
  answering.say('left');
  expect(source.asked).toEqual([{ to: 1, say: 'left', free: false }]);
});

test('a question that has just been shown ignores presses, unless everything is wanted at once', () => {
  const isEarly = (wanted: () => PageSettings) => {
    const { playback, answering } = createControllers(new FakeSource() as unknown as TableSource, () => null, wanted);
    playback.take({ before: null, now: table(question(1, 'left', 'right')), events: [], chat: [] });
    const { early } = answering.state.get();
    answering.ask(null);
    return early;
  };
  expect(isEarly(settings)).toBe(true);
  expect(isEarly(atOnce)).toBe(false);
});

test('an open window in which the board sees nothing at stake goes by, unless one wants to be asked every time', () => {
  const window: NumberedQuestion = { ...question(1, 'pass', 'luck imp'), pass: 'pass', hidden: false };
  const goes = (worth: boolean, some: Partial<PageSettings> = {}) => {
    const game = opened({ isWorthAsking: () => worth });
    const source = new FakeSource() as unknown as TableSource;
    const { playback, passing } = createControllers(
      source,
      () => game,
      () => ({ ...settings(), ...some }),
    );
    playback.take({ before: null, now: table(window), events: [], chat: [] });
    const { going } = passing.state.get();
    passing.end();
    return going;
  };
  const kind = `tiny ${window.ask}`;
  expect(goes(false)).toBe('itself');
  expect(goes(true)).toBe(null);
  expect(goes(false, { alwaysAsks: [kind] })).toBe(null);
  expect(goes(false, { windows: 'always' })).toBe(null);
  expect(goes(true, { skips: [kind] })).toBe('itself');
});

test('what the board takes long to show has that time before anything else is shown', () => {
  const roll: HeardEvent = { kind: 'rolled' };
  const game = opened({ duration: (events) => (events.includes(roll) ? 60_000 : 0) });
  const controllers = createControllers(new FakeSource() as unknown as TableSource, () => game, settings);
  const before = table(null);
  controllers.playback.take({ before: null, now: before, events: [], chat: [] });
  const now = { ...before, seq: 2, view: { asked: [1], stack: [] } as unknown as View, events: [roll] };
  controllers.playback.take({ before, now, events: [roll], chat: [] });
  controllers.playback.take({ before: now, now: { ...now, seq: 3 }, events: [], chat: [] });
  expect(controllers.playback.shown.get().table?.seq).toBe(2);
  controllers.playback.stop();
});

test('a card without a part in the question is opened over the table', async () => {
  const source = new FakeSource() as unknown as TableSource;
  const { playback, answering, inspection } = createControllers(source, () => opened({}), atOnce);
  playback.take({ before: null, now: table(question(1, 'left', 'right')), events: [], chat: [] });
  const element = { isConnected: true, getAttribute: () => 'moon' } as unknown as Element;
  answering.touch([{ word: 'moon' }], element);
  await expect.poll(() => inspection.open.get()).toEqual({ card: 'moon', element: null });
});

test('while a bot plays in the own place nothing is asked', () => {
  expect(ownQuestion(table(question(1, 'left')))?.number).toBe(1);
  expect(ownQuestion(table(question(1, 'left'), 'cat'))).toBe(null);
});
