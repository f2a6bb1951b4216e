import { z } from 'zod';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import {
  botBody,
  joinBody,
  listedSchema,
  newTableBody,
  revealBody,
  seatBody,
  tableSchema,
} from '../../../protocol/table.ts';
import { idText } from '../../../protocol/text.ts';
import { publicTables, tablesOf } from '../../tables/lists/lists.ts';
import { join, makeTable, placeBot, rematch, standUp, start } from '../../tables/lobby/lobby.ts';
import { type Revealing, reveal } from '../../tables/lobby/salts.ts';
import { comeBack, goAway, requestStandIn, resign } from '../../tables/player-actions.ts';
import { readTable, type StoredTable } from '../../tables/table-rows.ts';
import { API, type App } from '../http-services.ts';
import { RefusedError, unwrapAccepted } from '../refused-error.ts';
import { requireSignedIn, sender } from '../session.ts';
import { type TableRouteServices, tableRequests } from '../table-requests.ts';

const params = z.object({ id: idText });
const tags = ['tables'];
const table = { 200: tableSchema };

/** Tables: the lobby, sitting down, and what is done there beside answering. */
export function tableRoutes(app: App, services: TableRouteServices): void {
  const { tables, gameLoader, storage, settings, budgets, now, newSeed } = services;
  const { db } = storage;
  const { ensureLoaded, change, changeOrEnd, actAt, show, room, known } = tableRequests(services);
  /** For all that is done at one table. */
  const there = { preValidation: requireSignedIn, preHandler: ensureLoaded };
  const revealing = (): Revealing => ({ now: now(), ms: settings.revealSeconds * 1000 });
  const isHere = (id: string, person: string) => tables.isHere(id, person);

  app.get(
    `${API}/tables`,
    { schema: { tags, summary: 'Public tables, for anybody', response: { 200: z.array(listedSchema) } } },
    async (request) => {
      await tables.flush();
      return publicTables(db, request.person?.id ?? null, isHere);
    },
  );
  app.get(
    `${API}/me/tables`,
    {
      preValidation: requireSignedIn,
      schema: {
        tags,
        summary: 'My tables, a hundred at a time; what waits for me first',
        querystring: z.object({ skip: z.coerce.number().int().min(0).max(1_000_000).default(0) }),
        response: { 200: z.array(listedSchema) },
      },
    },
    async (request) => {
      await tables.flush();
      return tablesOf(db, sender(request).id, isHere, request.query.skip);
    },
  );
  app.post(
    `${API}/tables`,
    { preValidation: requireSignedIn, schema: { tags, summary: 'A new table', body: newTableBody, response: table } },
    async (request) => {
      const { body } = request;
      const me = sender(request);
      const factory = gameLoader.factory(body.game);
      if (factory === null) throw new RefusedError({ bar: refuse('no-such-game') });
      for (const bot of body.seats) known(bot);
      const { name: game, edition, content } = factory.core;
      await room(me.id);
      const played = { game, edition, content: body.content ?? content };
      const loaded = await gameLoader.load(played, budgets.of(request.ip));
      if (typeof loaded === 'string') throw new RefusedError({ bar: refuse(loaded) });
      const { id } = unwrapAccepted(await makeTable(db, loaded.game, body, me.id, newSeed(), settings.tablesPerPerson));
      tables.tellListed([id]);
      return show(id);
    },
  );
  app.get(
    `${API}/tables/:id`,
    { ...there, schema: { tags, summary: 'A table', params, response: table } },
    ({ params: { id } }) => show(id),
  );
  app.post(
    `${API}/tables/:id/join`,
    {
      ...there,
      schema: { tags, summary: 'Take a free seat', params, body: joinBody, response: table },
    },
    async (request) => {
      const { id } = request.params;
      const me = sender(request).id;
      const { seat, salt = '', saltCommitment = null } = request.body;
      const given = { salt, saltCommitment };
      return change(id, () => join(db, id, me, seat, given, revealing(), settings.tablesPerPerson));
    },
  );
  app.post(
    `${API}/tables/:id/reveal`,
    {
      preValidation: requireSignedIn,
      schema: { tags, summary: 'Show the salt that I promised', params, body: revealBody, response: table },
    },
    (request) =>
      change(request.params.id, () => reveal(db, request.params.id, sender(request).id, request.body.salt, now())),
  );
  app.post(
    `${API}/tables/:id/leave`,
    {
      ...there,
      schema: {
        tags,
        summary: 'Stand up; from a running game, leave it to a bot',
        params,
        response: { 200: tableSchema.nullable() },
      },
    },
    async (request) => {
      const { id } = request.params;
      const person = sender(request).id;
      const { state } = await show(id);
      if (state === 'open') return changeOrEnd(id, () => standUp(db, id, person));
      return actAt(id, (at) => goAway(at, person));
    },
  );
  app.post(
    `${API}/tables/:id/bots`,
    {
      ...there,
      schema: { tags, summary: 'Put a bot on a free seat, or take it away', params, body: botBody, response: table },
    },
    (request) => {
      const { seat, bot } = request.body;
      known(bot);
      const { id } = request.params;
      return change(id, () => placeBot(db, id, sender(request).id, seat, bot, revealing()));
    },
  );
  app.post(
    `${API}/tables/:id/start`,
    { ...there, schema: { tags, summary: 'Begin the game', params, response: table } },
    (request) => change(request.params.id, () => start(db, request.params.id, sender(request).id, revealing())),
  );
  app.post(
    `${API}/tables/:id/resign`,
    { ...there, schema: { tags, summary: 'Give up', params, response: table } },
    (request) => actAt(request.params.id, (at) => resign(at, sender(request).id)),
  );
  app.post(
    `${API}/tables/:id/away`,
    { ...there, schema: { tags, summary: 'Let a bot play for me', params, response: table } },
    (request) => actAt(request.params.id, (at) => goAway(at, sender(request).id)),
  );
  app.post(
    `${API}/tables/:id/back`,
    { ...there, schema: { tags, summary: 'Play myself again', params, response: table } },
    (request) => actAt(request.params.id, (at) => comeBack(at, sender(request).id)),
  );
  app.post(
    `${API}/tables/:id/takeover`,
    {
      ...there,
      schema: { tags, summary: 'Ask for a bot in place of somebody gone', params, body: seatBody, response: table },
    },
    (request) =>
      actAt(request.params.id, (at) =>
        requestStandIn(at, db, sender(request).id, request.body.seat, now() - settings.awaySeconds * 1000),
      ),
  );
  app.post(
    `${API}/tables/:id/rematch`,
    {
      ...there,
      schema: { tags, summary: 'A table for the same people; each joins it to begin', params, response: table },
    },
    async (request) => {
      const { id } = request.params;
      const me = sender(request);
      const { state, seats } = await show(id);
      if (state !== 'over') throw new RefusedError({ bar: refuse('not-over') });
      if (!seats.some(({ person }) => person?.id === me.id)) throw new RefusedError({ bar: refuse('not-seated') });
      const { row } = (await readTable(db, id)) as StoredTable;
      const today = await gameLoader.currentVersion(row, seats.length, budgets.of(request.ip));
      let next = '';
      await change(id, async () => {
        next = unwrapAccepted(await rematch(db, id, me.id, newSeed(), today, settings.tablesPerPerson)).id;
      });
      tables.tellListed([next]);
      return show(next);
    },
  );
}
