import { availableParallelism } from 'node:os';
import type { AnyGame, Options } from '../kernel/index.ts';
import { type Share, type Spread, type Summary, simulate } from '../lab/index.ts';
import { botNamed } from './arguments.ts';
import type { TaughtGame } from './learn/learned.ts';
import { type Colours, coloursFor, type Io, misuse } from './terminal/io.ts';
import { grid } from './terminal/layout.ts';
import { printable } from './terminal/printable.ts';
import { progressBar } from './terminal/progress.ts';

export interface SimOptions {
  readonly game: AnyGame;
  /** The pack that it is played with, as in its file; null is the core pack. */
  readonly pack: unknown;
  readonly options: Options;
  /** By seat: what its bot goes by; none where all go by the game's own. */
  readonly taught: readonly TaughtGame[];
  readonly bots: readonly string[];
  readonly games: number;
  readonly seed: string;
  readonly workers: number | null;
  readonly json: boolean;
  /** The built worker, if there is one. */
  readonly worker: URL | null;
}

interface SimSpeed {
  readonly seconds: number;
  readonly gamesPerSecond: number;
  readonly workers: number;
}

/** The bot of each seat from a list of names; a single name is everybody's. */
export function botsOf(players: number, given: string): string[] {
  const names = given.split(',').map((name) => botNamed(name.trim()));
  if (names.length === 1) return new Array<string>(players).fill(names[0] as string);
  if (names.length !== players)
    throw misuse(`--bots names ${names.length} bots for ${players} players: give one, or one for each`);
  return names;
}

export async function sim(options: SimOptions, io: Io): Promise<number> {
  const { game, pack, bots, games, seed, json, worker } = options;
  const workers = worker === null ? 1 : (options.workers ?? availableParallelism());
  const began = io.now();
  const progress = progressBar(io, games, 'games');
  progress.at(0);
  const { name, content } = game;
  const learned = options.taught.map((taughtGame) => taughtGame.learned);
  const taught = options.taught.map((taughtGame) => taughtGame.game);
  const simulation = { game: name, pack, content, options: options.options, learned, bots, games, seed };
  const how = { workers, taught, onProgress: progress.at, ...(worker !== null && { worker }) };
  const summary = await simulate(game, simulation, how).finally(progress.end);
  const seconds = Math.max(1, io.now() - began) / 1000;
  const speed: SimSpeed = { seconds: rounded(seconds), gamesPerSecond: rounded(games / seconds), workers };
  const text = json
    ? JSON.stringify({ ...summary, speed }, null, 2)
    : report(summary, speed, coloursFor(io.stdout, io.env));
  io.stdout.write(`${text}\n`);
  return 0;
}

const rounded = (n: number): number => Math.round(n * 1000) / 1000;
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
const cells = ({ count, share, low, high }: Share): string[] => [`${count}`, ...[share, low, high].map(percent)];

/** The summary as tables for people. */
function report(summary: Summary, speed: SimSpeed, colours: Colours): string {
  const head = (...titles: string[]) => titles.map((title) => colours.dim(title));
  const { seats, bots, reasons, decisions, turns } = summary;
  const traits = Object.entries(summary.traits);
  const settings = Object.entries(summary.options).map(([id, value]) => `${id}=${value}`);
  const spreadCells = ({ mean, median, p95, max }: Spread) => [mean.toFixed(1), `${median}`, `${p95}`, `${max}`];
  const endings: [string, Share][] = [
    ...Object.entries(reasons),
    ...(['shared', 'draws', 'lost', 'unfinished'] as const).map((key): [string, Share] => [
      `(${LABELS[key]})`,
      summary[key],
    ]),
  ];
  return [
    colours.bold(`${summary.game}: ${summary.games} games, ${seats.length} players, seed ${summary.seed}`),
    [...settings, `content=${summary.content}`].join('  '),
    '',
    grid(
      [
        head('seat', 'bot', 'wins', 'share', '95 % from', 'to'),
        ...seats.map((seat, n) => [`${n + 1}`, seat.bot, ...cells(seat)]),
        ...Object.entries(bots)
          .filter(([, { of }]) => of > summary.games)
          .map(([bot, share]) => ['all', bot, ...cells(share)]),
      ],
      [2, 3, 4, 5],
    ),
    '',
    grid(
      [
        head('how it ended', 'games', 'share', '95 % from', 'to'),
        ...endings.map(([key, share]) => [printable(key), ...cells(share)]),
      ],
      [1, 2, 3, 4],
    ),
    '',
    ...(traits.length === 0
      ? []
      : [
          grid(
            [
              head('seats with', 'of', 'wins', 'share', '95 % from', 'to'),
              ...traits.map(([trait, share]) => [printable(trait), `${share.of}`, ...cells(share)]),
            ],
            [1, 2, 3, 4, 5],
          ),
          '',
        ]),
    grid(
      [
        head('in a game', 'mean', 'median', '95th', 'most'),
        ['decisions', ...spreadCells(decisions)],
        ['turns', ...spreadCells(turns)],
      ],
      [1, 2, 3, 4],
    ),
    '',
    colours.dim(
      `${speed.seconds} s, ${speed.gamesPerSecond.toFixed(0)} games/s with ${speed.workers} worker${speed.workers === 1 ? '' : 's'}`,
    ),
  ].join('\n');
}

const LABELS = {
  shared: 'several winners',
  draws: 'everybody won',
  lost: 'nobody won',
  unfinished: 'not finished',
} as const;
