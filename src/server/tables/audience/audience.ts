import type { FromServer } from '../../../protocol/socket.ts';
import type { TableViewer } from '../../../table/index.ts';
import type { WorkBudget } from '../../work/budget.ts';

/** Somebody's socket at a table. */
export interface Watcher {
  readonly person: string;
  /** Whose lines of chat do not reach them. */
  readonly mutes: ReadonlySet<string>;
  /** What work for them is paid from. */
  readonly budget: WorkBudget;
  send(text: string): void;
}

/** One who watches a table: from which seat, and the last update that they have had (null: none yet). */
export interface Subscription {
  readonly watcher: Watcher;
  viewer: TableViewer;
  seq: number | null;
}

/** All who watch a table. It stays when the game leaves memory, so it keeps no more than it must. */
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

  /** Sends a last message to everybody and removes them. */
  empty(message: FromServer): void {
    this.tell(() => ({ key: null, message: () => message }));
    this.subscriptions.clear();
  }

  includes(person: string): boolean {
    for (const { watcher } of this.subscriptions.values()) if (watcher.person === person) return true;
    return false;
  }

  /** Sends everybody their own message; those who would get the same text share it, by `key`. */
  tell(
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
