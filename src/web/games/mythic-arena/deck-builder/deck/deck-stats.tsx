import type { DeckBuilderText } from '../../text.ts';
import { deckStats, endsOf, KINDS, type PoolCard, type Sizes } from '../decks/pool.ts';

interface DeckStatsProps {
  readonly deck: readonly string[];
  readonly pool: readonly PoolCard[];
  readonly sizes: Sizes;
  readonly t: DeckBuilderText;
}

/** How many there are of each kind; of Pets and of the rest, how many there must be. */
export function Counts({ deck, pool, sizes, t }: DeckStatsProps) {
  const { kinds, others } = deckStats(pool, deck);
  const of = (kind: string) => (kind === 'pet' ? sizes.pets : null);
  return (
    <ul className="deck-counts">
      {KINDS.map((kind) => (
        <li key={kind} className={kind === 'pet' && kinds.pet > sizes.pets ? 'over' : ''}>
          {t.kinds[kind]}{' '}
          <b className="num">
            {of(kind) === null ? kinds[kind] : t.of({ count: kinds[kind], of: of(kind) as number })}
          </b>
        </li>
      ))}
      <li className={others > sizes.others ? 'over' : ''}>
        {t.others} <b className="num">{t.of({ count: others, of: sizes.others })}</b>
      </li>
    </ul>
  );
}

/** What the Battle Powers cost, and how the Pets are spread over Health and Speed. */
export function DeckStatsShown({ deck, pool, t }: Omit<DeckStatsProps, 'sizes'>) {
  const shape = deckStats(pool, deck);
  const most = Math.max(4, ...shape.curve);
  return (
    <div className="shape">
      <figure>
        <figcaption>{t.curve}</figcaption>
        <ol className="curve">
          {shape.curve.map((count, willpower) => (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: a place on a scale
              key={willpower}
              aria-label={t.powers({ count, willpower })}
              style={{ '--h': count / most }}
            >
              <span className="num" aria-hidden="true">
                {count > 0 && count}
              </span>
              <i aria-hidden="true" />
              <small aria-hidden="true">{willpower}</small>
            </li>
          ))}
        </ol>
      </figure>
      <Spread name={t.health} values={shape.health} ends={endsOf(pool, 'health')} t={t} />
      <Spread name={t.speed} values={shape.speed} ends={endsOf(pool, 'speed')} t={t} />
    </div>
  );
}

interface SpreadProps {
  readonly name: string;
  readonly values: readonly number[];
  readonly ends: readonly [number, number];
  readonly t: DeckBuilderText;
}

/** A scale from the least to the most that any Pet has, with a mark for each of the deck. */
function Spread({ name, values, ends: [least, most], t }: SpreadProps) {
  const [first, last] = [values[0], values[values.length - 1]];
  const at = (value: number) => ({ '--x': (value - least) / Math.max(1, most - least) });
  return (
    <p className="stretch">
      <span>{name}</span>
      <span className="scale" aria-hidden="true">
        {values.map((value, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: equal values lie on each other
          <i key={i} style={at(value)} />
        ))}
      </span>
      <b className="num">
        {first === undefined || last === undefined
          ? '–'
          : first === last
            ? first
            : t.spread({ least: first, most: last })}
      </b>
    </p>
  );
}
