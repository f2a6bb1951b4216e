import { sql } from 'drizzle-orm';
import type { Seat } from '../../../kernel/index.ts';
import type { Db } from '../../storage/open.ts';
import type { Listable } from '../table-services.ts';

/** Milliseconds after which a sweep, in any process, resumes a table where a bot owes an answer. */
const BOT_DUE_MS = 15_000;

/** The columns of a table row that cache what its log says, for lists. */
interface TableSummary {
  readonly id: string;
  readonly seq: number;
  readonly asked: readonly Seat[];
  readonly due: string | null;
  readonly result: object | null;
  readonly ended: string | null;
}

/** The summary of a table; null if its game is not in memory, or while its last entry is not stored yet. */
export function summaryOf({ id, live, isStoring: storing }: Listable, now: number): TableSummary | null {
  if (live === null || storing) return null;
  const { asked } = live;
  // At a table without people, bots play only while somebody watches.
  const bot = live.isPlayed && asked.some((seat) => live.botAt(seat) !== null);
  const at = live.at(now);
  const rings = live.clocks.due(at);
  const dues = [...(bot ? [now + BOT_DUE_MS] : []), ...(rings === null ? [] : [live.dealt.started + rings])];
  const due = live.result === null && dues.length > 0 ? new Date(Math.min(...dues)).toISOString() : null;
  const ended = live.result === null ? null : new Date(live.dealt.started + (live.log.at(-1)?.at ?? 0)).toISOString();
  return { id, seq: live.seq, asked, due, result: live.result, ended };
}

/** Writes summaries, except over one of a later entry. */
export async function writeSummaries(db: Db, summaries: readonly TableSummary[]): Promise<void> {
  await db.execute(sql`
    UPDATE tables SET seq = s.seq, asked = s.asked, due = s.due, result = s.result,
      state = CASE WHEN s.result IS NULL THEN 'playing' ELSE 'over' END,
      ended = CASE WHEN s.result IS NULL THEN NULL ELSE coalesce(tables.ended, s.ended) END
    FROM jsonb_to_recordset(${JSON.stringify(summaries)}::jsonb)
      AS s(id text, seq int, asked smallint[], due timestamptz, result jsonb, ended timestamptz)
    WHERE tables.id = s.id AND tables.seq <= s.seq AND tables.state <> 'open'`);
}

/** After a crash, summaries may be older than their logs. Marks those tables as due, so that a sweep reads them. */
export async function markStaleSummariesDue(db: Db): Promise<void> {
  await db.execute(sql`
    UPDATE tables SET due = now() WHERE state = 'playing'
      AND EXISTS (SELECT 1 FROM entries WHERE entries."table" = tables.id AND entries.seq > tables.seq)`);
}
