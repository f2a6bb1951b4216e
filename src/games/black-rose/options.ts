import type { Bar, OptionSpec, Options } from '../../kernel/index.ts';
import type { Content } from './content/content.ts';

/** What can be chosen before a game. */
export const options = (content: Content): OptionSpec[] => [
  { id: 'lodge', kind: 'choice', default: 'large', values: ['large', 'duel'] },
  { id: 'long', kind: 'flag', default: false },
  { id: 'overkill', kind: 'flag', default: false },
  ...content.pack.packs.map(({ id }) => ({ id, kind: 'flag' as const, default: false })),
];

/** BR-1.17, BR-2.1: what does not go together. */
export function refuse({ pack }: Content, options: Options, seats: number): Bar | null {
  if (options.overkill === true && pack.packs.some(({ id }) => options[id] === true))
    return { rule: 'BR-1.17', why: 'overkill-familiars' };
  return options.lodge === 'duel' && seats > 2 ? { rule: 'BR-2.1', why: 'duel-two' } : null;
}
