import type { Fault } from '../../../kernel/index.ts';
import { uniqueIds } from '../../shared/unique-ids.ts';
import { MAX_SEATS, PILES } from './answers.ts';
import type { Pack } from './vocabulary.ts';

/** The deal for a full table: five piles and four hands. */
const MOST_DEALT = PILES.length + MAX_SEATS * 4;
/** What a schema cannot say: names are unique, and there are cards enough to deal. */
export function faultsBetween(pack: Pack): Fault[] {
  const faults: Fault[] = [];
  const claim = uniqueIds(faults);
  for (const group of ['ingredients', 'spells', 'familiars', 'locations'] as const) {
    for (const [i, card] of pack[group].entries()) claim(card.id, `${group}[${i}].id`);
  }
  claim(pack.astral.id, 'astral.id');
  claim(pack.abyss.id, 'abyss.id');
  const all = [...pack.ingredients, pack.astral, pack.abyss, ...pack.spells];
  const two = all.reduce((sum, card) => sum + card.copies['2+'], 0);
  if (two < MOST_DEALT)
    faults.push({ path: 'copies', message: `only ${two} cards are marked 2+; a game needs at least ${MOST_DEALT}` });
  return faults;
}
