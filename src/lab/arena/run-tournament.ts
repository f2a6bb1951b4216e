import type { AnyGame } from '../../kernel/index.ts';
import { num } from '../numbers.ts';
import { distribute, isThreaded, rangesOf, type WorkerOptions } from '../worker-pool.ts';
import { type FixtureResult, oursAmong, playFixture, playFixtures, seatBot } from './fixture.ts';
import { Guests, type OpenPlayer } from './guests.ts';
import { type Standings, standingsOf } from './standings.ts';
import { type Contestant, type Fixture, fixtures, type Tournament } from './tournament.ts';

export interface TournamentOptions extends WorkerOptions {
  /** How those who are not ours are fetched; each seat has its own. */
  readonly openPlayer?: OpenPlayer;
  /** Milliseconds that these have for a decision; null is as long as they like. */
  readonly deadlineMs?: number | null;
}

/** How long contestants thought: the part that differs from run to run. */
export interface Pace {
  readonly decisions: number;
  /** In the mean of its decisions. */
  readonly milliseconds: number;
}

export interface TournamentResult {
  readonly standings: Standings;
  readonly pace: Readonly<Record<string, Pace>>;
}

/**
 * Holds a tournament. Games of our bots are shared out over threads; who is not ours plays here, one game at a time.
 * The standings are the same however many threads there are.
 */
export async function runTournament(
  game: AnyGame,
  tournament: Tournament,
  how: TournamentOptions = {},
): Promise<TournamentResult> {
  const all = fixtures(tournament);
  const ours = oursAmong(tournament, all);
  const outcomes: FixtureResult[] = [];
  const add = (more: readonly FixtureResult[]): void => {
    outcomes.push(...more);
    how.onProgress?.(outcomes.length);
  };
  const here = (range: { from: number; to: number }) => playFixtures(game, tournament, range);
  const guests = new Guests(how.openPlayer ?? nobody);
  const known = new Set(ours);
  const others = all.map((_, number) => number).filter((number) => !known.has(number));
  try {
    const own = distribute<FixtureResult[]>({ tournament }, rangesOf(ours.length, how.workers), how, here, add);
    // In one thread our own would hold up those who come from elsewhere, and whose clock runs.
    if (!isThreaded(how)) await own;
    await Promise.all([own, playWithGuests(game, tournament, others, guests, how.deadlineMs ?? null, add)]);
  } finally {
    await guests.close();
  }
  return { standings: await standingsOf(tournament, outcomes), pace: paceOf(tournament, all, outcomes) };
}

const nobody: OpenPlayer = async (name) => {
  throw new Error(`nobody here can fetch ${name}`);
};

async function playWithGuests(
  game: AnyGame,
  tournament: Tournament,
  numbers: readonly number[],
  guests: Guests,
  deadlineMs: number | null,
  add: (more: readonly FixtureResult[]) => void,
): Promise<void> {
  const all = fixtures(tournament);
  for (const number of numbers) {
    const fixture = all[number] as Fixture;
    const players = fixture.seats.map((who, seat) => {
      const contestant = tournament.contestants[who] as Contestant;
      return contestant.ours ? seatBot(game, contestant, fixture.seed, seat) : guests.at(contestant.name, seat);
    });
    const outcome = await playFixture(game, tournament, fixture, number, players, deadlineMs);
    if (outcome.foul !== null) guests.dismiss(outcome.foul.seat);
    add([outcome]);
  }
}

function paceOf({ contestants }: Tournament, all: readonly Fixture[], outcomes: readonly FixtureResult[]) {
  const totals = contestants.map(() => ({ decisions: 0, milliseconds: 0 }));
  for (const { number, decisions, milliseconds } of outcomes) {
    (all[number] as Fixture).seats.forEach((who, seat) => {
      const total = totals[who] as { decisions: number; milliseconds: number };
      total.decisions += num(decisions, seat);
      total.milliseconds += num(milliseconds, seat);
    });
  }
  return Object.fromEntries(
    totals.map(({ decisions, milliseconds }, who) => [
      contestants[who]?.name,
      { decisions, milliseconds: milliseconds / Math.max(1, decisions) },
    ]),
  );
}
