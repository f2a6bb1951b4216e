import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { exportSchema } from '../../../protocol/export.ts';
import {
  accountBody,
  deleteBody,
  guestBody,
  type Me,
  meBody,
  meSchema,
  muteBody,
  passwordBody,
  personSchema,
  signInBody,
} from '../../../protocol/person.ts';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import { exportOf } from '../../people/export.ts';
import { API, type App, type HttpServices } from '../http-services.ts';
import { preferredLanguage } from '../language.ts';
import { SIGNED_IN } from '../openapi.ts';
import { throwIfBarred, unwrapAccepted } from '../refused-error.ts';
import {
  clearSessionCookie,
  deviceOf,
  requireSignedIn,
  sender,
  sessionOf,
  setDeviceCookie,
  setSessionCookie,
  tokenOf,
} from '../session.ts';

const HOUR = 3_600_000;
const MINUTE = 60_000;
/** How many accounts a minute one address may make. How often passwords may be tried is counted by `Attempts`. */
const ACCOUNTS = { max: 20, timeWindow: MINUTE };

const tags = ['people'];
const known = { preValidation: requireSignedIn };
const me = { 200: meSchema };
const muted = { 200: z.array(personSchema) };
const nothing = { 204: z.undefined().describe('Done') };

/** Coming, being and going: guests, accounts and where they are signed in. */
export function peopleRoutes(app: App, services: HttpServices): void {
  const { people, sessions, storage, settings } = services;

  const leave = async (request: FastifyRequest): Promise<void> => {
    const before = sessionOf(request);
    if (before !== null) await sessions.end(before);
  };

  /** Signs somebody in here; whoever was signed in here before no longer is. */
  const enter = async (request: FastifyRequest, reply: FastifyReply, person: Me): Promise<Me> => {
    await leave(request);
    setSessionCookie(request, reply, await sessions.begin(person.id));
    return person;
  };

  app.post(
    `${API}/guest`,
    {
      config: { rateLimit: { max: settings.guestsPerHour, timeWindow: HOUR } },
      schema: { summary: 'Come as a guest, or stay who you are', tags, body: guestBody.optional(), response: me },
    },
    async (request, reply) => {
      if (request.person !== null) return request.person;
      const { name, language = preferredLanguage(request) } = request.body ?? {};
      return enter(request, reply, unwrapAccepted(await people.guest(name, language)));
    },
  );

  app.get(
    `${API}/me`,
    { ...known, schema: { summary: 'Who you are', tags, security: SIGNED_IN, response: me } },
    async (request, reply) => {
      // The cookie lives as long as the session, anew from each visit.
      setSessionCookie(request, reply, tokenOf(request) as string);
      return sender(request);
    },
  );

  app.patch(
    `${API}/me`,
    {
      ...known,
      // Whether a name looks like another's is found out among all names.
      config: { rateLimit: { max: Math.ceil(settings.httpPerMinute / 5), timeWindow: MINUTE } },
      schema: { summary: 'Change your name or language', tags, security: SIGNED_IN, body: meBody, response: me },
    },
    async (request) => unwrapAccepted(await people.change(sender(request), request.body)),
  );

  app.post(
    `${API}/account`,
    {
      ...known,
      config: { rateLimit: ACCOUNTS },
      schema: {
        summary: 'Turn from a guest into an account, who can sign in elsewhere',
        ...{ tags, security: SIGNED_IN, body: accountBody, response: me },
      },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      const { me: person, device } = unwrapAccepted(await people.settle(sender(request).id, name, password));
      setDeviceCookie(request, reply, device);
      return person;
    },
  );

  app.post(
    `${API}/sign-in`,
    {
      schema: { summary: 'Sign in to your account', tags, body: signInBody, response: me },
    },
    async (request, reply) => {
      const { name, password } = request.body;
      const from = { address: request.ip, device: deviceOf(request) };
      const { me: person, token, device } = unwrapAccepted(await people.signIn(name, password, from));
      await leave(request);
      setSessionCookie(request, reply, token);
      setDeviceCookie(request, reply, device);
      return person;
    },
  );

  app.post(
    `${API}/password`,
    {
      ...known,
      schema: {
        summary: 'Change the password of your account; all other devices are signed out',
        ...{ tags, security: SIGNED_IN, body: passwordBody, response: nothing },
      },
    },
    async (request, reply) => {
      const { password, newPassword } = request.body;
      const session = unwrapAccepted(sessionOf(request) ?? { bar: refuse('not-signed-in') });
      const { device } = unwrapAccepted(await people.changePassword(session, request.ip, password, newPassword));
      return setDeviceCookie(request, reply, device).code(204).send();
    },
  );

  app.post(
    `${API}/sign-out`,
    { schema: { summary: 'Sign out here; a guest cannot come back', tags, response: nothing } },
    async (request, reply) => {
      const session = sessionOf(request);
      if (session !== null) await sessions.end(session);
      return clearSessionCookie(request, reply).code(204).send();
    },
  );

  app.post(
    `${API}/sign-out-everywhere`,
    {
      ...known,
      schema: { summary: 'Sign out on all devices, this one too', tags, security: SIGNED_IN, response: nothing },
    },
    async (request, reply) => {
      await sessions.endAll(sender(request).id);
      return clearSessionCookie(request, reply).code(204).send();
    },
  );

  app.delete(
    `${API}/me`,
    {
      ...known,
      schema: {
        summary: 'Delete yourself and all that is yours',
        description: 'An account needs its password. In running games a bot plays on.',
        ...{ tags, security: SIGNED_IN, body: deleteBody.optional(), response: nothing },
      },
    },
    async (request, reply) => {
      const place = { address: request.ip, known: request.session };
      throwIfBarred(await people.delete(sender(request).id, request.body?.password, place));
      return clearSessionCookie(request, reply).code(204).send();
    },
  );

  app.get(
    `${API}/me/export`,
    {
      ...known,
      schema: {
        summary: 'All that the server knows of you',
        ...{ tags, security: SIGNED_IN, response: { 200: exportSchema } },
      },
    },
    async (request, reply) => {
      const found = await exportOf(storage.db, people.mutes, sender(request).id);
      reply.header('content-disposition', 'attachment; filename="grimalkin.json"');
      return unwrapAccepted(found ?? { bar: refuse('not-signed-in') });
    },
  );

  app.get(
    `${API}/mutes`,
    { ...known, schema: { summary: 'Whose chat you do not see', tags, security: SIGNED_IN, response: muted } },
    async (request) => people.mutes.of(sender(request).id),
  );

  app.put(
    `${API}/mutes`,
    {
      ...known,
      schema: {
        summary: 'Mute somebody, or hear them again',
        tags,
        security: SIGNED_IN,
        body: muteBody,
        response: muted,
      },
    },
    async (request) => {
      const { id } = sender(request);
      throwIfBarred(await people.mutes.set(id, request.body.person, request.body.muted));
      return people.mutes.of(id);
    },
  );
}
