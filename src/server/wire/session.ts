import cookie from '@fastify/cookie';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Me } from '../../protocol/person.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import { SESSION_SECONDS, type Sessions, type SignedIn } from '../people/sessions.ts';
import { RefusedError } from './refused-error.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who sent it, if they are signed in. */
    person: Me | null;
    /** The hash of their token. */
    session: string | null;
  }
}

export const COOKIE = 'grimalkin';
/** A token has 43 characters. Whatever is longer is none. */
const MAX_TOKEN_LENGTH = 64;

/** Adds the signed-in person, if any, to every request. */
export async function withPerson(app: FastifyInstance, sessions: Sessions): Promise<void> {
  await app.register(cookie);
  app.decorateRequest('person', null);
  app.decorateRequest('session', null);
  // Not sooner: those who come too often are turned away before anything is looked up.
  app.addHook('preParsing', async (request) => {
    if (request.routeOptions.config.page === true) return;
    const token = tokenOf(request);
    const found = token === null ? null : await sessions.find(token);
    request.person = found?.me ?? null;
    request.session = found?.session ?? null;
  });
}

export function tokenOf(request: FastifyRequest): string | null {
  const token = request.cookies[COOKIE];
  return token === undefined || token === '' || token.length > MAX_TOKEN_LENGTH ? null : token;
}

/** Turns away who is not signed in. As `preValidation` it does so before it looks at what they sent. */
export async function requireSignedIn(request: FastifyRequest): Promise<void> {
  if (request.person === null) throw new RefusedError({ bar: refuse('not-signed-in') });
}

/** Who sent a request that `signedIn` has let through. */
export function sender(request: FastifyRequest): Me {
  if (request.person === null) throw new RefusedError({ bar: refuse('not-signed-in') });
  return request.person;
}

export function sessionOf(request: FastifyRequest): SignedIn | null {
  const { person: me, session } = request;
  return me === null || session === null ? null : { me, session };
}

/** Scripts cannot read it, and pages elsewhere cannot send it along with anything that changes something. */
const flags = (request: FastifyRequest) =>
  ({ path: '/', httpOnly: true, sameSite: 'lax', secure: request.protocol === 'https' }) as const;

export const setSessionCookie = (request: FastifyRequest, reply: FastifyReply, token: string): FastifyReply =>
  reply.setCookie(COOKIE, token, { ...flags(request), maxAge: SESSION_SECONDS });

/** By which a browser is known where somebody has signed in with it. It outlives signing out, and lets nobody in. */
const DEVICE = 'grimalkin-device';

export const deviceOf = (request: FastifyRequest): string | null => request.cookies[DEVICE] ?? null;

export const setDeviceCookie = (request: FastifyRequest, reply: FastifyReply, device: string): FastifyReply =>
  reply.setCookie(DEVICE, device, { ...flags(request), path: '/api/v1/sign-in', maxAge: SESSION_SECONDS });

export const clearSessionCookie = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  reply.clearCookie(COOKIE, flags(request));
