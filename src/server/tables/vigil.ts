import { asc, gt, lt } from 'drizzle-orm';
import type { Span } from '../../table/index.ts';
import type { Storage } from '../storage/open.ts';
import { downtimes, nodes } from '../storage/schema.ts';

/** How often a process says that it lives, and after how long of silence it counts as dead. */
export const BEAT = 2_000;
const DEAD = 3 * BEAT;
/** What lies further back is on nobody's clock: the longest has two weeks a move. */
const LONGEST_CLOCK = 365 * 86_400_000;

/**
 * Keeps account of when some server lived: time in which none did is nobody's thinking time. Each process says now
 * and then that it lives; who starts sees since when nobody has.
 */
export class Vigil {
  readonly downtimes: Span[] = [];
  private others: ReadonlySet<string> = new Set();
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
  get shared(): boolean {
    return this.others.size > 0;
  }

  async begin(now: number): Promise<void> {
    const { db } = this.storage;
    const before = await db.select().from(nodes);
    const last = Math.max(...before.map(({ beat }) => beat.getTime()));
    if (before.length > 0 && !before.some((node) => this.lives(node, now)))
      await db
        .insert(downtimes)
        .values({ from: new Date(last), to: new Date(now) })
        .onConflictDoNothing();
    const spans = await db
      .select()
      .from(downtimes)
      .where(gt(downtimes.to, new Date(now - LONGEST_CLOCK)))
      .orderBy(asc(downtimes.from));
    this.downtimes.push(...spans.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() })));
    await this.beat(now);
    await db.delete(nodes).where(lt(nodes.beat, new Date(now - 100 * DEAD)));
  }

  /** Says that this process lives. True if another has died since the last time. */
  async beat(now: number, stopped = false): Promise<boolean> {
    const { db, kind } = this.storage;
    const said = { beat: new Date(now), stopped };
    await db
      .insert(nodes)
      .values({ id: this.id, ...said })
      .onConflictDoUpdate({ target: nodes.id, set: said });
    const before = this.others;
    const all = kind === 'pglite' ? [] : await db.select().from(nodes);
    const lives = (id: string) => all.some((node) => node.id === id && this.lives(node, now));
    this.others = new Set(all.flatMap(({ id }) => (id !== this.id && lives(id) ? [id] : [])));
    await this.noteSilence(now);
    const left = (id: string) => all.some((node) => node.id === id && node.stopped);
    return [...before].some((id) => !lives(id) && !left(id));
  }

  /** Where this process could say nothing for long (the database was gone, the machine asleep) and no other did. */
  private async noteSilence(now: number): Promise<void> {
    const wall = this.wall();
    const silent = wall - (this.last ?? wall);
    this.last = wall;
    if (silent < DEAD || this.shared) return;
    const span = { from: now - silent, to: now };
    await this.storage.db
      .insert(downtimes)
      .values({ from: new Date(span.from), to: new Date(span.to) })
      .onConflictDoNothing();
    this.downtimes.push(span);
  }

  /** The embedded database has one process: whoever used it before is dead. */
  private lives({ beat, stopped }: typeof nodes.$inferSelect, now: number): boolean {
    return this.storage.kind === 'postgres' && !stopped && now - beat.getTime() < DEAD;
  }
}
