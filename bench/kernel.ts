import { availableParallelism } from 'node:os';
import { games } from '../src/games/index.ts';
import { type AnyGame, type Options, optionSets, type State } from '../src/kernel/index.ts';
import type { Bench, Settings } from './bench.ts';
import { boardgameIo, VERSION } from './competitors/boardgame-io.ts';
import { showdown } from './competitors/showdown.ts';
import { ARENA, type Findings, type Row, reportOf } from './kernel-report.ts';
import {
  type AnyContender,
  type Contender,
  copying,
  midgame,
  playing,
  type Spread,
  spread,
  tenths,
} from './measure.ts';
import { playOn } from './random.ts';
import { type BoardgameIo, onBoardgameIo, type Table } from './reference/boardgame.ts';
import { kernel, reference } from './reference/kernel.ts';
import { copyPlain, type Plain, plain } from './reference/plain.ts';
import type { Reference } from './reference/rules.ts';
import { KNOWN, type Trace, trace } from './reference/trace.ts';
import { shapes } from './shapes.ts';

/** Random play of the reference game in three versions, then of every game on the shelf. */
const json = (s: unknown): number => JSON.stringify(s).length;

const onKernel: Contender<Reference> = {
  ...kernel,
  id: 'kernel',
  name: 'reference game on the kernel',
  bytes: json,
  copy: (s) => reference.copy(s),
  sideBySide: true,
};
const byHand: Contender<Plain> = {
  ...plain,
  id: 'plain',
  name: 'the same, hand-written',
  bytes: json,
  copy: copyPlain,
  sideBySide: false,
};
const onBgio = (library: BoardgameIo): Contender<Table> => ({
  ...onBoardgameIo(library),
  id: 'boardgame.io',
  name: `the same on boardgame.io ${VERSION}`,
  bytes: ({ state }) => json(state),
  copy: null,
  sideBySide: false,
});

const COMPANY = { ...onKernel, id: 'company', name: 'reference game after these' };

/** Games that are also played with other options than the usual ones. */
const ALSO: Readonly<Record<string, Options>> = { 'mythic-arena': { decks: 'dealt' } };

/** Every game at every number of players; once more at the most, with all flags on that go together and states deep in its rules. */
const shippedGames = (): Contender<State>[] =>
  Object.values(games).flatMap(({ name, core }) => {
    const { min, max } = core.seating.seats;
    const usual = Array.from({ length: max - min + 1 }, (_, i) => onShelf(name, core, min + i));
    const also = Object.entries(ALSO[name] ?? {}).map(([id, value]) => ({
      ...onShelf(name, core, min, { [id]: value }),
      id: `${name}/${min}/${value}`,
      name: `${name}, ${min}, ${id} ${value}`,
    }));
    const full = onShelf(name, core, max, fullest(core, max));
    const deep = { id: `${name}/${max}/full`, name: `${name}, ${max}, all flags on`, depth: depthOf };
    return [...usual, ...also, { ...full, ...deep }];
  });

/** As many flags on as go together, and everything else as usual. */
function fullest({ seating }: AnyGame, seats: number): Options {
  const isUsual = (set: Options) =>
    seating.options.every(({ id, kind, default: usual }) => kind === 'flag' || set[id] === usual);
  const flags = (set: Options) => Object.values(set).filter((value) => value === true).length;
  const sets = optionSets(seating, seats).filter(isUsual);
  return sets.reduce((best, set) => (flags(set) > flags(best) ? set : best), {});
}

/** Procedures within procedures, and the lines of an answer that is not whole yet. */
const depthOf = ({ stack }: State): number => stack.length + (stack.at(-1)?.given?.flat().length ?? 0) / 100;

const onShelf = (name: string, game: AnyGame, seats: number, options: Options = {}): Contender<State> => ({
  id: `${name}/${seats}`,
  name: `${name}, ${seats} players`,
  begin: (seed) => game.start({ seats, options, seed: `${seed}`, salts: [] }),
  playOn: (s, most) => playOn(game, s, most),
  bytes: json,
  copy: (s) => game.copy(s),
  sideBySide: true,
});

/** Contenders whose games differ measure nothing: stop at once. */
function verify(contender: AnyContender, games: number): Trace & { id: string } {
  const found = trace(contender, games);
  const known = KNOWN.find((other) => other.games === games);
  if (found.hash !== known?.hash || found.decisions !== known.decisions) {
    const tell = (t: Trace | undefined) => `${t?.decisions} decisions with trace ${t?.hash}`;
    throw new Error(`${contender.name}: ${games} games should give ${tell(known)}, but gave ${tell(found)}`);
  }
  return { id: contender.id, ...found };
}

const STATES = 64;
const statesOf = (contender: AnyContender): unknown[] => midgame(contender, contender.states ?? STATES);

/** What one contender gave, a number a round in each list. */
interface Samples {
  readonly games: number[];
  readonly decisions: number[];
  readonly copies: number[];
  readonly tenths: number[][];
}

/**
 * Every contender once a round, one right after the other, so that a noisy moment of the machine hits them all. The
 * first round is a warm-up.
 */
