import type { CallResult } from '../../protocol/client/api.ts';

/** Who is not listened to. */
export interface MuteActs {
  /** The ids of the people whose lines are not shown. */
  readonly muted: ReadonlySet<string>;
  mute(person: string, muted: boolean): Promise<CallResult<unknown>>;
}

/** What can be done at a table beside answering. What is missing cannot be done at this one. */
export interface TableActions {
  /** Gives up. */
  readonly resign?: () => Promise<CallResult<unknown>>;
  /** Lets a bot play on in the own place, and takes the place back. */
  readonly away?: () => Promise<CallResult<unknown>>;
  readonly back?: () => Promise<CallResult<unknown>>;
  /** Asks for a bot in place of somebody who is gone. */
  readonly takeover?: (seat: number) => Promise<CallResult<unknown>>;
  /** "This looks wrong": in the reporter's words. */
  readonly report?: (words: string) => Promise<CallResult<unknown>>;
  /** Another game with the same people; it leads there by itself. */
  readonly rematch?: () => Promise<CallResult<unknown>>;
  /** Whether others wait at the next table already. */
  readonly rematchWaits?: boolean;
  /** The address of the next table, for those who only watch. */
  readonly next?: string;
  readonly mutes?: MuteActs;
  /** The address of the replay, once the game is over. */
  readonly replay?: string;
}
