import type { Fault } from '../data/fault.ts';
import type { Explanations } from './outcome.ts';
import type { Language, Speech } from './speech.ts';
import type { AnswerTiming } from './timing.ts';
import type { View, Zone } from './view.ts';

/** What people see and read of a game with its content, without any of its rules: all that a client draws views with. */
export interface Face<T = unknown> {
  readonly name: string;
  /** Hash of the content pack. */
  readonly content: string;
  readonly speech: Readonly<Record<Language, Speech>>;
  /** Why something has no part in a question. */
  readonly timing?: AnswerTiming;
  /** What asks a question, and what each of its answers leads to. */
  readonly explanations?: Explanations<T>;
  /** The table as parts that any client can draw. */
  zones(view: View<T>): readonly Zone[];
  /** What kind of card it is, in the game's own words; null for no card of this content. */
  kindOf(card: string): string | null;
  /**
   * What a player may want to say they could do, now or soon, as answers: for games that are played together. Whether
   * they will be asked is for the rules to say.
   */
  offers?(view: View<T>, seat: number): readonly string[];
}

/** Makes faces of one game: `core` for the core pack, `load` for any other. */
export interface FaceFactory {
  readonly name: string;
  /** The format of the views that it reads: raised when a board that drew the older ones could not draw these. */
  readonly viewFormat: number;
  readonly core: Face;
  load(pack: unknown): Face | readonly Fault[];
}

/** What is shown of a game before it is loaded: enough to choose it by. */
export interface Cover {
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether all win or lose together and nobody has a secret: they may talk of all, and share one screen. */
  readonly together?: boolean;
  /** How long a game takes, in minutes. */
  readonly minutes: number;
  /** Another common way to play: options that differ from the game's defaults. */
  readonly other?: Readonly<Record<string, boolean | string>>;
  /** Whether the other way is the one to begin with: who has never played sits down to it. */
  readonly otherFirst?: boolean;
  readonly text: Readonly<Record<Language, CoverText>>;
}
export interface CoverText {
  readonly title: string;
  readonly pitch: string;
  /** What is special about it: a few words each. */
  readonly special: readonly string[];
  /** What the usual way to play is called, and the other one: in short, and with what it is. */
  readonly ways?: { readonly usual: string; readonly other: string; readonly how: string };
}
