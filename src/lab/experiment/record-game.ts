import { type AnyGame, type GameRecord, type GivenAnswer, Match } from '../../kernel/index.ts';
import { playOne } from '../play-one.ts';
import { inGame, type Simulation, seatBots } from '../simulation.ts';
import { taughtGames } from '../task-game.ts';

/** One game of a simulation, played once more so that it can be looked at. */
export function recordGame(game: AnyGame, simulation: Simulation, n: number): GameRecord {
  const taught = taughtGames(simulation);
  return inGame(simulation, n, (setup) => {
    const given: GivenAnswer[] = [];
    const gave = (seat: number, say: string, aside: boolean): void => {
      given.push({ seat, say, at: 0, ...(aside && { aside }) });
    };
    playOne(game, setup, seatBots(game, simulation, taught), { gave });
    const match = Match.start(game, setup, { forced: false });
    for (const answer of given) {
      const outcome = match.give(answer);
      if (!outcome.ok) throw new Error(`'${answer.say}' of seat ${answer.seat} was refused: ${outcome.bar.why}`);
    }
    return match.record as GameRecord;
  });
}
