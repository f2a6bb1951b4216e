import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyBaseLogger, FastifyInstance, RawServerDefault } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Logger } from '../log.ts';
import type { People } from '../people/people.ts';
import type { Sessions } from '../people/sessions.ts';
import type { Settings } from '../settings.ts';
import type { Storage } from '../storage/open.ts';
import type { WorkBudgets } from '../work/budget.ts';
import type { Metrics } from './metrics.ts';

/** What the HTTP part of the server stands on. */
export interface HttpServices {
  readonly settings: Settings;
  readonly storage: Pick<Storage, 'kind' | 'db' | 'ping' | 'isSilentSince'>;
  readonly people: People;
  readonly sessions: Sessions;
  readonly log: Logger;
  readonly metrics: Metrics;
  /** What each address may cost. */
  readonly budgets: WorkBudgets;
  /** Milliseconds of a clock that is never set back: for limits. */
  monotonic(): number;
  /** Whether the server is about to end. */
  stopping(): boolean;
}

/** Fastify with zod schemas: what routes are added to. */
export type App = FastifyInstance<
  RawServerDefault,
  IncomingMessage,
  ServerResponse,
  FastifyBaseLogger,
  ZodTypeProvider
>;

/** Where the API is. */
export const API = '/api/v1';
