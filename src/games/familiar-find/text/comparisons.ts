import type { Speech } from '../../../kernel/index.ts';
import { comparisonIn } from '../../shared/comparison.ts';
import type { FamiliarFindMessages } from '../generated/messages.ts';

/** What an answer gains or loses by a term of the value, as a coach says it. */
export const comparisons =
  ({ comparisons: clauses }: FamiliarFindMessages): Required<Speech>['comparison'] =>
  (gain) =>
    comparisonIn(clauses, gain);
