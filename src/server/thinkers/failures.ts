import type { Logger } from '../log.ts';
import type { Job, Trouble } from './job.ts';

/**
 * Why a bot did not answer by itself: it thought too long, found no free thread in time, there were too many before
 * it, its thread died, it threw an error, or it said what is not legal.
 */
export const FAILURES = ['slow', 'waited', 'crowded', 'died', 'failed', 'illegal'] as const;
export type Failure = (typeof FAILURES)[number];

/** Of failures that look alike one is logged in so many milliseconds, with how many there were. */
const QUIET_MS = 10_000;

interface Same {
  readonly since: number;
  unsaid: number;
}

/** Counts what went wrong, and logs it without drowning the log. Nothing of the game is in there. */
export class Failures {
  readonly counts: Readonly<Record<Failure, number>>;
  private readonly tally: Record<Failure, number>;
  private readonly log: Logger;
  private readonly logged = new Map<string, Same>();

  constructor(log: Logger) {
    this.log = log;
    this.tally = Object.fromEntries(FAILURES.map((why) => [why, 0])) as Record<Failure, number>;
    this.counts = this.tally;
  }

  note({ table, game, bot: name }: Job, why: Failure, trouble?: Trouble): void {
    this.tally[why]++;
    const bot = name ?? 'coach';
    const kind = `${why} ${game} ${bot}`;
    const now = performance.now();
    const before = this.logged.get(kind);
    if (before !== undefined && now - before.since < QUIET_MS) {
      before.unsaid++;
      return;
    }
    this.logged.set(kind, { since: now, unsaid: 0 });
    const times = 1 + (before?.unsaid ?? 0);
    this.log.warn({ table, game, bot, why, times, ...trouble }, 'a bot failed; any legal answer was given for it');
  }
}
