import type { Logger } from '../log.ts';
import { type ErrorSite, errorSite } from './job.ts';
import type { PendingJob } from './pending-job.ts';

/**
 * Why a bot did not answer by itself: it thought too long, found no free thread in time, there were too many before
 * it, its thread died, it threw an error, or it said what is not legal. `stand-in`: nor did the one that stood in for it.
 */
export const FAILURES = ['slow', 'waited', 'crowded', 'died', 'failed', 'illegal', 'stand-in'] as const;
export type Failure = (typeof FAILURES)[number];

/** What is no fault of the bot's, and needs no record. */
const CROWDS: readonly Failure[] = ['waited', 'crowded'];

/** Of failures that look alike one is logged and reported in so many milliseconds, with how many there were since the last. */
const QUIET_MS = 10_000;
/** How many kinds of failures are remembered for that. */
const MOST_KINDS = 200;

interface SimilarFailures {
  readonly since: number;
  /** How many were left out since then. */
  unsaid: number;
}

/**
 * Counts what went wrong, and logs it without drowning the log. Nothing of the game is in there: what is needed to see
 * it again is kept as a report, and the log names that.
 */
export class Failures {
  readonly counts: Readonly<Record<Failure, number>>;
  private readonly tally: Record<Failure, number>;
  private readonly log: Logger;
  private readonly logged = new Map<string, SimilarFailures>();

  constructor(log: Logger) {
    this.log = log;
    this.tally = Object.fromEntries(FAILURES.map((why) => [why, 0])) as Record<Failure, number>;
    this.counts = this.tally;
  }

  note(failed: PendingJob, why: Failure, trouble?: ErrorSite): void {
    const { table, game } = failed.job;
    this.tally[why]++;
    const bot = failed.job.bot ?? 'coach';
    const kind = `${why} ${game} ${bot} ${trouble?.error ?? ''}`;
    const now = performance.now();
    const before = this.logged.get(kind);
    if (before !== undefined && now - before.since < QUIET_MS) {
      before.unsaid++;
      return;
    }
    if (this.logged.size > MOST_KINDS) this.logged.clear();
    this.logged.set(kind, { since: now, unsaid: 0 });
    const unsaid = before?.unsaid ?? 0;
    const times = 1 + unsaid;
    const say = (more: object) =>
      this.log.warn({ table, game, bot, why, times, ...trouble, ...more }, 'a bot failed; another answers for it');
    const { keep } = failed.options;
    if (keep === undefined || CROWDS.includes(why)) say({});
    else
      keep(wordsOf(failed, why, trouble) + leftOut(unsaid)).then(
        (report) => say({ report }),
        (error) => say({ unkept: errorSite(error) }),
      );
  }
}

/** What the report says: with the record, enough to ask the bot the same again. */
function wordsOf({ job, luck }: PendingJob, why: Failure, trouble?: ErrorSite): string {
  const where = trouble === undefined ? '' : `: ${[trouble.error, ...trouble.at.slice(0, 3)].join(' ')}`;
  return `the bot ${job.bot ?? 'coach'} on seat ${job.question.seat}, with the luck ${luck}: ${why}${where}`;
}

/** That it is not the only one, for who has the reports alone before them. */
const leftOut = (unsaid: number): string => (unsaid === 0 ? '' : ` (and ${unsaid} more like it since the last report)`);
