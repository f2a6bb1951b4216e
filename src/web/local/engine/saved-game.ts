import type { ReviewFindings } from '../../../bots/index.ts';
import type { GameRecord, Options, Result, Seat } from '../../../kernel/index.ts';
import { upgradedRecord } from '../../../protocol/record/record.ts';
import type { LogEntry } from '../../../table/index.ts';

/** A game stored in this browser. The record is the truth; all other fields follow from it or describe it. */
export interface SavedGame {
  readonly id: string;
  /**
   * With the commitment to the seed and the people's names; with hashes once the game is over. Older saves do not say
   * which players are bots.
   */
  readonly record: GameRecord;
  /**
   * The full log including undone answers. Games saved by older versions have none, and an older page updates only the
   * record: if the two differ, the record counts.
   */
  readonly log?: readonly LogEntry[];
  /** The custom cards; null if they are the game's own. */
  readonly pack: unknown;
  /** The person's seat, or the first of several; and by seat the bots, null for a person. */
  readonly seat: Seat;
  readonly bots: readonly (string | null)[];
  /** Whether the coach is allowed; games saved by older versions do not say so, and allow it. */
  readonly coach?: boolean;
  /** By the wall clock. */
  readonly started: string;
  readonly ended: string | null;
  readonly result: Result | null;
  /** The id of the rematch. */
  readonly next: string | null;
  /** If the game continues another one (null: from a file): after how many answers. */
  readonly origin: { readonly table: string | null; readonly after: number } | null;
}

/** The record in its public form: a bot is named by its level, as on a server, and not by a translated name. */
export const openRecordOf = ({ record, bots }: Pick<SavedGame, 'record' | 'bots'>): GameRecord => ({
  ...{ ...record, bots },
  ...(record.names !== undefined && { names: bots.map((bot, seat) => bot ?? record.names?.[seat] ?? '') }),
});

/** The seats of people: one, or several who share the screen and have no secrets from each other. */
export const peopleOf = ({ bots }: Pick<SavedGame, 'bots'>): readonly Seat[] =>
  bots.flatMap((bot, seat) => (bot === null ? [seat] : []));

/** The setup of a new game: by seat the level of a bot, or null for a person. */
export interface LocalSetup {
  readonly game: string;
  readonly seats: readonly (string | null)[];
  readonly options: Options;
  /** Whether the coach is allowed; by default it is. */
  readonly coach?: boolean | undefined;
}

/** Loads a saved game and converts its record to the current format; null if there is no such game. */
export async function loadGame(storage: GameStorage, id: string): Promise<SavedGame | null> {
  const saved = await storage.load(id);
  return saved === null ? null : { ...saved, record: upgradedRecord(saved.record) };
}

/** Stores games. */
export interface GameStorage {
  /**
   * Loads a game as it was saved, possibly by an older version of the page. Null if there is no such game; rejects if
   * the storage cannot be read.
   */
  load(id: string): Promise<SavedGame | null>;
  /** Rejects if nothing can be stored. */
  save(game: SavedGame): Promise<void>;
  /** Deletes a game and the reviews of it. */
  remove(id: string): Promise<void>;
  /** The stored review for a key; null if there is none. */
  review(key: string): Promise<ReviewFindings | null>;
  /** Stores a review; `game` is the local game that was reviewed, if it was one. */
  keepReview(key: string, game: string | null, found: ReviewFindings): Promise<void>;
}
