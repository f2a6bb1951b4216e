import type { Options } from '../../kernel/index.ts';
import type { ClusteredShare } from '../statistics/clustered-share.ts';
import type { Spread } from '../statistics/spread.ts';

/**
 * What an experiment has shown. It follows from the experiment and the games played of it alone: no time, no number of
 * threads. Plain data, as it stands in JSON.
 */
export interface LabReport {
  readonly format: 1;
  readonly game: string;
  /** Hash of the pack that was played with, and its own name and version. */
  readonly content: string;
  readonly pack: { readonly id: string; readonly version: string };
  readonly options: Options;
  readonly bots: readonly string[];
  readonly seed: string;
  /** Games that were played, and how many were wanted. */
  readonly games: number;
  readonly wanted: number;
  /** The share of games that a seat wins, all seats together: what a card is compared with. */
  readonly even: number;
  /** How far from even a card may be and still be fair, in shares: 0.03 is three points. */
  readonly band: number;
  readonly seats: readonly Estimate[];
  /** How games ended. */
  readonly endings: readonly Ending[];
  readonly decisions: Lengths;
  readonly turns: Lengths;
  /** Of each kind, those first that are furthest from even and surest. */
  readonly kinds: readonly KindReport[];
}

export interface Ending {
  /** The game's word for it; null: the game was not finished. */
  readonly reason: string | null;
  readonly games: number;
}

/** How often each length came up, shortest first. */
export interface Lengths extends Spread {
  readonly counts: readonly (readonly [length: number, games: number])[];
}

/** Cards of one kind: a list of the pack. */
export interface KindReport {
  readonly kind: string;
  readonly subjects: readonly SubjectReport[];
}

/** What is counted: a card, a power on it, a side of a spell, a room. */
export interface SubjectReport {
  /** As in the pack; with its side behind a colon where a card has two. */
  readonly id: string;
  readonly seen: Estimate;
  readonly played: Estimate;
  /** Games in which every seat had it: they tell nothing of it, and are in neither of the two. */
  readonly common: number;
  /** Which of the two the finding goes by: what all have in every game is judged by who uses it. */
  readonly basis: 'seen' | 'played';
  readonly finding: Finding;
  /** How much more often a seat wins that may use it, with the same deal and dice; null: that was not tried. */
  readonly worth: Difference | null;
  /** Numbers of games to look at: in which who had it won, and lost. */
  readonly examples: { readonly won: readonly number[]; readonly lost: readonly number[] };
}

/** `unclear`: more games would tell; `few`: there are too few to say anything. */
export type Finding = 'strong' | 'weak' | 'fair' | 'unclear' | 'few';

/**
 * A share of wins; games are independent, the seats of one are not. A game in which every seat had the card, or used it,
 * is not counted, unless all play together: it would be even whatever the card.
 */
export interface Estimate extends ClusteredShare {
  /** How likely as much would be by chance alone if it made no difference. */
  readonly p: number;
}

/** The mean of what pairs of games differ by, in shares of a win. */
export interface Difference {
  readonly pairs: number;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
}
