import './card.css';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { Glyph, Icon } from '../../art/glyph.tsx';
import icons from '../../art/icons.json';
import { useTexts } from '../../text/index.ts';
import type { CardGist, CardHalf, CardLook, CardPart, Picking, Plate, Thing } from '../board.ts';
import { classesOf, switchOf } from '../picking.ts';
import { BreakableName } from './breakable-name.tsx';
import { useCards } from './cards.ts';
import { isPhrase, longestWord } from './name.ts';

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
  /** Its numbers as they are now, where they are not those that are printed. */
  readonly plates?: readonly Plate[];
  readonly gist?: readonly CardGist[];
  /** Of a card with two sides: the one that is used. */
  readonly side?: string | undefined;
  readonly className?: string;
  /** How it stands just now: what stands below it where it is looked at closely. */
  readonly note?: string;
  /** Drawn onto the card: a badge. */
  readonly children?: ReactNode;
}

/** A card as it lies on the table: something to look at or, with a `thing`, to touch. */
export function Card(props: CardProps) {
  const { card, size = 'hand', down = false, count = 1, thing, picking, which, side, className = '', children } = props;
  const { table } = useTexts();
  const { look, speech } = useCards();
  const hidden = card === null || down;
  const name = card === null ? table.card.back : speech.card(card).name;
  const spoken = card !== null && down ? table.card.known({ name }) : name;
  const label = props.label ?? (count > 1 ? table.card.several({ count, name: spoken }) : spoken);
  const printed = card === null ? null : look(card);
  const { plates = printed?.plates, gist = printed?.gist } = props;
  const shape = hidden || printed === null ? 'back' : (SHAPES[printed.shape] ?? printed.shape);
  const shared = {
    className: `card ${shape} ${SIZES[size]} ${thing && picking ? classesOf(picking, thing, which) : ''} ${className}`,
    style: printed === null ? undefined : ({ '--spot': printed.spot } as CSSProperties),
    'aria-label': label,
    'data-card': card ?? '',
    'data-side': side,
    'data-note': props.note,
  };
  const inside = (
    <>
      {hidden || printed === null ? (
        <Icon path={icons.cat} />
      ) : (
        <Face {...{ look: printed, name, size, plates, gist, side }} />
      )}
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
      {...switchOf(picking, thing, which)}
      onClick={({ currentTarget }) => picking.touch(thing, currentTarget, which)}
      {...shared}
    >
      {inside}
    </button>
  );
}

/** How many plates there is room for. */
const PLATES: Readonly<Record<Size, number>> = { large: 4, hand: 2, thumb: 1 };

interface FaceProps {
  readonly look: CardLook;
  readonly name: string;
  readonly size: Size;
  readonly plates: readonly Plate[] | undefined;
  readonly gist: readonly CardGist[] | undefined;
  readonly side: string | undefined;
}
const numbersOf = ({ plates = [], gist = [] }: FaceProps): string =>
  [...plates, ...gist].map(({ value }) => value).join();
const looksSame = (a: FaceProps, b: FaceProps): boolean =>
  a.look === b.look && a.name === b.name && a.size === b.size && a.side === b.side && numbersOf(a) === numbersOf(b);

/** The printed side, as hands and boards show it. It is drawn anew only if something else is printed on it. */
const Face = memo(function Face({ look, name, size, plates, gist, side }: FaceProps) {
  return (
    <>
      <Index look={look} />
      <Window look={look} />
      <h3 className={isPhrase(name) ? 'phrase' : undefined} style={{ '--letters': longestWord(name) } as CSSProperties}>
        <BreakableName name={name} />
      </h3>
      {plates !== undefined && <Plates plates={plates.slice(0, PLATES[size])} />}
      {gist !== undefined && <Gists gist={gist} />}
      {look.halves !== undefined && (
        <Halves halves={look.halves.filter((half) => side === undefined || half.side === side)} />
      )}
    </>
  );
}, looksSame);

