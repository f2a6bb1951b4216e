import { availableParallelism } from 'node:os';
import { games } from '../src/games/index.ts';
import type { Bench, Settings } from './bench.ts';
import { mctsAt } from './bots/mcts.ts';
import { memoryOf } from './bots/memory.ts';
import { type Position, positionsOf, referenceAt, referenceSeeds } from './bots/positions.ts';
import { greedily, iterations, playouts, rate, SEARCHED } from './bots/rates.ts';
import { type Findings, type Row, reportOf } from './bots/report.ts';
import { scale } from './bots/scaling.ts';
import { boardgameIo, VERSION } from './competitors/boardgame-io.ts';
import { type Spread, spread } from './measure.ts';

/** How fast bots think: playouts, iterations of the search, greedy; and what boardgame.io's bot does on the reference game. */

/** How many questions of each game are looked at. */
const POSITIONS = { full: 6, short: 3 };

type Act = () => number;
/** One game with everything that is timed of it: for each of its positions a thing to do again and again. */
interface Subject {
  readonly id: string;
  readonly name: string;
  readonly positions: readonly Position[];
  readonly acts: {
    readonly playouts: readonly Act[];
    readonly iterations: readonly Act[];
    readonly greedy: readonly Act[];
  };
}
type Kind = keyof Subject['acts'];
const KINDS: readonly Kind[] = ['playouts', 'iterations', 'greedy'];
/** By kind, position and round: how often a second. */
type Samples = Readonly<Record<Kind, number[][]>>;

const subject = (id: string, name: string, positions: readonly Position[]): Subject => ({
  id,
  name,
  positions,
  acts: {
    playouts: positions.map(playouts),
    iterations: positions.map(iterations),
    greedy: positions.map(greedily),
  },
});

/** Every game at its smallest table with somebody to play against or with, and at its largest. */
const shippedGames = (count: number): Subject[] =>
  Object.values(games).flatMap(({ name, core }) => {
    const { min, max } = core.seating.seats;
    const sizes = [...new Set([Math.max(2, min), max])];
    return sizes.map((seats) =>
      subject(`${name}/${seats}`, `${name}, ${seats} players`, positionsOf(core, seats, count)),
    );
  });

/** Each subject once a round, one right after the other, so that a noisy moment hits all alike. The first is a warm-up. */
function measure(subjects: readonly Subject[], rounds: number, ms: number): Map<string, Samples> {
  const found = new Map<string, Samples>();
  for (let round = 0; round <= rounds; round++) {
    for (const { id, acts } of subjects) {
      const none = (kind: Kind) => acts[kind].map((): number[] => []);
      if (round <= 1)
        found.set(id, { playouts: none('playouts'), iterations: none('iterations'), greedy: none('greedy') });
      for (const kind of KINDS) {
        acts[kind].forEach((act, n) => {
          found.get(id)?.[kind][n]?.push(rate(ms / acts[kind].length, act));
        });
      }
    }
  }
  return found;
}

const middles = (byPosition: readonly (readonly number[])[]): number[] => byPosition.map((all) => spread(all).median);

function rowOf({ id, name, positions, acts }: Subject, samples: Samples, weigh: boolean): Row {
  return {
    id,
    name,
    positions: positions.length,
    answers: Math.round(positions.reduce((sum, { question }) => sum + question.legal.length, 0) / positions.length),
    playoutsPerSecond: spread(middles(samples.playouts)),
    iterationsPerSecond: spread(middles(samples.iterations)),
    greedyPerSecond: acts.greedy.length > 0 ? spread(middles(samples.greedy)) : null,
    searchBytes: weigh ? spread(positions.map(memoryOf)) : null,
  };
}

/** How many times as many a second, round by round, position by position. */
function ratio(of: Samples | undefined, to: Samples | undefined, kind: Kind): Spread | null {
  if (of === undefined || to === undefined) return null;
  const rounds = of[kind][0]?.length ?? 0;
  return spread(
    Array.from(
      { length: rounds },
      (_, round) => spread(of[kind].map((all, n) => (all[round] as number) / (to[kind][n]?.[round] as number))).median,
    ),
  );
}

async function find({ rounds, ms, short, say }: Settings): Promise<Findings> {
  const positions = short ? POSITIONS.short : POSITIONS.full;
  const library = boardgameIo(say);
  const without = typeof library === 'string' ? library : null;
  if (without !== null) say(`without boardgame.io: ${without}`);
  const clock = performance.now();
  const processor = process.cpuUsage();

  say('measuring the reference game …');
  const seeds = referenceSeeds(positions);
  const ours = subject('reference', 'reference game', seeds.map(referenceAt) as Position[]);
  const theirs: Subject[] = [];
  if (typeof library !== 'string') {
    const bots = seeds.map((seed) => mctsAt(library, seed));
    const acts = {
      playouts: bots.map((bot) => bot.playouts),
      iterations: bots.map((bot) => bot.iterations),
      greedy: [],
    };
    theirs.push({ id: 'boardgame.io', name: `the same, boardgame.io ${VERSION}`, positions: ours.positions, acts });
  }
  const alone = measure([ours, ...theirs], rounds, ms);

  say('measuring the games on the shelf …');
  const all = shippedGames(positions);
  const together = measure(all, rounds, ms);
  const { user, system } = process.cpuUsage(processor);
  const coreShare = (user + system) / 1000 / (performance.now() - clock);

  say('weighing searches …');
  const rows = [
    rowOf(ours, alone.get(ours.id) as Samples, true),
    ...theirs.map((one) => rowOf(one, alone.get(one.id) as Samples, false)),
    ...all.map((one) => rowOf(one, together.get(one.id) as Samples, true)),
  ];
  say('searching in one thread and in two …');
  const scaling = [];
  for (const { name, core } of Object.values(games)) {
    const seats = Math.max(2, core.seating.seats.min);
    scaling.push(await scale({ game: name, seats, positions, ms: 2 * ms }, rounds));
  }
  const ratios = {
    playouts: ratio(alone.get('reference'), alone.get('boardgame.io'), 'playouts'),
    iterations: ratio(alone.get('reference'), alone.get('boardgame.io'), 'iterations'),
  };
  const machine = { node: process.version, cores: availableParallelism(), coreShare };
  return {
    bench: 'bots',
    ...machine,
    rounds,
    ms,
    searched: SEARCHED,
    rows,
    withoutBoardgameIo: without,
    ratios,
    scaling,
  };
}

export const botsBench: Bench = {
  summary: "bots: playouts, iterations and memory of the search, greedy, two threads, boardgame.io's bot",
  full: { rounds: 7, ms: 1200 },
  short: { rounds: 3, ms: 120 },
  run: async (settings) => reportOf(await find(settings)),
};
