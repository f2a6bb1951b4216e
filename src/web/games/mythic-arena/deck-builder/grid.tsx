import { type ReactNode, useEffect, useRef } from 'react';
import type { Speech } from '../../../../kernel/index.ts';
import { Glyph } from '../../../art/glyph.tsx';
import type { Picking } from '../../../table/board.ts';
import { Card } from '../../../table/cards/card.tsx';
import type { DeckBuilderText } from '../text.ts';
import {
  type DeckCardKind,
  filterPool,
  KINDS,
  NO_FILTER,
  ORDERS,
  type PoolCard,
  type PoolFilter,
  type PoolOrder,
} from './decks/pool.ts';

/** What one looks through, and how each card of it stands. */
interface GridProps {
  readonly pool: readonly PoolCard[];
  readonly speech: Speech;
  readonly t: DeckBuilderText;
  readonly sieve: PoolFilter;
  readonly onSieve: (sieve: PoolFilter) => void;
  /** The kinds, those first that matter now. */
  readonly kinds?: readonly DeckCardKind[];
  /** The card that is looked at: it stays in sight. */
  readonly near: string | null;
  isFree(card: string): boolean;
  stateOf(card: string): 'legal' | 'chosen' | 'other';
  isLit(card: string): boolean;
  touch(card: string): void;
  /** The sentence for a card, where it is not what it says; a mark on it; its class. */
  label?(card: string): string | undefined;
  badge?(card: string): ReactNode;
  classOf?(card: string): string;
}

/** All cards that can be had, by kind. */
export function Grid(props: GridProps) {
  const { pool, speech, t, sieve, onSieve, kinds = KINDS, near, isFree, stateOf, isLit, touch } = props;
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (near !== null) root.current?.querySelector(`[data-card="${near}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [near]);
  const shown = filterPool(pool, sieve, (card) => speech.card(card), isFree);
  // A card asks what it is to the answer; here a touch only brings it closer.
  const picking: Picking = {
    stateOf: ([word]) => stateOf(word?.word ?? ''),
    isLit: ([word]) => isLit(word?.word ?? ''),
    touch: ([word]) => touch(word?.word ?? ''),
    say: () => {},
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a click on a card has done what it should; the table need not open it, too
    // biome-ignore lint/a11y/useKeyWithClickEvents: nor has it to do with keys
    <div ref={root} className="pool" data-place="pool" onClick={(event) => event.stopPropagation()}>
      {kinds.map((kind) => {
        const cards = shown.filter((card) => card.kind === kind);
        return (
          cards.length > 0 && (
            <section key={kind} aria-label={t.kinds[kind]}>
              <h3>
                {t.kinds[kind]} <b className="num">{cards.filter(({ id }) => isFree(id)).length}</b>
              </h3>
              <ul data-group="">
                {cards.map(({ id }) => (
                  <li key={id}>
                    <Card
                      card={id}
                      label={props.label?.(id) ?? `${speech.card(id).name}: ${speech.card(id).text}`}
                      thing={[{ word: id }]}
                      picking={picking}
                      className={props.classOf?.(id) ?? ''}
                    >
                      {props.badge?.(id)}
                    </Card>
                  </li>
                ))}
              </ul>
            </section>
          )
        );
      })}
      {shown.length === 0 && (
        <p className="nothing">
          {t.nothing}{' '}
          <button type="button" className="btn" onClick={() => onSieve({ ...NO_FILTER, order: sieve.order })}>
            {t.all}
          </button>
        </p>
      )}
    </div>
  );
}

interface PoolFilterBarProps {
  readonly t: DeckBuilderText;
  readonly sieve: PoolFilter;
  readonly onSieve: (sieve: PoolFilter) => void;
  /** Whether cards can be taken, so that one may want to see the others only. */
  readonly takes: boolean;
}

/** By kind, by name, by cost; and in which order. */
export function PoolFilterBar({ t, sieve, onSieve, takes }: PoolFilterBarProps) {
  const change = (some: Partial<PoolFilter>) => onSieve({ ...sieve, ...some });
  const toggle = (key: 'free' | 'cheap', name: string, help?: string) => (
    <button type="button" aria-pressed={sieve[key]} title={help} onClick={() => change({ [key]: !sieve[key] })}>
      {sieve[key] && <Glyph name="check" />} {name}
    </button>
  );
  return (
    <div className="sieving">
      <div className="kinds" data-group="">
        {([null, ...KINDS] as const).map((kind) => (
          <button key={kind ?? 'all'} type="button" aria-pressed={sieve.kind === kind} onClick={() => change({ kind })}>
            {t.kinds[kind ?? 'all']}
          </button>
        ))}
      </div>
      <div className="finding" data-group="">
        {takes && toggle('free', t.free)}
        {toggle('cheap', t.cheap, t.cheapHelp)}
        <input
          type="search"
          className="input"
          aria-label={t.search}
          placeholder={t.search}
          value={sieve.sought}
          onChange={({ target }) => change({ sought: target.value })}
        />
        <select
          className="input"
          aria-label={t.sort}
          value={sieve.order}
          onChange={({ target }) => change({ order: target.value as PoolOrder })}
        >
          {ORDERS.map((order) => (
            <option key={order} value={order}>
              {t.orders[order]}
            </option>
          ))}
        </select>
      </div>
    </div>
  );
}
