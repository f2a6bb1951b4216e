import type { AnswerTiming } from '../../../kernel/index.ts';

/** The effects of Spells, abilities and Locations that ask for something. */
const EFFECTS = ['discard', 'steal', 'give', 'trade', 'collect', 'look', 'unveil', 'drop'] as const;

export const timing: AnswerTiming = {
  verbs: {},
  questions: {
    ...Object.fromEntries(EFFECTS.map((effect) => [effect, 'FF-2.4'])),
    befriend: 'FF-1.4',
    use: 'FF-6.9',
    scavenge: 'FF-2.2',
    powers: 'FF-6.8',
    travel: 'FF-5.4',
    cast: 'FF-2.4',
    play: 'FF-2.7',
    refill: 'FF-2.10',
  },
};
