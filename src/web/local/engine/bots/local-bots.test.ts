import { expect, test } from 'vitest';
import { liarsDice } from '../../../../kernel/testing/games/liars-dice.ts';
import { LiveGame } from '../../../../table/index.ts';
import type { LocalEnvironment } from '../environment.ts';
import { LocalBots } from './local-bots.ts';

test.each([
  ['at once where nobody may take back', false, 0],
  ['half a second later where somebody may, so that there is time for it', true, 500],
])('a bot answers %s', async (_when, mayUndo, after) => {
  let time = 0;
  const pause = async (ms: number) => {
    time += ms;
  };
  const environment = { now: () => time, pause, secret: () => 'moon' } as LocalEnvironment;
  const setup = { seats: 2, options: {}, seed: 'moon', salts: [] };
  const bots = ['random', null];
  const live = new LiveGame(
    { game: liarsDice, setup, clock: { kind: 'none' }, started: 0, bots, downtimes: [] },
    [],
    [],
  );
  const answered = new Promise<number>((resolve) => {
    const happen = () => {
      resolve(time);
      return null;
    };
    new LocalBots({ mayUndo, happen }, environment).play(live);
  });
  expect(await answered).toBe(after);
});
