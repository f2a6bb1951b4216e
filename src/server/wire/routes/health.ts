import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import type { App, HttpServices } from '../http-services.ts';
import { throwIfBarred } from '../refused-error.ts';
import { isBearer } from '../security/bearer.ts';

/** A database that takes longer does not answer. */
const TIMEOUT_MS = 3000;

const database = z.enum(['pglite', 'postgres']);
const well = z.object({ ok: z.literal(true), database });
const unwell = z.object({ ok: z.literal(false), database, why: z.enum(['stopping', 'database']) });

/** Whether the server is well, and its figures: for machines that look after it. */
export function healthRoutes(app: App, { settings, storage, metrics, stopping }: HttpServices): void {
  const config = { probe: true };

  app.get(
    '/healthz',
    {
      config,
      schema: { summary: 'Whether the server is well', tags: ['health'], response: { 200: well, 503: unwell } },
    },
    async (_request, reply) => {
      const why = stopping() ? 'stopping' : (await answers(() => storage.ping())) ? null : 'database';
      if (why === null) return { ok: true as const, database: storage.kind };
      return reply.code(503).send({ ok: false, database: storage.kind, why });
    },
  );

  app.get(
    '/metrics',
    {
      config,
      schema: {
        summary: 'Figures for Prometheus',
        description: 'With the bearer token that the server was given; without one, only on the same machine.',
        tags: ['health'],
        response: { 200: { description: 'Their text format', content: { 'text/plain': { schema: z.string() } } } },
      },
    },
    async (request, reply) => {
      // Whoever may not read them need not know that they are there.
      if (!mayRead(request, settings.metricsToken)) throwIfBarred(refuse('no-such-page'));
      return reply.type(metrics.registry.contentType).send(await metrics.registry.metrics());
    },
  );
}

async function answers(ping: () => Promise<void>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), TIMEOUT_MS);
  });
  const inTime = ping().then(
    () => true,
    () => false,
  );
  return Promise.race([inTime, tooLate]).finally(() => clearTimeout(timer));
}

function mayRead({ headers, ip }: FastifyRequest, token: string | null): boolean {
  if (token !== null) return isBearer(headers.authorization, token);
  // A proxy on this machine that is not trusted speaks for others.
  const forwarded = headers['x-forwarded-for'] ?? headers.forwarded;
  return forwarded === undefined && /^(?:127\.|::1$|::ffff:127\.)/.test(ip);
}
