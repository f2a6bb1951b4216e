import { gt, lt, sql } from 'drizzle-orm';
import type { TimeSpan } from '../../../table/index.ts';
import type { Storage } from '../../storage/open.ts';
import { downtimes, nodes } from '../../storage/schema.ts';

/** How often a process says that it lives, and after how long of silence it counts as dead. */
export const HEARTBEAT_MS = 2_000;
const DEAD_MS = 3 * HEARTBEAT_MS;
/** What lies further back is on nobody's clock: the longest has two weeks a move. */
const LONGEST_CLOCK = 365 * 86_400_000;

type Node = typeof nodes.$inferSelect;

/**
 * Keeps account of when some server lived: time in which none did is nobody's thinking time. Each process says now
 * and then that it lives; who starts sees since when nobody has.
 */
export class Heartbeat {
  /** In order of their beginnings; grows in place. */
  readonly downtimes: TimeSpan[] = [];
  private others: ReadonlySet<string> = new Set();
  /**
   * From another's last sign of life to the start of this process, as long as nobody knows whether that one lived: it was
   * heard of so lately that it may yet be heard of again.
   */
  private unconfirmed: TimeSpan | null = null;
  /** When this process last said that it lives. */
  private last: number | null = null;
  private readonly storage: Storage;
  private readonly id: string;
  private readonly wall: () => number;

  /** `wall` is the clock on the wall, by which silence is measured. */
  constructor(storage: Storage, id: string, wall: () => number = Date.now) {
    this.storage = storage;
    this.id = id;
    this.wall = wall;
  }

  /** Whether other processes live. */
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

  /** After a beat at that time: the moment up to which all downtimes are known here. Those that are found later begin after it. */
  knownUpTo(now: number): number {
    return this.unconfirmed?.from ?? now;
  }

  /** Says that this process lives. True if another has died since the last time. */
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

  /** Who seemed to live when this process started has been heard of again by now, or was dead. */
  private async confirm(now: number, others: readonly Node[], shared: boolean): Promise<void> {
    if (this.unconfirmed === null) return;
    const { from } = this.unconfirmed;
    const lived = others.some(({ beat }) => beat.getTime() > from);
    if (!lived && shared) return;
    if (!lived) await this.addDowntime(this.unconfirmed);
    this.unconfirmed = null;
    await this.read(now);
  }

  /** Where this process could say nothing for long (the database was gone, the machine asleep) and no other did. */
  private async addOwnSilence(now: number, silent: number, others: readonly Node[], shared: boolean): Promise<void> {
    if (silent < DEAD_MS) return;
    // Up to their last beats others lived.
    if (!shared)
      await this.addDowntime({ from: Math.max(now - silent, ...others.map(({ beat }) => beat.getTime())), to: now });
    // Another may have noted it.
    await this.read(now);
  }

  /** Who noted it before and died before its first beat saw only the beginning of it. */
  private async addDowntime({ from, to }: TimeSpan): Promise<void> {
    if (to <= from) return;
    const span = { from: new Date(from), to: new Date(to) };
    await this.storage.db
      .insert(downtimes)
      .values(span)
      .onConflictDoUpdate({ target: downtimes.from, set: { to: sql`greatest(${downtimes.to}, excluded."to")` } });
  }

  /** Reads what is not known yet. */
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

  /** The embedded database has one process: whoever used it before is dead. */
  private isAlive({ beat, stopped }: Node, now: number): boolean {
    return this.storage.kind === 'postgres' && !stopped && now - beat.getTime() < DEAD_MS;
  }
}
