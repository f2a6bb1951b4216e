import { type Bar, RulesError } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { Note } from '../storage/open.ts';
import { StoreTimeout } from '../storage/writer.ts';
import { STAND_IN } from '../thinkers/fallback.ts';
import { Alarm } from './alarm.ts';
import { Audience } from './audience.ts';
import { Coach } from './coach.ts';
import type { House } from './house.ts';
import { infoOf } from './info.ts';
import type { Edition } from './library.ts';
import { type Asking, type Happened, Live, type Wish } from './live.ts';
import { Minds } from './minds.ts';
import { Presence } from './presence.ts';
import { keepFault } from './reports.ts';
import { readLog, readTable, type Stored } from './rows.ts';
import { Talk } from './talk.ts';
import { type Moment, sayInfo, sayNews, sayWhole } from './voice.ts';

/** How often something is tried again when another process was quicker with something else. */
const TRIES = 8;

/**
 * A table in this process: who watches, and, while it is used, its game. One thing happens at a time. What happens is
 * done here, stored, and only then told to anybody; if another process has stored something else in that place, all of
 * it is read again.
 */
export class Table {
  readonly id: string;
  readonly audience = new Audience();
  /** When it was last used, by the monotonic clock. */
  touched = 0;
  closed = false;
  /** Its row and seats; null until they are read. */
  stored: Stored | null = null;
  /** Its game; null before the deal, and while it is not in memory. */
  live: Live | null = null;
  storing = false;
  /** Whether the bots here are this process's to ask: it was the last to read or to store something. */
  private leads = true;
  /** How long the log was when the game left memory. */
  private lastSeq = 0;
  private edition: Edition | null = null;
  private readonly house: House;
  readonly presence: Presence;
  readonly talk: Talk;
  readonly coach: Coach;
  private readonly minds: Minds;
  private readonly alarm: Alarm;
  private tail: Promise<unknown> = Promise.resolve();
  private busy = 0;

  constructor(id: string, house: House) {
    this.id = id;
    this.house = house;
    this.presence = new Presence(this, house);
    this.talk = new Talk(this, house);
    this.coach = new Coach(this, house);
    this.minds = new Minds(this, house);
    this.alarm = new Alarm(this, house);
  }

  /** Whether it can leave memory. */
  get idle(): boolean {
    return this.busy === 0 && !this.minds.atWork;
  }

  /** Does one thing at a time, in the order of asking. */
  run<T>(act: () => Promise<T>): Promise<T> {
    this.busy++;
    this.touched = this.house.monotonic();
    const done = this.tail.then(act).finally(() => {
      this.busy--;
    });
    this.tail = done.catch(() => {});
    return done;
  }

  // ---- Memory ----

  /** Reads what is not in memory. Why it cannot be, or null. */
  async ready(): Promise<Bar | null> {
    if (this.closed) return refuse('stopping');
    if (this.stored === null) {
      this.stored = await readTable(this.house.storage.db, this.id);
      if (this.stored === null) {
        this.audience.empty({ type: 'gone', table: this.id });
        return refuse('no-such-table');
      }
      this.presence.seatAgain(this.stored);
    }
    if (this.stored.row.state === 'open' || this.live !== null) return null;
    return this.load(this.stored);
  }

  private async load({ row, seats }: Stored): Promise<Bar | null> {
    const { library, storage, downtimes, log } = this.house;
    this.edition ??= await library.edition(row.game, row.content);
    if (this.edition === null) return refuse('no-such-pack');
    const { game } = this.edition;
    if (game.version !== row.rules) return refuse('other-rules');
    const salts = row.salted ? seats.map(({ salt }) => salt) : [];
    const dealt = {
      ...{ table: this.id, game, clock: row.clock, downtimes },
      setup: { seats: seats.length, options: row.options, seed: row.seed, salts },
      started: row.started?.getTime() ?? 0,
      bots: seats.map(({ bot }) => bot),
      standIn: STAND_IN,
    };
    const owned = seats.flatMap(({ seat, person }) => (person === null ? [] : [seat]));
    const entries = await readLog(storage.db, this.id);
    try {
      this.live = new Live(dealt, entries, owned);
    } catch (error) {
      log.error({ table: this.id, error }, 'a stored game cannot be played');
      return refuse('rules-fault');
    }
    this.leads = true;
    // What lists show of it was written by who stored the last entry, unless they died, or there is none yet.
    const { seq, result } = this.live;
    if (row.seq !== seq || seq === 0 || (result !== null) !== (row.state === 'over')) this.house.changed(this);
    for (const place of this.audience)
      if (place.seq !== this.live.chronicles.of(place.eyes).seq) sayWhole(place, this.moment(), place.seq ?? 0);
    this.carryOn();
    return null;
  }

  /** Leaves memory, but for who watches. */
  forget(): void {
    this.lastSeq = this.live?.seq ?? 0;
    this.live = null;
    this.stored = null;
    this.edition = null;
    this.alarm.stop();
  }

  close(): void {
    this.closed = true;
    this.minds.stop();
    this.coach.stop();
    this.forget();
  }

  // ---- What happens ----

  /** Lets something happen that somebody asks for, in its turn, unless nobody `wants` it any more by then. */
  act(asking: Asking, wants?: () => boolean): Promise<Bar | null> {
    return this.run(() => this.happen(asking, wants));
  }

