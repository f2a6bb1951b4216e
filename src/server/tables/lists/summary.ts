import { sql } from 'drizzle-orm';
import type { Seat } from '../../../kernel/index.ts';
import type { Db } from '../../storage/open.ts';
import type { Listable } from '../table-services.ts';

/** Where a bot is to answer and nobody sees to it, a sweep does after so long. */
const BOT_DUE = 15_000;

/** What is stored beside a table, for lists: a cache of what its log says. */
interface TableSummary {
  readonly id: string;
  readonly seq: number;
  readonly asked: readonly Seat[];
  readonly due: string | null;
  readonly result: object | null;
  readonly ended: string | null;
}

/** What lists show of a table; null if it is not in memory, or if what it shows is not stored yet and may never be. */
export function summaryOf({ id, live, isStoring: storing }: Listable, now: number): TableSummary | null {
  if (live === null || storing) return null;
  const { asked } = live;
  // Where no person plays, bots wait for somebody to watch.
  const bot = live.isPlayed && asked.some((seat) => live.botAt(seat) !== null);
  const at = live.at(now);
  const rings = live.clocks.due(at);
  const dues = [...(bot ? [now + BOT_DUE] : []), ...(rings === null ? [] : [live.dealt.started + rings])];
  const due = live.result === null && dues.length > 0 ? new Date(Math.min(...dues)).toISOString() : null;
  const ended = live.result === null ? null : new Date(live.dealt.started + (live.log.at(-1)?.at ?? 0)).toISOString();
  return { id, seq: live.seq, asked, due, result: live.result, ended };
}

/** What is known of a later entry stays. */
export async function writeSummaries(db: Db, summaries: readonly TableSummary[]): Promise<void> {
  await db.execute(sql`
    UPDATE tables SET seq = s.seq, asked = s.asked, due = s.due, result = s.result,
      state = CASE WHEN s.result IS NULL THEN 'playing' ELSE 'over' END,
      ended = CASE WHEN s.result IS NULL THEN NULL ELSE coalesce(tables.ended, s.ended) END
    FROM jsonb_to_recordset(${JSON.stringify(summaries)}::jsonb)
      AS s(id text, seq int, asked smallint[], due timestamptz, result jsonb, ended timestamptz)
    WHERE tables.id = s.id AND tables.seq <= s.seq AND tables.state <> 'open'`);
}

/** After a crash some summaries are behind their logs: those tables are due to be read. */
export async function markStaleSummariesDue(db: Db): Promise<void> {
  await db.execute(sql`
    UPDATE tables SET due = now() WHERE state = 'playing'
      AND EXISTS (SELECT 1 FROM entries WHERE entries."table" = tables.id AND entries.seq > tables.seq)`);
}
