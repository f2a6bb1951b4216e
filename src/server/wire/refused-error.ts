import type { FastifyError, FastifyReply } from 'fastify';
import type { Bar, Fault } from '../../kernel/index.ts';
import { refuse, statusOf } from '../../protocol/refusal/refusal.ts';
import { QueueFull } from '../people/concurrency-limit.ts';
import { BudgetExceeded } from '../work/budget.ts';

/** Something was not done, and why: what the layers below give back. */
export interface RefusalDetails {
  readonly bar: Bar;
  readonly faults?: readonly Fault[];
}

/** The same, thrown: it ends a request. */
export class RefusedError extends Error implements RefusalDetails {
  readonly bar: Bar;
  readonly faults: readonly Fault[];

  constructor({ bar, faults = [] }: RefusalDetails) {
    super(bar.why);
    this.bar = bar;
    this.faults = faults;
  }
}

/** What came of something; where it was refused, so is the request. */
export function unwrapAccepted<T>(outcome: T): Exclude<T, RefusalDetails> {
  if (typeof outcome === 'object' && outcome !== null && 'bar' in outcome)
    throw new RefusedError(outcome as RefusalDetails);
  return outcome as Exclude<T, RefusalDetails>;
}

/** Refuses the request if there is a reason to. */
export function throwIfBarred(bar: Bar | null): void {
  if (bar !== null) throw new RefusedError({ bar });
}

export function sendRefusal(reply: FastifyReply, { bar, faults = [] }: RefusalDetails): FastifyReply {
  if (bar.why === 'too-fast' && bar.with?.seconds !== undefined) reply.header('retry-after', bar.with.seconds);
  return reply.code(statusOf(bar)).send({ refused: bar, ...(faults.length > 0 && { faults }) });
}

/** What an error comes to for who sent the request; a fault of ours where nothing else is known of it. */
export function refusalOf(error: FastifyError): RefusalDetails {
  if (error instanceof RefusedError) return error;
  if (error instanceof BudgetExceeded) return { bar: refuse('too-fast', { seconds: error.seconds }) };
  if (error instanceof QueueFull) return { bar: refuse('too-fast') };
  if (isOutage(error)) return { bar: refuse('database') };
  const { statusCode = 500, message } = error;
  if (statusCode === 413) return { bar: refuse('too-big') };
  if (statusCode >= 400 && statusCode < 500)
    return { bar: refuse('malformed'), faults: [{ path: 'request', message }] };
  return { bar: refuse('fault') };
}

/** Of PostgreSQL: no connection, a broken transaction, too little of something, a shutdown, a bad disk. Then Node's. */
const OUTAGE = /^(?:08|40|53|57|58)...$|^(?:ECONN|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_)/;
/** What the driver says without a code. */
const CUT_OFF = /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|PGlite is clos)/;

/** Whether the database cannot answer now, as opposed to having been asked nonsense. */
function isOutage(error: Error): boolean {
  const { code, message, cause } = error as NodeJS.ErrnoException;
  if (OUTAGE.test(code ?? '') || CUT_OFF.test(message)) return true;
  return cause instanceof Error && isOutage(cause);
}
