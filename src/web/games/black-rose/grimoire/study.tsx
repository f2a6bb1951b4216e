import { SCHOOLS } from '../../../../games/black-rose/face.ts';
import { Icon } from '../../../art/glyph.tsx';
import { Card } from '../../../table/cards/card.tsx';
import { classesOf, switchOf } from '../../../table/picking.ts';
import { lightOf, SCHOOL_SIGNS } from '../cards/signs.ts';
import { messages } from '../generated/all.ts';
import type { RoseProps } from '../selectors.ts';
import { sideSentence } from './labels.ts';
import { keepThing, studyThing } from './things.ts';

type StudyProps = Pick<RoseProps, 'view' | 'question'>;
/** Whether the viewer studies: then what was drawn lies in their hand; */
export const isStudying = ({ view, question }: StudyProps): boolean =>
  view.table.student !== null && view.table.student === view.viewer && question?.ask !== 'discard';
/** and as long as they draw, so do the piles of the schools. */
export const isDrawing = (asked: StudyProps): boolean => isStudying(asked) && asked.question?.ask !== 'keep';

/** The piles of the six schools to draw from. */
export function Schools({ props }: { props: RoseProps }) {
  const { view, speech, picking, language } = props;
  const t = messages[language].grimoire;
  return (
    <ul className="schools" aria-label={t.schools} data-group="">
      {SCHOOLS.map((school, n) => {
        const thing = studyThing(school);
        const { count = 0 } = view.table.piles[n] ?? {};
        const spent = view.table.spent[n]?.length ?? 0;
        const { name } = speech.card(school);
        return (
          <li key={school} style={{ '--school': lightOf(school) }}>
            <button
              type="button"
              className={`school ${classesOf(picking, thing)}`}
              {...switchOf(picking, thing)}
              aria-label={t.school({ name, pile: count, spent })}
              onClick={({ currentTarget }) => picking.touch(thing, currentTarget)}
            >
              <Icon path={SCHOOL_SIGNS[school]} />
              <span>{name}</span>
              <b data-place={`pile:${school}`}>{count}</b>
              <small data-place={`spent:${school}`}>{spent > 0 ? `+${spent}` : ''}</small>
            </button>
          </li>
        );
      })}
    </ul>
  );
}

/** So many are drawn from the schools. */
const DRAWN = 4;

/** What was drawn from the schools: two of them are kept. Empty places are still to be filled. */
export function Drawn({ props }: { props: RoseProps }) {
  const { view, speech, picking, language, question } = props;
  const t = messages[language].grimoire;
  const keeps = question?.ask === 'keep';
  const cards = view.table.drawn.map(({ card }, i) => ({ card: card ?? '', which: `drawn ${i}` }));
  const isChosen = ({ card, which }: { card: string; which: string }) =>
    picking.stateOf(keepThing(card, false), which) === 'chosen';
  return (
    <ul className="drawn" data-place="drawn" aria-label={t.drawn} data-group="">
      {cards.map(({ card, which }) => {
        const like = cards.some((other) => other.which !== which && other.card === card && isChosen(other));
        const asked = keeps && { thing: keepThing(card, like), picking, which };
        return (
          <li key={which}>
            <Card
              card={card === '' ? null : card}
              {...asked}
              label={card === '' ? speech.zone('drawn', props.scene) : sideSentence(props, card, null)}
            />
          </li>
        );
      })}
      {Array.from({ length: Math.max(0, DRAWN - cards.length) }, (_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: places that are all alike
        <li key={n} className="to-come" aria-hidden="true" />
      ))}
      {cards.length < DRAWN && <li className="sr">{t.stillToDraw({ count: DRAWN - cards.length })}</li>}
    </ul>
  );
}
