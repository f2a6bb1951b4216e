import { randomBytes } from 'node:crypto';
import type { BotAdvice, BotChoice } from '../../bots/index.ts';
import type { JobClass } from './fair-queue.ts';
import type { Job, JobOptions } from './job.ts';

/** A job from when it is queued until its thread is free again. */
export interface PendingJob {
  readonly job: Job;
  readonly luck: string;
  readonly options: Partial<JobOptions>;
  /** When its answer is awaited. */
  readonly due: number;
  /** An answer, or to a coach's job advice, or null. */
  readonly tell: (reply: BotChoice | BotAdvice | null) => void;
  readonly refuse: (error: Error) => void;
  readonly timers: NodeJS.Timeout[];
  /** `spare`: for those who stand in. */
  jobClass: JobClass | 'spare';
  /** Whether its bot has been thinking for longer than a slow bot's threshold. */
  isSlow: boolean;
  /** The answer was given; its bot may be thinking still. */
  isAnswered: boolean;
}

/** A job whose answer is awaited in so many milliseconds. */
export const newPendingJob = (
  job: Job,
  options: Partial<JobOptions>,
  ms: number,
  { tell, refuse }: Pick<PendingJob, 'tell' | 'refuse'>,
): PendingJob => {
  const due = performance.now() + ms;
  // Drawn here, so that a bot that takes its thread down can be asked the same again, with as much time.
  const luck = randomBytes(16).toString('hex');
  return {
    job,
    luck,
    options,
    due,
    tell,
    refuse,
    timers: [],
    jobClass: 'prompt',
    isSlow: job.bot === null,
    isAnswered: false,
  };
};
