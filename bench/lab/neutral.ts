import { games } from '../../src/games/index.ts';
import type { AnyGame, GameFactory } from '../../src/kernel/index.ts';
import { runWhatIf } from '../../src/lab/what-if/run-what-if.ts';
import { type WhatIfReport, whatIfReport } from '../../src/lab/what-if/what-if-report.ts';
import { cardIndex, coreOf, openPack, type PackObject } from '../../src/packs/index.ts';
import type { Bench, Report, Settings } from '../bench.ts';
import { columns } from '../table.ts';
import { type Wanted, want, wantedTable } from '../wanted.ts';
import { experimentOn, inFolder, threads } from './laboratory.ts';

/**
 * How often a what-if reports an effect of a change that has none: two cards change places in the pack. Other games
 * are played then, for other cards are dealt; but nothing is worth more or less than it was.
 */
const SWAPPED: Readonly<Record<string, readonly [string, string]>> = {
  'familiar-find': ['candlelight', 'banishment'],
  'mythic-arena': ['hush', 'falling-star'],
  'familiars-and-foes': ['bottled-thunder', 'geode'],
  'black-rose': ['stone-fist', 'rework'],
};
const PAIRS = 1000;
const MARGIN = 0.03;
/** One run in twenty may be wrong. */
const MOST = 0.05;

interface Row {
  readonly game: string;
  readonly cards: readonly [string, string];
  readonly runs: number;
  /** Runs that report an effect on one of the cards, or on the share of games that are won. */
  readonly effects: number;
  /** Runs that still leave it open for one of them. */
  readonly open: number;
  /** Runs that say of another card that it moved. */
  readonly moved: number;
  readonly pairs: number;
}

async function swapped(factory: GameFactory, [a, b]: readonly [string, string]) {
  const index = cardIndex(factory.pack as PackObject);
  const head = { game: factory.name, id: 'neutral', version: '1.0.0', author: 'bench', licence: 'MIT' };
  const replace = { [a]: index.get(b)?.card, [b]: index.get(a)?.card };
  const opened = await openPack(factory, { ...head, extends: 'core', replace }, coreOf(factory));
  if ('length' in opened) throw new Error(`${opened[0]?.path} ${opened[0]?.message}`);
  return opened;
}

async function runsOf(factory: GameFactory, cards: readonly [string, string], runs: number): Promise<Row> {
  const other = await swapped(factory, cards);
  const reports: WhatIfReport[] = [];
  const armOf = (game: AnyGame, pack: unknown, seed: string) => {
    const experiment = experimentOn({ game, pack, options: {} }, seed);
    return { ...experiment, ...(factory.taught && { learned: experiment.bots.map(() => null) }) };
  };
  for (let run = 0; run < runs; run++) {
    const [before, after] = [
      armOf(factory.core, factory.pack, `neutral/${run}`),
      armOf(other.game, other.pack, `neutral/${run}`),
    ];
    const judged = factory.core.seating.together === true ? [] : cards;
    const whatIf = { before, after, judged, margin: MARGIN };
    reports.push(
      await inFolder(async (at) => whatIfReport(await runWhatIf(whatIf, PAIRS, at, threads()), whatIf, PAIRS)),
    );
  }
  const count = (is: (report: WhatIfReport) => boolean) => reports.filter(is).length;
  return {
    ...{ game: factory.name, cards, runs },
    effects: count(({ judged }) => judged.some(({ effect }) => effect === 'more' || effect === 'less')),
    open: count(({ judged }) => judged.some(({ effect }) => effect === 'open')),
    moved: count(({ moved }) => moved.length > 0),
    pairs: reports.reduce((sum, { pairs }) => sum + pairs, 0),
  };
}

async function run({ rounds, game, say }: Settings): Promise<Report> {
  const rows: Row[] = [];
  for (const [name, cards] of Object.entries(SWAPPED)) {
    if (game !== null && game !== name) continue;
    say(`${rounds} runs of ${name} …`);
    rows.push(await runsOf(games[name] as GameFactory, cards, rounds));
  }
  const wanted: Wanted[] = rows.map((row) =>
    want(row.game, `of ${row.runs} runs of ${row.game} report an effect`, 'at most', MOST * row.runs, row.effects),
  );
  const text = [
    columns(
      ['Neutral', 'exchanged', 'runs', 'pairs', 'an effect', 'open', 'other cards moved'],
      rows.map((row) => [
        ...[row.game, row.cards.join(', '), `${row.runs}`, `${row.pairs}`],
        ...[`${row.effects}`, `${row.open}`, `${row.moved}`],
      ]),
    ),
    wantedTable(wanted),
  ].join('\n\n');
  return { json: { bench: 'neutral', rows, wanted }, text };
}

export const neutralBench: Bench = {
  summary: 'how often a what-if reports an effect of a change that has none; --runs of each game',
  full: { rounds: 20, ms: 1 },
  short: { rounds: 1, ms: 1 },
  run,
};
