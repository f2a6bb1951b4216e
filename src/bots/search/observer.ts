import type { State } from '../../kernel/index.ts';

/** Is told of what came of the answers to the question itself. A search is the same with one as without. */
export interface SearchObserver {
  /** `s`: where an iteration ended that began with this answer. All of a `round` began in the same world with the same luck. */
  saw(say: string, s: State, round: number): void;
}
