import {
  type AnyGame,
  below,
  type Chanceful,
  heardBy,
  Match,
  optionSets,
  type Setup,
  seeded,
  type Told,
} from '../index.ts';
import { MOST_ANSWERS, must, pick } from './contract/walk.ts';

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
 * Plays until every card, power and option of a game was used, or so many games are over: seats and options take turns,
 * and the answers that were given least come first.
 */
export function cover(game: AnyGame, mostGames: number, seed = 'cover'): Coverage {
  const rng = { chance: seeded(seed) };
  const tables = tablesOf(game);
  const given = new Map<string, number>();
  const seen = new Map(game.rules.features.map((feature) => [feature, 0]));
  const see = (events: readonly Told[]) => {
    for (const told of events) {
      const heard = heardBy(told, 'all');
      for (const feature of heard === null ? [] : game.rules.featuresOf(heard)) {
        const count = seen.get(feature);
        if (count !== undefined) seen.set(feature, count + 1);
      }
    }
  };
  const missing = () => game.rules.features.filter((feature) => seen.get(feature) === 0);
  let games = 0;
  while (games < mostGames && missing().length > 0) {
    const table = tables[games % tables.length] as Pick<Setup, 'seats' | 'options'>;
    playThrough(
      Match.start(game, { ...table, seed: `${seed} ${games}`, salts: [] }, { forced: false }),
      rng,
      given,
      see,
    );
    games++;
  }
  return { missing: missing(), games, seen };
}

/** Every option set at every player count, most players first: they use the most. */
export function tablesOf({ rules }: AnyGame): Pick<Setup, 'seats' | 'options'>[] {
  const counts = Array.from({ length: rules.seats.max - rules.seats.min + 1 }, (_, n) => rules.seats.max - n);
  return counts.flatMap((seats) => optionSets(rules, seats).map((options) => ({ seats, options })));
}

function playThrough(
  match: Match,
  rng: Chanceful,
  given: Map<string, number>,
  see: (events: readonly Told[]) => void,
): void {
  see(match.opening);
  for (let n = 0; match.state.result === null; n++) {
    must(n < MOST_ANSWERS, () => `the game goes on after ${n} answers; record: ${JSON.stringify(match.record)}`);
    const seat = pick(rng, match.game.asked(match.state));
    const legal = match.question(seat)?.legal ?? [];
    const say = below(rng, OF) < RANDOM ? pick(rng, legal) : leastGiven(legal, given, rng);
    given.set(say, (given.get(say) ?? 0) + 1);
    const outcome = match.answer(seat, say);
    if (outcome.ok) see(outcome.events);
  }
}

/** The answer that was given least; of several, one at random. */
function leastGiven(legal: readonly string[], given: ReadonlyMap<string, number>, rng: Chanceful): string {
  const least = Math.min(...legal.map((say) => given.get(say) ?? 0));
  const rare = legal.filter((say) => (given.get(say) ?? 0) === least);
  return pick(rng, rare);
}
