import type { Result } from '../../../kernel/index.ts';
import type { TableInfo } from '../../../protocol/table.ts';
import { loadFile } from '../../local/browser-storage.ts';
import type { OpenRecord, OpenRecordResult } from '../../local/engine/records/record-sessions.ts';
import { localEngine } from '../../local/engine-thread.ts';
import { commitmentOf } from '../../state/commitments.ts';
import { keptSalt } from '../../state/salts.ts';
import { api, ensurePerson } from '../../state/session.ts';
import type { OpenFailure } from './open-failure.tsx';

/** The origins of a record: a table on the server, a game of this browser, or a file. */
export const RECORD_ORIGINS = ['t', 'here', 'file'] as const;
export type RecordOrigin = (typeof RECORD_ORIGINS)[number];

export type OpenResult =
  | {
      readonly kind: 'open';
      readonly opened: OpenRecord;
      /** The table where it was played, if a server knows it. */
      readonly info: TableInfo | null;
      /** The reader's seat, if any. */
      readonly you: number | null;
    }
  | OpenFailure;

/** Opens a record, wherever it is stored. */
export async function openRecordFrom(place: RecordOrigin, id: string): Promise<OpenResult> {
  try {
    if (place === 't') return await openTable(id);
    const opened = place === 'here' ? await localEngine().records.openSaved(id) : await openFile(id);
    return opened.kind === 'open' ? { kind: 'open', opened, info: null, you: opened.you } : opened;
  } catch {
    return { kind: 'no-engine' };
  }
}

async function openTable(id: string): Promise<OpenResult> {
  // The server shows records only to signed-in people and guests.
  const who = await ensurePerson();
  if (who.kind !== 'done') return { kind: 'trouble', trouble: who };
  const [table, record] = await Promise.all([api.table(id), api.record(id)]);
  if (table.kind !== 'done') return { kind: 'trouble', trouble: table };
  const info = table.value;
  if (info.state !== 'over') return { kind: 'not-over' };
  if (record.kind !== 'done') return { kind: 'trouble', trouble: record };
  const seat = info.seats.findIndex(({ person }) => person?.id === who.value.id);
  const kept = seat === -1 ? null : keptSalt(id);
  const claims = {
    commitment: commitmentOf(id) ?? info.commitment,
    own: kept === null ? null : { seat, ...kept },
    result: info.result as Result | null,
  };
  const opened = await withPack((pack) => localEngine().records.openRecord(record.value, pack, claims, id));
  if (opened.kind !== 'open') return opened;
  return { kind: 'open', opened, info, you: seat === -1 ? null : seat };
}

async function openFile(id: string): Promise<OpenRecordResult> {
  const file = await loadFile(id);
  if (file === null) return { kind: 'missing' };
  return withPack((pack) => localEngine().records.openRecord(file.data, pack, null, null));
}

/** Opens a record with the game's own cards or, if it was played with others, with those that the server has. */
async function withPack(open: (pack: unknown) => Promise<OpenRecordResult>): Promise<OpenRecordResult> {
  const opened = await open(null);
  if (opened.kind !== 'no-pack') return opened;
  const called = await api.pack(opened.content);
  return called.kind === 'done' ? open(called.value.pack) : opened;
}
