import type { Report } from './bench.ts';
import type { Spread } from './measure.ts';
import type { Trace } from './reference/trace.ts';
import { columns, figure, figures } from './table.ts';
import { NONE, type Wanted, want, wantedTable } from './wanted.ts';

/** What was measured of one contender; README.md explains the keys. */
export interface Row {
  readonly id: string;
  readonly name: string;
  readonly gamesPerSecond: Spread;
  readonly decisionsPerSecond: Spread;
  readonly microsecondsPerDecision: Spread;
  readonly decisionsPerGame: number;
  readonly stateBytes: number;
  readonly stateShapes: number;
  readonly copiesPerSecond: Spread | null;
  readonly microsecondsPerCopy: Spread | null;
  readonly microsecondsByTenth: readonly number[] | null;
  readonly lastTenthToFirst: Spread | null;
}

/** The row that is measured against pokemon-showdown. */
export const ARENA = 'mythic-arena/2';
/** What the rows of Familiars and Foes begin with. */
const FOES = 'familiars-and-foes/';
/** What the rows of Black Rose begin with. */
const ROSE = 'black-rose/';

export interface Findings {
  readonly bench: 'kernel';
  readonly node: string;
  readonly cores: number;
  /** Processor time to time on the clock while measuring: below 1 others were using the cores. */
  readonly coreShare: number;
  readonly rounds: number;
  readonly ms: number;
  readonly verified: readonly (Trace & { readonly id: string })[];
  readonly rows: readonly Row[];
  /** Why there is no row of boardgame.io, or null. */
  readonly withoutBoardgameIo: string | null;
  /** Why there are no rows of pokemon-showdown, or null. */
  readonly withoutShowdown: string | null;
  readonly ratios: {
    readonly kernelToPlain: Spread;
    readonly kernelToBoardgameIo: Spread | null;
    readonly companyToPlain: Spread;
    readonly arenaToShowdown9: Spread | null;
    readonly arenaToShowdown1: Spread | null;
  };
}

function wantedOf({ ratios, rows }: Findings): Wanted[] {
  const worst = (of: readonly Row[], measure: (row: Row) => number) => Math.max(...of.map(measure));
  const all = onKernel(rows);
  const arena = all.filter(({ id }) => id.startsWith(ARENA));
  const foes = all.filter(({ id }) => id.startsWith(FOES));
  const rose = all.filter(({ id }) => id.startsWith(ROSE));
  const others = all.filter((row) => ![arena, foes, rose].some((of) => of.includes(row)));
  // The quietest round counts: a copy that was interrupted tells nothing about copying.
  const copy = (row: Row) => row.microsecondsPerCopy?.min ?? 0;
  const slowest = (of: readonly Row[]) => Math.min(...of.map(({ decisionsPerSecond }) => decisionsPerSecond.max));
  const speed = arena.find(({ id }) => id === ARENA)?.decisionsPerSecond.max ?? null;
  const steepest = worst(others, (row) => row.lastTenthToFirst?.median ?? 0);
  const bytes = worst(arena, (row) => row.stateBytes);
  const shapes = worst(all, (row) => row.stateShapes);
  return [
    want('boardgameIo', 'times as fast as boardgame.io', 'at least', 150, ratios.kernelToBoardgameIo?.median ?? null),
    want('plain', 'of the speed of hand-written rules', 'at least', 1 / 3, ratios.kernelToPlain.median),
    want('company', 'of it after other games', 'at least', 1 / 3, ratios.companyToPlain.median),
    want('copy', 'µs a copy, least, slowest of the small games', 'at most', 2, worst(others, copy)),
    want('flat', 'last tenth to first, steepest of the small games', 'at most', 1.25, steepest),
    want('arena', 'decisions/s in Mythic Arena, most', 'at least', 300_000, speed),
    want('arenaCopy', 'µs a copy of it, least', 'at most', 8, worst(arena, copy)),
    want('arenaBytes', 'bytes of it', 'at most', 8000, bytes),
    want('showdown', 'times as fast as pokemon-showdown', 'at least', 100, ratios.arenaToShowdown9?.median ?? null),
    want('foes', 'decisions/s in Familiars and Foes, most, slowest table', 'at least', 300_000, slowest(foes)),
    want('foesCopy', 'µs a copy of it, least', 'at most', 8, worst(foes, copy)),
    want('rose', 'decisions/s in Black Rose, most, slowest table', 'at least', 200_000, slowest(rose)),
    want('roseCopy', 'µs a copy of it, least', 'at most', 15, worst(rose, copy)),
    want(
      'roseBytes',
      'bytes of it',
      'at most',
      16_000,
      worst(rose, (row) => row.stateBytes),
    ),
    want('shapes', 'hidden classes of a state, any game', 'at most', 4, shapes),
  ];
}