/** The sign in the corner. */
function Index({ look: { index, emblem }, below = false }: { look: CardLook; below?: boolean }) {
  if (index === undefined && emblem === undefined) return null;
  return (
    <span className={below ? 'ix b' : 'ix'}>
      {index !== undefined && <Glyph name={index} />}
      {emblem !== undefined && <Icon path={emblem} />}
    </span>
  );
}

/** What each side comes down to; the sentence that the card is called by says it in words. */
const Halves = ({ halves }: { halves: readonly CardHalf[] }) => (
  <div className={halves.length === 1 ? 'halves one' : 'halves'} aria-hidden="true">
    {halves.map(({ side, letter, sign, gist }) => (
      <p key={side} className="half">
        <b>{letter}</b> <Glyph name={sign} /> <Signs gist={gist} />
      </p>
    ))}
  </div>
);

/** Beside their names on a large card; the sentence that a smaller one is called by says what they are. */
const Plates = ({ plates }: { plates: readonly Plate[] }) => (
  <dl className="plates">
    {plates.map(({ name, value, sign }) => (
      <div key={name}>
        <dt>
          <Glyph name={sign} /> <span>{name}</span>
        </dt>
        <dd>{value}</dd>
      </div>
    ))}
  </dl>
);

const Signs = ({ gist }: { gist: readonly CardGist[] }) =>
  gist.map(({ value, sign }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: signs in a row, which may be alike
    <span key={i}>
      {value} <Glyph name={sign} />
    </span>
  ));

const Gists = ({ gist }: { gist: readonly CardGist[] }) => (
  <p className="gist" aria-hidden="true">
    <Signs gist={gist} />
  </p>
);

/** One side of a large card: its letter, its kind, what it does. */
const LargeHalf = ({ half: { letter, kind, sign, gist, text } }: { half: CardHalf }) => (
  <section className="large-half">
    <h4>
      <b>{letter}</b> <Glyph name={sign} /> {kind}
      <span className="gist" aria-hidden="true">
        <Signs gist={gist} />
      </span>
    </h4>
    <p className="txt">{text}</p>
  </section>
);

const Part = ({ part: { tag, open, name, text } }: { part: CardPart }) => (
  <p>
    <span className={open ? 'tag open' : 'tag'}>{tag}</span> <b>{name}:</b> {text}
  </p>
);

const Window = ({ look, rough = false }: { look: CardLook; rough?: boolean }) => (
  <div className="win">
    <div className="f">
      <div className="a">
        <Art spec={look.art} rough={rough} />
      </div>
    </div>
  </div>
);

/** A card large enough to be read. Of one with two sides that which is `up` stands above, the first unless it is said. */
export function LargeCard({ card, up, turned = false }: { card: string; up?: string | undefined; turned?: boolean }) {
  const { look, speech } = useCards();
  const looks = look(card);
  const { name, text } = speech.card(card);
  const { shape, spot, kind, plates, gist, parts, halves } = looks;
  const [above, below] = halves !== undefined && halves[1].side === up ? [halves[1], halves[0]] : (halves ?? []);
  return (
    <article
      className={`card ${SHAPES[shape] ?? shape} l${turned ? ' turned' : ''}`}
      style={{ '--spot': spot } as CSSProperties}
      aria-label={name}
    >
      <Index look={looks} />
      <Index look={looks} below />
      <h3>{name}</h3>
      {above !== undefined && <LargeHalf half={above} />}
      <Window look={looks} rough />
      {below !== undefined && <LargeHalf half={below} />}
      {plates !== undefined && <Plates plates={plates} />}
      {gist !== undefined && <Gists gist={gist} />}
      {halves === undefined && <Text text={text} parts={parts} />}
      <footer>
        <span>{kind}</span>
      </footer>
    </article>
  );
}

const Text = ({ text, parts }: { text: string; parts: readonly CardPart[] | undefined }) =>
  parts === undefined ? (
    <p className="txt">{text}</p>
  ) : (
    <div className="txt">
      {parts.map((part) => (
        <Part key={part.name} part={part} />
      ))}
    </div>
  );
