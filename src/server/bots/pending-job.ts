import { randomBytes } from 'node:crypto';
import type { BotAdvice, BotChoice } from '../../bots/index.ts';
import type { JobClass } from './fair-queue.ts';
import type { Job, JobOptions } from './job.ts';

/** A job from when it is queued until its thread is free again. */
export interface PendingJob {
  readonly job: Job;
  readonly luck: string;
  readonly options: Partial<JobOptions>;
  /** The deadline of its answer. */
  readonly due: number;
  /** Resolves the caller's promise: with an answer, or for a coach's job with advice or null. */
  readonly resolve: (reply: BotChoice | BotAdvice | null) => void;
  readonly reject: (error: Error) => void;
  readonly timers: NodeJS.Timeout[];
  /** `stand-in`: a job of the stand-in. */
  jobClass: JobClass | 'stand-in';
  /** Whether its bot has been thinking for longer than the threshold for slow bots. */
  isSlow: boolean;
  /** Whether the answer was given; its bot may still be thinking. */
  isAnswered: boolean;
}

/** A job whose answer is due in `ms` milliseconds. */
export const newPendingJob = (
  job: Job,
  options: Partial<JobOptions>,
  ms: number,
  { resolve, reject }: Pick<PendingJob, 'resolve' | 'reject'>,
): PendingJob => {
  const due = performance.now() + ms;
  // Drawn here and not in the thread, so that a job whose thread died can be reproduced.
  const luck = randomBytes(16).toString('hex');
  return {
    job,
    luck,
    options,
    due,
    resolve,
    reject,
    timers: [],
    jobClass: 'prompt',
    isSlow: job.bot === null,
    isAnswered: false,
  };
};
