import { makeBot } from '../../bots/index.ts';
import type { AnyGame, Result } from '../../kernel/index.ts';
import { num } from '../numbers.ts';
import { Foul, luckOf, playing } from '../playing.ts';
import { type GameRange, SimulationError } from '../simulation.ts';
import { botPlayer, type Player } from './player.ts';
import { type Contestant, type Fixture, fixtures, type Tournament } from './tournament.ts';

/** What came of one game. */
export interface FixtureResult {
  /** The fixture's number. */
  readonly number: number;
  /** Null where the game did not end, or was broken off by a foul. */
  readonly result: Result | null;
  readonly foul: { readonly seat: number; readonly message: string } | null;
  /** By seat. */
  readonly decisions: readonly number[];
  /** By seat; the one thing that is not the same in every run. */
  readonly milliseconds: readonly number[];
}

/** Plays the fixtures of bots from this range of them. */
export async function playFixtures(
  game: AnyGame,
  tournament: Tournament,
  { from, to }: GameRange,
): Promise<FixtureResult[]> {
  const all = fixtures(tournament);
  const outcomes: FixtureResult[] = [];
  for (const number of oursAmong(tournament, all).slice(from, to)) {
    const fixture = all[number] as Fixture;
    const players = fixture.seats.map((who, seat) => seatBot(game, tournament.contestants[who], fixture.seed, seat));
    outcomes.push(await playFixture(game, tournament, fixture, number, players, null));
  }
  return outcomes;
}

/** The numbers of the fixtures where only our bots sit. */
export const oursAmong = ({ contestants }: Tournament, all: readonly Fixture[]): number[] =>
  all.flatMap(({ seats }, number) => (seats.every((who) => contestants[who]?.ours) ? [number] : []));

/** A bot of ours for one seat of one game: it remembers nothing of other games. */
export const seatBot = (game: AnyGame, contestant: Contestant | undefined, seed: string, seat: number): Player =>
  botPlayer(makeBot(contestant?.name ?? '', game), luckOf(seed, seat));

/** Plays one fixture. Whoever commits a foul ends it; a fault of the rules names the game and throws. */
export async function playFixture(
  game: AnyGame,
  { options, players: seats }: Tournament,
  { seed }: Fixture,
  number: number,
  players: readonly Player[],
  deadlineMs: number | null,
): Promise<FixtureResult> {
  const decisions = players.map(() => 0);
  const milliseconds = players.map(() => 0);
  const of = (seat: number): Player => players[seat] as Player;
  let result: Result | null = null;
  let foul: FixtureResult['foul'] = null;
  try {
    const { name, content } = game;
    const play = playing(game, { seats, options, seed, salts: [] });
    for (let seat = 0; seat < seats; seat++)
      await asFoul(seat, null, () => of(seat).start({ game: name, content, seats, seat, options }));
    let next = play.next();
    while (next.done !== true) {
      const { view, question } = next.value;
      const { seat } = question;
      const began = performance.now();
      const say = await asFoul(seat, deadlineMs, () => of(seat).choose(view, question, deadlineMs));
      milliseconds[seat] = num(milliseconds, seat) + performance.now() - began;
      decisions[seat] = num(decisions, seat) + 1;
      next = play.next(say);
    }
    result = next.value.result;
  } catch (error) {
    const message = error instanceof Error ? error.message : `${error}`;
    if (!(error instanceof Foul))
      throw new SimulationError(`game ${number} (seed '${seed}', ${seats} seats): ${message}`, { cause: error });
    foul = { seat: error.seat, message };
  }
  // The game is decided: who fails now has not lost it.
  for (let seat = 0; seat < seats; seat++) await asFoul(seat, null, () => of(seat).finish(result)).catch(() => {});
  return { number, result, foul, decisions, milliseconds };
}

/** A player keeps its own time, on the way to a program too; who does not is stopped so many milliseconds later. */
const SLACK = 200;

/** Waits for a player; that it fails or is late is its foul. */
async function asFoul<T>(seat: number, deadlineMs: number | null, act: () => Promise<T> | T): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    if (deadlineMs === null) return;
    timer = setTimeout(() => reject(new Foul(seat, `took longer than ${deadlineMs} ms`)), deadlineMs + SLACK);
  });
  try {
    return await Promise.race([act(), late]);
  } catch (error) {
    if (error instanceof Foul) throw error;
    throw new Foul(seat, `failed: ${error instanceof Error ? error.message : error}`, error);
  } finally {
    clearTimeout(timer);
  }
}
