import type { Outcome } from '../../../../kernel/index.ts';
import { at } from '../../../shared/list.ts';
import { DECK, PETS_IN_DECK, type PetCard } from '../../content/vocabulary.ts';
import { joined, type OutcomeContext, plain } from './context.ts';

/** What answers lead to before the first turn: cards for a deck, the Lead Pet, who begins. */

const petCard = ({ content }: OutcomeContext, card: string): PetCard | undefined =>
  content.pack.pets.find(({ id }) => id === card);
/** Of a Pet its numbers, of any other card what it does. */
const sketch = (e: OutcomeContext, card: string): string => {
  const pet = petCard(e, card);
  return pet === undefined ? (e.names.texts.get(card)?.text ?? '') : e.names.t.cards.head(pet);
};

export function pickOutcome(e: OutcomeContext, card: string): Outcome {
  const t = e.names.t.outcomes;
  const cards = [...(e.own.deck ?? []), ...at(e.view.table.staged, e.seat)];
  const pets = cards.filter((id) => petCard(e, id) !== undefined).length;
  const change = { from: cards.length, to: cards.length + 1 };
  const text = joined(
    sketch(e, card),
    petCard(e, card) === undefined
      ? t.deck({ ...change, limit: DECK })
      : t.pets({ from: pets, to: pets + 1, limit: PETS_IN_DECK }),
  );
  return { text, changes: [{ name: 'deck', ...change }] };
}

export const leadOutcome = (e: OutcomeContext, card: string): Outcome =>
  plain(joined(sketch(e, card), e.names.t.outcomes.lead));

export const goOutcome = ({ names }: OutcomeContext, turn: string): Outcome => plain(names.t.outcomes.go({ turn }));
