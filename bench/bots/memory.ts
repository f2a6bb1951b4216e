import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { Search } from '../../src/bots/index.ts';
import { seededRng } from '../../src/kernel/index.ts';
import type { Position } from './positions.ts';
import { SEARCHED } from './rates.ts';

/** Bytes of heap that a search holds after its iterations, once all garbage is gone. */
export function memoryOf({ game, view, question }: Position): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const searched = (): Search => {
    const search = new Search(game, view, question, seededRng('bench', 'memory'), SEARCHED);
    search.run(SEARCHED);
    return search;
  };
  // Once for nothing: answers are made when they are first thought of, and then kept by their game.
  searched();
  collect();
  const before = process.memoryUsage().heapUsed;
  const kept = searched();
  collect();
  const after = process.memoryUsage().heapUsed;
  // Named once more, so that it cannot be collected before.
  return kept.iterations === SEARCHED ? Math.max(0, after - before) : 0;
}
