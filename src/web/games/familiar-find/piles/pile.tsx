import type { FindTable } from '../../../../games/familiar-find/face.ts';
import { Glyph } from '../../../art/glyph.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { pileThing } from '../answers/things.ts';
import { messages } from '../generated/all.ts';
import { type PileShown, sideOf } from '../players/seating.ts';
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
      <button type="button" className="name" aria-label={sentence(props, id, cards)} {...switchOf(picking, thing)}>
        <span>{name}</span>
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
        {cards.length === 0 && <li className="no-card" />}
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

function sentence(props: FindProps, id: string, cards: readonly Lies[]): string {
  const t = messages[props.language].board;
  const name = props.speech.zone(id, props.scene);
  return cards.length === 0
    ? t.empty({ pile: name })
    : t.fromBottom({ pile: name, cards: cards.map((lies) => spoken(props, lies)).join('; ') });
}
