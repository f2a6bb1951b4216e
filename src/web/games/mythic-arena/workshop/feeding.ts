import { useEffect, useRef } from 'react';
import type { Thing } from '../../../table/board.ts';
import type { ArenaProps } from '../shown.ts';

export const deckThing = (card: string): Thing => [
  { word: 'deck', at: 0 },
  { word: card, at: 1 },
];

/** What is to be said next of a deck of which some cards lie there already. */
const nextOf = (deck: readonly string[], laid: readonly string[]): string | null =>
  deck.find((card) => !laid.includes(card)) ?? null;

/** Whether laying this deck had begun before the page was opened anew: what lies there is of it, and is not all. */
export const hasBegun = (deck: readonly string[], laid: readonly string[]): boolean =>
  laid.length > 0 && laid.length < deck.length && laid.every((card) => deck.includes(card));

interface Feeding {
  readonly props: ArenaProps;
  readonly deck: readonly string[];
  readonly laid: readonly string[];
  readonly going: boolean;
  /** All is laid, or it cannot go on by itself: somebody took a card back, or an answer did not come through. */
  readonly stop: () => void;
}

/**
 * Lays a deck on the table: one answer after the other, each when it is asked for. An answer is given once; if it is
 * asked for again it was taken back or lost, and who builds decides.
 */
export function useFeeding({ props: { picking, question }, deck, laid, going, stop }: Feeding): void {
  const said = useRef<string | null>(null);
  const before = useRef(laid.length);
  useEffect(() => {
    const takenBack = laid.length < before.current;
    before.current = laid.length;
    if (!going) {
      said.current = null;
      return;
    }
    const next = nextOf(deck, laid);
    if (takenBack || next === null) return stop();
    if (question?.ask !== 'deck') return;
    const thing = deckThing(next);
    const state = picking.stateOf(thing);
    // Who wants every answer confirmed has confirmed these; the last one seals the deck and is asked for.
    if (state === 'chosen' && laid.length < deck.length - 1) picking.touch(thing, document.body);
    if (state !== 'legal') {
      if (state === 'other' && said.current !== next) stop();
      return;
    }
    if (said.current === next) return stop();
    said.current = next;
    picking.say(`deck ${next}`);
  }, [picking, question, deck, laid, going, stop]);
}
