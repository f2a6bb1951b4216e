import { canonical, hashText } from '../../kernel/index.ts';
import type { GameRange, Simulation } from '../simulation.ts';

/** Games of one kind of which more can be played at any time: everything that decides how game number n goes. */
export interface Experiment extends Omit<Simulation, 'games'> {
  readonly figures: true;
  /** Of what is kept; what was kept in another form is not read. */
  readonly format: 1;
  /** The version of this program: other bots play other games. */
  readonly program: string;
}

export const DIGITS = 12;
/** What its results are kept under: another experiment has another name. */
export const nameOf = (experiment: Experiment): string =>
  `${experiment.game}-${hashText(canonical(experiment), DIGITS)}`;

/** Blocks begin and end at multiples of this, whoever plays them. */
const BLOCK = 25;
/** Blocks of short games are larger, so that no more than so many are kept. */
const MOST_BLOCKS = 2000;

/** What is still to be played of the first `games` games, in blocks. */
export function missingRanges(done: readonly GameRange[], games: number): GameRange[] {
  const size = BLOCK * Math.max(1, Math.ceil(games / BLOCK / MOST_BLOCKS));
  const missing: GameRange[] = [];
  let from = 0;
  const until = (end: number): void => {
    while (from < end) {
      const to = Math.min(end, from - (from % size) + size);
      missing.push({ from, to });
      from = to;
    }
  };
  for (const range of [...done].sort((a, b) => a.from - b.from)) {
    until(Math.min(range.from, games));
    from = Math.max(from, range.to);
  }
  until(games);
  return missing;
}
