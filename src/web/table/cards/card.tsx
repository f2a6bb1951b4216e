import './card.css';
import type { CSSProperties, ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { Glyph, Icon } from '../../art/glyph.tsx';
import icons from '../../art/icons.json';
import { useTexts } from '../../text/index.ts';
import type { CardLook, Picking, Thing } from '../board.ts';
import { useCards } from './cards.ts';

type Size = 'large' | 'hand' | 'thumb';
const SIZES: Readonly<Record<Size, string>> = { large: 'l', hand: 'm', thumb: 's' };
/** The classes of style/cards.css; the others are called as the shape is. */
const SHAPES: Readonly<Partial<Record<CardLook['shape'], string>>> = { familiar: 'fam' };

interface CardProps {
  /** Null is a back. */
  readonly card: string | null;
  readonly size?: Size;
  /** It lies face down: whoever knows it all the same sees its name on the back. */
  readonly down?: boolean;
  /** How many of it lie here, where that is more than one. */
  readonly count?: number;
  /** The sentence for those who do not see it; otherwise its name. */
  readonly label?: string;
  /** What it stands for in an answer: then it can be touched. */
  readonly thing?: Thing;
  readonly picking?: Picking;
  readonly which?: string;
  readonly className?: string;
  /** Drawn onto the card: a badge. */
  readonly children?: ReactNode;
}

/** A card as it lies on the table: something to look at or, with a `thing`, to touch. */
export function Card(props: CardProps) {
  const { card, size = 'hand', down = false, count = 1, thing, picking, which, className = '', children } = props;
  const { table } = useTexts();
  const { look, speech } = useCards();
  const hidden = card === null || down;
  const name = card === null ? table.card.back : speech.card(card).name;
  const spoken = card !== null && down ? table.card.known(name) : name;
  const label = props.label ?? (count > 1 ? table.card.several(count, spoken) : spoken);
  const looks = card === null ? null : look(card);
  const state = thing && picking ? picking.stateOf(thing, which) : 'other';
  const shape = hidden || looks === null ? 'back' : (SHAPES[looks.shape] ?? looks.shape);
  const shared = {
    className: `card ${shape} ${SIZES[size]} ${state === 'other' ? '' : state} ${className}`,
    style: looks === null ? undefined : ({ '--spot': looks.spot } as CSSProperties),
    'aria-label': label,
    'data-card': card ?? '',
  };
  const inside = (
    <>
      {hidden || looks === null ? <Icon path={icons.cat} /> : <Face look={looks} name={name} />}
      {card !== null && down && (
        <span className="seen">
          <Glyph name="eye" /> {name}
        </span>
      )}
      {count > 1 && <b className="times">{count}</b>}
      {children}
    </>
  );
  if (thing === undefined || picking === undefined) {
    return (
      <div role="img" tabIndex={-1} {...shared}>
        {inside}
      </div>
    );
  }
  return (
    <button
      type="button"
      aria-pressed={state === 'chosen'}
      onClick={({ currentTarget }) => picking.touch(thing, currentTarget, which)}
      {...shared}
    >
      {inside}
    </button>
  );
}

/** The printed side, as hands and boards show it. */
function Face({ look, name }: { look: CardLook; name: string }) {
  return (
    <>
      {look.index !== undefined && (
        <span className="ix">
          <Glyph name={look.index} />
        </span>
      )}
      <Window look={look} />
      <h3 style={{ '--letters': longest(name) } as CSSProperties}>{name}</h3>
    </>
  );
}

/** How many letters its longest word has: it must fit across the card. */
const longest = (name: string): number => Math.max(...name.split(/[\s-]+/).map(({ length }) => length));

const Window = ({ look, rough = false }: { look: CardLook; rough?: boolean }) => (
  <div className="win">
    <div className="f">
      <div className="a">
        <Art spec={look.art} rough={rough} />
      </div>
    </div>
  </div>
);

/** A card large enough to be read. */
export function LargeCard({ card }: { card: string }) {
  const { look, speech } = useCards();
  const looks = look(card);
  const { name, text } = speech.card(card);
  const { shape, spot, index, kind } = looks;
  return (
    <article
      className={`card ${SHAPES[shape] ?? shape} l`}
      style={{ '--spot': spot } as CSSProperties}
      aria-label={name}
    >
      {index !== undefined && (
        <>
          <span className="ix">
            <Glyph name={index} />
          </span>
          <span className="ix b">
            <Glyph name={index} />
          </span>
        </>
      )}
      <h3>{name}</h3>
      <Window look={looks} rough />
      <p className="txt">{text}</p>
      <footer>
        <span>{kind}</span>
      </footer>
    </article>
  );
}
