import type { Seat, ValueTerm } from '../../../kernel/index.ts';
import { at } from '../../shared/list.ts';
import { ABYSS, ASTRAL } from '../content/content.ts';
import { abyssLimit, isPlaying, stagedPlacements } from '../state/queries.ts';
import type { Find } from '../state/state.ts';
import {
  BY_ASTRAL,
  BY_CARD,
  BY_MISSING,
  DANGER,
  missing,
  NEAREST,
  OWN,
  PER_ASTRAL,
  PILES,
  prospects,
  RIVAL,
  rivalsOf,
  THREAT,
} from './value.ts';

/** What the value is the sum of, for a coach. */

/** What each term is called. */
export const TERMS = ['won', 'lost', 'set', 'stars', 'abyss', 'piles', 'hand', 'rivals', 'threat'] as const;
export type TermName = (typeof TERMS)[number];

const term = (name: TermName, worth: number, amount: number | null = null): ValueTerm => ({
  term: name,
  worth,
  amount,
});

/** What of a collection's standing is due to its Ingredients, its Astral Essences and its Abyss cards. */
function standingTerms(
  collection: readonly number[],
  limit: number,
): readonly [set: number, stars: number, abyss: number] {
  const astral = at(collection, ASTRAL);
  if (astral >= 3) return [0, 1, 0];
  const danger = at(collection, ABYSS) / limit;
  if (danger >= 1) return [0, 0, -1];
  const lacks = missing(collection);
  const set = at(BY_MISSING, lacks);
  if (lacks === 0) return [set, 0, 0];
  return [set, Math.max(PER_ASTRAL * astral, at(BY_ASTRAL, astral) - set), -DANGER * danger * danger];
}

/** The result, or where the game stands. */
function sides(s: Find, seat: Seat): readonly ValueTerm[] {
  const won = s.result?.winners ?? [];
  if (won.includes(seat)) return [term('won', 1 / won.length)];
  if (s.result !== null || !isPlaying(s, seat)) return [term('lost', -1)];
  const staged = stagedPlacements(s);
  const { rival, threat, nearest } = rivalsOf(s, seat, staged);
  return [
    term('piles', PILES * prospects(s, seat, staged).mean),
    term('hand', BY_CARD * at(s.hands, seat).length, at(s.hands, seat).length),
    term('rivals', -RIVAL * rival),
    term('threat', -THREAT * threat - NEAREST * nearest),
  ];
}

export function terms(s: Find, seat: Seat): readonly ValueTerm[] {
  const collection = at(s.collections, seat);
  const playing = s.result === null && isPlaying(s, seat);
  // Where it is over the cards count for nothing more, but how many there are is told.
  const [set, stars, abyss] = playing ? standingTerms(collection, abyssLimit(s, seat)) : [0, 0, 0];
  return [
    ...sides(s, seat),
    term('set', OWN * set, -missing(collection)),
    term('stars', OWN * stars, at(collection, ASTRAL)),
    term('abyss', OWN * abyss, -at(collection, ABYSS)),
  ];
}
