import type { OptionSpec } from '../../kernel/index.ts';

/** What can be chosen before a game. */
export const options: readonly OptionSpec[] = [
  /** NG-4.1: how many points win. */
  { id: 'goal', kind: 'choice', default: '15', values: ['10', '15', '20'] },
];
