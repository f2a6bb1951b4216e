import { z } from 'zod';
import { botNames } from '../../../bots/index.ts';
import { type GameRecord, RecordError, replaySteps } from '../../../kernel/index.ts';
import { BROUGHT_ANSWERS, MOST_RECORD_BYTES } from '../../../protocol/limits.ts';
import { parseRecord } from '../../../protocol/record/record.ts';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import { ownViewSchema, playOnBody, reportBody, tableSchema } from '../../../protocol/table.ts';
import { idText, isStorable } from '../../../protocol/text.ts';
import type { LiveGame } from '../../../table/index.ts';
import { seatOf } from '../../tables/info.ts';
import { goOn } from '../../tables/lobby/lobby.ts';
import { keepReport } from '../../tables/reports.ts';
import type { Table } from '../../tables/table.ts';
import type { WorkBudget } from '../../work/budget.ts';
import { API, type App } from '../http-services.ts';
import { RefusedError, throwIfBarred, unwrapAccepted } from '../refused-error.ts';
import { requireSignedIn, sender } from '../session.ts';
import { type TableRouteServices, tableRequests } from '../table-requests.ts';

const params = z.object({ id: idText });
const tags = ['records'];
/** How many faults of a record are told at once. */
const MOST_FAULTS = 20;
const MINUTE = 60_000;

const no = (why: Parameters<typeof refuse>[0], faults?: RefusedError['faults']): RefusedError =>
  new RefusedError({ bar: refuse(why), ...(faults && { faults }) });

/** The game at a table, as the one who asks sees it; refused to those who may not watch. */
async function watched(at: Table, person: string, budget: WorkBudget): Promise<{ live: LiveGame; you: number | null }> {
  throwIfBarred(await at.ready(budget));
  const you = seatOf(at.row, person);
  if (you === null && !at.row.row.spectators) throw no('no-spectators');
  if (at.live === null) throw no('not-playing');
  return { live: at.live, you };
}

/** Records: downloading, reporting, playing on. */
export function recordRoutes(app: App, services: TableRouteServices): void {
  const { tables, gameLoader, storage, settings, budgets, work, now } = services;
  const { show, room, known } = tableRequests(services);
  const { db } = storage;
  /** Playing a record again takes time: such requests may come less often than others. */
  const rarely = (part: number) => ({
    rateLimit: { max: Math.ceil(settings.httpPerMinute / part), timeWindow: MINUTE },
  });

  app.get(
    `${API}/tables/:id/record`,
    {
      config: rarely(5),
      preValidation: requireSignedIn,
      schema: {
        tags,
        summary: 'The record of a game: all open after the end, the own view before',
        params,
        // Either a record (`grimalkin replay` reads it) or, with the format 'view', what one viewer knows.
        response: { 200: z.union([ownViewSchema, z.looseObject({ format: z.int() })]) },
      },
    },
    (request) => {
      const at = tables.table(request.params.id);
      const budget = budgets.of(request.ip);
      return at.run(async () => {
        const { live, you } = await watched(at, sender(request).id, budget);
        if (live.result !== null) return { ...(await at.replays.record(live, live.seq, budget)) };
        const updates = (await at.replays.story(live, you, budget)).map(({ events }) => [...events]);
        const { seq, view } = live.chronicles.of(you);
        return { format: 'view' as const, table: at.info(), you, seq, view, updates };
      });
    },
  );

  app.post(
    `${API}/tables/:id/report`,
    {
      config: rarely(15),
      preValidation: requireSignedIn,
      schema: {
        tags,
        summary: '"This looks wrong": keeps the game up to that update, with the words',
        params,
        body: reportBody,
        response: { 200: z.object({ id: z.string() }) },
      },
    },
    (request) => {
      const at = tables.table(request.params.id);
      const { words, seq } = request.body;
      const person = sender(request).id;
      const budget = budgets.of(request.ip);
      return at.run(async () => {
        const { live, you } = await watched(at, person, budget);
        const step = seq === undefined ? null : (await at.replays.story(live, you, budget))[Math.max(0, seq - 1)];
        const record = await at.replays.record(live, step?.seq ?? live.seq, budget);
        return { id: await keepReport(db, { table: at.id, person, words, record }) };
      });
    },
  );

  /** A record that may be played on: of a finished table, or one that somebody brings. */
  const given = async (
    table: string | undefined,
    brought: unknown,
    person: string,
    budget: WorkBudget,
  ): Promise<GameRecord> => {
    if (table !== undefined) {
      const at = tables.table(table);
      return at.run(async () => {
        const { live } = await watched(at, person, budget);
        if (live.result === null) throw no('not-over');
        return at.replays.record(live, live.seq, budget);
      });
    }
    if (!isStorable(brought)) throw no('bad-record', [{ path: 'record', message: 'must be plain text' }]);
    const record = parseRecord(brought);
    if (!('format' in record)) throw no('bad-record', record.slice(0, MOST_FAULTS));
    if (record.answers.length > BROUGHT_ANSWERS) throw no('too-big');
    return record;
  };

  app.post(
    `${API}/play-on`,
    {
      config: rarely(15),
      preValidation: requireSignedIn,
      bodyLimit: MOST_RECORD_BYTES,
      schema: {
        tags,
        summary: 'A new table that goes on from a record, against bots',
        body: playOnBody,
        response: { 200: tableSchema },
      },
    },
    async (request) => {
      const { table, record: brought, after, seat, bot = botNames.at(-1) as string } = request.body;
      const person = sender(request).id;
      known(bot);
      await room(person);
      const budget = budgets.of(request.ip);
      const record = await given(table, brought, person, budget);
      const loaded = await gameLoader.load(record, budget);
      if (typeof loaded === 'string') throw no(loaded);
      if (seat >= record.seats) throw no('bad-record', [{ path: 'seat', message: `must be below ${record.seats}` }]);
      if (after > record.answers.length)
        throw no('bad-record', [{ path: 'after', message: `must be at most ${record.answers.length}` }]);
      try {
        if (!record.forced)
          throw new RecordError('forced', 'is false, but here questions with one answer answer themselves');
        const { hashes: _hashes, ...rest } = record;
        const begun = { ...rest, answers: record.answers.slice(0, after) };
        const { state } = await work.run(replaySteps(loaded.game, begun), budget);
        if (state.result !== null) throw new RecordError('after', 'the game is over there');
      } catch (error) {
        if (!(error instanceof RecordError)) throw error;
        throw no('bad-record', [{ path: error.path, message: error.message.slice(error.path.length + 2) }]);
      }
      const from = { after, seat, bot, person, table: table ?? null };
      const { id } = unwrapAccepted(await goOn(db, record, loaded.game, from, settings.tablesPerPerson, now()));
      tables.tellListed([id]);
      return show(id, budget);
    },
  );
}
