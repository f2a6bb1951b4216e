import { expect, test } from 'vitest';
import type { NumberedQuestion } from '../kernel/index.ts';
import { liarsDice } from '../kernel/testing/games/liars-dice.ts';
import { coachTask, isCoachable } from './coach.ts';
import { type GameDeal, LiveGame } from './live-game.ts';

const dealt: GameDeal = {
  ...{ game: liarsDice, setup: { seats: 2, options: {}, seed: 'moon', salts: [] }, clock: { kind: 'none' } },
  ...{ started: 0, bots: [null, null], downtimes: [] },
};

test.each([
  ['somebody else has given up and it is over', 'resign', 1],
  ['a bot plays for who asked', 'away', 0],
] as const)('nobody needs advice any more where %s', (_why, kind, seat) => {
  const live = new LiveGame(dealt, [], []);
  const question = live.match.question(0) as NumberedQuestion;
  expect(coachTask(live, 0, 0, question.number)).toEqual({ view: live.match.view(0), question });
  expect(isCoachable(live, question)).toBe(true);
  live.append({ kind, seat, say: 'left' }, null, 0);
  expect(isCoachable(live, question)).toBe(false);
  expect(coachTask(live, 0, 0, question.number)).toMatchObject({ why: kind === 'away' ? 'bot-plays' : 'over' });
});
