import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../protocol/refusal/refusal.ts';
import type { Storage } from '../storage/open.ts';
import type { App, HttpServices } from './http-services.ts';
import { sendRefusal } from './refused-error.ts';

/** How often it is looked whether the database has said something. */
const LOOK_MS = 200;

/**
 * Gives up on something that has waited for nearly so many seconds once the database has said nothing for all of that
 * time, whether or not it said something before; where there is only much to do, it is waited for. Call what comes back
 * when it is settled.
 */
export function giveUpIfSilent(
  { isSilentSince }: Pick<Storage, 'isSilentSince'>,
  seconds: number,
  giveUp: () => void,
): () => void {
  const began = performance.now();
  const patience = 1000 * seconds - 2 * LOOK_MS;
  let isSettled = false;
  const settle = () => {
    isSettled = true;
    clearInterval(timer);
  };
  const look = () => {
    const since = performance.now() - patience;
    if (isSettled || since < began || !isSilentSince(since)) return;
    settle();
    giveUp();
  };
  // This process may have been busy itself: then what the database said lies here and is read first.
  const timer = setInterval(() => setImmediate(look), LOOK_MS);
  return settle;
}

/** Refuses requests that wait for a silent database. What was begun may be done or not, and nobody hears of it. */
export function refuseIfSilent(app: App, { storage, settings }: Pick<HttpServices, 'storage' | 'settings'>): void {
  const waiting = new WeakMap<FastifyRequest, () => void>();
  app.addHook('onRequest', async (request: FastifyRequest, reply: FastifyReply) => {
    // Who asks for the server's health is answered sooner, and in other words.
    if (request.routeOptions.config.probe === true) return;
    const settle = giveUpIfSilent(storage, settings.databaseSeconds, () => {
      if (!reply.sent) sendRefusal(reply, { bar: refuse('database') });
    });
    waiting.set(request, settle);
    reply.raw.once('finish', settle).once('close', settle);
  });
  // What becomes a socket has no end as a request.
  app.addHook('preHandler', async (request: FastifyRequest) => {
    if (request.headers.upgrade !== undefined) waiting.get(request)?.();
  });
}
