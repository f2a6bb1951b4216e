import { Art } from '../../../art/art.tsx';
import { Glyph, Icon, Seal } from '../../../art/glyph.tsx';
import icons from '../../../art/icons.json';
import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import { briefName, type FindProps } from '../selectors.ts';

export interface Lies {
  readonly card: string | null;
  readonly down: boolean;
  /** Who has seen it, if it lies face down. */
  readonly known: readonly number[];
  /** The how manieth card that was chosen to be laid, but is not laid yet; 0 for one that lies. */
  readonly nth: number;
}

interface PileCardProps {
  readonly props: FindProps;
  readonly lies: Lies;
  /** The topmost shows its picture. */
  readonly top: boolean;
  /** What is said of the one that would put one out. */
  readonly fatal: string | null;
}

/** A card of a pile: a strip with its sign and name, and the picture of the topmost. */
export function PileCard({ props, lies, top, fatal }: PileCardProps) {
  const { face, language } = props;
  const { card, down, nth } = lies;
  const t = messages[language].board;
  const looks = card === null ? null : look(face, card, language);
  const known = looks !== null && card !== null;
  const turned = down || !known;
  const name = known ? briefName(props, card) : t.hidden;
  const classes = [
    'pile-card',
    top ? 'topmost' : 'lower',
    ...(turned ? ['hid'] : looks?.index === 'abyss' ? ['moon'] : []),
    ...(turned && known ? ['mine-only'] : []),
    ...(nth > 0 ? ['staged'] : []),
    ...(fatal === null ? [] : ['fatal']),
  ];
  return (
    <span
      className={classes.join(' ')}
      role="img"
      tabIndex={-1}
      aria-label={spoken(props, lies)}
      data-card={card ?? ''}
      style={{ '--letters': [...name].length, ...(looks !== null && { '--spot': looks.spot }) }}
    >
      {top && (
        <span className="pic">{turned || looks === null ? <Icon path={icons.cat} /> : <Art spec={looks.art} />}</span>
      )}
      <span className="what">
        {turned ? <Glyph name={known ? 'eye' : 'closed'} /> : <Sign props={props} card={card ?? ''} />}
        <span className="nm">{name}</span>
        {fatal !== null && <b className="fate">{fatal}</b>}
        {nth > 0 && (
          <b className="nth">
            <Glyph name="check" />
            {t.chosen.number({ nth })}
          </b>
        )}
        {turned && nth === 0 && <Knowers props={props} known={lies.known} />}
      </span>
    </span>
  );
}

/** What tells a card from others. Of a Spell far away, whose name is not told, it is its picture. */
function Sign({ props: { face, language }, card }: { props: FindProps; card: string }) {
  const { index, art } = look(face, card, language);
  if (index !== undefined && index !== 'spell') return <Glyph name={index} />;
  return (
    <>
      {index !== undefined && <Glyph name={index} />}
      <Icon path={art.icon[1]} />
    </>
  );
}

/** The seals of the others who have seen a face-down card. */
function Knowers({ props, known }: { props: FindProps; known: readonly number[] }) {
  const others = known.filter((seat) => seat !== props.view.viewer);
  if (others.length === 0) return null;
  return (
    <span className="knowers">
      {others.map((seat) => (
        <Seal key={seat} seat={seat} />
      ))}
    </span>
  );
}

export function spoken({ speech, language, scene, view }: FindProps, { card, down, known, nth }: Lies): string {
  const t = messages[language].board;
  const name = card === null ? t.down : down ? t.knownDown({ card: speech.card(card).name }) : speech.card(card).name;
  const others = known.filter((seat) => seat !== view.viewer).map((seat) => scene.names[seat] ?? '');
  const seen = down && others.length > 0 ? ` (${t.seenBy({ names: others })})` : '';
  return nth > 0 ? `${name} (${t.chosen.number({ nth })} ${t.chosen.card})` : `${name}${seen}`;
}
