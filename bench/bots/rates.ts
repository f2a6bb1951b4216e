import { makeBot, Search } from '../../src/bots/index.ts';
import { type RandomState, seededRng } from '../../src/kernel/index.ts';
import { playOn } from '../random.ts';
import type { Position } from './positions.ts';

/** How far a search goes before the next one begins: as a strong bot's. */
export const SEARCHED = 1000;
const BITE = 10;

/** Does something until the time is up; returns how often a second, as counted by what it returns. */
export function rate(ms: number, act: () => number): number {
  let done = 0;
  const start = performance.now();
  let now = start;
  while (now - start < ms) {
    done += act();
    now = performance.now();
  }
  return (done * 1000) / (now - start);
}

const luckOf = (what: string): RandomState => seededRng('bench', what);

/** A world that fits the view, played to its end at random: the classical playout of a search without its tree. */
export function playouts({ game, view }: Position): () => number {
  const luck = luckOf('playouts');
  return () => {
    playOn(game, game.redeal(view, luck), Number.POSITIVE_INFINITY);
    return 1;
  };
}

/** Iterations of the search that our bots use, one search after the other. */
export function iterations({ game, view, question }: Position): () => number {
  const luck = luckOf('iterations');
  let search: Search | null = null;
  return () => {
    if (search === null || search.iterations >= SEARCHED) search = new Search(game, view, question, luck, SEARCHED);
    const before = search.iterations;
    search.run(BITE);
    return search.iterations - before;
  };
}

/** Decisions of greedy. */
export function greedily({ game, view, question }: Position): () => number {
  const bot = makeBot('greedy', game);
  const luck = luckOf('greedy');
  return () => {
    bot.choose(view, question, luck);
    return 1;
  };
}
