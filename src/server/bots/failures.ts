import type { Logger } from '../log.ts';
import { type ErrorSite, errorSite } from './job.ts';
import type { PendingJob } from './pending-job.ts';

/**
 * Why a bot did not answer: it thought too long, got no thread in time, the queue was full, its thread died, it threw
 * an error, or its answer was illegal. `stand-in`: its stand-in failed as well.
 */
export const FAILURES = ['slow', 'waited', 'crowded', 'died', 'failed', 'illegal', 'stand-in'] as const;
export type Failure = (typeof FAILURES)[number];

/** Failures that are due to the load and not to the bot; they need no report. */
const CAUSED_BY_LOAD: readonly Failure[] = ['waited', 'crowded'];

/**
 * Of similar failures only one is logged and reported in this many milliseconds, together with the number that were
 * left out.
 */
const LOG_INTERVAL_MS = 10_000;
/** How many kinds of failures are remembered for that. */
const MOST_KINDS = 200;

interface SimilarFailures {
  readonly since: number;
  /** How many were left out since then. */
  leftOut: number;
}

/**
 * Counts failures and logs them at a limited rate. The log contains nothing of the game: what is needed to reproduce
 * the failure is stored as a report, which the log names.
 */
export class Failures {
  readonly counts: Readonly<Record<Failure, number>>;
  private readonly counters: Record<Failure, number>;
  private readonly log: Logger;
  private readonly logged = new Map<string, SimilarFailures>();

  constructor(log: Logger) {
    this.log = log;
    this.counters = Object.fromEntries(FAILURES.map((why) => [why, 0])) as Record<Failure, number>;
    this.counts = this.counters;
  }

  note(failed: PendingJob, why: Failure, trouble?: ErrorSite): void {
    const { table, game } = failed.job;
    this.counters[why]++;
    const bot = failed.job.bot ?? 'coach';
    const kind = `${why} ${game} ${bot} ${trouble?.error ?? ''}`;
    const now = performance.now();
    const before = this.logged.get(kind);
    if (before !== undefined && now - before.since < LOG_INTERVAL_MS) {
      before.leftOut++;
      return;
    }
    if (this.logged.size > MOST_KINDS) this.logged.clear();
    this.logged.set(kind, { since: now, leftOut: 0 });
    const unsaid = before?.leftOut ?? 0;
    const times = 1 + unsaid;
    const say = (more: object) =>
      this.log.warn({ table, game, bot, why, times, ...trouble, ...more }, 'a bot failed; another answers for it');
    const { keep } = failed.options;
    if (keep === undefined || CAUSED_BY_LOAD.includes(why)) say({});
    else
      keep(wordsOf(failed, why, trouble) + leftOut(unsaid)).then(
        (report) => say({ report }),
        (error) => say({ unkept: errorSite(error) }),
      );
  }
}

/** The text of the report. Together with the record it is enough to ask the bot again. */
function wordsOf({ job, luck }: PendingJob, why: Failure, trouble?: ErrorSite): string {
  const where = trouble === undefined ? '' : `: ${[trouble.error, ...trouble.at.slice(0, 3)].join(' ')}`;
  return `the bot ${job.bot ?? 'coach'} on seat ${job.question.seat}, with the luck ${luck}: ${why}${where}`;
}

/** Tells the reader of a single report that there were more. */
const leftOut = (unsaid: number): string => (unsaid === 0 ? '' : ` (and ${unsaid} more like it since the last report)`);
