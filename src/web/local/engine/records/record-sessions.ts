import type { EditionShelf } from '../../../../editions/shelf.ts';
import {
  type AnyGame,
  type Fault,
  type GameRecord,
  type Options,
  type Result,
  type Seat,
  settle,
  type Viewer,
} from '../../../../kernel/index.ts';
import { parseRecord } from '../../../../protocol/record/record.ts';
import type { LocalEnvironment } from '../environment.ts';
import { loadedGame, type Unplayable } from '../loaded-game.ts';
import { type GameStorage, loadGame, openRecordOf } from '../saved-game.ts';
import type { CreateResult, LocalTables } from '../tables/local-tables.ts';
import { type ContinueFrom, continuedGame } from '../tables/new-game.ts';
import { type RecordBreak, ReplayTimeline, type TimelineEntry, type TimelineMoment } from './replay-timeline.ts';
import { type ReviewStatus, Reviews, type TurningPoint } from './reviews.ts';
import { type CheckResult, type Claims, verify } from './verify.ts';

/** A record that can be looked at. */
export interface OpenRecord {
  readonly kind: 'open';
  /** By which it is called from now on. */
  readonly session: number;
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
  readonly broken: RecordBreak | null;
  readonly result: Result | null;
  /** Whose eyes alone may look, while the game is not over; null: anybody's. */
  readonly only: Seat | null;
  /** Where the reader sat, if that is known. */
  readonly you: Seat | null;
  /** By seat the bot that sat there, if that is known. */
  readonly bots: readonly (string | null)[] | null;
}
export type OpenRecordResult =
  | OpenRecord
  | { readonly kind: 'missing' }
  /** It is no record, or none that can be dealt from: every fault with its place. */
  | { readonly kind: 'faulty'; readonly faults: readonly Fault[] }
  | Unplayable;

interface RecordSession {
  readonly timeline: ReplayTimeline;
  readonly pack: unknown;
  readonly claims: Claims | null;
  readonly only: Seat | null;
  readonly from: string | null;
  readonly reviews: Reviews;
}

/** Where records lie open: to be scrubbed, verified and played on from. */
export class RecordSessions {
  private readonly shelf: EditionShelf;
  private readonly storage: GameStorage;
  private readonly tables: LocalTables;
  private readonly environment: LocalEnvironment;
  private readonly sessions = new Map<number, RecordSession>();
  /** Begins with the hour: a number from before the engine broke must mean nothing after. */
  private lastSession: number;

  constructor(shelf: EditionShelf, keeping: GameStorage, tables: LocalTables, around: LocalEnvironment) {
    this.shelf = shelf;
    this.storage = keeping;
    this.tables = tables;
    this.environment = around;
    this.lastSession = around.now();
  }

  /** A record from outside: a file's, or a server's. `from` is the table that it was played at. */
  async openRecord(
    data: unknown,
    pack: unknown,
    claims: Claims | null,
    from: string | null,
  ): Promise<OpenRecordResult> {
    const record = parseRecord(data);
    if (!('format' in record)) return { kind: 'faulty', faults: record };
    return this.openSession(record, pack, { claims, from, only: null }, null);
  }

  /** A game of this browser. Until it is over nobody looks into the others' cards. */
  async openSaved(id: string): Promise<OpenRecordResult> {
    await this.tables.settled();
    const kept = await loadGame(this.storage, id);
    if (kept === null) return { kind: 'missing' };
    const claims = { commitment: null, own: null, result: kept.result };
    const only = kept.result === null ? kept.seat : null;
    return this.openSession(openRecordOf(kept), kept.pack, { claims, from: id, only }, kept.seat);
  }

