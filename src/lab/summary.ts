import type { Options } from '../kernel/index.ts';
import { num } from './numbers.ts';
import type { Simulation } from './simulation.ts';
import { type Spread, spread } from './statistics/spread.ts';
import { type Share, wilson } from './statistics/wilson.ts';
import type { GameTotals } from './totals.ts';

/** What a simulation showed. Follows from the simulation alone: no time, no number of threads. */
export interface Summary {
  readonly game: string;
  /** Hash of the pack that was played with. */
  readonly content: string;
  readonly seed: string;
  readonly options: Options;
  readonly games: number;
  /** By seat: its bot, and the games in which it was among the winners. */
  readonly seats: readonly ({ readonly bot: string } & Share)[];
  /** By bot, all its seats together. */
  readonly bots: Readonly<Record<string, Share & { readonly of: number }>>;
  readonly reasons: Readonly<Record<string, Share>>;
  /** By trait: how many seats had it, and how many of those won. */
  readonly traits: Readonly<Record<string, Share & { readonly of: number }>>;
  readonly shared: Share;
  readonly draws: Share;
  readonly lost: Share;
  readonly unfinished: Share;
  readonly decisions: Spread;
  readonly turns: Spread;
}

export function summarize(simulation: Simulation, totals: GameTotals): Summary {
  const { games } = totals;
  const bots: Record<string, Share & { of: number }> = {};
  for (const name of new Set(simulation.bots)) {
    const seats = simulation.bots.flatMap((bot, seat) => (bot === name ? [seat] : []));
    const wins = seats.reduce((sum, seat) => sum + num(totals.wins, seat), 0);
    bots[name] = { of: games * seats.length, ...wilson(wins, games * seats.length) };
  }
  // By count, then by name: the order of a map would tell who counted first.
  const reasons = [...totals.reasons].sort(([a, n], [b, m]) => m - n || (a < b ? -1 : 1));
  return {
    game: simulation.game,
    content: simulation.content,
    seed: simulation.seed,
    options: simulation.options,
    games,
    seats: simulation.bots.map((bot, seat) => ({ bot, ...wilson(num(totals.wins, seat), games) })),
    bots,
    reasons: Object.fromEntries(reasons.map(([reason, n]) => [reason, wilson(n, games)])),
    traits: Object.fromEntries(
      [...totals.traits]
        .sort(([a], [b]) => (a < b ? -1 : 1))
        .map(([trait, of]) => [trait, { of, ...wilson(totals.traitWins.get(trait) ?? 0, of) }]),
    ),
    shared: wilson(totals.shared, games),
    draws: wilson(totals.draws, games),
    lost: wilson(totals.lost, games),
    unfinished: wilson(totals.unfinished, games),
    decisions: spread(totals.decisions),
    turns: spread(totals.turns),
  };
}
