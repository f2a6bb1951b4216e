import type { EditionShelf } from '../../../editions/shelf.ts';
import {
  type AnyGame,
  type Fault,
  type GameRecord,
  type Options,
  type Result,
  type Seat,
  settle,
  type Viewer,
} from '../../../kernel/index.ts';
import { parseRecord } from '../../../protocol/record.ts';
import { type GoOn, goneOn } from './beginning.ts';
import { type Keeping, loadGame, openRecordOf } from './kept.ts';
import { loadedGame, type Unplayable } from './loaded-game.ts';
import { type ReviewNow, Reviews, type TurningPoint } from './reviews.ts';
import type { Surroundings } from './surroundings.ts';
import type { Made, Tables } from './tables.ts';
import { type Break, type Line, type Moment, Tape } from './tape.ts';
import { type Claims, type Verdict, verify } from './verify.ts';

/** A record that can be looked at. */
export interface OpenTape {
  readonly kind: 'open';
  /** By which it is called from now on. */
  readonly tape: number;
  readonly game: string;
  /** The edition of its rules. */
  readonly edition: string;
  readonly content: string;
  /** The cards where they are not the game's own, else null. */
  readonly pack: unknown;
  readonly seats: number;
  readonly options: Options;
  readonly names: readonly string[] | null;
  /** The number of the last moment; 0 is the deal. */
  readonly last: number;
  readonly broken: Break | null;
  readonly result: Result | null;
  /** Whose eyes alone may look, while the game is not over; null: anybody's. */
  readonly only: Seat | null;
  /** Where the reader sat, if that is known. */
  readonly you: Seat | null;
  /** By seat the bot that sat there, if that is known. */
  readonly bots: readonly (string | null)[] | null;
}
export type Opened =
  | OpenTape
  | { readonly kind: 'missing' }
  /** It is no record, or none that can be dealt from: every fault with its place. */
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }
  | Unplayable;

interface Reading {
  readonly tape: Tape;
  readonly pack: unknown;
  readonly claims: Claims | null;
  readonly only: Seat | null;
  readonly from: string | null;
  readonly reviews: Reviews;
}

/** Where records lie open: to be scrubbed, verified and played on from. */
export class Desk {
  private readonly shelf: EditionShelf;
  private readonly keeping: Keeping;
  private readonly tables: Tables;
  private readonly around: Surroundings;
  private readonly readings = new Map<number, Reading>();
  /** Begins with the hour: a number from before the engine broke must mean nothing after. */
  private lastReading: number;

  constructor(shelf: EditionShelf, keeping: Keeping, tables: Tables, around: Surroundings) {
    this.shelf = shelf;
    this.keeping = keeping;
    this.tables = tables;
    this.around = around;
    this.lastReading = around.now();
  }

  /** A record from outside: a file's, or a server's. `from` is the table that it was played at. */
  async openRecord(data: unknown, pack: unknown, claims: Claims | null, from: string | null): Promise<Opened> {
    const record = parseRecord(data);
    if (!('format' in record)) return { kind: 'faulty', faults: record };
    return this.lay(record, pack, { claims, from, only: null }, null);
  }

  /** A game of this browser. Until it is over nobody looks into the others' cards. */
  async openKept(id: string): Promise<Opened> {
    await this.tables.settled();
    const kept = await loadGame(this.keeping, id);
    if (kept === null) return { kind: 'missing' };
    const claims = { commitment: null, own: null, result: kept.result };
    const only = kept.result === null ? kept.seat : null;
    return this.lay(openRecordOf(kept), kept.pack, { claims, from: id, only }, kept.seat);
  }

  private async lay(
    record: GameRecord,
    pack: unknown,
    rest: Pick<Reading, 'claims' | 'from' | 'only'>,
    you: Seat | null,
  ): Promise<Opened> {
    const game = await loadedGame(this.shelf, record, pack);
    if ('kind' in game) return game;
    const { faults } = settle(game.seating, record.seats, record.options);
    if (faults.length > 0) return { kind: 'faulty', faults };
    const tape = laidOut(record, game);
    if (tape === null) return { kind: 'faulty', faults: [{ path: 'seed', message: 'the rules fail at the deal' }] };
    const number = ++this.lastReading;
    const reviews = new Reviews(tape, rest.from, this.keeping, this.around);
    this.readings.set(number, { tape, pack, reviews, ...rest });
    const { edition } = game;
    const { content, seats, options, names = null, bots = null } = record;
    const { broken, result } = tape;
    const last = rest.only === null ? tape.last : seenBy(tape, rest.only).length - 1;
    const told = { game: game.name, edition, content, pack, seats, options, names, bots, last, broken, result };
    return { kind: 'open', tape: number, ...told, only: rest.only, you };
  }

  moment(tape: number, number: number, eyes: Viewer): Moment {
    const { tape: laid, only } = this.reading(tape, eyes);
    if (only === null) return laid.moment(number, eyes);
    return { ...laid.moment(seenBy(laid, only)[number]?.number ?? 0, eyes), number };
  }

  story(tape: number, eyes: Viewer): readonly Line[] {
    const { tape: laid, only } = this.reading(tape, eyes);
    if (only === null) return laid.story(eyes);
    return seenBy(laid, only).map((line, number) => ({ ...line, number }));
  }

  /** Tries everything that the record claims. */
  verify(tape: number): readonly Verdict[] {
    const { tape: laid, claims } = this.reading(tape, 'all');
    return verify(laid.record, laid.game, claims);
  }

  /** The turning points of a seat, or of all (null), if they are known already. */
  async reviewed(tape: number, seat: Seat | null): Promise<readonly TurningPoint[] | null> {
    return this.reading(tape, 'all').reviews.known(seat);
  }

  /** Looks for them a little further. */
  async review(tape: number, seat: Seat | null): Promise<ReviewNow> {
    return this.reading(tape, 'all').reviews.further(seat);
  }

  /** The record itself, to be kept in a file. */
  recordOf(tape: number): GameRecord {
    return this.reading(tape, 'all').tape.record;
  }

  /** A new game of this browser that goes on from there. */
  playOn(tape: number, wish: GoOn, names: readonly string[]): Made {
    const { tape: laid, pack, from } = this.reading(tape, 'all');
    const { game, record } = laid;
    const bad = (path: string, message: string): Made => ({ kind: 'faulty', faults: [{ path, message }] });
    if (wish.seat >= record.seats) return bad('seat', `must be below ${record.seats}`);
    if (wish.after > laid.last) return bad('after', `must be at most ${laid.last}`);
    if (laid.moment(wish.after, 'all').view.result !== null) return bad('after', 'the game is over there');
    return this.tables.begin(goneOn(game, record, wish, { names, pack, from }, this.around));
  }

  closeTape(tape: number): void {
    this.readings.delete(tape);
  }

  /** Throws if these eyes may not look: the page does not offer it. */
  private reading(tape: number, eyes: Viewer): Reading {
    const reading = this.readings.get(tape);
    if (reading === undefined) throw new Error('this record is not open here');
    if (reading.only !== null && reading.only !== eyes) throw new Error('the game is not over');
    return reading;
  }
}

/** While a game is not over, only what the person saw counts: not even how often the others did something in secret. */
const seenBy = (tape: Tape, seat: Seat): readonly Line[] => tape.story(seat).filter(({ seen }) => seen);

function laidOut(record: GameRecord, game: AnyGame): Tape | null {
  try {
    return new Tape(record, game);
  } catch {
    return null;
  }
}
