import { expect, test } from 'vitest';
import { games } from '../../games/index.ts';
import { replay } from '../../kernel/index.ts';
import { playRange, type Simulation } from '../simulation.ts';
import { recordGame } from './record-game.ts';

test.each(Object.values(games).map(({ core }) => [core.name, core] as const))(
  'a game of %s that is played once more is the one that was counted',
  (_name, core) => {
    const seats = core.seating.seats.min === 1 ? 2 : core.seating.seats.min;
    const bots = new Array<string>(seats).fill('random');
    const simulation: Simulation = {
      ...{ game: core.name, pack: null, content: core.content, options: {}, bots, seed: 'record', games: 2 },
    };
    for (let n = 0; n < 2; n++) {
      const match = replay(core, recordGame(core, simulation, n));
      const { wins, unfinished } = playRange(core, simulation, { from: n, to: n + 1 });
      expect(unfinished).toBe(0);
      expect(bots.map((_, seat) => (match.state.result?.winners.includes(seat) ? 1 : 0))).toEqual(wins);
    }
  },
);
