import { randomBytes } from 'node:crypto';
import type { Advice, Choice } from '../../bots/index.ts';
import type { Asker, Job } from './job.ts';
import type { Lane } from './lines.ts';

/** A job on its way. */
export interface Errand {
  readonly job: Job;
  readonly luck: string;
  readonly asker: Partial<Asker>;
  /** When its answer is awaited. */
  readonly due: number;
  /** An answer, or to a coach's errand advice, or null. */
  readonly tell: (reply: Choice | Advice | null) => void;
  readonly refuse: (error: Error) => void;
  readonly timers: NodeJS.Timeout[];
  /** `spare`: for those who stand in. */
  lane: Lane | 'spare';
  /** Its bot is thinking for long. */
  slow: boolean;
  /** The answer was given; its bot may be thinking still. */
  told: boolean;
}

/** A job whose answer is awaited in so many milliseconds. */
export const newErrand = (
  job: Job,
  asker: Partial<Asker>,
  ms: number,
  { tell, refuse }: Pick<Errand, 'tell' | 'refuse'>,
): Errand => {
  const due = performance.now() + ms;
  // Drawn here, so that a bot that takes its thread down can be asked the same again, with as much time.
  const luck = randomBytes(16).toString('hex');
  return { job, luck, asker, due, tell, refuse, timers: [], lane: 'prompt', slow: job.bot === null, told: false };
};
