import type { GameRecord } from '../../../kernel/index.ts';
import type { BotEnvironment } from './bots/thinking.ts';

/** Clock, chance, locks and error reports of the thread that the engine runs in. */
export interface LocalEnvironment extends Omit<BotEnvironment, 'reportBotError'> {
  /** Logs why a bot did not answer by itself, with the game as it stands: enough to see it again. */
  reportBotError(error: unknown, record: GameRecord | null): void;
  /** Milliseconds by the wall clock. */
  now(): number;
  /** A random string that cannot be guessed. */
  secret(): string;
  /**
   * Holds a game against other pages: what lets it go, or null if another has it. `anyway` takes it from them; `lost`
   * is told if one takes it from here.
   */
  lock(id: string, anyway: boolean, lost: () => void): Promise<(() => void) | null>;
}