function measure(contenders: readonly AnyContender[], rounds: number, ms: number): Map<string, Samples> {
  const all = contenders.map((contender) => ({ contender, states: statesOf(contender), samples: none() }));
  for (let round = 0; round <= rounds; round++) {
    const seed = 1 + round * 1_000_000;
    for (const { contender, samples } of all) {
      const { games, decisions, seconds } = playing(contender, seed, ms);
      samples.games.push(games / seconds);
      samples.decisions.push(decisions / seconds);
    }
    for (const { contender, states, samples } of all) {
      if (contender.copy !== null) samples.copies.push(copying(contender.copy, states, ms / 3));
    }
    for (const { contender, samples } of all) {
      if (contender.sideBySide) samples.tenths.push(tenths(contender, seed, ms));
    }
    if (round === 0) for (const one of all) one.samples = none();
  }
  return new Map(all.map(({ contender, samples }) => [contender.id, samples]));
}

const none = (): Samples => ({ games: [], decisions: [], copies: [], tenths: [] });

function rowOf(contender: AnyContender, { games, decisions, copies, tenths: byRound }: Samples): Row {
  const { id, name, bytes, copy, begin } = contender;
  const states = statesOf(contender);
  const micros = (perSecond: number[]) => spread(perSecond.map((rate) => 1e6 / rate));
  const ofTenth = (times: readonly number[], tenth: number) => times.at(tenth) as number;
  const perSecond = spread(decisions);
  const fresh = states.map((_, i) => begin(i + 1));
  const copied = copy === null ? [] : states.map((s) => copy(s));
  return {
    id,
    name,
    gamesPerSecond: spread(games),
    decisionsPerSecond: perSecond,
    microsecondsPerDecision: micros(decisions),
    decisionsPerGame: perSecond.median / spread(games).median,
    stateBytes: Math.round(states.reduce<number>((sum, s) => sum + bytes(s), 0) / states.length),
    stateShapes: shapes([...fresh, ...states, ...copied]),
    copiesPerSecond: copies.length > 0 ? spread(copies) : null,
    microsecondsPerCopy: copies.length > 0 ? micros(copies) : null,
    microsecondsByTenth:
      byRound[0]?.map((_, tenth) => spread(byRound.map((times) => ofTenth(times, tenth))).median) ?? null,
    lastTenthToFirst:
      byRound.length > 0 ? spread(byRound.map((times) => ofTenth(times, -1) / ofTenth(times, 0))) : null,
  };
}

/** How many times as many decisions a second, round by round. */
function ratio(of: Samples | undefined, to: Samples | undefined): Spread {
  return spread((of as Samples).decisions.map((rate, i) => rate / (to?.decisions[i] as number)));
}

function find({ rounds, ms, say }: Settings): Findings {
  const library = boardgameIo(say);
  const without = typeof library === 'string' ? library : null;
  if (without !== null) say(`without boardgame.io: ${without}`);
  const bgio: Contender<Table>[] = typeof library === 'string' ? [] : [onBgio(library)];

  say('checking that all play the same games …');
  const verified = [verify(onKernel, 10_000), verify(byHand, 10_000), ...bgio.map((one) => verify(one, 1000))];

  say('measuring the reference game …');
  const clock = performance.now();
  const processor = process.cpuUsage();
  const contenders: AnyContender[] = [onKernel, byHand, ...bgio];
  const alone = measure(contenders, rounds, ms);

  // Only now: before, the kernel must have seen but one game, later as many as on a server.
  say('measuring the games on the shelf …');
  const peers = showdown(say);
  const withoutShowdown = typeof peers === 'string' ? peers : null;
  if (withoutShowdown !== null) say(`without pokemon-showdown: ${withoutShowdown}`);
  const fights: AnyContender[] = typeof peers === 'string' ? [] : peers;
  // It takes seconds until the most of it is compiled.
  for (const one of fights) playing(one, 1, 10 * ms);
  const company: AnyContender[] = [...shippedGames(), ...fights, COMPANY, byHand];
  const together = measure(company, rounds, Math.min(ms, (5 * ms) / company.length));

  const { user, system } = process.cpuUsage(processor);
  const coreShare = (user + system) / 1000 / (performance.now() - clock);

  const rows = [
    ...contenders.map((one) => rowOf(one, alone.get(one.id) as Samples)),
    ...company.slice(0, -1).map((one) => rowOf(one, together.get(one.id) as Samples)),
  ];
  const toShowdown = (generation: number) =>
    withoutShowdown === null ? ratio(together.get(ARENA), together.get(`showdown/${generation}`)) : null;
  const ratios = {
    kernelToPlain: ratio(alone.get('kernel'), alone.get('plain')),
    kernelToBoardgameIo: without === null ? ratio(alone.get('kernel'), alone.get('boardgame.io')) : null,
    companyToPlain: ratio(together.get('company'), together.get('plain')),
    arenaToShowdown9: toShowdown(9),
    arenaToShowdown1: toShowdown(1),
  };
  const machine = { node: process.version, cores: availableParallelism(), coreShare };
  const missing = { withoutBoardgameIo: without, withoutShowdown };
  return { bench: 'kernel', ...machine, rounds, ms, verified, rows, ...missing, ratios };
}

export const kernelBench: Bench = {
  summary: 'random games: the kernel, hand-written rules, boardgame.io, every game on the shelf, pokemon-showdown',
  full: { rounds: 9, ms: 1000 },
  short: { rounds: 5, ms: 300 },
  run: (settings) => reportOf(find(settings)),
};
