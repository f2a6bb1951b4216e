import type { AnyGame } from '../kernel/index.ts';
import { type How, shareOut } from './crew.ts';
import { type Summary, summarize } from './summary.ts';
import { addTally, emptyTally, type Tally } from './tally.ts';
import { playStretch, type Trial } from './trial.ts';

/** Plays a trial on all threads. The summary is the same however many there are. */
export async function simulate(game: AnyGame, trial: Trial, how: How = {}): Promise<Summary> {
  const total = emptyTally(trial.bots.length);
  await shareOut<Tally>(
    { trial },
    trial.games,
    how,
    (stretch) => playStretch(game, trial, stretch),
    (tally) => {
      addTally(total, tally);
      how.onProgress?.(total.games);
    },
  );
  return summarize(trial, total);
}
