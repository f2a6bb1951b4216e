import type { Result } from '../../kernel/index.ts';
import type { TableInfo } from '../../protocol/table.ts';
import type { Opened, OpenTape } from '../local/engine/desk.ts';
import { loadFile } from '../local/records.ts';
import { engine } from '../local/thread.ts';
import { promiseOf } from '../state/promises.ts';
import { keptSalt } from '../state/salts.ts';
import { api, ensureSomebody } from '../state/session.ts';
import type { Shut } from './plights.tsx';

/** Where a record comes from: a table on the server, a game of this browser, or a file that was opened. */
export const PLACES = ['t', 'here', 'file'] as const;
export type Place = (typeof PLACES)[number];

export type Opening =
  | {
      readonly kind: 'open';
      readonly opened: OpenTape;
      /** The table where it was played, if a server knows it. */
      readonly info: TableInfo | null;
      /** Where the reader sat, if anywhere. */
      readonly you: number | null;
    }
  | Shut;

/** Lays a record open, wherever it lies. */
export async function openFrom(place: Place, id: string): Promise<Opening> {
  try {
    if (place === 't') return await openTable(id);
    const opened = place === 'here' ? await engine().desk.openKept(id) : await openFile(id);
    return opened.kind === 'open' ? { kind: 'open', opened, info: null, you: opened.you } : opened;
  } catch {
    return { kind: 'no-engine' };
  }
}

async function openTable(id: string): Promise<Opening> {
  // Who follows a link is somebody: the server shows records to no one.
  const who = await ensureSomebody();
  if (who.kind !== 'done') return { kind: 'trouble', trouble: who };
  const [table, record] = await Promise.all([api.table(id), api.record(id)]);
  if (table.kind !== 'done') return { kind: 'trouble', trouble: table };
  const info = table.value;
  if (info.state !== 'over') return { kind: 'not-over' };
  if (record.kind !== 'done') return { kind: 'trouble', trouble: record };
  const seat = info.seats.findIndex(({ person }) => person?.id === who.value.id);
  const kept = seat === -1 ? null : keptSalt(id);
  const claims = {
    commitment: promiseOf(id) ?? info.commitment,
    own: kept === null ? null : { seat, ...kept },
    result: info.result as Result | null,
  };
  const opened = await withPack((pack) => engine().desk.openRecord(record.value, pack, claims, id));
  if (opened.kind !== 'open') return opened;
  return { kind: 'open', opened, info, you: seat === -1 ? null : seat };
}

async function openFile(id: string): Promise<Opened> {
  const file = await loadFile(id);
  if (file === null) return { kind: 'missing' };
  return withPack((pack) => engine().desk.openRecord(file.data, pack, null, null));
}

/** Opens it with the game's own cards; where it was played with others, the server may have them. */
async function withPack(open: (pack: unknown) => Promise<Opened>): Promise<Opened> {
  const opened = await open(null);
  if (opened.kind !== 'no-pack') return opened;
  const called = await api.pack(opened.content);
  return called.kind === 'done' ? open(called.value.pack) : opened;
}
