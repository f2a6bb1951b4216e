import type { BotAdvice, BotChoice } from '../../bots/index.ts';
import type { AdviceJob, Job, JobOptions } from './job.ts';

/** The bots of all tables. */
export interface BotService {
  /**
   * That bot's answer: always one of the question's legal ones, always within the time limit and the moment that the
   * stand-in has. It answers where the bot fails or is too slow; where it does too, it is any legal answer, without a
   * reason. Rejects with 'stopped' once the pool is closed, and with 'unwanted' once nobody needs it.
   */
  choose(job: Job & { readonly bot: string }, options?: Partial<JobOptions>): Promise<BotChoice>;
  /**
   * What a coach thinks of the answers; null where it fails or finds no time. It never makes quick bots wait. Rejects as
   * `choose` does.
   */
  advise(job: AdviceJob, options?: Partial<JobOptions>): Promise<BotAdvice | null>;
  close(): Promise<void>;
}