const onKernel = (rows: readonly Row[]): Row[] => rows.filter((row) => row.microsecondsByTenth !== null);

export function reportOf(findings: Findings): Report {
  const wanted = wantedOf(findings);
  return { json: { ...findings, wanted }, text: textOf(findings, wanted) };
}

const given = (spread: Spread | null): string => (spread === null ? NONE : figures(spread));

function textOf(findings: Findings, wanted: readonly Wanted[]): string {
  const { node, cores, coreShare, rounds, ms, verified, rows, withoutBoardgameIo, withoutShowdown, ratios } = findings;
  const tenth = (row: Row, i: number) => figure(row.microsecondsByTenth?.at(i) ?? 0);
  const checked = verified.map(({ id, games, hash }) => `${id} ${games.toLocaleString('en')} games ${hash}`);
  const blocks = [
    `Random games, ${rounds} rounds of ${ms} ms each, median [least … most]; Node ${node}, ${cores} cores.`,
    `Same games, by trace: ${checked.join(', ')}.`,
    columns(
      ['Speed', 'games/s', 'decisions/s', 'µs a decision'],
      [
        ...rows.map((row) => [
          row.name,
          figures(row.gamesPerSecond),
          figures(row.decisionsPerSecond),
          figure(row.microsecondsPerDecision.median),
        ]),
        ...(withoutBoardgameIo === null ? [] : [['boardgame.io: not measured', NONE, NONE, NONE]]),
        ...(withoutShowdown === null ? [] : [['pokemon-showdown: not measured', NONE, NONE, NONE]]),
      ],
    ),
    columns(
      ['States in the middle of a game', 'bytes', 'copies/s', 'µs a copy', 'least', 'hidden classes'],
      rows.map((row) => [
        row.name,
        figure(row.stateBytes),
        row.copiesPerSecond === null ? NONE : figures(row.copiesPerSecond),
        row.microsecondsPerCopy === null ? NONE : figure(row.microsecondsPerCopy.median),
        row.microsecondsPerCopy === null ? NONE : figure(row.microsecondsPerCopy.min),
        `${row.stateShapes}`,
      ]),
    ),
    columns(
      ['µs a decision over a game', 'first tenth', 'middle', 'last', 'last to first'],
      onKernel(rows).map((row) => [
        row.name,
        tenth(row, 0),
        tenth(row, 5),
        tenth(row, -1),
        row.lastTenthToFirst === null ? NONE : figures(row.lastTenthToFirst),
      ]),
    ),
    columns(
      ['Decisions/s, round by round', 'times'],
      [
        ['kernel to hand-written', figures(ratios.kernelToPlain)],
        ['kernel after other games to hand-written', figures(ratios.companyToPlain)],
        ['kernel to boardgame.io', given(ratios.kernelToBoardgameIo)],
        ['Mythic Arena to pokemon-showdown, generation 9', given(ratios.arenaToShowdown9)],
        ['Mythic Arena to pokemon-showdown, generation 1', given(ratios.arenaToShowdown1)],
      ],
    ),
    wantedTable(wanted),
    ...(coreShare >= 0.95
      ? []
      : [
          `A busy machine: this process had ${Math.round(coreShare * 100)} % of a core. Rates are too low; ratios hold, if less exactly.`,
        ]),
    ...(withoutBoardgameIo === null ? [] : [`boardgame.io was not measured: ${withoutBoardgameIo}`]),
    ...(withoutShowdown === null ? [] : [`pokemon-showdown was not measured: ${withoutShowdown}`]),
  ];
  return blocks.join('\n\n');
}
