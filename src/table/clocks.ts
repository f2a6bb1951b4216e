import type { Seat } from '../kernel/index.ts';
import type { SeatClocks } from '../protocol/socket.ts';
import type { Clock } from '../protocol/table.ts';

/** A stretch of time, in milliseconds. */
export interface TimeSpan {
  readonly from: number;
  readonly to: number;
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

/** What a clock gives: for each move, or for the whole game; null is no limit. */
function given(clock: Clock): { readonly limit: number; readonly each: 'move' | 'game' } | null {
  switch (clock.kind) {
    case 'none':
      return null;
    case 'days':
      return { limit: clock.days * DAY, each: 'move' };
    default:
      return { limit: clock.seconds * SECOND, each: clock.kind };
  }
}

/** What a call of `set` said, by seat where it says whose clock runs. */
interface ClockChange {
  readonly at: number;
  readonly runs: readonly boolean[];
  readonly moved: Seat | null;
  readonly undone: Seat | null;
}

/**
 * The seats' clocks, in the table's own time. A clock runs while a person is asked; time in which no server lived is
 * nobody's. A clock for moves starts anew with every answer that others can see: what is given in secret does not
 * show in it.
 */
export class Clocks {
  private readonly given: ReturnType<typeof given>;
  private readonly downtimes: readonly TimeSpan[];
  private readonly started: number;
  /** By seat: since when it runs, or null; and what was used before. */
  private readonly since: (number | null)[];
  private readonly spent: number[];
  /** By seat: what was used when it last stopped. */
  private readonly before: number[];
  /** All that was set: a downtime may become known after somebody has answered in it, and then all is counted anew. */
  private readonly changes: ClockChange[] = [];
  /** How many downtimes were known when it was counted. */
  private counted = 0;

  /** `downtimes` are by the wall clock, and may grow; the table's time begins at `started`. */
  constructor(
    clock: Clock,
    seats: number,
    { downtimes, started }: { readonly downtimes: readonly TimeSpan[]; readonly started: number },
  ) {
    this.given = given(clock);
    this.downtimes = downtimes;
    this.counted = downtimes.length;
    this.started = started;
    this.since = new Array(seats).fill(null);
    this.spent = new Array(seats).fill(0);
    this.before = new Array(seats).fill(0);
  }

  get isLimited(): boolean {
    return this.given !== null;
  }

  /**
   * From now on these seats' clocks run, and no others. That of `moved` begins anew; that of `undone`, who took an
   * answer back, goes on from where it stopped.
   */
  set(at: number, runs: (seat: Seat) => boolean, moved: Seat | null, undone: Seat | null = null): void {
    if (this.given === null) return;
    const change = { at, runs: this.since.map((_, seat) => runs(seat)), moved, undone };
    this.changes.push(change);
    this.apply(change, this.given.each);
  }

  private apply({ at, runs, moved, undone }: ClockChange, each: 'move' | 'game'): void {
    for (let seat = 0; seat < this.since.length; seat++) {
      const since = this.since[seat] ?? null;
      const going = runs[seat] === true;
      if (since !== null && (!going || seat === moved)) {
        this.before[seat] = this.used(seat, at);
        this.spent[seat] = each === 'game' ? (this.before[seat] as number) : 0;
        this.since[seat] = null;
      }
      if (!going || this.since[seat] !== null) continue;
      this.since[seat] = at;
      if (seat === undone) this.spent[seat] = this.before[seat] as number;
    }
  }

  private recount(each: 'move' | 'game'): void {
    this.counted = this.downtimes.length;
    this.since.fill(null);
    this.spent.fill(0);
    this.before.fill(0);
    for (const change of this.changes) this.apply(change, each);
  }

  /** Milliseconds left; null: no limit. */
  left(seat: Seat, at: number): number | null {
    if (this.given === null) return null;
    if (this.downtimes.length !== this.counted) this.recount(this.given.each);
    return Math.max(0, this.given.limit - this.used(seat, at));
  }

  /** Whether a seat has used up the time for the whole game. */
  isUsedUp(seat: Seat, at: number): boolean {
    return this.given?.each === 'game' && this.left(seat, at) === 0;
  }

  shown(at: number): SeatClocks {
    if (this.given === null) return [];
    return this.since.map((since, seat) => ({ left: this.left(seat, at), runs: since !== null }));
  }

  /** When the first running clock runs out, as things stand; null: never. */
  due(at: number): number | null {
    const ends = this.since.flatMap((since, seat) => (since === null ? [] : [at + (this.left(seat, at) as number)]));
    return this.given === null || ends.length === 0 ? null : Math.min(...ends);
  }

  /** The seats whose time is up. */
  overdue(at: number): Seat[] {
    if (this.given === null) return [];
    return this.since.flatMap((since, seat) => (since !== null && this.left(seat, at) === 0 ? [seat] : []));
  }

  private used(seat: Seat, at: number): number {
    const since = this.since[seat] ?? null;
    if (since === null) return this.spent[seat] as number;
    const span = { from: this.started + since, to: this.started + at };
    return (this.spent[seat] as number) + uptimeIn(span, this.downtimes);
  }
}

/** How much of a span some server lived through. */
export function uptimeIn({ from, to }: TimeSpan, downtimes: readonly TimeSpan[]): number {
  let rest = to - from;
  let counted = from;
  // In order of their beginnings, so that what overlaps counts once.
  for (const down of downtimes) {
    const begin = Math.max(down.from, counted);
    const end = Math.min(down.to, to);
    if (end <= begin) continue;
    rest -= end - begin;
    counted = end;
  }
  return Math.max(0, rest);
}
