import type { Frame, Options, Result, Seat, Viewer } from '../flow/state.ts';

/** What a viewer may see, whole: the game's own part is `table`. */
export interface View<T = unknown> {
  readonly game: string;
  readonly content: string;
  readonly viewer: Viewer;
  readonly seats: number;
  readonly options: Options;
  /** Whose answer is awaited. */
  readonly asked: readonly Seat[];
  readonly stack: readonly Frame[];
  readonly result: Result | null;
  readonly table: T;
}

/** The question that a seat must answer. `legal` are lines of words, any of which is accepted. */
export interface Question {
  readonly seat: Seat;
  readonly ask: string;
  readonly with: Readonly<Record<string, number | string>>;
  readonly hidden: boolean;
  readonly legal: readonly string[];
  /** The legal answer that lets the question go by, if there is one. */
  readonly pass: string | null;
}

/** A card in a zone: null is a back. A face-down card that the viewer may look at has its name and `down`. */
export interface ZoneCard {
  readonly card: string | null;
  /** What answers call it, where that is not the card's name: a card that stands on the table may have one of its own. */
  readonly word?: string;
  readonly down?: boolean;
  readonly count?: number;
  /** Chosen by the viewer, but not yet done. */
  readonly staged?: boolean;
  /** What is marked on it and how much of it; `speech.card` has the marks' names. */
  readonly marks?: readonly { readonly mark: string; readonly count: number }[];
}
/** A part of the table that any client can draw without knowing the game. */
export interface Zone {
  readonly id: string;
  readonly seat: Seat | null;
  readonly cards: readonly ZoneCard[];
  /** Where there are no cards to show but a number to tell. */
  readonly count?: number;
}
