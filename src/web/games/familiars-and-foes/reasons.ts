import type { Bar } from '../../../kernel/index.ts';
import type { BoardProps, Thing } from '../../table/board.ts';

/**
 * Why something has no part in a question at all: what the rules themselves bar they explain. It says when the thing
 * is for, and knows nothing of what is legal.
 */
export function whyNot(thing: Thing, { question }: Pick<BoardProps, 'question'>): Bar | null {
  switch (thing.find(({ at }) => at === 0)?.word) {
    case 'attack':
    case 'cast':
    case 'restore':
    case 'use':
    case 'revive':
      return question?.ask === 'action' ? null : { rule: 'FO-2.3', why: 'in-turn' };
    case 'ability':
    case 'reward':
    case 'luck':
      return { rule: 'FO-5.1', why: 'in-between' };
    default:
      return null;
  }
}
