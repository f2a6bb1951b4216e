import type { OptionSpec } from '../../kernel/index.ts';

/** What can be chosen before a game. */
export const options: readonly OptionSpec[] = [
  { id: 'decks', kind: 'choice', default: 'draft', values: ['draft', 'constructed', 'dealt'] },
  { id: 'simplified', kind: 'flag', default: false },
  { id: 'bestOfThree', kind: 'flag', default: false },
];
