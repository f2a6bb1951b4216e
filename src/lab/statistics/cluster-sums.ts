/**
 * What is counted of a subject (a trait, a card, a bot) that may have several seats in a game: there its wins are not
 * independent of each other. Sums of whole numbers over the games in which it has a seat, so it does not matter who
 * counted which games, or when. The field is the subject that has every seat.
 */
export interface ClusterSums {
  games: number;
  seats: number;
  wins: number;
  /** By game the seats squared, the seats times the wins, and the wins squared. */
  seatsSquared: number;
  seatsWins: number;
  winsSquared: number;
  /** By game the seats, and the wins, times how many seats of the game won, the subject's or not. */
  seatsWinners: number;
  winsWinners: number;
}

export const emptySums = (): ClusterSums => ({
  ...{ games: 0, seats: 0, wins: 0 },
  ...{ seatsSquared: 0, seatsWins: 0, winsSquared: 0, seatsWinners: 0, winsWinners: 0 },
});

/** Counts a game that was won by `winners` seats, of which the subject had `wins`. Without a seat it had no part in it. */
export function addGame(sums: ClusterSums, seats: number, wins: number, winners: number): void {
  if (seats === 0) return;
  sums.games++;
  sums.seats += seats;
  sums.wins += wins;
  sums.seatsSquared += seats * seats;
  sums.seatsWins += seats * wins;
  sums.winsSquared += wins * wins;
  sums.seatsWinners += seats * winners;
  sums.winsWinners += wins * winners;
}

/** Adds other sums of the same subject to these. */
export function addSums(sums: ClusterSums, other: ClusterSums): void {
  for (const key of Object.keys(sums) as (keyof ClusterSums)[]) sums[key] += other[key];
}
