import { gt, lt, sql } from 'drizzle-orm';
import type { TimeSpan } from '../../../table/index.ts';
import type { Storage } from '../../storage/open.ts';
import { downtimes, nodes } from '../../storage/schema.ts';

/** How often a process writes its heartbeat, and after how long without one it counts as dead. */
export const HEARTBEAT_MS = 2_000;
const DEAD_MS = 3 * HEARTBEAT_MS;
/** Older downtimes are not read: they cannot affect a running clock, as the longest allows two weeks for a move. */
const LONGEST_CLOCK = 365 * 86_400_000;

type ProcessRow = typeof nodes.$inferSelect;

/**
 * Records the downtimes during which no server process ran, because they are not deducted from the players' clocks.
 * Each process writes a heartbeat regularly; one that starts finds out since when there has been none.
 */
export class Heartbeat {
  /** Sorted by their beginning. Clocks hold on to this array, so it is changed in place. */
  readonly downtimes: TimeSpan[] = [];
  private others: ReadonlySet<string> = new Set();
  /**
   * A possible downtime: from another process's last heartbeat to the start of this one. That heartbeat was so recent
   * that the other process may still be running; `confirm` decides.
   */
  private unconfirmed: TimeSpan | null = null;
  /** When this process wrote its last heartbeat. */
  private last: number | null = null;
  private readonly storage: Storage;
  private readonly id: string;
  private readonly wall: () => number;

  /** `wall` is the wall clock, by which silence is measured. */
  constructor(storage: Storage, id: string, wall: () => number = Date.now) {
    this.storage = storage;
    this.id = id;
    this.wall = wall;
  }

  /** Whether other processes are running. */
  get isShared(): boolean {
    return this.others.size > 0;
  }

  async begin(now: number): Promise<void> {
    const { db } = this.storage;
    const before = await db.select().from(nodes);
    const since = { from: Math.max(...before.map(({ beat }) => beat.getTime())), to: now };
    if (before.some((node) => this.isAlive(node, now))) this.unconfirmed = since;
    else if (before.length > 0) await this.addDowntime(since);
    await this.read(now);
    await this.beat(now);
    await db.delete(nodes).where(lt(nodes.beat, new Date(now - 100 * DEAD_MS)));
  }

  /**
   * To be called after a beat at `now`: the time up to which all downtimes are known. Any found later begin after it.
   */
  knownUpTo(now: number): number {
    return this.unconfirmed?.from ?? now;
  }

  /** Writes a heartbeat. True if another process has died since the last one. */
  async beat(now: number, stopped = false): Promise<boolean> {
    const { db, kind } = this.storage;
    const wall = this.wall();
    const all = kind === 'pglite' ? [] : await db.select().from(nodes);
    const others = all.filter(({ id }) => id !== this.id);
    const living = new Set(others.flatMap((node) => (this.isAlive(node, now) ? [node.id] : [])));
    await this.confirm(now, others, living.size > 0);
    await this.addOwnSilence(now, wall - (this.last ?? wall), others, living.size > 0);
    const said = { beat: new Date(now), stopped };
    await db
      .insert(nodes)
      .values({ id: this.id, ...said })
      .onConflictDoUpdate({ target: nodes.id, set: said });
    this.last = wall;
    const died = others.some(({ id, stopped }) => this.others.has(id) && !living.has(id) && !stopped);
    this.others = living;
    return died;
  }

  /**
   * Decides whether the possible downtime before this process started was real: not if the other process has written a
   * heartbeat since.
   */
  private async confirm(now: number, others: readonly ProcessRow[], shared: boolean): Promise<void> {
    if (this.unconfirmed === null) return;
    const { from } = this.unconfirmed;
    const lived = others.some(({ beat }) => beat.getTime() > from);
    if (!lived && shared) return;
    if (!lived) await this.addDowntime(this.unconfirmed);
    this.unconfirmed = null;
    await this.read(now);
  }

  /**
   * Records a downtime if this process itself was silent for long (its database was gone, or the machine slept) and so
   * were all others.
   */
  private async addOwnSilence(
    now: number,
    silent: number,
    others: readonly ProcessRow[],
    shared: boolean,
  ): Promise<void> {
    if (silent < DEAD_MS) return;
    // It begins no earlier than the last heartbeat of the others.
    if (!shared)
      await this.addDowntime({ from: Math.max(now - silent, ...others.map(({ beat }) => beat.getTime())), to: now });
    // Another process may have recorded it.
    await this.read(now);
  }

  /** Extends the downtime if another process has recorded its beginning and then died before its first heartbeat. */
  private async addDowntime({ from, to }: TimeSpan): Promise<void> {
    if (to <= from) return;
    const span = { from: new Date(from), to: new Date(to) };
    await this.storage.db
      .insert(downtimes)
      .values(span)
      .onConflictDoUpdate({ target: downtimes.from, set: { to: sql`greatest(${downtimes.to}, excluded."to")` } });
  }

  /** Reads the downtimes that other processes have recorded. */
  private async read(now: number): Promise<void> {
    const rows = await this.storage.db
      .select()
      .from(downtimes)
      .where(gt(downtimes.to, new Date(now - LONGEST_CLOCK)));
    const spans = rows.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() }));
    const isKnown = ({ from, to }: TimeSpan) => this.downtimes.some((known) => known.from === from && known.to === to);
    this.downtimes.push(...spans.filter((span) => !isKnown(span)));
    this.downtimes.sort((a, b) => a.from - b.from);
  }

  /** Whether a process is running. The embedded database serves only one, so there any other is dead. */
  private isAlive({ beat, stopped }: ProcessRow, now: number): boolean {
    return this.storage.kind === 'postgres' && !stopped && now - beat.getTime() < DEAD_MS;
  }
}
