import type { Bar } from '../../../kernel/index.ts';
import type { BoardProps, Thing } from '../../table/board.ts';

/**
 * Why something has no part in a question at all: what the rules themselves bar they explain. It says when the thing
 * is for, and knows nothing of what is legal.
 */
export function whyNot(thing: Thing, { question }: Pick<BoardProps, 'question'>): Bar | null {
  const ask = question?.ask;
  const verb = thing.find(({ at }) => at === 0)?.word;
  const bar = (rule: string, why: string): Bar => ({ rule, why });
  switch (verb) {
    case 'play':
      return ask === 'pet' ? null : bar('MA-3.3', 'pet-first');
    case 'attach':
    case 'place':
    case 'use':
    case 'use-on':
    case 'rune':
    case 'rune-on':
      if (ask === 'primary') return null;
      if (ask === 'pet') return bar('MA-3.3', 'after-pet');
      if (verb === 'attach') return bar('MA-6.4', 'elyth-time');
      if (verb === 'place') return bar('MA-6.1', 'item-time');
      if (verb === 'rune' || verb === 'rune-on') return ask === 'rune' ? null : bar('MA-6.7', 'rune-time');
      return bar('MA-6.2', 'item-time');
    case 'move':
      return bar('MA-9.1', ask === 'primary' ? 'pet-then-line' : 'switch-time');
    case 'attack-line':
      return bar('MA-8.20', 'flying-line');
    default:
      return null;
  }
}
