import { type Bar, isRulesError } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { Appended, LiveGame, Proposal } from '../../table/index.ts';
import { SerialQueue } from '../serial-queue.ts';
import type { ChangeNotification } from '../storage/bus-messages.ts';
import { BudgetExceeded, type WorkBudget } from '../work/budget.ts';
import { Audience } from './audience/audience.ts';
import { broadcastInfo, broadcastUpdate, type TableSnapshot } from './audience/broadcast.ts';
import { Presence } from './audience/presence.ts';
import { Coach } from './coach.ts';
import { type LoadedGame, versionAt } from './game-loader.ts';
import { infoOf } from './info.ts';
import { saltCommitmentsIn } from './lobby/salts.ts';
import { dealtAt, Replays } from './replays.ts';
import { keepFault } from './reports.ts';
import type { Propose } from './seat-authorization.ts';
import { StoredLog } from './stored-log.ts';
import { TableBots } from './table-bots.ts';
import { readTable, type StoredTable } from './table-rows.ts';
import type { TableServices } from './table-services.ts';
import { TableTimer } from './table-timer.ts';
import { TableTalk } from './talk/table-talk.ts';

/** How often an action is retried when another process has stored an entry first. */
const MAX_TRIES = 8;

/**
 * A table in this process: the sockets that follow it and, while it is used, its game. Actions run one at a time. Each
 * is applied in memory, stored, and only then sent to anybody. If another process has stored an entry with the same
 * number, the game is loaded again and the action retried.
 */
export class Table {
  readonly id: string;
  readonly audience = new Audience();
  /** When it was last used, by the monotonic clock. */
  touched = 0;
  closed = false;
  /** Its row and seats; null until they are read. */
  stored: StoredTable | null = null;
  /** Its game; null before the deal, and while it is not in memory. */
  live: LiveGame | null = null;
  /** Whether the game is ahead of the log because an entry is being stored. */
  isStoring = false;
  /** Why its game cannot be loaded, permanently; null: it can, or nobody has tried. */
  unplayable: Bar | null = null;
  /** Whether this process runs the bots here: true for the process that loaded the game or stored an entry last. */
  private ownsBots = true;
  /** The length of the log when the game was unloaded. */
  private lastSeq = 0;
  private loaded: LoadedGame | null = null;
  private readonly services: TableServices;
  readonly presence: Presence;
  readonly talk: TableTalk;
  readonly coach: Coach;
  private readonly bots: TableBots;
  readonly replays: Replays;
  private readonly timer: TableTimer;
  private readonly log: StoredLog;
  private readonly queue = new SerialQueue();

  constructor(id: string, services: TableServices) {
    this.id = id;
    this.services = services;
    this.presence = new Presence(this, services);
    this.talk = new TableTalk(this, services);
    this.coach = new Coach(this, services);
    this.bots = new TableBots(this, services);
    this.replays = new Replays(this, services);
    this.timer = new TableTimer(this, services);
    this.log = new StoredLog(this, services);
  }

  /** Whether the game can be unloaded. */
  get isIdle(): boolean {
    return !this.queue.isBusy && !this.bots.areRunning;
  }

  /** Runs actions one at a time, in the order in which they were requested. */
  run<T>(act: () => Promise<T>): Promise<T> {
    this.touched = this.services.monotonic();
    return this.queue.run(act);
  }

  // ---- Memory ----

  /** Loads what is not in memory, charged to `budget`. The reason if that is impossible, else null. */
  async ready(budget: WorkBudget | null = null): Promise<Bar | null> {
    if (this.closed) return refuse('stopping');
    if (this.stored === null) {
      this.stored = await readTable(this.services.storage.db, this.id);
      if (this.stored === null) {
        this.audience.empty({ type: 'gone', table: this.id });
        return refuse('no-such-table');
      }
      this.presence.reseat(this.stored);
    }
    if (this.stored.row.state === 'open' || this.live !== null) return null;
    this.unplayable ??= await this.load(this.stored, budget);
    return this.unplayable;
  }

  /** Loads the table ahead of an action, charged to the budget of whoever requests it. */
  async ensureLoaded(budget: WorkBudget): Promise<void> {
    if (this.live === null) await this.run(() => this.ready(budget));
  }

  private async load({ row, seats }: StoredTable, budget: WorkBudget | null): Promise<Bar | null> {
    const { gameLoader, downtimes, log } = this.services;
    budget?.demand();
    if (this.loaded === null) {
      const loaded = await gameLoader.load(versionAt(row), budget);
      if (typeof loaded === 'string') return refuse(loaded);
      this.loaded = loaded;
    }
    const dealt = dealtAt({ row, seats }, this.loaded.game, downtimes);
    const owned = seats.flatMap(({ seat, person }) => (person === null ? [] : [seat]));
    const viewers = new Set([...owned, ...[...this.audience].map((place) => place.viewer)]);
    const entries = await this.log.read();
    try {
      this.live = await this.replays.load(dealt, entries, [...viewers], budget);
    } catch (error) {
      if (error instanceof BudgetExceeded) throw error;
      log.error({ table: this.id, error }, 'a stored game cannot be played');
      return refuse('rules-fault');
    }
    this.ownsBots = true;
    // The process that stored the last entry also writes the summary, unless it died first; a game without entries has
    // none yet.
    const { seq, result } = this.live;
    if (row.seq !== seq || seq === 0 || (result !== null) !== (row.state === 'over')) this.services.markChanged(this);
    await this.presence.catchUp(this.live);
    this.scheduleNext();
    return null;
  }

  /** Unloads the game, but keeps the sockets that follow the table. */
  forget(): void {
    this.lastSeq = this.live?.seq ?? 0;
    this.live = null;
    this.stored = null;
    this.loaded = null;
    this.timer.stop();
  }

