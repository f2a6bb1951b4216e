import type { Seat } from '../../../kernel/index.ts';
import type { Placement } from '../content/answers.ts';
import { ABYSS, ASTRAL, COLLECTED, INGREDIENTS } from '../content/content.ts';
import { abyssLimit, isInReach, isPlaying, nextAfter, stagedPlacements } from '../state/queries.ts';
import type { Find, Lying } from '../state/state.ts';
import { play } from '../turn/play.ts';

/** What a bot thinks of a position. No rule is in here, only opinion; the weights were found by self-play. */

/** How near a collection is to a set: the fewest Ingredients still missing, of any kind of set. */
export function missing(collection: readonly number[]): number {
  // How many types there are at least one, two, three and four of.
  let one = 0;
  let two = 0;
  let three = 0;
  let four = 0;
  for (let card = 0; card < INGREDIENTS; card++) {
    const n = collection[card] as number;
    if (n >= 1) one++;
    if (n >= 2) two++;
    if (n >= 3) three++;
    if (n >= 4) four++;
  }
  const twoOfFour = 8 - Math.min(4, one) - Math.min(4, two);
  const threeOfThree = 9 - Math.min(3, one) - Math.min(3, two) - Math.min(3, three);
  const fourOfTwo = 8 - Math.min(2, one) - Math.min(2, two) - Math.min(2, three) - Math.min(2, four);
  return Math.min(twoOfFour, threeOfThree, fourOfTwo);
}

/** What a collection is worth that lacks so many Ingredients, or has so many Astral Essences. */
export const BY_MISSING = [1, 0.62, 0.4, 0.26, 0.17, 0.1, 0.05, 0.02, 0];
export const BY_ASTRAL = [0, 0.2, 0.55, 1];

/** One that is no set yet is worth a little more with each Astral Essence. */
export const PER_ASTRAL = 0.05;
/** What the Abyss costs when its limit is near. */
export const DANGER = 0.45;

/** How well a collection stands, between lost and won. */
function standing(collection: readonly number[], limit: number): number {
  const astral = collection[ASTRAL] as number;
  if (astral >= 3) return 1;
  const danger = (collection[ABYSS] as number) / limit;
  if (danger >= 1) return -1;
  const lacks = missing(collection);
  if (lacks === 0) return 1;
  return (
    Math.max((BY_MISSING[lacks] as number) + PER_ASTRAL * astral, BY_ASTRAL[astral] as number) -
    DANGER * danger * danger
  );
}

const after = new Array<number>(COLLECTED).fill(0);
/** How a player would stand after taking a pile as it lies, staged cards too; null if there is nothing to take. */
function afterTaking(s: Find, seat: Seat, pile: number, staged: readonly Placement[]): number | null {
  const cards = s.piles[pile] as readonly Lying[];
  const collection = s.collections[seat] as readonly number[];
  let lying = cards.length;
  for (let card = 0; card < COLLECTED; card++) after[card] = collection[card] as number;
  for (let i = 0; i < cards.length; i++) {
    const { card } = cards[i] as Lying;
    if (card < COLLECTED) after[card] = (after[card] as number) + 1;
  }
  for (let i = 0; i < staged.length; i++) {
    const placement = staged[i] as Placement;
    if (placement.pile !== pile) continue;
    lying++;
    if (placement.card < COLLECTED) after[placement.card] = (after[placement.card] as number) + 1;
  }
  return lying === 0 ? null : standing(after, abyssLimit(s, seat));
}

/** What taking a pile would bring a player: with the best one, and on the average. */
export function prospects(s: Find, seat: Seat, staged: readonly Placement[]): { best: number; mean: number } {
  let best = -1;
  let sum = 0;
  let piles = 0;
  for (let pile = 0; pile < s.piles.length; pile++) {
    const worth = isInReach(s, seat, pile) ? afterTaking(s, seat, pile, staged) : null;
    if (worth === null) continue;
    if (worth > best) best = worth;
    sum += worth;
    piles++;
  }
  return { best, mean: piles === 0 ? 0 : sum / piles };
}

/** What a card in hand is worth: little, but a choice more is better than none (the Hare's fifth card). */
export const BY_CARD = 0.004;
/** What the collection is worth to its owner, and what the piles are. */
export const OWN = 0.5;
export const PILES = 0.12;
/** What it costs that others stand well, could take much, and that the next one could. */
export const RIVAL = 0.2;
export const THREAT = 0.15;
export const NEAREST = 0.15;

/** How the best of the others stands, what the best pile would bring any of them, and what it would bring the next. */
export interface Rivals {
  readonly rival: number;
  readonly threat: number;
  readonly nearest: number;
}
export function rivalsOf(s: Find, seat: Seat, staged: readonly Placement[]): Rivals {
  const next = s.active === seat ? nextAfter(s, seat) : s.active;
  let rival = -1;
  let threat = -1;
  let nearest = 0;
  for (let other = 0; other < s.seats; other++) {
    if (other === seat || !isPlaying(s, other)) continue;
    const { best } = prospects(s, other, staged);
    rival = Math.max(rival, standing(s.collections[other] as number[], abyssLimit(s, other)));
    threat = Math.max(threat, best);
    if (other === next) nearest = best;
  }
  return { rival, threat, nearest };
}

/** How good the state is for a seat: its own standing, prospects and hand, less how its rivals stand. */
export function value(s: Find, seat: Seat): number {
  if (s.result !== null) return s.result.winners.includes(seat) ? 1 / s.result.winners.length : -1;
  if (!isPlaying(s, seat)) return -1;
  const staged = stagedPlacements(s);
  const { rival, threat, nearest } = rivalsOf(s, seat, staged);
  const own =
    OWN * standing(s.collections[seat] as number[], abyssLimit(s, seat)) +
    PILES * prospects(s, seat, staged).mean +
    BY_CARD * (s.hands[seat] as number[]).length;
  return Math.max(-0.99, Math.min(0.99, own - RIVAL * rival - THREAT * threat - NEAREST * nearest));
}

/** Whether a seat knows all cards that lie in piles or are chosen to be laid: nothing else that is hidden counts. */
export function seesValue(s: Find, seat: Seat): boolean {
  for (let pile = 0; pile < s.piles.length; pile++) {
    const cards = s.piles[pile] as readonly Lying[];
    for (let i = 0; i < cards.length; i++) if (((cards[i] as Lying).known & (1 << seat)) === 0) return false;
  }
  return stagedPlacements(s).length === 0 || play.in(s)?.seat === seat;
}
