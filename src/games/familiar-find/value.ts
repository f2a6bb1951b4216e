import type { Seat } from '../../kernel/index.ts';
import { ABYSS, ASTRAL, COLLECTED, INGREDIENTS } from './content.ts';
import { abyssLimit, at, completeSet, inReach, nextAfter, plays } from './readings.ts';
import type { Find, Laying } from './state.ts';

/** How near a collection is to a set: the fewest Ingredients still missing, of any kind of set. */
export function missing(collection: readonly number[]): number {
  const lack = (of: number, each: number): number => {
    const counts: number[] = [];
    for (let card = 0; card < INGREDIENTS; card++) counts.push(Math.min(each, at(collection, card)));
    counts.sort((a, b) => b - a);
    let have = 0;
    for (let i = 0; i < of; i++) have += at(counts, i);
    return of * each - have;
  };
  return Math.min(lack(4, 2), lack(3, 3), lack(2, 4));
}

const PROGRESS = [1, 0.62, 0.4, 0.26, 0.17, 0.1, 0.05, 0.02, 0];
/** How well a collection stands, between lost and won. */
function standing(collection: readonly number[], limit: number): number {
  const astral = at(collection, ASTRAL);
  if (astral >= 3) return 1;
  const danger = at(collection, ABYSS) / limit;
  if (danger >= 1) return -1;
  if (completeSet(collection)) return 1;
  const hope = Math.max(at(PROGRESS, missing(collection)), astral === 2 ? 0.45 : astral === 1 ? 0.15 : 0);
  return Math.min(0.95, hope + 0.05 * astral) - 0.45 * danger * danger;
}

const after = [0, 0, 0, 0, 0, 0, 0];
/** The best standing that a player could reach by taking one of the piles as they lie. */
function bestTake(s: Find, seat: Seat, laying: Laying | null): number {
  const collection = at(s.collections, seat);
  const limit = abyssLimit(s, seat);
  let best = -1;
  for (let pile = 0; pile < s.piles.length; pile++) {
    const cards = at(s.piles, pile);
    if (!inReach(s, seat, pile)) continue;
    for (let card = 0; card < COLLECTED; card++) after[card] = at(collection, card);
    let lying = cards.length;
    for (let i = 0; i < cards.length; i++) {
      const { card } = at(cards, i);
      if (card < COLLECTED) after[card] = at(after, card) + 1;
    }
    if (laying !== null) {
      for (const staged of laying.staged) {
        if (staged.pile !== pile) continue;
        lying++;
        if (staged.card < COLLECTED) after[staged.card] = at(after, staged.card) + 1;
      }
    }
    if (lying > 0) best = Math.max(best, standing(after, limit));
  }
  return best;
}

/** How good the state is for a seat: its own standing against the best of the others, and what the next player can take. */
export function value(s: Find, seat: Seat): number {
  if (s.result !== null) return s.result.winners.includes(seat) ? 1 / s.result.winners.length : -1;
  if (!plays(s, seat)) return -1;
  const top = at(s.stack, s.stack.length - 1);
  const laying = top.proc === 'play' ? (top.data as Laying) : null;
  let rival = -1;
  for (let other = 0; other < s.seats; other++) {
    if (other !== seat && plays(s, other))
      rival = Math.max(rival, standing(at(s.collections, other), abyssLimit(s, other)));
  }
  const next = laying !== null || s.active === seat ? nextAfter(s, seat) : s.active;
  const threat = next === seat ? 0 : bestTake(s, next, laying);
  const own = standing(at(s.collections, seat), abyssLimit(s, seat));
  return Math.max(-0.99, Math.min(0.99, 0.5 * own - 0.2 * rival - 0.3 * threat));
}
