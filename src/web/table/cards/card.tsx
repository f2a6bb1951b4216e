import './card.css';
import { type CSSProperties, memo, type ReactNode } from 'react';
import { Art } from '../../art/art.tsx';
import { Glyph, Icon } from '../../art/glyph.tsx';
import icons from '../../art/icons.json';
import { useTexts } from '../../text/index.ts';
import type { CardHalf, CardLook, CardPart, CardSummary, Picking, Plate, Thing } from '../board.ts';
import { classesOf, switchOf } from '../picking.ts';
import { BreakableName } from './breakable-name.tsx';
import { useCards } from './cards.ts';
import { isPhrase, longestWord } from './name.ts';

type Size = 'large' | 'hand' | 'thumb';
const SIZES: Readonly<Record<Size, string>> = { large: 'l', hand: 'm', thumb: 's' };
/** The classes of style/cards.css for shapes whose class has another name. */
const SHAPES: Readonly<Partial<Record<CardLook['shape'], string>>> = { familiar: 'fam' };

interface CardProps {
  /** Null is a card back. */
  readonly card: string | null;
  readonly size?: Size;
  /** It lies face down; somebody who knows it all the same sees its name on the back. */
  readonly down?: boolean;
  /** How many equal cards lie here, if more than one. */
  readonly count?: number;
  /** The sentence for screen readers; by default its name. */
  readonly label?: string;
  /** The words that it stands for in an answer; with them it can be touched. */
  readonly thing?: Thing;
  readonly picking?: Picking;
  readonly which?: string;
  /** Its current numbers, if they differ from the printed ones. */
  readonly plates?: readonly Plate[];
  readonly summary?: readonly CardSummary[];
  /** For a card with two halves: the one that is used. */
  readonly side?: string | undefined;
  readonly className?: string;
  /** Its current state, shown below it when it is inspected. */
  readonly note?: string;
  /** Badges drawn over the card. */
  readonly children?: ReactNode;
}

/** A card on the table: an image or, with a `thing`, a button. */
export function Card(props: CardProps) {
  const { card, size = 'hand', down = false, count = 1, thing, picking, which, side, className = '', children } = props;
  const { table } = useTexts();
  const { look, speech } = useCards();
  const hidden = card === null || down;
  const name = card === null ? table.card.back : speech.card(card).name;
  const spoken = card !== null && down ? table.card.known({ name }) : name;
  const label = props.label ?? (count > 1 ? table.card.several({ count, name: spoken }) : spoken);
  const printed = card === null ? null : look(card);
  const { plates = printed?.plates, summary = printed?.summary } = props;
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
        <Face {...{ look: printed, name, size, plates, summary, side }} />
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

/** How many numbers fit on a card of each size. */
const PLATES: Readonly<Record<Size, number>> = { large: 4, hand: 2, thumb: 1 };

interface FaceProps {
  readonly look: CardLook;
  readonly name: string;
  readonly size: Size;
  readonly plates: readonly Plate[] | undefined;
  readonly summary: readonly CardSummary[] | undefined;
  readonly side: string | undefined;
}
const numbersOf = ({ plates = [], summary = [] }: FaceProps): string =>
  [...plates, ...summary].map(({ value }) => value).join();
const looksSame = (a: FaceProps, b: FaceProps): boolean =>
  a.look === b.look && a.name === b.name && a.size === b.size && a.side === b.side && numbersOf(a) === numbersOf(b);

/** The printed side in hands and on boards. Memoised, so that it is drawn again only if its print has changed. */
const Face = memo(function Face({ look, name, size, plates, summary, side }: FaceProps) {
  return (
    <>
      <Index look={look} />
      <Window look={look} />
      <h3 className={isPhrase(name) ? 'phrase' : undefined} style={{ '--letters': longestWord(name) } as CSSProperties}>
        <BreakableName name={name} />
      </h3>
      {plates !== undefined && <Plates plates={plates.slice(0, PLATES[size])} />}
      {summary !== undefined && <CardSummaryText summary={summary} />}
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

/** The summary of each half. The card's label has it in words. */
const Halves = ({ halves }: { halves: readonly CardHalf[] }) => (
  <div className={halves.length === 1 ? 'halves one' : 'halves'} aria-hidden="true">
    {halves.map(({ side, letter, sign, summary }) => (
      <p key={side} className="half">
        <b>{letter}</b> <Glyph name={sign} /> <Signs summary={summary} />
      </p>
    ))}
  </div>
);

/** The numbers. A large card shows their names; for a smaller one its label has them. */
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

const Signs = ({ summary }: { summary: readonly CardSummary[] }) =>
  summary.map(({ value, sign }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: signs in a row, which may be alike
    <span key={i}>
      {value} <Glyph name={sign} />
    </span>
  ));

const CardSummaryText = ({ summary }: { summary: readonly CardSummary[] }) => (
  <p className="summary" aria-hidden="true">
    <Signs summary={summary} />
  </p>
);

/** One half of a large card: letter, kind, effect. */
const LargeHalf = ({ half: { letter, kind, sign, summary, text } }: { half: CardHalf }) => (
  <section className="large-half">
    <h4>
      <b>{letter}</b> <Glyph name={sign} /> {kind}
      <span className="summary" aria-hidden="true">
        <Signs summary={summary} />
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

/** A card large enough to be read. Of a card with two halves, `up` is on top, by default the first. */
export function LargeCard({ card, up, turned = false }: { card: string; up?: string | undefined; turned?: boolean }) {
  const { look, speech } = useCards();
  const looks = look(card);
  const { name, text } = speech.card(card);
  const { shape, spot, kind, plates, summary, parts, halves } = looks;
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
      {summary !== undefined && <CardSummaryText summary={summary} />}
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
