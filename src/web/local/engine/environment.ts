import type { GameRecord } from '../../../kernel/index.ts';
import type { BotEnvironment } from './bots/thinking.ts';

/** Clock, randomness, locks and error reports of the engine's worker. */
export interface LocalEnvironment extends Omit<BotEnvironment, 'reportBotError'> {
  /** Logs why a bot failed, with the record of the game to reproduce it. */
  reportBotError(error: unknown, record: GameRecord | null): void;
  /** Milliseconds by the wall clock. */
  now(): number;
  /** A random string that cannot be guessed. */
  secret(): string;
  /**
   * Locks a game against other tabs. Resolves with the function that unlocks it, or null if another tab has it.
   * `anyway` takes it from that tab; `lost` is called when another tab takes it from this one.
   */
  lock(id: string, anyway: boolean, lost: () => void): Promise<(() => void) | null>;
}