  close(): void {
    this.closed = true;
    this.bots.stop();
    this.coach.stop();
    this.forget();
  }

  // ---- What happens ----

  /** Applies a proposal when it is its turn, unless `isWanted` is false by then. */
  act(propose: Propose, isWanted?: () => boolean): Promise<Bar | null> {
    return this.run(() => this.applyProposal(propose, isWanted));
  }

  /**
   * Applies a proposal: in memory, in the database, then to all who follow the table. The reason if it is refused, else
   * null.
   */
  async applyProposal(propose: Propose, isWanted = () => true): Promise<Bar | null> {
    for (let n = 0; n < MAX_TRIES; n++) {
      const bar = await this.ready();
      if (bar !== null) return bar;
      if (this.live === null) return refuse('not-playing');
      const { live } = this;
      const at = await this.timeAt(live);
      if (this.live !== live) continue;
      if (!isWanted()) return refuse('database');
      const proposal = propose(live, this.row, at);
      if ('why' in proposal) return proposal;
      const happened = await this.attempt(live, proposal);
      if (happened !== 'again') return happened;
    }
    return { rule: null, why: 'late' };
  }

  /**
   * The table's time. Before it says that somebody's time is up, it makes sure that downtimes are known: after this
   * process or its machine was suspended, late timers fire before the downtime is recorded.
   */
  private async timeAt(live: LiveGame): Promise<number> {
    const at = live.at(this.services.now());
    return live.clocks.overdue(at).length === 0 ? at : live.at(await this.services.heartbeat());
  }

  private async attempt(live: LiveGame, { draft, to }: Proposal): Promise<Bar | null | 'again'> {
    const { storage, log, now } = this.services;
    let appended: Appended | { readonly bar: Bar };
    try {
      appended = live.append(draft, to, now());
    } catch (error) {
      this.live = null;
      if (!isRulesError(error)) throw error;
      log.error({ table: this.id, place: error.place, error }, 'a fault in the rules');
      await keepFault(storage.db, this.id, error, saltCommitmentsIn(this.row));
      return refuse('rules-fault');
    }
    if ('bar' in appended) return appended.bar;
    this.isStoring = true;
    const stored = await this.log.append(appended.entry);
    this.isStoring = false;
    if (stored !== 'stored') {
      this.live = null;
      return stored === 'taken' ? 'again' : refuse('database');
    }
    this.ownsBots = true;
    this.services.markChanged(this);
    this.broadcast(live, appended);
    return null;
  }

  /** Sends everybody the part of an update that they may see, and starts what comes next. */
  private broadcast(live: LiveGame, appended: Appended): void {
    broadcastUpdate(this.audience, () => this.snapshot(), { table: this.id, live, now: this.services.now() }, appended);
    const { kind } = appended.entry;
    if ((kind !== 'answer' && kind !== 'aside' && kind !== 'undo') || live.result !== null)
      broadcastInfo(this.audience, this.snapshot());
    this.scheduleNext();
  }

  /** Starts bots that are asked, and the timer of the clocks. */
  scheduleNext(): void {
    this.timer.stop();
    const { live } = this;
    const over = live === null || this.closed || live.result !== null;
    if (live !== null) this.coach.follow(live);
    // Bots need not think if no person plays or watches.
    if (over || !this.ownsBots || !(live.isPlayed || this.audience.size > 0)) this.bots.stop();
    else this.bots.follow(live);
    if (over) return;
    this.timer.set(live);
  }

  /** Resumes a table whose process may have died, because something is overdue. `anew`: the game is loaded again. */
  async takeOver(anew = false): Promise<Bar | null> {
    if (anew) this.live = null;
    const bar = await this.ready();
    this.ownsBots = true;
    if (bar === null) this.scheduleNext();
    return bar;
  }

  // ---- What is known of it ----

  /** The stored row and seats. Only once the table is ready. */
  get row(): StoredTable {
    if (this.stored === null) throw new Error('the table has not been read');
    return this.stored;
  }

  /** The length of its log, as far as this process knows. */
  get seq(): number {
    return this.live?.seq ?? this.lastSeq;
  }

  /** The table's custom cards; null if they are the game's own. Only while the game is in memory. */
  get pack(): unknown {
    return this.loaded?.pack ?? null;
  }

  info(): TableInfo {
    return infoOf(this.row, this.live, (person) => this.presence.isHere(person));
  }

  snapshot(): TableSnapshot {
    return { table: this.id, info: this.info(), live: this.live, now: this.services.now() };
  }

  // ---- News from elsewhere ----

  /** The stored row or seats have changed, but not the log: reads them again and sends them to everybody. */
  async refresh(): Promise<void> {
    this.stored = null;
    if ((await this.ready()) !== null) return;
    if (this.live !== null) await this.presence.catchUp(this.live);
    broadcastInfo(this.audience, this.snapshot());
  }

  /** Handles a notification from another process. */
  async receive({ what, seq = 0 }: Pick<ChangeNotification, 'what' | 'seq'>): Promise<void> {
    if (what === 'chat') return this.talk.show(seq);
    if (what !== 'log') return this.refresh();
    if (this.live === null) {
      if (this.audience.size > 0 && this.lastSeq < seq) await this.ready();
      return;
    }
    if (this.live.seq < seq) await this.readLog();
  }

  /** Plays on what other processes have stored. */
  async readLog(): Promise<void> {
    if (this.live === null) return;
    try {
      for (const entry of await this.log.read(this.live.seq)) {
        this.ownsBots = false;
        this.broadcast(this.live, this.live.replay(entry));
      }
    } catch (error) {
      this.services.log.error({ table: this.id, error }, 'another process stored what does not fit');
      this.live = null;
    }
  }
}
