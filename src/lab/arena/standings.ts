import type { Options } from '../../kernel/index.ts';
import { num } from '../numbers.ts';
import { type Share, wilson } from '../statistics/wilson.ts';
import { type Bout, boutOf } from './bout.ts';
import type { FixtureResult } from './fixture.ts';
import { type Skill, skills } from './skill.ts';
import { strengths } from './strength.ts';
import { type Fixture, fixtures, pairsOf, type Tournament } from './tournament.ts';

/** The contestant whose rating is 1500; where it does not take part, the first. */
const ANCHOR = 'greedy';

/** A share of a number of games; a shared win counts in part. */
export type WinShare = Share & { readonly of: number };

export interface ContestantStanding {
  readonly name: string;
  /** Games that it sat at. */
  readonly games: number;
  /** Of the wins at its tables, one a table, those of its seats: of as many as it had seats. */
  readonly won: WinShare;
  readonly rating: number;
  readonly error: number;
  readonly openskill: Skill;
  /** Decisions of one of its seats in a game, in the mean. */
  readonly decisions: number;
  /** Games that it lost by a foul, and the first of them. */
  readonly fouls: number;
  readonly firstFoul: string | null;
}

/** What a tournament showed. Follows from it alone: no time, no number of threads. */
export interface Standings {
  readonly game: string;
  readonly content: string;
  readonly seed: string;
  readonly players: number;
  readonly options: Options;
  readonly together: boolean;
  /** How far apart in the list of contestants two may stand to meet; null is everybody against everybody. */
  readonly near: number | null;
  /** Games of each pair, or of each contestant where all play together: as many as were asked for, in whole rounds. */
  readonly each: number;
  readonly games: number;
  readonly unfinished: number;
  /** Games that were finished and that nobody won. */
  readonly nobodys: number;
  readonly contestants: readonly ContestantStanding[];
  /**
   * By contestant and opponent: how often the first, alone among the second at all other seats, won. Null for oneself
   * and for who never met, and empty where all play together.
   */
  readonly cross: readonly (readonly (WinShare | null)[])[];
}

export async function standingsOf(tournament: Tournament, outcomes: readonly FixtureResult[]): Promise<Standings> {
  const { game, content, seed, players, options, together, near, contestants } = tournament;
  const all = fixtures(tournament);
  // In the order of the fixtures, whoever was the first to finish.
  const played = [...outcomes].sort((a, b) => a.number - b.number);
  const bouts = played.map((outcome) => boutOf(tournament, all[outcome.number] as Fixture, outcome));
  const sides = contestants.length + (together ? 1 : 0);
  const groups = together ? contestants.length : pairsOf(tournament).length;
  const anchor = Math.max(
    0,
    contestants.findIndex(({ name }) => name === ANCHOR),
  );
  const ratings = strengths(sides, bouts, anchor);
  const openskill = await skills(sides, bouts);
  return {
    ...{ game, content, seed, players, options, together, near, each: all.length / groups, games: all.length },
    unfinished: played.filter(({ result, foul }) => result === null && foul === null).length,
    nobodys: together ? 0 : played.filter(({ result }) => result?.winners.length === 0).length,
    contestants: contestants.map(({ name }, who) => {
      const { rating = 0, error = 0 } = ratings[who] ?? {};
      const { mu = 0, sigma = 0 } = openskill[who] ?? {};
      return {
        name,
        ...careerOf(who, all, played),
        won: partOf(bouts, who, () => true),
        rating: Math.round(rating),
        error: Math.round(error),
        openskill: { mu: rounded(mu), sigma: rounded(sigma) },
      };
    }),
    cross: together
      ? []
      : contestants.map((_, a) =>
          contestants.map((_, b) => {
            const met = ({ who }: Bout) => a !== b && who.every((one) => one === a || one === b) && isAlone(a, who);
            return bouts.some(met) ? partOf(bouts, a, met) : null;
          }),
        ),
  };
}

const isAlone = (one: number, who: readonly number[]): boolean => who.filter((other) => other === one).length === 1;
const rounded = (n: number): number => Math.round(100 * n) / 100;

/** What one won of those bouts of its own that count. */
function partOf(bouts: readonly Bout[], who: number, counts: (bout: Bout) => boolean): WinShare {
  const credits = bouts
    .filter((bout) => bout.who.includes(who) && counts(bout))
    .flatMap(({ who: seats, credit, won }) =>
      credit.flatMap((part, seat) => (seats[seat] === who ? [won ? part : 0] : [])),
    );
  const sum = credits.reduce((total, credit) => total + credit, 0);
  return { of: credits.length, ...wilson(rounded(sum), credits.length) };
}

/** What one did, whatever came of it. */
function careerOf(who: number, all: readonly Fixture[], played: readonly FixtureResult[]) {
  const seatsIn = ({ number }: FixtureResult): number[] =>
    (all[number] as Fixture).seats.flatMap((one, seat) => (one === who ? [seat] : []));
  const own = played.filter((outcome) => seatsIn(outcome).length > 0);
  const counts = own.flatMap((outcome) => seatsIn(outcome).map((seat) => num(outcome.decisions, seat)));
  const fouls = own.filter((outcome) => outcome.foul !== null && seatsIn(outcome).includes(outcome.foul.seat));
  const first = fouls[0];
  return {
    games: own.length,
    decisions: rounded(counts.reduce((sum, n) => sum + n, 0) / Math.max(1, counts.length)),
    fouls: fouls.length,
    firstFoul: first === undefined ? null : `${first.foul?.message} (seed '${(all[first.number] as Fixture).seed}')`,
  };
}
