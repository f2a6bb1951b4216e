import { createHash } from 'node:crypto';
import type { FromServer } from '../../../protocol/socket.ts';
import type { ListedTable } from '../../../protocol/table.ts';
import type { Logger } from '../../log.ts';

/** A socket that follows the list of its person's unfinished tables. */
export interface Follower {
  readonly person: string;
  send(text: string): void;
}

/** The queries that the feed makes. */
export interface TableLists {
  /** The people who sit at these tables or have a seat reserved there. */
  peopleAt(tables: readonly string[]): Promise<ReadonlySet<string>>;
  /** The unfinished tables of each of these people. */
  unfinishedOf(people: readonly string[]): Promise<ReadonlyMap<string, readonly ListedTable[]>>;
}

/** What a follower was sent last: the hash of the list (null: nothing yet) and the tables in it. */
interface LastSent {
  readonly hash: string | null;
  readonly tables: readonly string[];
}

/** The least time between two rounds, and how long a round waits for further changes; in milliseconds. */
const ROUND_MS = 1_000;
const GATHER_MS = 50;
/** How many people's lists are read by one query. */
const PEOPLE_PER_QUERY = 100;

/**
 * Sends people the list of their own tables when it has changed. Changes are collected and sent in rounds, at most one
 * a second, so that the load on the database does not grow with the number of followers or of moves.
 */
export class OwnTablesFeed {
  private readonly lists: TableLists;
  private readonly log: Logger;
  private readonly followers = new Map<Follower, LastSent>();
  /** The tables that changed since the last round, and the followers who get their list in any case. */
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

  /** Starts to follow. Resolves once the list has been sent; if it could not be read, a later round sends it. */
  async follow(follower: Follower): Promise<void> {
    const again = this.followers.has(follower);
    this.followers.set(follower, { hash: null, tables: [] });
    this.owed.add(follower);
    // A repeated request waits for the next round, so that it costs no query of its own.
    if (again) return this.scheduleRound();
    await this.round;
    await (this.owed.has(follower) ? this.runRound() : this.round);
  }

  unfollow(follower: Follower): void {
    this.followers.delete(follower);
    this.owed.delete(follower);
  }

  /** Something that lists show of these tables has changed. */
  noteChanged(tables: Iterable<string>): void {
    if (this.followers.size === 0) return;
    for (const table of tables) this.changed.add(table);
    if (this.changed.size > 0) this.scheduleRound();
  }

  /** Any table may have changed: every follower gets their list. */
  noteAllChanged(): void {
    for (const follower of this.followers.keys()) this.owed.add(follower);
    if (this.owed.size > 0) this.scheduleRound();
  }

  async close(): Promise<void> {
    this.closed = true;
    if (this.timer !== null) clearTimeout(this.timer);
    await this.round;
  }

  private scheduleRound(): void {
    if (this.timer !== null || this.round !== null || this.closed) return;
    const wait = Math.max(GATHER_MS, this.lastRound + ROUND_MS - performance.now());
    this.timer = setTimeout(() => void this.runRound(), wait).unref();
  }

  /** Runs one round. Changes during it are left to the next round. */
  private runRound(): Promise<void> {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
    if (this.closed) return Promise.resolve();
    this.lastRound = performance.now();
    this.round ??= this.sendChanges().finally(() => {
      this.round = null;
      if (this.changed.size > 0 || this.owed.size > 0) this.scheduleRound();
    });
    return this.round;
  }

  private async sendChanges(): Promise<void> {
    const [changed, owed] = [new Set(this.changed), new Set(this.owed)];
    this.changed.clear();
    this.owed.clear();
    try {
      const people = await this.lists.peopleAt([...changed]);
      const isConcerned = ({ person }: Follower, { tables }: LastSent) =>
        people.has(person) || tables.some((table) => changed.has(table));
      const concerned = [...this.followers].flatMap(([one, told]) => (isConcerned(one, told) ? [one] : []));
      await this.sendLists(new Set([...owed, ...concerned]));
    } catch (error) {
      // Puts everything back for the next round.
      for (const table of changed) this.changed.add(table);
      for (const follower of owed) if (this.followers.has(follower)) this.owed.add(follower);
      this.log.warn({ error }, 'lists of tables could not be read');
    }
  }

  private async sendLists(followers: ReadonlySet<Follower>): Promise<void> {
    const people = [...new Set([...followers].map(({ person }) => person))];
    for (let n = 0; n < people.length; n += PEOPLE_PER_QUERY) {
      const lists = await this.lists.unfinishedOf(people.slice(n, n + PEOPLE_PER_QUERY));
      for (const follower of followers) {
        const list = lists.get(follower.person);
        if (list !== undefined) this.sendList(follower, list);
      }
    }
  }

  private sendList(follower: Follower, list: readonly ListedTable[]): void {
    const told = this.followers.get(follower);
    // The socket may have closed during the query.
    if (told === undefined) return;
    const text = JSON.stringify({ type: 'mine', tables: [...list] } satisfies FromServer);
    const hash = createHash('sha256').update(text).digest('base64');
    if (told.hash === hash) return;
    this.followers.set(follower, { hash, tables: list.map(({ id }) => id) });
    follower.send(text);
  }
}
