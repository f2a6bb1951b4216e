import type { FindTable } from '../../../../games/familiar-find/face.ts';
import { Glyph, Seal } from '../../../art/glyph.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { pileThing } from '../answers/things.ts';
import { messages } from '../generated/all.ts';
import { type PileShown, reachOf, sideOf } from '../players/seating.ts';
import { essencesOf, type FindProps, isResting, placesFor } from '../selectors.ts';
import { type Lies, PileCard, spoken } from './pile-card.tsx';
import { pileRisk, visibleMoons } from './pile-risk.ts';

/** What lies in a pile, bottom first, and what its owner is about to lay there. */
function liesIn({ table }: { table: FindTable }, id: string): Lies[] {
  const pile = table.piles.find((other) => other.id === id);
  const staged = table.staged.flatMap((each, i) => (each.pile === id ? [{ ...each, known: [], nth: i + 1 }] : []));
  return [...(pile?.cards ?? []).map((each) => ({ ...each, nth: 0 })), ...staged];
}

/** A pile of the table: each card a strip that can be read, the topmost with its picture; touched as a whole. */
export function Pile({ props, pile: { id, slot } }: { props: FindProps; pile: PileShown }) {
  const { view, face, speech, scene, picking, language } = props;
  const t = messages[language].board;
  const cards = liesIn(view, id);
  const thing = pileThing(view, id);
  const part = speech.part(`take ${id}`, 1, scene);
  // A pile that was merged into another keeps its owner's name, though it lies at one's own right now.
  const name = slot === 'right' && typeof view.viewer === 'number' ? t.yourRight : part;
  const risk = pileRisk(props, id);
  const [, abyss] = essencesOf(face);
  const limit = placesFor(view, face, sideOf(view), abyss);
  /** The moon that would put one out, by its place in the pile. */
  const killing = risk === 'out' ? visibleMoons(props, id)[0] : undefined;
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: the button in it does the same
    <section
      className={`pile ${slot} ${risk === 'out' ? 'deadly' : ''} ${classesOf(picking, thing)}`}
      data-place={id}
      data-group=""
      onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
    >
      <button
        type="button"
        className="name"
        aria-label={sentence(props, id, cards)}
        style={{ '--letters': [...name].length }}
        {...switchOf(picking, thing)}
      >
        <span>{name}</span>
        <Reach props={props} id={id} />
        <small>
          <Glyph name="card" />
          <i>{cards.length}</i>
          <em>{t.cards({ count: cards.length })}</em>
        </small>
      </button>
      {slot === 'centre' && isResting(view, face) && (
        <span className="rests">
          <Glyph name="hour" /> {t.resting}
        </span>
      )}
      <ol className="pile-cards">
        {cards.map((lies, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a place in the pile, whatever lies there
          <li key={i}>
            <PileCard
              props={props}
              lies={lies}
              top={i === cards.length - 1}
              fatal={i === killing ? t.nthMoon({ nth: limit }) : null}
            />
          </li>
        ))}
        {cards.length === 0 && <li className="no-card">{mustBeFilled(props, id) && <span>{t.mustFill}</span>}</li>}
      </ol>
      {risk !== null && (
        <p className={`pile-risk ${risk}`}>
          <Glyph name={risk === 'out' ? 'abyss' : 'closed'} />{' '}
          {risk === 'out' ? t.takenOut({ nth: limit }) : t.maybeOut}
        </p>
      )}
    </section>
  );
}

/** FF-2.8: an empty pile that one may play onto must not stay so. */
const mustBeFilled = ({ question }: FindProps, id: string): boolean =>
  question?.ask === 'play' && question.legal.some((say) => say.split(' ')[2] === id);

/** The others who may take it too, where that is not everybody. */
const othersInReach = ({ view }: FindProps, id: string): readonly number[] => {
  const reach = reachOf(view, id);
  const all = view.table.players.filter(({ out }) => out === 0).length;
  return reach.length === all ? [] : reach.filter((seat) => seat !== view.viewer);
};

const Reach = ({ props, id }: { props: FindProps; id: string }) => (
  <span className="reach">
    {othersInReach(props, id).map((seat) => (
      <Seal key={seat} seat={seat} />
    ))}
  </span>
);

function sentence(props: FindProps, id: string, cards: readonly Lies[]): string {
  const t = messages[props.language].board;
  const name = props.speech.zone(id, props.scene);
  const lies =
    cards.length === 0
      ? [t.empty({ pile: name }), ...(mustBeFilled(props, id) ? [t.mustFill] : [])]
      : [t.fromBottom({ pile: name, cards: cards.map((card) => spoken(props, card)).join('; ') })];
  const names = othersInReach(props, id).map((seat) => props.scene.names[seat] as string);
  return [...lies, ...(names.length > 0 ? [t.reach({ names })] : [])].join('; ');
}
