import type { AnyGame } from '../kernel/index.ts';
import { type How, shareOut } from './crew.ts';
import { type Summary, summarize } from './summary.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { playStretch, type Trial } from './trial.ts';

interface Simulating extends How {
  /** By seat: the game as its bot thinks of it, taught what the trial says was learned. */
  readonly minds?: readonly AnyGame[];
}

/** Plays a trial on all threads. The summary is the same however many there are. */
export async function simulate(game: AnyGame, trial: Trial, how: Simulating = {}): Promise<Summary> {
  const total = emptyTally(trial.bots.length);
  await shareOut<Tally>(
    { trial },
    trial.games,
    how,
    (stretch) => playStretch(game, trial, stretch, how.minds),
    (tally) => {
      addTally(total, tally);
      how.onProgress?.(total.games);
    },
  );
  return summarize(trial, total);
}
