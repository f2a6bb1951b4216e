import type { AnswerTiming } from '../../../kernel/index.ts';

/** The moments at which something may be declared. */
const MOMENTS = ['roll', 'foeRoll', 'flip', 'rolled', 'flippedOpen', 'flippedClosed', 'flipped', 'damage'] as const;

const turn = { asks: ['action'], bar: { rule: 'FO-2.3', why: 'in-turn' } };
/** Interrupts are no answers to other questions, but may be used beside them. */
const between = { asks: MOMENTS, bar: { rule: 'FO-5.7', why: 'beside' } };

export const timing: AnswerTiming = {
  verbs: {
    attack: turn,
    cast: turn,
    restore: turn,
    use: turn,
    revive: turn,
    ability: between,
    reward: between,
    luck: between,
  },
  questions: {
    ...Object.fromEntries(MOMENTS.map((moment) => [moment, 'FO-10.1'])),
    choose: 'FO-1.1',
    first: 'FO-1.7',
    action: 'FO-2.3',
    part: 'FO-3.4',
    ballyhoo: 'FO-4.2',
    agree: 'FO-7.2',
  },
};
