import { useEffect, useRef } from 'react';
import type { Language } from '../../../../kernel/index.ts';
import type { Thing } from '../../../table/board.ts';
import { thing } from '../answers/things.ts';
import type { ArenaProps } from '../selectors.ts';
import type { DeckBuilderText } from '../text.ts';
import { type DeckMix, missingFrom, usualMix } from './decks/draft-advice.ts';
import { KINDS, type PoolCard, type Sizes } from './decks/pool.ts';

export const pickThing = (card: string): Thing => thing('pick', card);

interface DraftAdviceProps {
  readonly face: ArenaProps['face'];
  readonly pool: readonly PoolCard[];
  readonly sizes: Sizes;
  readonly deck: readonly string[];
  readonly t: DeckBuilderText;
  readonly language: Language;
  /** Whether cards are picked for the player. */
  readonly automatic: boolean;
  readonly onAutomatic: (automatic: boolean) => void;
}

/** What the draft is for, what the own deck still needs, and somebody who picks the rest. */
export function DraftAdvice({ face, pool, sizes, deck, t, language, automatic, onAutomatic }: DraftAdviceProps) {
  const { draft } = t;
  const missing = missingFrom(usualMix({ pool, sizes, starters: face.starters }), pool, deck);
  const needs = needsText(missing, draft.needs, language);
  return (
    <div className="draft-advice" data-pane="pool">
      <p>
        {draft.goal({ pets: sizes.pets, others: sizes.others })} {needs !== null && draft.advice({ needs })}
      </p>
      {deck.length < sizes.cards && (
        <button
          type="button"
          className="btn"
          aria-pressed={automatic}
          title={draft.finishHow}
          onClick={() => onAutomatic(!automatic)}
        >
          {automatic ? draft.stop : draft.finish}
        </button>
      )}
    </div>
  );
}

/** `2 Elyth and 1 Rune`; null if nothing is needed. */
function needsText(missing: DeckMix, needs: DeckBuilderText['draft']['needs'], language: Language): string | null {
  const some = KINDS.filter((kind) => missing[kind] > 0).map((kind) => needs[kind]({ count: missing[kind] }));
  return some.length === 0 ? null : new Intl.ListFormat(language).format(some);
}

interface AutoPick {
  readonly props: Pick<ArenaProps, 'picking' | 'question'>;
  /** What is to be picked next; null while nothing can be. */
  readonly card: string | null;
  readonly automatic: boolean;
  /** It cannot go on by itself: a pick was taken back, or did not come through. */
  readonly stop: () => void;
}

/** Picks for the player whenever a pick is asked for. */
export function useAutoPick({ props: { picking, question }, card, automatic, stop }: AutoPick): void {
  const said = useRef<string | null>(null);
  useEffect(() => {
    if (!automatic) said.current = null;
    else if (question?.ask === 'pick' && card !== null) {
      // Who wants every answer confirmed has confirmed these by asking for them.
      if (picking.stateOf(pickThing(card)) === 'chosen') picking.touch(pickThing(card), document.body);
      else if (said.current === card) stop();
      else {
        said.current = card;
        picking.say(`pick ${card}`);
      }
    }
  }, [picking, question, card, automatic, stop]);
}
