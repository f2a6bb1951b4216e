import type { ReviewFindings } from '../../../bots/index.ts';
import type { GameRecord, Options, Result, Seat } from '../../../kernel/index.ts';
import { upgradedRecord } from '../../../protocol/record/record.ts';
import type { LogEntry } from '../../../table/index.ts';

/** A game of this browser as it is saved: with its record everything else follows. */
export interface SavedGame {
  readonly id: string;
  /** With the promise of the seed and the people's names; hashes once it is over. Older ones do not say who is a bot. */
  readonly record: GameRecord;
  /**
   * All that happened, with what was taken back. Games that were saved before there was one have none, and an older page
   * keeps only the record up to date: where the two differ, the record counts.
   */
  readonly log?: readonly LogEntry[];
  /** The cards where they are not the game's own, else null. */
  readonly pack: unknown;
  /** Where the person sits, or the first of several, and by seat the bot that does; null for a person. */
  readonly seat: Seat;
  readonly bots: readonly (string | null)[];
  /** Whether a coach may be asked; games that were saved before there was one say nothing, and it may. */
  readonly coach?: boolean;
  /** By the wall clock. */
  readonly started: string;
  readonly ended: string | null;
  readonly result: Result | null;
  /** The game of the rematch. */
  readonly next: string | null;
  /** It goes on from another game (null: from a file), after so many answers. */
  readonly origin: { readonly table: string | null; readonly after: number } | null;
}

/** The record as others read it: in whatever language it was played, a bot goes by its level, as on a server. */
export const openRecordOf = ({ record, bots }: Pick<SavedGame, 'record' | 'bots'>): GameRecord => ({
  ...{ ...record, bots },
  ...(record.names !== undefined && { names: bots.map((bot, seat) => bot ?? record.names?.[seat] ?? '') }),
});

/** Where people sit: one, or several at one screen who have no secrets from each other. */
export const peopleOf = ({ bots }: Pick<SavedGame, 'bots'>): readonly Seat[] =>
  bots.flatMap((bot, seat) => (bot === null ? [seat] : []));

/** What is wanted for a new game: by seat a bot's level, or null for a person. */
export interface LocalSetup {
  readonly game: string;
  readonly seats: readonly (string | null)[];
  readonly options: Options;
  /** Whether a coach may be asked: it may, if nothing is said. */
  readonly coach?: boolean | undefined;
}

/** A game as it is saved, its record in today's format; null where there is none. */
export async function loadGame(storage: GameStorage, id: string): Promise<SavedGame | null> {
  const saved = await storage.load(id);
  return saved === null ? null : { ...saved, record: upgradedRecord(saved.record) };
}

/** Where games are saved. */
export interface GameStorage {
  /** As it was saved, perhaps by an older page. Null where there is no such game; rejects where the browser cannot say. */
  load(id: string): Promise<SavedGame | null>;
  /** Rejects where the browser keeps nothing. */
  save(game: SavedGame): Promise<void>;
  /** Deletes a game, with what was saved about it. */
  remove(id: string): Promise<void>;
  /** What a review of a record found, by what it follows from; null if there was none. */
  review(key: string): Promise<ReviewFindings | null>;
  /** Keeps it; `game` is the game of this browser that it is of, if it is. */
  keepReview(key: string, game: string | null, found: ReviewFindings): Promise<void>;
}
