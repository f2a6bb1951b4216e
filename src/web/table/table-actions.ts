import type { CallResult } from '../../protocol/client/api.ts';

/** Muting people in the chat. */
export interface MuteActs {
  /** The ids of the people whose messages are hidden. */
  readonly muted: ReadonlySet<string>;
  mute(person: string, muted: boolean): Promise<CallResult<unknown>>;
}

/** The actions at a table other than answering. A missing one is not possible at this table. */
export interface TableActions {
  /** Gives up the game. */
  readonly resign?: () => Promise<CallResult<unknown>>;
  /** Lets a bot play in the player's place, and takes the place back. */
  readonly away?: () => Promise<CallResult<unknown>>;
  readonly back?: () => Promise<CallResult<unknown>>;
  /** Asks for a bot in place of an absent player. */
  readonly takeover?: (seat: number) => Promise<CallResult<unknown>>;
  /** Reports a problem, in the player's words. */
  readonly report?: (words: string) => Promise<CallResult<unknown>>;
  /** Starts another game with the same people, and goes there. */
  readonly rematch?: () => Promise<CallResult<unknown>>;
  /** Whether others are already waiting at the next table. */
  readonly rematchWaits?: boolean;
  /** The address of the next table, for spectators. */
  readonly next?: string;
  readonly mutes?: MuteActs;
  /** The address of the replay, once the game is over. */
  readonly replay?: string;
}
