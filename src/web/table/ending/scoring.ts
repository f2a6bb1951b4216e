import type { Face, HeardEvent, Language, Scene, Seat, Speech, View } from '../../../kernel/index.ts';
import type { GlyphName } from '../../art/glyphs.ts';
import { standingOf } from '../log/log-lines.ts';

/** One number of each row, by the sign and the word above it. */
export interface ScoreColumn {
  readonly id: string;
  readonly name: string;
  readonly sign?: GlyphName;
  /** Columns side by side of one group have one more heading above them. */
  readonly group?: string;
  /** `part` of a sum, the `sum` of some parts, or the `total`; all else only counts. */
  readonly kind?: 'part' | 'sum' | 'total';
}

/** A number of a row; null: there is none. */
export interface ScoreCell {
  readonly value: number | null;
  /** Of so many. */
  readonly of?: number;
  /** What it was given for: so many of what the column is about. */
  readonly counted?: number;
}

/** What one player, piece or opponent of all came to. */
export interface ScoreRow {
  readonly key: string;
  /** Whose; null: nobody's at the table. */
  readonly seat: Seat | null;
  /** What it is called, if not like its player. */
  readonly name: string | null;
  readonly note?: string;
  /** The card that stands for it. */
  readonly card?: string;
  /** By column. */
  readonly cells: Readonly<Record<string, ScoreCell>>;
  /** Why it has no numbers. */
  readonly out?: string;
  /** Whether it is ahead by these numbers alone. */
  readonly leads: boolean;
}

/** A stage of the game, and whether it was passed. */
export interface ScoreStage {
  readonly name: string;
  readonly text: string;
  readonly passed: boolean;
}

/** How a game came out, in numbers that explain themselves. */
export interface GameScoring {
  /** The cards of its picture: three at most. */
  readonly cards: readonly string[];
  /** Why it ended so, where the sentence of the result says less. */
  readonly why?: string;
  readonly columns: readonly ScoreColumn[];
  /** The column that decided; null: none did. */
  readonly decided: string | null;
  readonly rows: readonly ScoreRow[];
  readonly stages?: readonly ScoreStage[];
  /** Kinds of events that say what mattered, the weightiest first: what a moment is told by in which it rose or fell. */
  readonly tells: Readonly<Record<'rise' | 'fall', readonly string[]>>;
  /** The number of the turn or round that an event begins (null: none), and what it is called. */
  readonly turns?: { begun(heard: HeardEvent): number | null; name(turn: number): string };
  /** How a tie is settled, and what else must be known. */
  readonly note?: string;
}

/** What it is made of: the last view and all that was heard, of which the beginning may be missing. */
export interface ScoringContext<T = unknown, F = Face, E = HeardEvent> {
  readonly view: View<T>;
  readonly face: F;
  readonly speech: Speech;
  readonly language: Language;
  readonly scene: Scene;
  readonly events: readonly E[];
}

/**
 * The events that scores are made of: those of the record, where it is known, for who came late or was away has not heard
 * of everything; else those heard at the table. What was taken back has not happened.
 */
export const scoredEvents = (
  recorded: readonly (readonly HeardEvent[])[] | null,
  heard: readonly HeardEvent[],
): readonly HeardEvent[] => standingOf(recorded === null ? heard : recorded.flat());

/** Whether a view shows how its game came out by the rules, and nobody gave up. */
export const isPlayedOut = ({ result }: View): boolean => result !== null && !result.reason.startsWith('@');
