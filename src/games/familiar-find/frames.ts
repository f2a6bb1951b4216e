import type { Frame } from '../../kernel/index.ts';
import { stackReader } from '../shared/stack-reader.ts';
import type { procedures } from './procedures.ts';
import { TURN_STEPS, type TurnStep } from './turn/steps.ts';

/** Reads the stack of a state or a view by the names of the game's procedures. */
export const frames = stackReader<typeof procedures>();

/** The step at which a turn stands, or if it waits for a procedure, the one after it; null outside of turns. */
export function turnStepIn(stack: readonly Frame[]): TurnStep | null {
  const turn = frames.of(stack).find(({ proc }) => proc === 'turn');
  return turn === undefined ? null : (TURN_STEPS[turn.step] ?? '4 Spells that the Familiar has collected');
}
