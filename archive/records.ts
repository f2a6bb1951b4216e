import type { GameRecord } from '../src/kernel/index.ts';

/** A line of `<release>/records/<game>.jsonl.br`. */
export interface ArchivedRecord {
  /** What is played and where it ends, for whoever reads that it differs. */
  readonly name: string;
  /** With the state's hash after the deal and after every answer. */
  readonly record: GameRecord;
  /** For each of them the fingerprint of what could be seen (`seen.ts`). */
  readonly seen: readonly string[];
  /** The cards where they are not the game's own, else null. */
  readonly pack: unknown;
}
