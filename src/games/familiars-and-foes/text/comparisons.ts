import type { Speech } from '../../../kernel/index.ts';
import type { Name } from '../../../text/name.ts';
import { comparisonIn } from '../../shared/comparison.ts';
import type { FamiliarsAndFoesMessages } from '../generated/messages.ts';

/** What an answer gains or loses by a term of the value, as a coach says it; many are of one Familiar or Foe. */
export const comparisons =
  (
    { comparisons: clauses }: FamiliarsAndFoesMessages,
    card: (id: string | undefined) => Name,
  ): Required<Speech>['comparison'] =>
  (gain) =>
    comparisonIn(clauses, gain, { of: card(gain.term.split(' ')[1]) });
