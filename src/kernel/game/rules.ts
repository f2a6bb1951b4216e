import type { Fault } from '../data/fault.ts';
import type { Verb } from '../flow/answers.ts';
import type { RandomState } from '../flow/chance.ts';
import type { HeardEvent } from '../flow/events.ts';
import type { AnyProcedure } from '../flow/procedure.ts';
import type { Options, Seat, State, Viewer } from '../flow/state.ts';
import type { AsideRules } from './asides.ts';
import type { LearningSpec } from './learned.ts';
import type { Seating } from './options.ts';
import type { Language, Speech } from './speech.ts';
import type { AnswerTiming } from './timing.ts';
import type { View, Zone } from './view.ts';

/** A part of a state's value: a line of words for `speech.because`, and perhaps a number that goes with it. */
export interface Reason {
  readonly why: string;
  readonly worth: number;
  readonly number: number | null;
}

/** A term of a state's value: what it is called, perhaps with an id after it, and its part of the value. */
export interface ValueTerm {
  readonly term: string;
  readonly worth: number;
  /** How much there is of what is counted, the more the better for the seat: of wounds, less than none. Null: nothing is. */
  readonly amount: number | null;
}

/** How bots search a game; found by measurement. */
export interface Thinking {
  /** How many decisions are played on where a search ends, before the game's value judges. */
  readonly depth: number;
  /** How many iterations the levels of bots make, from the weakest to the strongest. */
  readonly iterations: readonly number[];
  /** And how many of a hundred good answers each of them overlooks. */
  readonly slips: readonly number[];
}

/** What the author of a game writes. */
export interface Rules<S extends State, T> extends Seating {
  readonly name: string;
  /** The number of these rules, for people to read: raised whenever the same answers could give another game. */
  readonly version: number;
  /** The edition of the rules: the hash of the module that they were released in; absent where they were not. */
  readonly edition?: string;
  /** Hash of the content pack. */
  readonly content: string;
  readonly procedures: readonly AnyProcedure<S>[];
  readonly verbs: readonly Verb[];
  /** Answers that a seat may give while somebody else is asked and nobody waits for it; their verbs are among `verbs`. */
  // biome-ignore lint/suspicious/noExplicitAny: which answers they are is known only to the rules
  readonly asides?: AsideRules<S, any>;
  readonly speech: Readonly<Record<Language, Speech>>;
  /** Why answers that a question does not ask for at all are refused; without it they are just not possible. */
  readonly timing?: AnswerTiming;
  setup(seats: number, options: Options): S;
  copy(s: S): S;
  /** What a viewer may see of the game's own part of the state, in the game's own words. */
  table(s: S, viewer: Viewer): T;
  /** A state that this viewer cannot tell from the true one, made from nothing but what they see. */
  redeal(common: State, table: T, viewer: Viewer, rng: RandomState): S;
  /**
   * The same from a state as this viewer sees it, for bots that imagine many worlds: what `redeal` makes of its table, drawn
   * from the generator in the same order, and nothing of what the viewer does not see. It shares nothing that can change.
   * `common` has the stack as the viewer sees it.
   */
  dealAnew?(common: State, s: S, viewer: Viewer, rng: RandomState): S;
  /**
   * Whether the value of a state follows from what its seat sees. Then an answer that led there and brought nothing hidden
   * to light is worth the same in all worlds, and bots try it in one.
   */
  seesValue?(s: S, seat: Seat): boolean;
  /** How good the state is for a seat, from -1 (lost) to 1 (won); for bots that look ahead. */
  value(s: S, seat: Seat): number;
  /**
   * What that value is the sum of, so that a bot can say what spoke for its answer. Only for games in which every seat
   * sees the same: a reason tells everybody what its seat weighed.
   */
  reasons?(s: S, seat: Seat): readonly Reason[];
  /**
   * The terms whose sum the value is, before it is limited: for a coach, who tells them to nobody but the seat and judges
   * only worlds dealt from its view. Bots that play ask for the value alone.
   */
  terms?(s: S, seat: Seat): readonly ValueTerm[];
  /** How many worlds a bot should imagine where one roll decides what an answer is worth; they share its outcomes evenly. */
  readonly worlds?: number;
  /** Where it is missing, bots search as they do any game. */
  readonly thinking?: Thinking;
  /** A state from a sparse description in the game's own words, standing at a question or before one. */
  position?(sparse: unknown, seats: number, options: Options): S | readonly Fault[];
  /** The table as parts that any client can draw. */
  zones?(view: View<T>): readonly Zone[];
  /** What a seat brought to the table or met there, in a finished game: for balance tables. */
  traits?(s: S, seat: Seat): readonly string[];
  /**
   * By the verbs of answers that use a card, and do not give it up, pay or pass it on: which word names it, the verb itself being
   * the first. For balance tables.
   */
  readonly uses?: Readonly<Record<string, number>>;
  /** What can be learned from results, for a game of two in which something is chosen before play; see `GameFactory.taught`. */
  readonly learns?: LearningSpec;
  /** Everything that must come up in play now and then, and what of it an event shows. */
  readonly features?: readonly string[];
  featuresOf?(event: HeardEvent): readonly string[];
}
