import type { AnswerTiming } from '../../../kernel/index.ts';

/** Why an answer has no part in a question. */
export const timing: AnswerTiming = {
  verbs: {
    use: { asks: ['turn'], bar: { rule: 'NG-2.2', why: 'own-turn' } },
  },
  questions: { return: 'NG-1.2', turn: 'NG-2.1' },
};
