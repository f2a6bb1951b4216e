import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyError, type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { serializerCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod';
import type { Bar } from '../../kernel/index.ts';
import { refuse, statusOf } from '../../protocol/refusal/refusal.ts';
import type { Settings } from '../settings.ts';
import { MOST_BYTES, takeJson, validatorCompiler } from './body.ts';
import { refuseIfSilent } from './database-timeout.ts';
import type { App, HttpServices } from './http-services.ts';
import { describeApi } from './openapi.ts';
import { RefusedError, refusalOf, sendRefusal, throwIfBarred } from './refused-error.ts';
import { healthRoutes } from './routes/health.ts';
import { readableUrl } from './routes/page.ts';
import { peopleRoutes } from './routes/people.ts';
import { HEADERS } from './security/headers.ts';
import { isAllowedHost } from './security/host.ts';
import { isForeign } from './security/origin.ts';
import { rateStore } from './security/rate-store.ts';
import { withPerson } from './session.ts';

const MINUTE = 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Machines ask for it all day long: it is logged for debugging alone, and answered to the last. */
    probe?: boolean;
    /** A part of the web client: the same for everybody, and as often as they like. */
    page?: boolean;
  }
}

/**
 * The HTTP part of the server, with people and health; other routes are added to it. Whatever goes wrong with a
 * request ends in one kind of reply: `{ refused, faults? }`.
 */
export async function buildApp(services: HttpServices): Promise<App> {
  const { settings, log } = services;
  // Fastify's type holds the type of its logger; all that is added to the app takes it with any.
  const app = fastify({
    loggerInstance: log,
    // Said below, in fewer words and without the addresses of tables.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted(settings.trustProxy),
    bodyLimit: MOST_BYTES,
    requestTimeout: MINUTE,
    return503OnClosing: false,
    rewriteUrl: readableUrl,
    frameworkErrors: (error, request, reply) => {
      reply.raw.once('finish', () => hangUp(request));
      sendRefusal(reply as FastifyReply, refusalOf(error));
    },
  }).withTypeProvider<ZodTypeProvider>() as unknown as App;

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  takeJson(app);
  app.setErrorHandler((error: FastifyError, request, reply) => answerError(services, error, request, reply));
  await app.register(helmet, HEADERS);
  refuseIfSilent(app, services);
  app.addHook('onRequest', async (request, reply) => {
    if (request.url.startsWith('/api/')) reply.header('cache-control', 'no-store');
    throwIfBarred(notNow(services, request));
  });
  app.addHook('onResponse', async (request, reply) => {
    note(services, request, reply);
    hangUp(request);
  });
  await app.register(rateLimit, {
    max: settings.httpPerMinute,
    timeWindow: MINUTE,
    store: rateStore(services.monotonic),
    errorResponseBuilder: (_request, { ttl }) =>
      new RefusedError({ bar: refuse('too-fast', { seconds: Math.ceil(ttl / 1000) }) }),
  });
  // Those who try out addresses are slowed down as well.
  app.setNotFoundHandler({ preHandler: app.rateLimit() }, () => throwIfBarred(refuse('no-such-page')));
  await withPerson(app, services.sessions);
  await describeApi(app);
  healthRoutes(app, services);
  peopleRoutes(app, services);
  return app;
}

/** Whose word is taken for where a request comes from. `true` is one proxy: to trust all is to trust the caller. */
function trusted(proxies: Settings['trustProxy']): string | false | ((address: string, hop: number) => boolean) {
  if (proxies === false || typeof proxies === 'string') return proxies;
  return (_address, hop) => hop < Number(proxies);
}

/** Why a request is not even looked at. Sockets are told of a restart in their own words. */
function notNow({ settings, stopping }: HttpServices, request: FastifyRequest): Bar | null {
  if (!isAllowedHost(request.headers.host, settings)) return refuse('wrong-host');
  if (isForeign(request, settings.origins)) return refuse('wrong-origin');
  const goesOn = request.routeOptions.config.probe === true || request.headers.upgrade !== undefined;
  return stopping() && !goesOn ? refuse('stopping') : null;
}

/** Node no longer looks after a connection that wanted to be a socket: when that was refused, it would stay for ever. */
function hangUp({ headers, raw }: Pick<FastifyRequest, 'headers' | 'raw'>): void {
  if (headers.upgrade !== undefined) raw.socket.destroySoon();
}

function answerError(
  { log, metrics }: HttpServices,
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  const refusing = refusalOf(error);
  metrics.countRefusal(refusing.bar.rule === null ? refusing.bar.why : 'rule');
  if (statusOf(refusing.bar) >= 500 && !(error instanceof RefusedError))
    log.error({ method: request.method, route: request.routeOptions.url, err: error }, 'a request failed');
  return sendRefusal(reply, refusing);
}

/** Writes down that there was a request: its route, not its address, for the address of a table is a key to it. */
function note(
  { log, metrics }: HttpServices,
  { method, routeOptions, person }: FastifyRequest,
  reply: FastifyReply,
): void {
  const { url: route = 'none', config } = routeOptions;
  const { statusCode: status, elapsedTime: ms } = reply;
  const entry = { method, route, status, ms: Math.round(ms), ...(person !== null && { person: person.id }) };
  log[config.probe === true || config.page === true ? 'debug' : 'info'](entry, 'request');
  metrics.observeRequest(method, route, status, ms / 1000);
}
