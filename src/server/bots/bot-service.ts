import type { BotAdvice, BotChoice } from '../../bots/index.ts';
import type { AdviceJob, Job, JobOptions } from './job.ts';

/** The bots of all tables. */
export interface BotService {
  /**
   * Resolves with the bot's answer: always a legal one, and always within the time limit plus that of the stand-in. If
   * the bot fails or is too slow the stand-in answers; if that fails too, it is a random legal answer without a reason.
   * Rejects with 'stopped' once the pool is closed, and with 'unwanted' once the signal is aborted.
   */
  choose(job: Job & { readonly bot: string }, options?: Partial<JobOptions>): Promise<BotChoice>;
  /**
   * Resolves with a coach's rating of the answers; null if it fails or finds no time. It never delays quick bots.
   * Rejects as `choose` does.
   */
  advise(job: AdviceJob, options?: Partial<JobOptions>): Promise<BotAdvice | null>;
  close(): Promise<void>;
}
