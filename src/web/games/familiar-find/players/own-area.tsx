import { Glyph, Seal } from '../../../art/glyph.tsx';
import type { BoardProps } from '../../../table/board.ts';
import { ownThing } from '../answers/things.ts';
import { Collection } from '../collection/collection.tsx';
import { nearestSet, type SetProgress, setProgress } from '../collection/set-progress.ts';
import { messages } from '../generated/all.ts';
import type { WebFamiliarFindMessages } from '../generated/messages.ts';
import { gainsInSight } from '../piles/pile-risk.ts';
import { doomOf, type FindProps, findProps, ingredientsOf, isActive, placeOf, playerAt } from '../selectors.ts';
import { Portrait } from './portrait.tsx';
import { Held, Rival } from './rival.tsx';
import { rivalsOf, sideOf } from './seating.ts';

/** Who sits at the table: the others, and the own collection. */
export function OwnArea(plain: BoardProps) {
  const props = findProps(plain);
  const rivals = rivalsOf(props.view);
  return (
    <div className={`find-players with-${rivals.length}`}>
      <div className="rivals">
        {rivals.map((seat) => (
          <Rival key={seat} props={props} seat={seat} />
        ))}
      </div>
      <OwnCollection props={props} />
    </div>
  );
}

/** The own collection (or that of whose side one looks from), and how far it is from a set. */
function OwnCollection({ props }: { props: FindProps }) {
  const { view, face, speech, scene, language } = props;
  const t = messages[language].board;
  const seat = sideOf(view);
  const isOwn = seat === view.viewer;
  const player = playerAt(view, seat);
  const place = placeOf(view, seat);
  const ways = setProgress(ingredientsOf(face).map((card) => [card, player.collection[card] ?? 0]));
  const doom = doomOf(view, face, seat);
  const flag =
    place !== null
      ? player.out > 0
        ? t.out({ place })
        : t.place({ place })
      : isActive(view, seat) && doom === null
        ? t.yourTurn
        : '';
  return (
    <section
      className={`mine panel ${place === null && isActive(view, seat) ? 'now' : ''} ${player.out > 0 ? 'out' : ''}`}
    >
      <header>
        <Portrait props={props} seat={seat} />
        <h3>
          <Seal seat={seat} /> {isOwn ? t.yourCollection : speech.zone(`collection:${seat}`, scene)}
        </h3>
        {flag !== '' && isOwn && <span className="seat-flag">{flag}</span>}
        {!isOwn && player.hand === null && <Held props={props} seat={seat} />}
        {doom !== null && <p className="lacks doom">{doom === 'out' || !isOwn ? t.lost : t.doomed}</p>}
        {doom === null && place === null && ways.some(({ filled }) => filled[0] !== 0) && (
          <Short props={props} ways={ways} />
        )}
      </header>
      <Collection
        props={props}
        seat={seat}
        thing={isOwn ? (card) => ownThing(view, card) : null}
        gains={gainsInSight(props)}
      />
      <Ways ways={ways} t={t} />
    </section>
  );
}

/** What is missing from the nearest set, in words. */
function Short({ props, ways }: { props: FindProps; ways: readonly SetProgress[] }) {
  const { speech, language } = props;
  const t = messages[language].board;
  const { short, missing } = nearestSet(ways);
  if (short === 0) return <p className="lacks">{t.setComplete}</p>;
  // One kind of card is named; more would be a list that nobody reads.
  const only = missing?.length === 1 ? missing[0] : undefined;
  const what =
    only === undefined ? t.cards({ count: short }) : t.copies({ count: only[1], card: speech.card(only[0]).name });
  const [before, after] = t.short;
  return (
    <p className="lacks">
      {before}
      <b>{what}</b>
      {after}
    </p>
  );
}

/** The three kinds of set, each as rows of places that fill up. */
function Ways({ ways, t }: { ways: readonly SetProgress[]; t: WebFamiliarFindMessages['board'] }) {
  const best = nearestSet(ways);
  return (
    <ul className="set-ways">
      {ways.map((way) => {
        const sentence = t.way({ each: way.each, kinds: way.kinds, short: way.short });
        return (
          <li key={way.each}>
            <span
              className={way === best ? 'set-way best' : 'set-way'}
              role="img"
              aria-label={sentence}
              title={sentence}
            >
              <Pips way={way} />
              <b>{way.short === 0 ? <Glyph name="check" /> : t.missing({ short: way.short })}</b>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const Pips = ({ way }: { way: SetProgress }) => (
  <span className="set-pips">
    {way.filled.map((count, column) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
      <span key={column}>
        {Array.from({ length: way.each }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: nor have rows
          <i key={row} className={row < count ? 'on' : ''} />
        ))}
      </span>
    ))}
  </span>
);
