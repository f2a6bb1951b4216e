import type { Bar, OptionSpec, Options } from '../../kernel/index.ts';
import { familiarCount } from './content/levels.ts';

/** What can be chosen before a game. */
export const options: readonly OptionSpec[] = [
  { id: 'level', kind: 'choice', default: 'beginner', values: ['beginner', 'master'] },
  { id: 'familiars', kind: 'choice', default: 'auto', values: ['auto', '3', '4', '5'] },
];

/** FO-1.1: everybody plays at least one Familiar. */
export const refuse = (options: Options, seats: number): Bar | null =>
  familiarCount(seats, options) < seats ? { rule: 'FO-1.1', why: 'too-few' } : null;
