import type { Bar } from '../../../kernel/index.ts';
import type { BoardProps, Thing } from '../../table/board.ts';

/**
 * Why something has no part in a question at all: what the rules themselves bar they explain. It says when the thing
 * is for, and knows nothing of what is legal.
 */
export function whyNot(thing: Thing, { question }: Pick<BoardProps, 'question'>): Bar | null {
  const ask = question?.ask;
  const bar = (rule: string, why: string): Bar => ({ rule, why });
  switch (thing.find(({ at }) => at === 0)?.word) {
    case 'prepare':
    case 'prepare-quick':
      return ask === 'prepare' ? null : bar('BR-2.3', 'preparation-time');
    case 'cast':
    case 'cast-at':
    case 'cast-on':
    case 'quick':
    case 'quick-at':
    case 'quick-on':
      return bar('BR-2.4', 'action-time');
    case 'study':
      return ask === 'study' || ask === 'moon' ? null : bar('BR-2.3', 'study-time');
    case 'keep':
    case 'discard':
    case 'recover':
      return bar('BR-2.3', 'hand-time');
    case 'send':
    case 'familiar':
    case 'familiar-at':
    case 'familiar-on':
      return bar('BR-1.9', 'no-familiar');
    case 'summon':
      return bar('BR-1.3', 'summon-time');
    case 'learn':
      return bar('BR-2.6', 'learn-time');
    default:
      return ask === 'action' || ask === 'physical' ? bar('BR-2.4', 'not-now') : null;
  }
}
