import type { Fault } from '../../../kernel/index.ts';
import { type Content, isPet, isToken } from '../content/content.ts';
import { DECK, PETS_IN_DECK } from '../content/vocabulary.ts';

/** MA-1.1, MA-1.2, MA-1.7: everything that is wrong with a deck, each with its rule; nothing if it is legal. */
export function deckFaults(content: Content, ids: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  const fault = (path: string, rule: string, why: string, numbers: Record<string, number | string>, message: string) =>
    faults.push({ path, message, bar: { rule, why, with: numbers } });
  let pets = 0;
  for (const [i, id] of ids.entries()) {
    const path = `deck[${i}]`;
    const card = content.cards.indexOf(id);
    if (card === -1) fault(path, 'MA-1.7', 'deck-unknown', { card: id }, `there is no card '${id}'`);
    else if (isToken(content, card))
      fault(path, 'MA-1.3', 'deck-token', { card: id }, `'${id}' is a token and in no deck`);
    else if (ids.indexOf(id) !== i) fault(path, 'MA-1.2', 'deck-twice', { card: id }, `'${id}' is already in the deck`);
    if (card !== -1 && isPet(content, card)) pets++;
  }
  if (ids.length !== DECK)
    fault('deck', 'MA-1.1', 'deck-size', { cards: ids.length, of: DECK }, `has ${ids.length} cards, not ${DECK}`);
  if (pets !== PETS_IN_DECK)
    fault('deck', 'MA-1.1', 'deck-pets', { pets, of: PETS_IN_DECK }, `has ${pets} Pets, not ${PETS_IN_DECK}`);
  return faults;
}
