import type { EditionRegistry } from '../../../../editions/registry.ts';
import {
  type AnyGame,
  type Fault,
  type GameRecord,
  type HeardEvent,
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
import { type PastStanding, type ReviewFindings, type ReviewStatus, Reviews } from './reviews.ts';
import { type CheckResult, type Claims, verify } from './verify.ts';

/** A record that can be looked at. */
export interface OpenRecord {
  readonly kind: 'open';
  /** The number by which the session is named. */
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
  /** The only seat that may look while the game is not over; null: anybody may. */
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

/** The records that are open in this page: to be replayed, verified and played on from. */
export class RecordSessions {
  private readonly editions: EditionRegistry;
  private readonly storage: GameStorage;
  private readonly tables: LocalTables;
  private readonly environment: LocalEnvironment;
  private readonly sessions = new Map<number, RecordSession>();
  /** Begins with the time: a number from before a crash of the engine must mean nothing afterwards. */
  private lastSession: number;

  constructor(editions: EditionRegistry, storage: GameStorage, tables: LocalTables, environment: LocalEnvironment) {
    this.editions = editions;
    this.storage = storage;
    this.tables = tables;
    this.environment = environment;
    this.lastSession = environment.now();
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
    const saved = await loadGame(this.storage, id);
    if (saved === null) return { kind: 'missing' };
    const claims = { commitment: null, own: null, result: saved.result };
    const only = saved.result === null ? saved.seat : null;
    return this.openSession(openRecordOf(saved), saved.pack, { claims, from: id, only }, saved.seat);
  }

  private async openSession(
    record: GameRecord,
    pack: unknown,
    rest: Pick<RecordSession, 'claims' | 'from' | 'only'>,
    you: Seat | null,
  ): Promise<OpenRecordResult> {
    const game = await loadedGame(this.editions, record, pack);
    if ('kind' in game) return game;
    const { faults } = settle(game.seating, record.seats, record.options);
    if (faults.length > 0) return { kind: 'faulty', faults };
    const timeline = timelineOf(record, game);
    if (timeline === null) return { kind: 'faulty', faults: [{ path: 'seed', message: 'the rules fail at the deal' }] };
    const number = ++this.lastSession;
    const reviews = new Reviews(timeline, rest.from, this.storage, this.environment);
    this.sessions.set(number, { timeline, pack, reviews, ...rest });
    const { edition } = game;
    const { content, seats, options, names = null, bots = null } = record;
    const { broken, result } = timeline;
    const last = rest.only === null ? timeline.last : seenEntries(timeline, rest.only).length - 1;
    const told = { game: game.name, edition, content, pack, seats, options, names, bots, last, broken, result };
    return { kind: 'open', session: number, ...told, only: rest.only, you };
  }

  moment(session: number, number: number, viewer: Viewer): TimelineMoment {
    const { timeline, only } = this.session(session, viewer);
    if (only === null) return timeline.moment(number, viewer);
    return { ...timeline.moment(seenEntries(timeline, only)[number]?.number ?? 0, viewer), number };
  }

  story(session: number, viewer: Viewer): readonly TimelineEntry[] {
    const { timeline, only } = this.session(session, viewer);
    if (only === null) return timeline.story(viewer);
    return seenEntries(timeline, only).map((line, number) => ({ ...line, number }));
  }

  /** What a viewer heard, moment by moment: the events of the story, without the work of finding out what was seen. */
  events(session: number, viewer: Viewer): readonly (readonly HeardEvent[])[] {
    const { timeline, only } = this.session(session, viewer);
    return only === null ? timeline.events(viewer) : seenEntries(timeline, only).map(({ events }) => events);
  }

  /** Checks every claim of the record. */
  verify(session: number): readonly CheckResult[] {
    const { timeline, claims } = this.session(session, 'all');
    return verify(timeline.record, timeline.game, claims);
  }

  /** The turning points and standings of a seat, or of all (null), if they are known already. */
  async reviewed(session: number, seat: Seat | null): Promise<ReviewFindings | null> {
    return this.session(session, 'all').reviews.known(seat);
  }

  /** The standings alone, where no more is known. */
  async standings(session: number, seat: Seat | null): Promise<readonly PastStanding[] | null> {
    return this.session(session, 'all').reviews.knownStandings(seat);
  }

  /** Looks for them a little further. */
  async review(session: number, seat: Seat | null): Promise<ReviewStatus> {
    return this.session(session, 'all').reviews.step(seat);
  }

  /** The record itself, to be saved in a file. */
  recordOf(session: number): GameRecord {
    return this.session(session, 'all').timeline.record;
  }

  /** A new game of this browser that goes on from there. */
  playOn(session: number, start: ContinueFrom, names: readonly string[]): CreateResult {
    const { timeline, pack, from } = this.session(session, 'all');
    const { game, record } = timeline;
    const bad = (path: string, message: string): CreateResult => ({ kind: 'faulty', faults: [{ path, message }] });
    if (start.seat >= record.seats) return bad('seat', `must be below ${record.seats}`);
    if (start.after > timeline.last) return bad('after', `must be at most ${timeline.last}`);
    if (timeline.moment(start.after, 'all').view.result !== null) return bad('after', 'the game is over there');
    return this.tables.begin(continuedGame(game, record, start, { names, pack, from }, this.environment));
  }

  closeRecord(session: number): void {
    this.sessions.delete(session);
  }

  /** Throws if the viewer may not look: the page does not offer that. */
  private session(session: number, viewer: Viewer): RecordSession {
    const reading = this.sessions.get(session);
    if (reading === undefined) throw new Error('this record is not open here');
    if (reading.only !== null && reading.only !== viewer) throw new Error('the game is not over');
    return reading;
  }
}

/** While a game is not over, only what the person saw counts: not even how often the others did something in secret. */
const seenEntries = (timeline: ReplayTimeline, seat: Seat): readonly TimelineEntry[] =>
  timeline.story(seat).filter(({ seen }) => seen);

function timelineOf(record: GameRecord, game: AnyGame): ReplayTimeline | null {
  try {
    return new ReplayTimeline(record, game);
  } catch {
    return null;
  }
}
