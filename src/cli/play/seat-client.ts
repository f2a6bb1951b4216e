import type {
  AnyGame,
  Bar,
  HeardEvent,
  NumberedAsides,
  NumberedQuestion,
  Result,
  Seat,
  View,
} from '../../kernel/index.ts';
import type { Barred } from '../../protocol/client/client.ts';
import type { Command } from '../text.ts';

/**
 * What is told to a player: what happened in the game, a sentence about the table around it, or (`stir`) nothing more
 * than that things stand differently now.
 */
export type SeatNews =
  | { readonly kind: 'events'; readonly events: readonly HeardEvent[] }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'stir' };

/** Done (null), refused, or `unsure`: it may not have arrived, and the place has said so. */
export type CommandResult = Bar | null | 'unsure';

/** A seat at a table, wherever the table stands: in this process, or on a server. */
export interface SeatClient {
  readonly game: AnyGame;
  /** Null looks on. */
  readonly seat: Seat | null;
  /** Whether the table stands on a server. */
  readonly online: boolean;
  /** By seat: the player's name, and beside it who that is. */
  names(): readonly string[];
  roles(): readonly string[];
  view(): View;
  /** The question that is for this seat to answer now. */
  question(): NumberedQuestion | null;
  /** What this seat may do beside the open question, its own or another's. */
  asides(): NumberedAsides | null;
  result(): Result | null;
  /** Whom all wait for, in a sentence; null where it will not take long. */
  waiting(): string | null;
  /** What can be said now besides an answer. */
  commands(): readonly Command[];
  /** Whether the table is in reach, so that what is known of it is so. */
  connected(): boolean;
  /** Whether it is out of reach for good. */
  gone(): boolean;
  /** From now on tells what happens; at once, all that has happened. */
  listen(hear: (news: SeatNews) => void): void;
  /** Plausible answers and asides that may not be given. */
  barred(): Promise<readonly Barred[]>;
  /** Answers the question of that number. */
  answer(say: string, to: number): Promise<CommandResult>;
  aside(say: string, to: number): Promise<CommandResult>;
  undo(): Promise<CommandResult>;
  /** The game so far as it is to be saved. */
  record(): Promise<{ readonly record: object } | Bar | 'unsure'>;
  /** Does what only tables on a server know. */
  obey(command: Command, about: string): Promise<CommandResult>;
}
