import { draw, endByDeck } from '../atoms.ts';
import { tell } from '../events.ts';
import { at, handSize } from '../readings.ts';
import type { Find, Turn } from '../state.ts';

/** Step 4. FF-2.10, FF-6.4: back to four cards; the game ends if the deck cannot supply them. */
export function refill(s: Find, { seat }: Turn): void {
  const size = handSize(s, seat);
  const hand = at(s.hands, seat);
  draw(s, seat, size - hand.length);
  if (size > 4 && hand.length > 4) tell.stretched(s, seat, hand.length);
  if (hand.length < Math.min(size, 4)) endByDeck(s, seat);
}
