import type { Bar, OptionSpec, Options } from '../../kernel/index.ts';

/** What can be chosen before a game. */
export const options: readonly OptionSpec[] = [
  { id: 'abilities', kind: 'flag', default: false },
  { id: 'locations', kind: 'flag', default: false },
  { id: 'tourism', kind: 'flag', default: false },
  { id: 'familiars', kind: 'choice', default: 'dealt', values: ['dealt', 'chosen'] },
  { id: 'first', kind: 'choice', default: 'random', values: ['random', '1', '2', '3', '4'] },
];

/** FF-1.5, FF-5.4: what does not go together. */
export function refuse(options: Options, seats: number): Bar | null {
  if (options.tourism === true && options.locations !== true) return { rule: 'FF-5.4', why: 'tourism-needs-locations' };
  if (options.first !== 'random' && Number(options.first) > seats) return { rule: 'FF-1.5', why: 'first-not-seated' };
  return null;
}
