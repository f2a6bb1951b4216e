import { createHash } from 'node:crypto';
import type { FromServer } from '../../../protocol/socket.ts';
import type { ListedTable } from '../../../protocol/table.ts';
import type { Logger } from '../../log.ts';

/** Somebody's socket that follows the list of their own tables. */
export interface Follower {
  readonly person: string;
  send(text: string): void;
}

/** What the feed reads from the database. */
export interface TableLists {
  /** Who sits at these tables, or is expected there. */
  peopleAt(tables: readonly string[]): Promise<ReadonlySet<string>>;
  /** The unfinished tables of each of these people. */
  unfinishedOf(people: readonly string[]): Promise<ReadonlyMap<string, readonly ListedTable[]>>;
}

/** What a follower was last told: the list's hash (null: nothing yet) and which tables are in it. */
interface LastSent {
  readonly hash: string | null;
  readonly tables: readonly string[];
}

/** Milliseconds between two rounds of telling, and for which changes are gathered before one. */
const PACE = 1_000;
const GATHER = 50;
/** How many people's lists are read at once. */
const AT_ONCE = 100;

/**
 * Tells people when the list of their own tables has changed. All changes of a second are told together, so that the
 * database is asked a few times a second at most, however many follow and however much happens.
 */
export class OwnTablesFeed {
  private readonly lists: TableLists;
  private readonly log: Logger;
  private readonly followers = new Map<Follower, LastSent>();
  /** Tables that changed since the last round; and who is to be told whatever has changed. */
  private readonly changed = new Set<string>();
  private readonly owed = new Set<Follower>();
  private timer: NodeJS.Timeout | null = null;
  private round: Promise<void> | null = null;
  private lastRound = Number.NEGATIVE_INFINITY;
  private closed = false;

  constructor(lists: TableLists, log: Logger) {
    this.lists = lists;
    this.log = log;
  }

  /** Follows from now on. Resolves when the list was sent, or could not be read: then it is as soon as it can be. */
  async follow(follower: Follower): Promise<void> {
    const again = this.followers.has(follower);
    this.followers.set(follower, { hash: null, tables: [] });
    this.owed.add(follower);
    // Who asks again waits for the next round like everybody.
    if (again) return this.soon();
    await this.round;
    await (this.owed.has(follower) ? this.tellNow() : this.round);
  }

  unfollow(follower: Follower): void {
    this.followers.delete(follower);
    this.owed.delete(follower);
  }

  /** Something of these tables has changed that lists show. */
  noteChanged(tables: Iterable<string>): void {
    if (this.followers.size === 0) return;
    for (const table of tables) this.changed.add(table);
    if (this.changed.size > 0) this.soon();
  }

  /** Anything may have changed. */
  noteAllChanged(): void {
    for (const follower of this.followers.keys()) this.owed.add(follower);
    if (this.owed.size > 0) this.soon();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.round;
  }

  private soon(): void {
    if (this.timer !== null || this.round !== null || this.closed) return;
    const wait = Math.max(GATHER, this.lastRound + PACE - performance.now());
    this.timer = setTimeout(() => void this.tellNow(), wait).unref();
  }

  /** One round. What changes while it lasts is for the next. */
  private tellNow(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.closed) return Promise.resolve();
    this.lastRound = performance.now();
    this.round ??= this.tell().finally(() => {
      this.round = null;
      if (this.changed.size > 0 || this.owed.size > 0) this.soon();
    });
    return this.round;
  }

  private async tell(): Promise<void> {
    const [changed, owed] = [new Set(this.changed), new Set(this.owed)];
    this.changed.clear();
    this.owed.clear();
    try {
      const people = await this.lists.peopleAt([...changed]);
      const isConcerned = ({ person }: Follower, { tables }: LastSent) =>
        people.has(person) || tables.some((table) => changed.has(table));
      const concerned = [...this.followers].flatMap(([one, told]) => (isConcerned(one, told) ? [one] : []));
      await this.tellAll(new Set([...owed, ...concerned]));
    } catch (error) {
      // Nothing is lost: the next round begins where this one did.
      for (const table of changed) this.changed.add(table);
      for (const follower of owed) if (this.followers.has(follower)) this.owed.add(follower);
      this.log.warn({ error }, 'lists of tables could not be read');
    }
  }

  private async tellAll(followers: ReadonlySet<Follower>): Promise<void> {
    const people = [...new Set([...followers].map(({ person }) => person))];
    for (let n = 0; n < people.length; n += AT_ONCE) {
      const lists = await this.lists.unfinishedOf(people.slice(n, n + AT_ONCE));
      for (const follower of followers) {
        const list = lists.get(follower.person);
        if (list !== undefined) this.tellOne(follower, list);
      }
    }
  }

  private tellOne(follower: Follower, list: readonly ListedTable[]): void {
    const told = this.followers.get(follower);
    // It may have hung up meanwhile.
    if (told === undefined) return;
    const text = JSON.stringify({ type: 'mine', tables: [...list] } satisfies FromServer);
    const hash = createHash('sha256').update(text).digest('base64');
    if (told.hash === hash) return;
    this.followers.set(follower, { hash, tables: list.map(({ id }) => id) });
    follower.send(text);
  }
}
