import type { Options } from '../../kernel/index.ts';

/** Who meets whom and how often, at one number of players and with one choice of options. Plain data. */
export interface Tournament {
  readonly game: string;
  /** The pack that is played with, as it was in its file; null is the core pack. */
  readonly pack: unknown;
  /** The pack's hash. */
  readonly content: string;
  readonly options: Options;
  readonly players: number;
  /** Whether all at a table win or lose together: then each contestant plays all seats, against the game. */
  readonly together: boolean;
  readonly contestants: readonly Contestant[];
  /** How far apart in the list of contestants two may stand to meet; null is everybody against everybody. */
  readonly near: number | null;
  /** At least so many games for each pair, or for each contestant where all play together. */
  readonly games: number;
  readonly seed: string;
}

export interface Contestant {
  readonly name: string;
  /** Whether it is one of our bots; others are opened where the tournament is held. */
  readonly ours: boolean;
}

/** One game of a tournament: who sits where, by the contestants' numbers. */
export interface Fixture {
  readonly seed: string;
  readonly seats: readonly number[];
}

/**
 * All games, in a fixed order: round by round, in each round every pair. The seatings of a pair in a round are played
 * from one seed, so nobody owes a win to the better cards. What a pair plays does not depend on who else is there.
 */
export function fixtures(tournament: Tournament): Fixture[] {
  const { contestants, players, together, games, seed } = tournament;
  if (together) {
    return count(games).flatMap((round) =>
      contestants.map((_, who) => ({ seed: `${seed}/${round}`, seats: count(players).map(() => who) })),
    );
  }
  const rounds = Math.ceil(games / roundOf(players));
  return count(rounds).flatMap((round) =>
    pairsOf(tournament).flatMap(([a, b]) => {
      const names = [a, b].map((who) => contestants[who]?.name).sort();
      return seatings(players, a, b).map((seats) => ({ seed: `${seed}/${names.join('/')}/${round}`, seats }));
    }),
  );
}

/** Who meets whom, by the contestants' numbers. */
export const pairsOf = ({ contestants: { length }, near }: Tournament): (readonly [number, number])[] =>
  count(length).flatMap((a) =>
    count(length)
      .filter((b) => b > a && b - a <= (near ?? length))
      .map((b) => [a, b] as const),
  );

/** One of the first among all others of the second, in each seat; and with more than two players the other way round. */
function seatings(players: number, a: number, b: number): number[][] {
  const alone = (one: number, others: number) =>
    count(players).map((at) => count(players).map((seat) => (seat === at ? one : others)));
  return players === 2 ? alone(a, b) : [...alone(a, b), ...alone(b, a)];
}

/** How many games a pair plays in a round. */
const roundOf = (players: number): number => (players === 2 ? 2 : 2 * players);

const count = (n: number): number[] => Array.from({ length: n }, (_, i) => i);
