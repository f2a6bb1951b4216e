import type { Thing } from '../../../table/board.ts';
import type { RoseProps } from '../selectors.ts';

/** What Rooms and Models stand for in an answer. */

/** Wherever an answer names a Model. */
export const modelThing = (ref: string): Thing => [{ word: ref, at: 1 }];

const ACTIVATE = ['activate', 'activate-at', 'activate-on'];
/** A Room that an answer names; the own one, where none does, to activate it. */
export function roomThing({ question, view }: Pick<RoseProps, 'question' | 'view'>, room: string): Thing {
  const named: Thing = [{ word: room, at: 1 }];
  const own = typeof view.viewer === 'number' && view.table.players[view.viewer]?.room === room;
  if (!own || question === null) return named;
  const says = question.legal.map((say) => say.split(' '));
  if (says.some((words) => words[1] === room)) return named;
  const verb = ACTIVATE.find((each) => says.some((words) => words[0] === each));
  return verb === undefined ? named : [{ word: verb, at: 0 }];
}
/** Whether touching the Room activates it. */
export const isActivation = (thing: Thing): boolean => ACTIVATE.includes(thing[0]?.word ?? '');
