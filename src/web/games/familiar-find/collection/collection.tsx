import type { ReactNode } from 'react';
import type { Seat } from '../../../../kernel/index.ts';
import { Glyph } from '../../../art/glyph.tsx';
import type { Thing } from '../../../table/board.ts';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import { briefName, essencesOf, type FindProps, ingredientsOf, placesFor, playerAt } from '../selectors.ts';
import { type NeededCards, nearestSet, neededCards, setProgress } from './set-progress.ts';

interface CollectionProps {
  readonly props: FindProps;
  readonly seat: Seat;
  /** What a card of it stands for, where it can be touched. */
  readonly thing: ((card: string) => Thing) | null;
  /** What a pile would add that is chosen to be taken, card by card. */
  readonly gains?: Readonly<Record<string, number>>;
  /** Of others, numbers are enough. */
  readonly brief?: boolean;
}
const NOTHING: Readonly<Record<string, number>> = {};

/** What a player has collected: how far it is from winning and losing, and each Ingredient with its number. */
export function Collection(shown: CollectionProps) {
  const { props, seat, thing, gains = NOTHING, brief = false } = shown;
  const { view, face, speech, scene, language } = props;
  const counts = playerAt(view, seat).collection;
  const [astral, abyss] = essencesOf(face);
  return (
    <div className={brief ? 'coll brief' : 'coll'} data-place={`collection:${seat}`} data-group="">
      <ul className="gauges">
        <li>
          <Essence {...shown} gains={gains} card={astral} />
        </li>
        <li>
          <SetGauge {...{ props, seat, gains, brief }} />
        </li>
        <li>
          <Essence {...shown} gains={gains} card={abyss} />
        </li>
      </ul>
      <ul className="ing" aria-label={speech.zone(`collection:${seat}`, scene)}>
        {ingredientsOf(face).map((card) => (
          <li key={card}>
            <Chip
              props={props}
              seat={seat}
              card={card}
              label={`${speech.card(card).name}: ${counts[card] ?? 0}`}
              thing={thing}
              className={(gains[card] ?? 0) > 0 ? 'ingr gains' : 'ingr'}
            >
              <Glyph name={look(face, card, language).index ?? 'gem'} />
              <b>{counts[card] ?? 0}</b>
              {(gains[card] ?? 0) > 0 && <em>+{gains[card]}</em>}
              {!brief && <small>{briefName(props, card)}</small>}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Three places (four with some Familiars) that fill up: with stars one wins, with moons one is lost. */
function Essence({ props, seat, card, thing, gains = NOTHING, brief }: CollectionProps & { card: string }) {
  const { view, face, speech, language } = props;
  const t = messages[language].board;
  const count = playerAt(view, seat).collection[card] ?? 0;
  const places = placesFor(view, face, seat, card);
  const { index } = look(face, card, language);
  const shown = Math.max(places, count);
  const label = t.ofPlaces({ name: speech.card(card).name, count, places });
  const moons = index === 'abyss';
  const near = moons && count === places - 1;
  const next = count + (gains[card] ?? 0);
  return (
    <Chip
      props={props}
      seat={seat}
      card={card}
      label={label}
      thing={thing}
      className={`essn ${index}${shown > 4 ? ' many' : ''}${near || next >= places ? ' near' : ''}`}
    >
      {brief === true ? (
        <span className="gauge">
          <Glyph name={index ?? 'gem'} />
          <b>{count}</b>
          <small>/{places}</small>
        </span>
      ) : (
        <>
          <span className="gauge">
            {Array.from({ length: shown }, (_, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
              <i key={i} className={i < count ? 'on' : i < next ? 'new' : ''}>
                <Glyph name={index ?? 'gem'} />
              </i>
            ))}
          </span>
          <span className="goal">{moons ? t.goals.moons({ places }) : t.goals.stars({ places })}</span>
        </>
      )}
    </Chip>
  );
}

/** How far it is to the nearest kind of set. */
function SetGauge({ props, seat, gains = NOTHING, brief }: Omit<CollectionProps, 'thing'>) {
  const { view, face, language } = props;
  const t = messages[language].board;
  const counts = playerAt(view, seat).collection;
  const filledWith = (more: Readonly<Record<string, number>>) => {
    const ways = setProgress(ingredientsOf(face).map((card) => [card, (counts[card] ?? 0) + (more[card] ?? 0)]));
    const { each, kinds, short } = nearestSet(ways);
    return { of: each * kinds, count: each * kinds - short, needed: neededCards(ways) };
  };
  const now = filledWith(NOTHING);
  const { of, count } = now;
  const then = filledWith(gains);
  const shown = then.count > count ? then : now;
  const label = [t.goals.ofSet({ count, of }), ...(now.needed === null ? [] : [inWords(props, now.needed)])].join('; ');
  return (
    <span className="set-gauge" role="img" aria-label={label} title={label}>
      {brief === true ? (
        <span className="gauge">
          {t.goals.short} <b>{count}</b>
          <small>/{of}</small>
        </span>
      ) : (
        <>
          <span className="gauge">
            <span className="cells">
              {Array.from({ length: shown.of }, (_, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
                <i key={i} className={i < count ? 'on' : i < shown.count ? 'new' : ''} />
              ))}
            </span>
            <b className={shown.count > count ? 'more' : undefined}>{shown.count}</b>
            <small>/{shown.of}</small>
          </span>
          {shown.needed === null ? (
            <span className="goal">{t.goals.set}</span>
          ) : (
            <Needed props={props} needed={shown.needed} />
          )}
        </>
      )}
    </span>
  );
}

/** `needs 2 × Wood, Ruby`, or with a stroke where one of them will do. */
function inWords({ language, speech }: FindProps, { how, cards }: NeededCards): string {
  const t = messages[language].board;
  const named = cards.map(([id, count]) => {
    const card = speech.card(id).name;
    return count === 1 ? card : t.copies({ count, card });
  });
  return `${t.goals.needs} ${named.join(how === 'any' ? ' / ' : ', ')}`;
}

/** The same in signs; a single card has its name as well. */
function Needed({ props, needed: { how, cards } }: { props: FindProps; needed: NeededCards }) {
  const { face, language } = props;
  return (
    <span className="goal needs">
      {messages[language].board.goals.needs}{' '}
      {cards.map(([card, count], n) => {
        const { index, spot } = look(face, card, language);
        return (
          <b key={card} style={{ '--spot': spot }}>
            {n > 0 && how === 'any' && '/ '}
            {count > 1 && `${count}×`}
            <Glyph name={index ?? 'gem'} />
            {cards.length === 1 && ` ${briefName(props, card)}`}
          </b>
        );
      })}
    </span>
  );
}

interface ChipProps extends CollectionProps {
  readonly card: string;
  readonly label: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** A kind of collected card: something to look at or, where a card is asked for, to touch. */
function Chip({ props, seat, card, label, thing, className, children }: ChipProps) {
  const { view, face, language, picking, scene } = props;
  const count = playerAt(view, seat).collection[card] ?? 0;
  const shared = {
    'data-card': card,
    style: { '--spot': look(face, card, language).spot },
  };
  const empty = count === 0 ? ' z' : '';
  if (thing === null || count === 0)
    return (
      <span className={`${className}${empty}`} role="img" aria-label={label} {...shared}>
        {children}
      </span>
    );
  const stands = thing(card);
  const whose = seat === view.viewer ? label : `${label}, ${scene.names[seat]}`;
  return (
    <button
      type="button"
      className={`${className} ${classesOf(picking, stands)}`}
      aria-label={whose}
      {...switchOf(picking, stands)}
      onClick={(event) => {
        event.stopPropagation();
        picking.touch(stands, event.currentTarget);
      }}
      {...shared}
    >
      {children}
    </button>
  );
}
