import type { Version } from './reference/trace.ts';

/** Something that plays games and is measured. */
export interface Contender<S = unknown> extends Version<S> {
  readonly id: string;
  readonly name: string;
  /** Bytes of a state as JSON. */
  readonly bytes: (s: S) => number;
  /** Null where states are never changed in place, so that nobody needs a copy. */
  readonly copy: ((s: S) => S) | null;
  /** Whether chance is part of the state, so that many games can be played side by side. */
  readonly sideBySide: boolean;
  /** How deep in the rules a state stands; where given, the deepest states of a game are looked at, not the middle. */
  readonly depth?: (s: S) => number;
  /** How many states are looked at, where it is too slow for the usual number. */
  readonly states?: number;
}

/** A contender whatever its state. */
// biome-ignore lint/suspicious/noExplicitAny: each contender's state is its own business
export type AnyContender = Contender<any>;

/** What one slot or several gave: the middle one and the extremes. */
export interface Spread {
  readonly median: number;
  readonly min: number;
  readonly max: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const at = (i: number) => sorted[i] as number;
  const middle = (sorted.length - 1) / 2;
  const median = (at(Math.floor(middle)) + at(Math.ceil(middle))) / 2;
  return { median, min: at(0), max: at(sorted.length - 1) };
}

interface Pace {
  readonly games: number;
  readonly decisions: number;
  readonly seconds: number;
}

/**
 * Random games for so many milliseconds, after a lead-in that does not count: there the heap takes the size that suits
 * this contender, and the garbage of the one before is gone. (Collecting by force instead makes the young heap small,
 * which halves the speed of whoever makes much garbage, such as boardgame.io.)
 */
export function playing(contender: AnyContender, firstSeed: number, ms: number): Pace {
  play(contender, firstSeed, ms / 5);
  return play(contender, firstSeed, ms);
}

function play({ begin, playOn }: AnyContender, firstSeed: number, ms: number): Pace {
  let games = 0;
  let decisions = 0;
  const start = performance.now();
  let now = start;
  while (now - start < ms) {
    decisions += playOn(begin(firstSeed + games), Number.POSITIVE_INFINITY, null);
    games++;
    now = performance.now();
  }
  return { games, decisions, seconds: (now - start) / 1000 };
}

/** States from the middle of as many games, or from where they are deepest. */
export function midgame({ begin, playOn, depth }: AnyContender, games: number): unknown[] {
  return Array.from({ length: games }, (_, i) => {
    const decisions = playOn(begin(i + 1), Number.POSITIVE_INFINITY, null);
    const s = begin(i + 1);
    playOn(s, depth === undefined ? decisions >> 1 : deepest(begin(i + 1), decisions, playOn, depth), null);
    return s;
  });
}

/** After how many decisions of the second half a game is deepest in its rules; the last such place. */
function deepest(s: unknown, decisions: number, playOn: AnyContender['playOn'], depth: (s: unknown) => number): number {
  let found = decisions >> 1;
  playOn(s, found, null);
  let most = depth(s);
  for (let n = found + 1; n < decisions; n++) {
    playOn(s, 1, null);
    if (depth(s) >= most) {
      most = depth(s);
      found = n;
    }
  }
  return found;
}

/** Copies a second, of these states in turn, each kept until it is that state's turn again. */
export function copying(copy: (s: unknown) => unknown, states: readonly unknown[], ms: number): number {
  const kept: unknown[] = [...states];
  let copies = 0;
  const start = performance.now();
  let now = start;
  while (now - start < ms) {
    for (let i = 0; i < states.length; i++) kept[i] = copy(states[i]);
    copies += states.length;
    now = performance.now();
  }
  return (copies * 1000) / (now - start);
}

const TENTHS = 10;
const SIDE_BY_SIDE = 100;

/**
 * Microseconds a decision in each tenth of a game. Many games are played side by side, a tenth of each at a time, so
 * that the clock is read once for hundreds of decisions; of many such batches the median counts, whatever interrupts.
 */
export function tenths({ begin, playOn }: AnyContender, firstSeed: number, ms: number): number[] {
  const times: number[][] = Array.from({ length: TENTHS }, () => []);
  const stop = performance.now() + ms;
  for (let seed = firstSeed; performance.now() < stop; seed += SIDE_BY_SIDE) {
    const seeds = Array.from({ length: SIDE_BY_SIDE }, (_, i) => seed + i);
    const lengths = seeds.map((one) => playOn(begin(one), Number.POSITIVE_INFINITY, null));
    const states = seeds.map((one) => begin(one));
    times.forEach((batches, tenth) => {
      let decisions = 0;
      const start = performance.now();
      for (let i = 0; i < SIDE_BY_SIDE; i++) {
        const length = lengths[i] as number;
        const from = Math.floor((tenth * length) / TENTHS);
        decisions += playOn(states[i], Math.floor(((tenth + 1) * length) / TENTHS) - from, null);
      }
      batches.push(((performance.now() - start) * 1000) / decisions);
    });
  }
  return times.map((batches) => spread(batches).median);
}
