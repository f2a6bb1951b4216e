import type { FindTable } from '../../../../games/familiar-find/face.ts';
import { Glyph, Icon, Seal } from '../../../art/glyph.tsx';
import icons from '../../../art/icons.json';
import { Card } from '../../../table/cards/card.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { pileThing } from '../answers/things.ts';
import { look } from '../cards/look.ts';
import { messages } from '../generated/all.ts';
import { type FindProps, isResting } from '../selectors.ts';
import type { PileShown } from './seating.ts';
import { useWideScreen } from './wide-screen.ts';

interface Lies {
  readonly card: string | null;
  readonly down: boolean;
  /** Who has seen it, if it lies face down. */
  readonly known: readonly number[];
  /** The how manieth card that was chosen to be laid, but is not laid yet; 0 for one that lies. */
  readonly nth: number;
}

/** What lies in a pile, bottom first, and what its owner is about to lay there. */
function liesIn({ table }: { table: FindTable }, id: string): Lies[] {
  const pile = table.piles.find((other) => other.id === id);
  const staged = table.staged.flatMap((each, i) => (each.pile === id ? [{ ...each, known: [], nth: i + 1 }] : []));
  return [...(pile?.cards ?? []).map((each) => ({ ...each, nth: 0 })), ...staged];
}

/** So many cards of a pile are spread; of a deeper one the lower cards become slips. */
function spreadOf(isRoomy: boolean, seats: number, slot: PileShown['slot']): number {
  const isFar = slot.startsWith('far');
  if (isRoomy) return isFar ? 3 : 5;
  return isFar || seats === 4 ? 2 : 3;
}

/** A pile of the table: fanned so that every card can be seen, and touched as a whole. */
export function Pile({ props, pile: { id, slot } }: { props: FindProps; pile: PileShown }) {
  const { view, face, speech, scene, picking, language } = props;
  const t = messages[language].board;
  const cards = liesIn(view, id);
  const thing = pileThing(view, id);
  const most = spreadOf(useWideScreen(), view.seats, slot);
  const slips = cards.length > most ? cards.slice(0, cards.length - most + 1) : [];
  const spread = cards.slice(slips.length);
  const part = speech.part(`take ${id}`, 1, scene);
  // A pile that was merged into another keeps its owner's name, though it lies at one's own right now.
  const name = slot === 'right' && typeof view.viewer === 'number' ? t.yourRight : part;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the button in it does the same
    <section
      className={`pile ${slot} ${classesOf(picking, thing)}`}
      data-place={id}
      data-group=""
      onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
    >
      <div className="stack">
        {slips.length > 0 && (
          <ul className="slips">
            {slips.map((lies, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the pile, whatever lies there
              <li key={i}>
                <Slip props={props} lies={lies} />
              </li>
            ))}
          </ul>
        )}
        <div className="spread">
          {spread.map((lies, i) => (
            <Card
              // biome-ignore lint/suspicious/noArrayIndexKey: a place in the pile, whatever lies there
              key={i + slips.length}
              card={lies.card}
              down={lies.down}
              label={spoken(props, lies)}
              className={`${lies.nth > 0 ? 'staged' : ''} ${i === spread.length - 1 ? 'topmost' : ''}`}
            >
              {lies.nth > 0 && <Chosen props={props} nth={lies.nth} />}
              {lies.down && lies.card !== null && <Peek props={props} card={lies.card} />}
              {lies.down && lies.nth === 0 && <Knowers props={props} known={lies.known} />}
            </Card>
          ))}
          {cards.length === 0 && <span className="no-card" />}
        </div>
      </div>
      <button type="button" className="name" aria-label={sentence(props, id, cards)} {...switchOf(picking, thing)}>
        {name}
        {cards.length > 1 && <span className="num"> · {cards.length}</span>}
        {slot === 'centre' && isResting(view, face) && (
          <span className="rests">
            <Glyph name="hour" /> {t.resting}
          </span>
        )}
      </button>
    </section>
  );
}

/** Says that a card is not laid yet, but will be, and in which order. */
function Chosen({ props, nth }: { props: FindProps; nth: number }) {
  const { chosen } = messages[props.language].board;
  return (
    <span className="nth">
      <Glyph name="check" /> {chosen.number({ nth })} <span className="word">{chosen.card}</span>
    </span>
  );
}

/** What lies under a back, for whoever knows it. */
function Peek({ props, card }: { props: FindProps; card: string }) {
  return (
    <span className="peek">
      <Glyph name="eye" />
      <Sign props={props} card={card} />
      <span className="nm">{props.speech.card(card).name}</span>
    </span>
  );
}

/** What tells a card from others where there is no room for more: its sign, or the picture of a Spell. */
function Sign({ props: { face, language }, card }: { props: FindProps; card: string }) {
  const { index, art } = look(face, card, language);
  return index === undefined || index === 'spell' ? <Icon path={art.icon[1]} /> : <Glyph name={index} />;
}

/** A card so deep in its pile that only its sign fits. */
function Slip({ props, lies }: { props: FindProps; lies: Lies }) {
  const { face, language } = props;
  const looks = lies.card === null ? null : look(face, lies.card, language);
  const hidden = lies.down || looks === null;
  return (
    <span
      className={hidden ? 'slip hid' : 'slip'}
      role="img"
      tabIndex={-1}
      aria-label={spoken(props, lies)}
      data-card={lies.card ?? ''}
      style={looks === null ? undefined : { '--spot': looks.spot }}
    >
      {hidden || lies.card === null ? <Icon path={icons.cat} /> : <Sign props={props} card={lies.card} />}
    </span>
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

function spoken({ speech, language, scene, view }: FindProps, { card, down, known, nth }: Lies): string {
  const t = messages[language].board;
  const name = card === null ? t.down : down ? t.knownDown({ card: speech.card(card).name }) : speech.card(card).name;
  const others = known.filter((seat) => seat !== view.viewer).map((seat) => scene.names[seat] as string);
  const seen = down && others.length > 0 ? ` (${t.seenBy({ names: others })})` : '';
  return nth > 0 ? `${name} (${t.chosen.number({ nth })} ${t.chosen.card})` : `${name}${seen}`;
}

function sentence(props: FindProps, id: string, cards: readonly Lies[]): string {
  const t = messages[props.language].board;
  const name = props.speech.zone(id, props.scene);
  return cards.length === 0
    ? t.empty({ pile: name })
    : t.fromBottom({ pile: name, cards: cards.map((lies) => spoken(props, lies)).join('; ') });
}
