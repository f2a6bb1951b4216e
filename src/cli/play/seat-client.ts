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

/** News for a player: events of the game, a sentence about the table, or (`stir`) only that something has changed. */
export type SeatNews =
  | { readonly kind: 'events'; readonly events: readonly HeardEvent[] }
  | { readonly kind: 'note'; readonly note: string }
  | { readonly kind: 'stir' };

/** Done (null), refused, or `unsure`: the request may not have arrived, and the user has been told. */
export type CommandResult = Bar | null | 'unsure';

/** A seat at a table, either in this process or on a server. */
export interface SeatClient {
  readonly game: AnyGame;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** Whether the table is on a server. */
  readonly online: boolean;
  /** The names of the players by seat, and what is printed beside each. */
  names(): readonly string[];
  roles(): readonly string[];
  view(): View;
  /** The open question of this seat. */
  question(): NumberedQuestion | null;
  /** What this seat may do beside the open question, its own or another's. */
  asides(): NumberedAsides | null;
  result(): Result | null;
  /** A sentence that says who is waited for; null if it will not take long. */
  waiting(): string | null;
  /** The commands that are available now. */
  commands(): readonly Command[];
  /** Whether the table is connected, so that what is known of it is current. */
  connected(): boolean;
  /** Whether the connection is lost for good. */
  gone(): boolean;
  /** Reports all news so far, and from then on as it comes. */
  listen(hear: (news: SeatNews) => void): void;
  /** Plausible answers and asides that may not be given. */
  barred(): Promise<readonly Barred[]>;
  /** Answers the question with that number. */
  answer(say: string, to: number): Promise<CommandResult>;
  aside(say: string, to: number): Promise<CommandResult>;
  undo(): Promise<CommandResult>;
  /** The record of the game so far, for saving. */
  record(): Promise<{ readonly record: object } | Bar | 'unsure'>;
  /** Runs a command that exists only for tables on a server. */
  obey(command: Command, about: string): Promise<CommandResult>;
}
