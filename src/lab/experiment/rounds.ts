import type { GameRange } from '../simulation.ts';

/** Games in a round: after each it is asked whether enough is known. */
const ROUND = 200;
/** Games that a thread plays in one go; so many more than asked for may be played. */
const BLOCK = 10;

/** So many games in rounds. The same games are in the same round, whoever asks for how many. */
export function roundsOf(games: number): GameRange[] {
  const end = Math.ceil(games / BLOCK) * BLOCK;
  const rounds: GameRange[] = [];
  for (let from = 0; from < end; from += ROUND) rounds.push({ from, to: Math.min(end, from + ROUND) });
  return rounds;
}

/** A round in blocks. */
export const blocksOf = ({ from, to }: GameRange): GameRange[] =>
  Array.from({ length: (to - from) / BLOCK }, (_, n) => ({ from: from + n * BLOCK, to: from + (n + 1) * BLOCK }));

export const isWithin = (block: GameRange, { from, to }: GameRange): boolean => block.from >= from && block.to <= to;
