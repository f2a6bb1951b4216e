import { type ReactNode, useEffect, useRef } from 'react';
import type { Seat } from '../../../../../kernel/index.ts';
import { Seal } from '../../../../art/glyph.tsx';
import type { DeckBuilderText } from '../../text.ts';
import { Slip } from '../card-pieces.tsx';
import type { PoolCard, Sizes } from '../decks/pool.ts';
import { Counts, DeckStatsShown } from './deck-stats.tsx';

interface DeckPanelProps {
  readonly title: string;
  readonly seat: Seat;
  readonly cards: readonly string[];
  readonly pool: readonly PoolCard[];
  readonly sizes: Sizes;
  readonly t: DeckBuilderText;
  /** A word at the heading: whose pick it is. */
  readonly note?: string | null;
  readonly isNow?: boolean;
  /** The card that came last: it stays in sight. */
  readonly newest?: string | null;
  /** A mark at a card. */
  mark?(card: string): string | undefined;
  /** What a touch on one of its cards does. */
  act?(card: string): { readonly name: string; readonly do: () => void } | undefined;
  readonly children?: ReactNode;
}

/** A deck as it grows: Pets, then the rest, and what it is made of. */
export function DeckPanel(props: DeckPanelProps) {
  const { title, seat, cards, pool, sizes, t, note = null, isNow = false, newest = null, mark, act, children } = props;
  const root = useRef<HTMLElement>(null);
  useEffect(() => {
    if (newest !== null) root.current?.querySelector(`[data-card="${newest}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  const isPet = (card: string) => pool.some(({ id, kind }) => id === card && kind === 'pet');
  const groups = [cards.filter(isPet), cards.filter((card) => !isPet(card))] as const;
  return (
    <section
      ref={root}
      className={`deck panel${isNow ? ' now' : ''}`}
      aria-label={title}
      data-place={`deck:${seat}`}
      tabIndex={-1}
    >
      <header>
        <h3>
          <Seal seat={seat} /> {title}
        </h3>
        <b className="num">{t.of({ count: cards.length, of: sizes.cards })}</b>
        {note !== null && <span className="standing">{note}</span>}
      </header>
      <Counts {...{ pool, sizes, t }} deck={cards} />
      <div className="within">
        {children}
        <DeckStatsShown {...{ pool, t }} deck={cards} />
        {cards.length === 0 && <p className="mute none">{t.noneYet}</p>}
        {groups.map(
          (group, i) =>
            group.length > 0 && (
              // biome-ignore lint/suspicious/noArrayIndexKey: Pets are the first, the rest the second
              <ul key={i} className="deck-slips" data-group="">
                {group.map((card, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: tells apart a card that is there twice, in a deck that is not legal yet
                  <li key={`${card} ${n - group.indexOf(card)}`}>
                    <Slip card={card} mark={mark?.(card)} act={act?.(card)} className={mark?.(card) ? 'marked' : ''} />
                  </li>
                ))}
              </ul>
            ),
        )}
      </div>
    </section>
  );
}
