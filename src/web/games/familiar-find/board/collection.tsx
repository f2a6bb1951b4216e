import type { ReactNode } from 'react';
import type { Seat } from '../../../../kernel/index.ts';
import { Glyph } from '../../../art/glyph.tsx';
import type { GlyphName } from '../../../art/glyphs.ts';
import type { Thing } from '../../../table/board.ts';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import { essencesOf, type FindProps, ingredientsOf, placesFor, playerAt } from '../selectors.ts';

interface CollectionProps {
  readonly props: FindProps;
  readonly seat: Seat;
  /** What a card of it stands for, where it can be touched. */
  readonly thing: ((card: string) => Thing) | null;
}

/** What a player has collected: a chip for every Ingredient with its number, and the places of both Essences. */
export function Collection({ props, seat, thing }: CollectionProps) {
  const { view, face, speech, scene } = props;
  const counts = playerAt(view, seat).collection;
  return (
    <div className="coll" data-place={`collection:${seat}`} data-group="">
      <ul className="ing" aria-label={speech.zone(`collection:${seat}`, scene)}>
        {ingredientsOf(face).map((card) => (
          <li key={card}>
            <Chip
              props={props}
              seat={seat}
              card={card}
              label={`${speech.card(card).name}: ${counts[card] ?? 0}`}
              thing={thing}
            >
              <Glyph name={look(face, card, props.language).index as GlyphName} />
              <b>{counts[card] ?? 0}</b>
            </Chip>
          </li>
        ))}
      </ul>
      <ul className="ess">
        {essencesOf(face).map((card) => (
          <li key={card}>
            <Essence props={props} seat={seat} card={card} thing={thing} />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Three places (four with some Familiars) that fill up: with stars one wins, with moons one is lost. */
function Essence({ props, seat, card, thing }: CollectionProps & { card: string }) {
  const { view, face, speech, language } = props;
  const count = playerAt(view, seat).collection[card] ?? 0;
  const places = placesFor(view, face, seat, card);
  const { index } = look(face, card, language);
  const shown = Math.max(places, count);
  const label = messages[language].board.ofPlaces({ name: speech.card(card).name, count, places });
  return (
    <Chip
      props={props}
      seat={seat}
      card={card}
      label={label}
      thing={thing}
      className={`essn ${index}${shown > 4 ? ' many' : ''}`}
    >
      {Array.from({ length: shown }, (_, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places have no other name
        <i key={i} className={i < count ? 'on' : ''}>
          <Glyph name={index as GlyphName} />
        </i>
      ))}
    </Chip>
  );
}

interface ChipProps extends CollectionProps {
  readonly card: string;
  readonly label: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A kind of collected card: something to look at or, where a card is asked for, to touch. */
function Chip({ props, seat, card, label, thing, className = 'ingr', children }: ChipProps) {
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