  private async openSession(
    record: GameRecord,
    pack: unknown,
    rest: Pick<RecordSession, 'claims' | 'from' | 'only'>,
    you: Seat | null,
  ): Promise<OpenRecordResult> {
    const game = await loadedGame(this.shelf, record, pack);
    if ('kind' in game) return game;
    const { faults } = settle(game.seating, record.seats, record.options);
    if (faults.length > 0) return { kind: 'faulty', faults };
    const tape = timelineOf(record, game);
    if (tape === null) return { kind: 'faulty', faults: [{ path: 'seed', message: 'the rules fail at the deal' }] };
    const number = ++this.lastSession;
    const reviews = new Reviews(tape, rest.from, this.storage, this.environment);
    this.sessions.set(number, { timeline: tape, pack, reviews, ...rest });
    const { edition } = game;
    const { content, seats, options, names = null, bots = null } = record;
    const { broken, result } = tape;
    const last = rest.only === null ? tape.last : seenEntries(tape, rest.only).length - 1;
    const told = { game: game.name, edition, content, pack, seats, options, names, bots, last, broken, result };
    return { kind: 'open', session: number, ...told, only: rest.only, you };
  }

  moment(tape: number, number: number, eyes: Viewer): TimelineMoment {
    const { timeline: laid, only } = this.session(tape, eyes);
    if (only === null) return laid.moment(number, eyes);
    return { ...laid.moment(seenEntries(laid, only)[number]?.number ?? 0, eyes), number };
  }

  story(tape: number, eyes: Viewer): readonly TimelineEntry[] {
    const { timeline: laid, only } = this.session(tape, eyes);
    if (only === null) return laid.story(eyes);
    return seenEntries(laid, only).map((line, number) => ({ ...line, number }));
  }

  /** Tries everything that the record claims. */
  verify(tape: number): readonly CheckResult[] {
    const { timeline: laid, claims } = this.session(tape, 'all');
    return verify(laid.record, laid.game, claims);
  }

  /** The turning points of a seat, or of all (null), if they are known already. */
  async reviewed(tape: number, seat: Seat | null): Promise<readonly TurningPoint[] | null> {
    return this.session(tape, 'all').reviews.known(seat);
  }

  /** Looks for them a little further. */
  async review(tape: number, seat: Seat | null): Promise<ReviewStatus> {
    return this.session(tape, 'all').reviews.step(seat);
  }

  /** The record itself, to be kept in a file. */
  recordOf(tape: number): GameRecord {
    return this.session(tape, 'all').timeline.record;
  }

  /** A new game of this browser that goes on from there. */
  playOn(tape: number, wish: ContinueFrom, names: readonly string[]): CreateResult {
    const { timeline: laid, pack, from } = this.session(tape, 'all');
    const { game, record } = laid;
    const bad = (path: string, message: string): CreateResult => ({ kind: 'faulty', faults: [{ path, message }] });
    if (wish.seat >= record.seats) return bad('seat', `must be below ${record.seats}`);
    if (wish.after > laid.last) return bad('after', `must be at most ${laid.last}`);
    if (laid.moment(wish.after, 'all').view.result !== null) return bad('after', 'the game is over there');
    return this.tables.begin(continuedGame(game, record, wish, { names, pack, from }, this.environment));
  }

  closeRecord(tape: number): void {
    this.sessions.delete(tape);
  }

  /** Throws if these eyes may not look: the page does not offer it. */
  private session(tape: number, eyes: Viewer): RecordSession {
    const reading = this.sessions.get(tape);
    if (reading === undefined) throw new Error('this record is not open here');
    if (reading.only !== null && reading.only !== eyes) throw new Error('the game is not over');
    return reading;
  }
}

/** While a game is not over, only what the person saw counts: not even how often the others did something in secret. */
const seenEntries = (tape: ReplayTimeline, seat: Seat): readonly TimelineEntry[] =>
  tape.story(seat).filter(({ seen }) => seen);

function timelineOf(record: GameRecord, game: AnyGame): ReplayTimeline | null {
  try {
    return new ReplayTimeline(record, game);
  } catch {
    return null;
  }
}
