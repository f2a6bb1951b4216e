import type { FromServer } from '../../../protocol/socket.ts';
import type { TableViewer } from '../../../table/index.ts';
import type { WorkBudget } from '../../work/budget.ts';

/** Somebody's socket at a table. */
export interface Watcher {
  readonly person: string;
  /** The people whose chat messages are not sent to this socket. */
  readonly mutes: ReadonlySet<string>;
  /** The budget that limits the work done on behalf of this socket. */
  readonly budget: WorkBudget;
  send(text: string): void;
}

/** A socket that follows a table: as which viewer, and the number of the last update sent to it (null: none yet). */
export interface Subscription {
  readonly watcher: Watcher;
  viewer: TableViewer;
  seq: number | null;
}

/**
 * The sockets that follow a table. It outlives the game in memory (see `Table.forget`), so it holds only what is needed
 * to send.
 */
export class Audience {
  private readonly subscriptions = new Map<Watcher, Subscription>();

  get size(): number {
    return this.subscriptions.size;
  }

  [Symbol.iterator](): Iterator<Subscription> {
    return this.subscriptions.values();
  }

  add(watcher: Watcher, viewer: TableViewer): Subscription {
    const subscription: Subscription = { watcher, viewer, seq: null };
    this.subscriptions.set(watcher, subscription);
    return subscription;
  }

  remove(watcher: Watcher): boolean {
    return this.subscriptions.delete(watcher);
  }

  /** Sends everybody a last message and removes them. */
  empty(message: FromServer): void {
    this.broadcast(() => ({ key: null, message: () => message }));
    this.subscriptions.clear();
  }

  includes(person: string): boolean {
    for (const { watcher } of this.subscriptions.values()) if (watcher.person === person) return true;
    return false;
  }

  /** Sends everybody a message of their own. It is serialised once for each `key`. */
  broadcast(
    message: (subscription: Subscription) => { readonly key: unknown; readonly message: () => FromServer } | null,
  ): void {
    const texts = new Map<unknown, string>();
    for (const subscription of this.subscriptions.values()) {
      const told = message(subscription);
      if (told === null) continue;
      let text = texts.get(told.key);
      if (text === undefined) {
        text = JSON.stringify(told.message());
        texts.set(told.key, text);
      }
      subscription.watcher.send(text);
    }
  }
}
