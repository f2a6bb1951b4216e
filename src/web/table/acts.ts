import type { Called } from '../../protocol/client/api.ts';

/** Who is not listened to. */
export interface Mutes {
  /** Whose lines are not shown. */
  readonly muted: ReadonlySet<string>;
  mute(person: string, muted: boolean): Promise<Called<unknown>>;
}

/** What can be done at a table beside answering. What is missing cannot be done at this one. */
export interface TableActs {
  /** Gives up. */
  readonly resign?: () => Promise<Called<unknown>>;
  /** Lets a bot play on in the own place, and takes the place back. */
  readonly away?: () => Promise<Called<unknown>>;
  readonly back?: () => Promise<Called<unknown>>;
  /** Asks for a bot in place of somebody who is gone. */
  readonly takeover?: (seat: number) => Promise<Called<unknown>>;
  /** "This looks wrong": in the reporter's words. */
  readonly report?: (words: string) => Promise<Called<unknown>>;
  /** Another game with the same people; it leads there by itself. */
  readonly rematch?: () => Promise<Called<unknown>>;
  /** Whether others wait at the next table already. */
  readonly rematchWaits?: boolean;
  /** The address of the next table, for those who only watch. */
  readonly next?: string;
  readonly mutes?: Mutes;
  /** The address of the replay, once the game is over. */
  readonly replay?: string;
}
