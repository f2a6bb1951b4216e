import {
  type AnyGame,
  below,
  heardBy,
  Match,
  optionSets,
  type RandomState,
  type Setup,
  seededRng,
  type ToldEvent,
} from '../index.ts';
import { giveIn, linesFor, MOST_ANSWERS, must, pick, type WalkMove } from './contract/walk.ts';

export type TableSetup = Pick<Setup, 'seats' | 'options'>;

export interface Coverage {
  /** Features that never came up. */
  readonly missing: readonly string[];
  readonly games: number;
  /** How often each feature came up. */
  readonly seen: ReadonlyMap<string, number>;
}

/** An answer is given at random this often in so many; otherwise the one that was given least. */
const [RANDOM, OF] = [1, 3];

/**
 * Plays until every feature, option value and player count of a game came up, or so many games are over: tables take
 * turns, and the answers that were given least come first.
 */
export function cover(game: AnyGame, mostGames: number, seed = 'cover'): Coverage {
  const rng = seededRng('cover', seed);
  const tables = tablesOf(game);
  const features = [...game.features, ...new Set(tables.flatMap(featuresOfTable))];
  const given = new Map<string, number>();
  const seen = new Map(features.map((feature) => [feature, 0]));
  const count = (feature: string) => {
    const before = seen.get(feature);
    if (before !== undefined) seen.set(feature, before + 1);
  };
  const see = (events: readonly ToldEvent[]) => {
    for (const told of events) {
      const heard = heardBy(told, 'all');
      if (heard !== null) game.featuresOf(heard).forEach(count);
    }
  };
  const missing = () => features.filter((feature) => seen.get(feature) === 0);
  let games = 0;
  while (games < mostGames && missing().length > 0) {
    const table = tables[games % tables.length] as TableSetup;
    playThrough(
      Match.start(game, { ...table, seed: `${seed} ${games}`, salts: [] }, { forced: false }),
      rng,
      given,
      see,
    );
    featuresOfTable(table).forEach(count);
    games++;
  }
  return { missing: missing(), games, seen };
}

/** Every option set at every player count; the counts take turns, most players first: they use the most. */
export function tablesOf({ seating }: AnyGame): TableSetup[] {
  const { min, max } = seating.seats;
  const byCount = Array.from({ length: max - min + 1 }, (_, n) => {
    return optionSets(seating, max - n).map((options): TableSetup => ({ seats: max - n, options }));
  });
  const most = Math.max(...byCount.map((tables) => tables.length));
  return Array.from({ length: most }, (_, n) => byCount.flatMap((tables) => tables[n] ?? [])).flat();
}

/** What a finished game at a table shows beside the game's own features. */
const featuresOfTable = ({ seats, options }: TableSetup): string[] => [
  `${seats} players`,
  ...Object.entries(options).map(([id, value]) => `option ${id}: ${value}`),
];

function playThrough(
  match: Match,
  rng: RandomState,
  given: Map<string, number>,
  see: (events: readonly ToldEvent[]) => void,
): void {
  see(match.opening);
  for (let n = 0; match.state.result === null; n++) {
    must(n < MOST_ANSWERS, () => `the game goes on after ${n} answers; record: ${JSON.stringify(match.record)}`);
    const lines = linesFor(match.game, match.state, rng);
    const line = below(rng, OF) < RANDOM ? pick(rng, lines) : leastGiven(lines, given, rng);
    given.set(line.say, (given.get(line.say) ?? 0) + 1);
    const outcome = giveIn(match, line);
    if (outcome.ok) see(outcome.events);
  }
}

/** The line that was given least; of several, one at random. */
function leastGiven(lines: readonly WalkMove[], given: ReadonlyMap<string, number>, rng: RandomState): WalkMove {
  const least = Math.min(...lines.map(({ say }) => given.get(say) ?? 0));
  const rare = lines.filter(({ say }) => (given.get(say) ?? 0) === least);
  return pick(rng, rare);
}
