import { parentPort, workerData } from 'node:worker_threads';
import { games } from '../../src/games/index.ts';
import type { AnyGame } from '../../src/kernel/index.ts';
import { positionsOf } from './positions.ts';
import { iterations, rate } from './rates.ts';
import type { Job } from './scaling.ts';

/** A thread that searches for a while whenever it is told to, and tells how many iterations a second it did. */
const { game, seats, positions, ms } = workerData as Job;
const searches = positionsOf(games[game]?.core as AnyGame, seats, positions).map(iterations);
let next = 0;
parentPort?.on('message', () => {
  parentPort?.postMessage(rate(ms, () => (searches[next++ % searches.length] as () => number)()));
});
