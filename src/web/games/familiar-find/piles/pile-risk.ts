import { pileThing } from '../answers/things.ts';
import { nearPiles, sideOf } from '../players/seating.ts';
import { essencesOf, type FindProps, placesFor, playerAt } from '../selectors.ts';

/** What is in a pile that one may take now, as far as one can see. */

const cardsOf = ({ view }: FindProps, id: string) => view.table.piles.find((pile) => pile.id === id)?.cards ?? [];

/** Whether this pile may be taken by who looks, and they are asked which. */
const isOffered = ({ question }: FindProps, id: string): boolean =>
  question?.ask === 'scavenge' && question.legal.includes(`take ${id}`);

/** The places of the moons in a pile that would come to one's own collection as too many, the first of them first. */
export function visibleMoons(props: FindProps, id: string): readonly number[] {
  const { view, face } = props;
  const [, abyss] = essencesOf(face);
  const moons = cardsOf(props, id).flatMap(({ card }, n) => (card === abyss ? [n] : []));
  const seat = sideOf(view);
  const spare = placesFor(view, face, seat, abyss) - (playerAt(view, seat).collection[abyss] ?? 0);
  return moons.slice(Math.max(0, spare - 1));
}

/** Whether taking this pile puts one out: for certain, or if what is hidden in it is a moon. */
export function pileRisk(props: FindProps, id: string): 'out' | 'perhaps' | null {
  const { view, face, question, language, scene } = props;
  if (question === null || !isOffered(props, id) || typeof view.viewer !== 'number') return null;
  if (face.explanations?.outcome({ question, view, language, scene }, `take ${id}`).harm === true) return 'out';
  const [, abyss] = essencesOf(face);
  const cards = cardsOf(props, id);
  const unseen = cards.filter(({ card }) => card === null).length;
  const moons =
    (playerAt(view, view.viewer).collection[abyss] ?? 0) + cards.filter(({ card }) => card === abyss).length;
  return unseen > 0 && moons + unseen >= placesFor(view, face, view.viewer, abyss) ? 'perhaps' : null;
}

/** What of a pile that is chosen to be taken would come to the own collection, card by card, as far as it can be seen. */
export function gainsInSight(props: FindProps): Readonly<Record<string, number>> {
  const { view, picking } = props;
  const gains: Record<string, number> = {};
  const chosen = nearPiles(view).find(
    ({ id }) => isOffered(props, id) && picking.stateOf(pileThing(view, id)) === 'chosen',
  );
  for (const { card } of chosen === undefined ? [] : cardsOf(props, chosen.id))
    if (card !== null) gains[card] = (gains[card] ?? 0) + 1;
  return gains;
}
