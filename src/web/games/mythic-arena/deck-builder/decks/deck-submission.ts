import { useEffect, useRef } from 'react';
import type { Thing } from '../../../../table/board.ts';
import { thing } from '../../answers/things.ts';
import type { ArenaProps } from '../../selectors.ts';

export const deckThing = (card: string): Thing => thing('deck', card);

/** Whether laying this deck had begun before the page was opened anew: what lies there is of it, and is not all. */
export const hasBegun = (deck: readonly string[], laid: readonly string[]): boolean =>
  laid.length > 0 && laid.length < deck.length && laid.every((card) => deck.includes(card));

/** How far a deck has been laid. */
interface SubmissionState {
  readonly deck: readonly string[];
  readonly laid: readonly string[];
  /** How many cards lay there when one last looked. */
  readonly before: number;
  /** The card that was said last. */
  readonly said: string | null;
  /** Whether the next card is asked for, and how it stands to the answer. */
  readonly asked: boolean;
  stateOf(card: string): 'legal' | 'chosen' | 'other';
}
type SubmissionStep = { readonly do: 'say' | 'confirm'; readonly card: string } | { readonly do: 'wait' | 'stop' };

/**
 * What is to be done to lay a deck: one answer after the other, each when it is asked for. An answer is given once; if
 * it is asked for again it was taken back or lost, and who builds decides.
 */
export function nextSubmission({ deck, laid, before, said, asked, stateOf }: SubmissionState): SubmissionStep {
  const card = deck.find((each) => !laid.includes(each));
  if (laid.length < before || card === undefined) return { do: 'stop' };
  if (!asked) return { do: 'wait' };
  switch (stateOf(card)) {
    case 'legal':
      return said === card ? { do: 'stop' } : { do: 'say', card };
    case 'chosen':
      // Who wants every answer confirmed has confirmed these; the last one seals the deck and is asked for.
      return laid.length < deck.length - 1 ? { do: 'confirm', card } : { do: 'wait' };
    case 'other':
      return { do: said === card ? 'wait' : 'stop' };
  }
}

interface SubmissionProps {
  readonly props: ArenaProps;
  readonly deck: readonly string[];
  readonly laid: readonly string[];
  readonly going: boolean;
  /** All is laid, or it cannot go on by itself: somebody took a card back, or an answer did not come through. */
  readonly stop: () => void;
}

/** Lays a deck on the table card by card. */
export function useDeckSubmission({ props: { picking, question }, deck, laid, going, stop }: SubmissionProps): void {
  const said = useRef<string | null>(null);
  const before = useRef(laid.length);
  useEffect(() => {
    const asked = question?.ask === 'deck';
    const stateOf = (card: string) => picking.stateOf(deckThing(card));
    const step = nextSubmission({ deck, laid, before: before.current, said: said.current, asked, stateOf });
    before.current = laid.length;
    if (!going) said.current = null;
    else if (step.do === 'stop') stop();
    else if (step.do === 'confirm') picking.touch(deckThing(step.card), document.body);
    else if (step.do === 'say') {
      said.current = step.card;
      picking.say(`deck ${step.card}`);
    }
  }, [picking, question, deck, laid, going, stop]);
  // With the last card the table may go on at once, and there is no room left in which to see that all is laid.
  const isLast = laid.length >= deck.length - 1;
  const last = useRef(isLast);
  last.current = isLast;
  useEffect(
    () => () => {
      if (last.current && said.current !== null) stop();
    },
    [stop],
  );
}
