import { availableParallelism } from 'node:os';
import { games } from '../src/games/index.ts';
import type { Bench, Report, Settings } from './bench.ts';
import type { Done, Job } from './lab/contender.ts';
import { bundleOf, bundleOfToday, Contestant } from './lab/contestants.ts';
import { type Spread, spread } from './measure.ts';
import { columns, figure, figures } from './table.ts';
import { NONE, type Wanted, want, wantedTable } from './wanted.ts';

/** How fast the lab plays: whole games of greedy and the search's decisions, beside an older revision in the same run. */

/** Iterations of a decision of the search. */
const ITERATIONS = 60;
/** Answers of a game that the search plays. */
const SEARCHED = 60;
const ENOUGH = Number.POSITIVE_INFINITY;

interface Subject {
  readonly id: string;
  readonly game: string;
  readonly kind: 'greedy' | 'search';
  readonly seats: number;
}

const subjects: readonly Subject[] = Object.values(games).flatMap(({ name, core }) => {
  const seats = Math.max(2, core.seating.seats.min);
  return (['greedy', 'search'] as const).map((kind) => ({ id: `${name}/${kind}`, game: name, kind, seats }));
});

/** What was measured of one subject, round by round. README.md explains the keys. */
interface Row {
  readonly id: string;
  readonly perSecond: Spread;
  /** How much more processor time the base takes for the same; null without one. */
  readonly toBase: Spread | null;
  /** Whether every answer was the base's. */
  readonly sameAnswers: boolean | null;
  /** How many times as much two threads do as one. */
  readonly twoThreads: Spread;
  /** Bytes that the heap grew by, from the second round on. */
  readonly heapGrowth: number;
}

const jobOf = ({ game, kind, seats }: Subject, from: number, count: number): Job => ({
  game,
  seats,
  bot: kind === 'greedy' ? kind : `search-${ITERATIONS}`,
  from,
  to: from + count,
  bound: kind === 'greedy' ? ENOUGH : SEARCHED,
});

/** Games, or iterations, of some threads a second of the slower one. */
function rateOf({ kind }: Subject, done: readonly Done[], count: number): number {
  const ms = Math.max(...done.map((each) => each.ms));
  const work =
    kind === 'greedy' ? done.length * count : done.reduce((sum, each) => sum + ITERATIONS * each.decisions, 0);
  return (work * 1000) / ms;
}

async function measure(
  subject: Subject,
  today: Contestant,
  base: Contestant | null,
  { rounds, ms }: Settings,
): Promise<Row> {
  // A first game compiles the code, some more tell how many take about the wanted time.
  await (base ?? today).play(jobOf(subject, 0, 1), 2);
  const [trial] = await (base ?? today).play(jobOf(subject, 1, 2), 1);
  const count = Math.max(1, Math.round((2 * ms) / (trial as Done).ms));
  await today.play(jobOf(subject, 0, 3), 2);
  const rates: number[] = [];
  const ratios: number[] = [];
  const scaling: number[] = [];
  const heaps: number[] = [];
  let same = true;
  for (let round = 0; round < rounds; round++) {
    const job = jobOf(subject, 3 + round * count, count);
    const turns = base === null ? [today] : round % 2 === 0 ? [base, today] : [today, base];
    const done = new Map<Contestant, Done>();
    for (const each of turns) done.set(each, (await each.play(job, 1))[0] as Done);
    const mine = done.get(today) as Done;
    const theirs = base === null ? undefined : done.get(base);
    const rate = rateOf(subject, [mine], count);
    rates.push(rate);
    heaps.push(mine.heap);
    if (theirs !== undefined) {
      ratios.push(theirs.cpu / mine.cpu);
      same &&= theirs.answers === mine.answers;
    }
    scaling.push(rateOf(subject, await today.play(job, 2), count) / rate);
  }
  return {
    id: subject.id,
    perSecond: spread(rates),
    toBase: base === null ? null : spread(ratios),
    sameAnswers: base === null ? null : same,
    twoThreads: spread(scaling),
    heapGrowth: (heaps.at(-1) as number) - (heaps[1] ?? (heaps[0] as number)),
  };
}

/** How many times as fast as before the lab should be. */
const WANTED: Readonly<Record<Subject['kind'], number>> = { greedy: 4, search: 2 };

const wantedOf = (rows: readonly Row[]): Wanted[] =>
  rows.flatMap(({ id, toBase, twoThreads }) => {
    const kind = id.split('/')[1] as Subject['kind'];
    const faster =
      toBase === null ? [] : [want(id, `${id}: times the base's`, 'at least', WANTED[kind], toBase.median)];
    return [...faster, want(`${id}/threads`, `${id}: two threads to one`, 'at least', 1.8, twoThreads.median)];
  });

async function find(settings: Settings): Promise<Report> {
  const { base: revision, rounds, ms, say } = settings;
  const today = new Contestant(await bundleOfToday());
  const base = revision === null ? null : new Contestant(await bundleOf(revision, say));
  const rows: Row[] = [];
  try {
    for (const subject of subjects) {
      say(`measuring ${subject.id} …`);
      rows.push(await measure(subject, today, base, settings));
    }
  } finally {
    await Promise.all([today.close(), base?.close()]);
  }
  const wanted = wantedOf(rows);
  const machine = { node: process.version, cores: availableParallelism() };
  const json = { bench: 'lab', ...machine, rounds, ms, base: revision, iterations: ITERATIONS, rows, wanted };
  const text = [
    `The lab, ${rounds} rounds of about ${ms} ms; median [least … most]; Node ${machine.node}, ${machine.cores} cores.`,
    columns(
      [
        'Games/s of greedy, iterations/s of search',
        'one thread',
        `times ${revision ?? 'the base'}`,
        'same answers',
        'two threads, times one',
        'heap, kB more',
      ],
      rows.map(({ id, perSecond, toBase, sameAnswers, twoThreads, heapGrowth }) => [
        id,
        figures(perSecond),
        toBase === null ? NONE : figures(toBase),
        sameAnswers === null ? NONE : sameAnswers ? 'yes' : 'NO',
        figures(twoThreads),
        figure(Math.round(heapGrowth / 1000)),
      ]),
    ),
    wantedTable(wanted),
  ].join('\n\n');
  return { json, text };
}

export const labBench: Bench = {
  summary: 'self-play: games of greedy and iterations of the search, in one thread and two, beside --base REVISION',
  full: { rounds: 7, ms: 2000 },
  short: { rounds: 3, ms: 300 },
  run: find,
};
