import type { TermGain } from '../../kernel/index.ts';
import { formatted } from '../../text/formatted.ts';

/** The two clauses of a term, of a gain and of a loss. */
interface Clauses {
  readonly more: unknown;
  readonly less: unknown;
}

/** Amounts from this on are told in whole numbers. */
const WHOLE = 10;

/**
 * The clause for a gain. What is counted is told by its number, with one decimal while it is small; where that is nothing,
 * or says the opposite of the gain, as numbers may that are means, there is no clause.
 */
export function comparisonIn(
  clauses: Readonly<Record<string, Clauses>>,
  { term, gain, amount }: TermGain,
  names: Readonly<Record<string, unknown>> = {},
): string | null {
  const both = clauses[term.split(' ')[0] ?? ''];
  if (both === undefined) return null;
  const clause = gain > 0 ? both.more : both.less;
  if (amount === null) return formatted(clause, names) ?? null;
  const size = Math.abs(amount);
  const n = size < WHOLE ? Math.round(10 * size) / 10 : Math.round(size);
  if (n === 0 || amount > 0 !== gain > 0) return null;
  return formatted(clause, { ...names, n }) ?? null;
}
