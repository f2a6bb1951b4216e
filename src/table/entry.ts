import type { Seat } from '../kernel/index.ts';

/**
 * `aside`: an answer beside the open question; `away`: a bot plays for the owner of the seat from here on; `back`: the
 * owner plays again.
 */
export type EntryKind = 'answer' | 'aside' | 'undo' | 'away' | 'back' | 'resign';

/** One thing that happened at a table. With its deal, the log of these is the whole game. */
export interface LogEntry {
  /** From 1, without a gap. */
  readonly seq: number;
  readonly kind: EntryKind;
  readonly seat: Seat;
  /** The words of an answer or an aside, the reason of an absence. */
  readonly say: string;
  /** Milliseconds since the game began. */
  readonly at: number;
  /** What made a bot answer so, in words of the game, where all may know it. */
  readonly why: string | null;
}

/** Why a bot plays for the owner of a seat. */
export type Away = 'left' | 'time' | 'gone' | 'resigned';

/** An entry that is not in the log yet: it has no number and no time. */
export type DraftEntry = Pick<LogEntry, 'kind' | 'seat' | 'say'> & { readonly why?: string | null };

/**
 * What somebody wants to happen. `to`: the number of the question that an answer is for, or of the seat's asides; null
 * where it needs none.
 */
export interface Proposal {
  readonly draft: DraftEntry;
  readonly to: number | null;
}
