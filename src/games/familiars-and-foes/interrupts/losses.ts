import { guardOf, isStanding } from '../state/queries.ts';
import type { Foes } from '../state/state.ts';
import type { Moment } from './moments.ts';

/** HP damage to Familiars that is about to be scored. */
export interface Scoring extends Moment {
  /** By place at the table. */
  readonly hits: readonly number[];
  /** A Foe's attack, which guards can weaken. */
  readonly attack: boolean;
}

/** What a Familiar really loses: the hit less its guards. */
export const lossOf = (s: Foes, { hits, attack }: Scoring, place: number): number =>
  isStanding(s, place) ? Math.max(0, (hits[place] ?? 0) - (attack ? guardOf(s, place) : 0)) : 0;