  /** Lets something happen: done, stored, told. The reason if it may not. */
  async happen(asking: Asking, wants = () => true): Promise<Bar | null> {
    for (let n = 0; n < TRIES; n++) {
      const bar = await this.ready();
      if (bar !== null) return bar;
      if (!wants()) return refuse('database');
      if (this.live === null) return refuse('not-playing');
      const wanted = asking(this.live, this.row, this.live.at(this.house.now()));
      if ('why' in wanted) return wanted;
      if (this.live.result !== null) return { rule: null, why: 'over' };
      const happened = await this.attempt(this.live, wanted.wish, wanted.to);
      if (happened !== 'again') return happened;
    }
    return { rule: null, why: 'late' };
  }

  private async attempt(live: Live, wish: Wish, to: number | null): Promise<Bar | null | 'again'> {
    const { storage, log, metrics, now } = this.house;
    let happened: Happened | { readonly bar: Bar };
    try {
      happened = live.wish(wish, to, now());
    } catch (error) {
      this.live = null;
      if (!(error instanceof RulesError)) throw error;
      log.error({ table: this.id, place: error.place, error }, 'a fault in the rules');
      await keepFault(storage.db, this.id, error);
      return refuse('rules-fault');
    }
    if ('bar' in happened) return happened.bar;
    const began = performance.now();
    let stored: boolean;
    this.storing = true;
    try {
      stored = await storage.append(happened.entry);
    } catch (error) {
      // It may be stored or not: the next reading will tell.
      this.live = null;
      this.house.failed(this);
      // And it may be stored later, when the log has been read already.
      if (error instanceof StoreTimeout)
        void error.settled.then(() => this.run(() => this.see(true))).catch(() => this.house.failed(this));
      log.error({ table: this.id, error }, 'an entry was not stored');
      return refuse('database');
    } finally {
      this.storing = false;
    }
    metrics.committed((performance.now() - began) / 1000);
    if (!stored) {
      this.live = null;
      return 'again';
    }
    storage.notify({ table: this.id, what: 'log', seq: happened.entry.seq });
    this.leads = true;
    this.house.changed(this);
    this.tell(live, happened);
    return null;
  }

  /** Tells everybody what happened, each as they may know it, and goes on. */
  private tell(live: Live, happened: Happened): void {
    sayNews(this.audience, () => this.moment(), live, happened, this.house.now());
    const { kind } = happened.entry;
    if ((kind !== 'answer' && kind !== 'undo') || live.result !== null) sayInfo(this.audience, this.moment());
    this.carryOn();
  }

  /** What follows by itself: bots that are asked think, and somebody's time will run out. */
  carryOn(): void {
    this.alarm.stop();
    const { live } = this;
    const over = live === null || this.closed || live.result !== null;
    if (live !== null) this.coach.follow(live);
    if (over || !this.leads || !this.isAttended(live)) this.minds.stop();
    else this.minds.follow(live, this.pack);
    if (over) return;
    this.alarm.set(live);
  }

  /** Whether anybody is there for whom it goes on: who plays, or watches. Otherwise bots need not think. */
  private isAttended(live: Live): boolean {
    return live.isPlayed || this.audience.size > 0;
  }

  /** Something should have happened by now, and has not: whoever was to see to it may be dead. `anew`: all is read again. */
  async see(anew = false): Promise<Bar | null> {
    if (anew) this.live = null;
    const bar = await this.ready();
    this.leads = true;
    if (bar === null) this.carryOn();
    return bar;
  }

  // ---- What is known of it ----

  /** What is stored of it. Only once it is ready. */
  get row(): Stored {
    if (this.stored === null) throw new Error('the table has not been read');
    return this.stored;
  }

  /** The cards where they are not the game's own, else null. Only while the game is in memory. */
  get pack(): unknown {
    return this.edition?.pack ?? null;
  }

  info(): TableInfo {
    return infoOf(this.row, this.live, (person) => this.presence.isHere(person));
  }

  moment(): Moment {
    return { table: this.id, info: this.info(), live: this.live, now: this.house.now() };
  }

  // ---- News from elsewhere ----

  /** What is stored of the table, not of its game, has changed: it is read again, and everybody is told. */
  async refresh(): Promise<void> {
    this.stored = null;
    if ((await this.ready()) !== null) return;
    for (const place of this.audience) if (this.live !== null && place.seq === null) sayWhole(place, this.moment(), 0);
    sayInfo(this.audience, this.moment());
  }

  /** Another process said that something changed. */
  async hear({ what, seq = 0 }: Pick<Note, 'what' | 'seq'>): Promise<void> {
    if (what === 'chat') return this.talk.show(seq);
    if (what !== 'log') return this.refresh();
    if (this.live === null) {
      if (this.audience.size > 0 && this.lastSeq < seq) await this.ready();
      return;
    }
    if (this.live.seq >= seq) return;
    this.leads = false;
    try {
      for (const entry of await readLog(this.house.storage.db, this.id, this.live.seq))
        this.tell(this.live, this.live.replayed(entry));
    } catch (error) {
      this.house.log.error({ table: this.id, error }, 'another process stored what does not fit');
      this.live = null;
    }
  }
}
