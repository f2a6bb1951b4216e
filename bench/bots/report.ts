import type { Report } from '../bench.ts';
import type { Spread } from '../measure.ts';
import { columns, figure, figures } from '../table.ts';
import { NONE, type Wanted, want, wantedTable } from '../wanted.ts';
import type { Scaling } from './scaling.ts';

/** What was measured of one game; spreads are over its positions. README.md explains the keys. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly positions: number;
  readonly answers: number;
  readonly playoutsPerSecond: Spread;
  readonly iterationsPerSecond: Spread;
  readonly greedyPerSecond: Spread | null;
  readonly searchBytes: Spread | null;
}

export interface Findings {
  readonly bench: 'bots';
  readonly node: string;
  readonly cores: number;
  readonly coreShare: number;
  readonly rounds: number;
  readonly ms: number;
  readonly searched: number;
  readonly rows: readonly Row[];
  readonly withoutBoardgameIo: string | null;
  /** Over the rounds. */
  readonly ratios: { readonly playouts: Spread | null; readonly iterations: Spread | null };
  readonly scaling: readonly Scaling[];
}

const wantedOf = ({ ratios }: Findings): Wanted[] => [
  want('playouts', 'times the playouts/s of boardgame.io', 'at least', 100, ratios.playouts?.median ?? null),
];

export function reportOf(findings: Findings): Report {
  const wanted = wantedOf(findings);
  return { json: { ...findings, wanted }, text: textOf(findings, wanted) };
}

const given = (spread: Spread | null): string => (spread === null ? NONE : figures(spread));
const kilobytes = ({ median, max }: Spread): string => `${figure(median / 1000)} (${figure(max / 1000)})`;

function textOf(findings: Findings, wanted: readonly Wanted[]): string {
  const { node, cores, coreShare, rounds, ms, searched, rows, withoutBoardgameIo, ratios, scaling } = findings;
  return [
    `Bots, ${rounds} rounds of ${ms} ms each; median [least … most] of a game's positions; Node ${node}, ${cores} cores.`,
    columns(
      [
        'A second',
        'answers',
        'playouts',
        'iterations',
        'decisions of greedy',
        `kB after ${searched} iterations (most)`,
      ],
      rows.map((row) => [
        row.name,
        figure(row.answers),
        figures(row.playoutsPerSecond),
        figures(row.iterationsPerSecond),
        given(row.greedyPerSecond),
        row.searchBytes === null ? NONE : kilobytes(row.searchBytes),
      ]),
    ),
    columns(
      ['Reference game, ours to boardgame.io, by round', 'times'],
      [
        ['playouts to the end of the game', given(ratios.playouts)],
        ['iterations, each in its own way', given(ratios.iterations)],
      ],
    ),
    columns(
      ['Iterations/s in threads', 'one', 'two', 'times, by round'],
      scaling.map(({ game, one, two, ratio }) => [game, figures(one), figures(two), figures(ratio)]),
    ),
    wantedTable(wanted),
    ...(coreShare >= 0.95
      ? []
      : [
          `A busy machine: this process had ${Math.round(coreShare * 100)} % of a core. Rates are too low, and two threads had less than two.`,
        ]),
    ...(withoutBoardgameIo === null ? [] : [`boardgame.io was not measured: ${withoutBoardgameIo}`]),
  ].join('\n\n');
}
