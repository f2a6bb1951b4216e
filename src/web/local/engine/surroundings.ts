import type { Thinker } from './thinking.ts';

/** What a game needs of the world around it. */
export interface Surroundings extends Thinker {
  /** Milliseconds by the wall clock. */
  now(): number;
  /** Words that nobody can guess. */
  secret(): string;
  /**
   * Holds a game against other pages: what lets it go, or null if another has it. `anyway` takes it from them; `lost`
   * is told if one takes it from here.
   */
  hold(id: string, anyway: boolean, lost: () => void): Promise<(() => void) | null>;
}
