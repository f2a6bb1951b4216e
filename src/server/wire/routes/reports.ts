import type { FastifyRequest } from 'fastify';
import { z } from 'zod';
import { refuse } from '../../../protocol/refusal/refusal.ts';
import { idText } from '../../../protocol/text.ts';
import { listReports, readReport } from '../../tables/reports.ts';
import { API, type App } from '../http-services.ts';
import { RefusedError } from '../refused-error.ts';
import { isBearer } from '../security/bearer.ts';
import type { TableRouteServices } from '../table-requests.ts';

const tags = ['reports'];
const report = z.object({ id: z.string(), table: z.string(), words: z.string(), created: z.iso.datetime() });

/** What people reported, for who runs the server: they hold whole games, secrets and all. */
export function reportRoutes(app: App, { storage, settings }: TableRouteServices): void {
  const { adminToken } = settings;
  if (adminToken === null) return;
  const admin = async (request: FastifyRequest) => {
    if (!isBearer(request.headers.authorization, adminToken)) throw new RefusedError({ bar: refuse('not-signed-in') });
  };
  app.get(
    `${API}/reports`,
    { preHandler: admin, schema: { tags, summary: 'The newest reports', response: { 200: z.array(report) } } },
    async () =>
      (await listReports(storage.db)).map(({ created, ...rest }) => ({ ...rest, created: created.toISOString() })),
  );
  app.get(
    `${API}/reports/:id`,
    {
      preHandler: admin,
      schema: {
        tags,
        summary: 'A report with its record',
        params: z.object({ id: idText }),
        response: { 200: report.extend({ record: z.looseObject({}) }) },
      },
    },
    async ({ params: { id } }) => {
      const row = await readReport(storage.db, id);
      if (row === null) throw new RefusedError({ bar: refuse('no-such-report') });
      const { table, words, record, created } = row;
      return { id, table, words, record: { ...record }, created: created.toISOString() };
    },
  );
}
