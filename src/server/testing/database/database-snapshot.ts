import { asc } from 'drizzle-orm';
import { games } from '../../../games/index.ts';
import { type AnyGame, type GameRecord, type HeardEvent, samePlain } from '../../../kernel/index.ts';
import { LiveGame, type TimeSpan } from '../../../table/index.ts';
import type { Storage } from '../../storage/open.ts';
import { chat, downtimes, type Entry, entries, tables } from '../../storage/schema.ts';
import { readTables, type StoredTable } from '../../tables/table-rows.ts';
import { isConsistent, type LoggedAct } from '../visitor/client-acts.ts';
import type { NotedTable } from '../visitor/noted-table.ts';
import type { Witness } from '../visitor/witness.ts';

type ChatRow = typeof chat.$inferSelect;

/** What is really stored, to be held against what people did and what they were told. */
export interface DatabaseSnapshot {
  readonly tables: readonly StoredTable[];
  readonly log: readonly Entry[];
  readonly lines: readonly ChatRow[];
  readonly downtimes: readonly TimeSpan[];
}

export async function readSnapshot({ db }: Storage): Promise<DatabaseSnapshot> {
  const ids = await db.select({ id: tables.id }).from(tables);
  const spans = await db.select().from(downtimes).orderBy(asc(downtimes.from));
  return {
    tables: await readTables(
      db,
      ids.map(({ id }) => id),
    ),
    log: await db.select().from(entries).orderBy(asc(entries.table), asc(entries.seq)),
    lines: await db.select().from(chat).orderBy(asc(chat.id)),
    downtimes: spans.map(({ from, to }) => ({ from: from.getTime(), to: to.getTime() })),
  };
}

/** A game as the log begins it. */
function dealt(
  { row, seats }: StoredTable,
  downtimes: readonly TimeSpan[],
  viewers: readonly (number | null)[],
): LiveGame {
  const game = games[row.game]?.core as AnyGame;
  const salts = seats.map(({ salt }) => salt);
  return new LiveGame(
    {
      ...{ game, clock: row.clock, downtimes },
      setup: { seats: seats.length, options: row.options, seed: row.seed, salts },
      started: row.started?.getTime() ?? 0,
      bots: seats.map(({ bot }) => bot),
    },
    [],
    viewers,
  );
}

/**
 * All that is wrong at a table: an acknowledged act that is not in the log, an entry that nobody made, anything that
 * somebody was told and that does not follow from the log, and a downloaded record that is of another game.
 */
export function faultsAt(
  snapshot: DatabaseSnapshot,
  table: string,
  people: readonly Witness[],
  record: GameRecord,
): string[] {
  const stored = snapshot.tables.find(({ row }) => row.id === table);
  if (stored === undefined) return [`${table} is not stored`];
  const witnesses = people.filter((person) => person.tables.has(table));
  const notes = witnesses.map((witness) => witness.at(table));
  const log = snapshot.log.filter((entry) => entry.table === table);
  const live = dealt(stored, snapshot.downtimes, [...new Set(notes.map(({ you }) => you))]);
  const readers = notes.map((noted) => new Reader(noted, live));
  const acts: LoggedAct[] = [];
  const faults: string[] = [];
  for (const entry of log) {
    const to = live.match.question(entry.seat)?.number ?? 0;
    if (live.botAt(entry.seat) === null) acts.push({ ...entry, to });
    if (entry.kind === 'away' && !wasOutOfTime(snapshot, stored, log, entry)) faults.push('sent away with time left');
    const { updates: news } = live.replay(entry);
    for (const reader of readers) reader.read(news.get(reader.noted.you)?.events ?? null);
  }
  faults.push(...readers.flatMap((reader) => reader.close()));
  witnesses.forEach((witness, n) => {
    const clientActs = witness.acts.get(table) ?? [];
    const own = acts.filter(({ seat, kind }) => seat === notes[n]?.you && (kind === 'answer' || kind === 'undo'));
    const said = snapshot.lines.filter((line) => line.table === table && line.person === witness.id);
    const lines = said.map(({ text }) => ({ kind: 'chat', seat: 0, to: 0, say: text }) as const);
    const game = clientActs.filter(({ kind }) => kind !== 'chat');
    const talk = clientActs.filter(({ kind }) => kind === 'chat');
    if (!isConsistent(game, own)) faults.push(`did ${JSON.stringify(game)}, but stored is ${JSON.stringify(own)}`);
    if (!isConsistent(talk, lines)) faults.push(`said ${JSON.stringify(talk)}, but stored is ${JSON.stringify(lines)}`);
  });
  if (!samePlain(record.answers, live.match.answers)) faults.push('the record has other answers than the log');
  if (!samePlain(stored.row.result, live.result)) faults.push('the result does not follow from the log');
  return faults.map((fault) => `${table}: ${fault}`);
}

/** Whether somebody's time was up, by all downtimes that are known now: also those that were found later. */
function wasOutOfTime(
  snapshot: DatabaseSnapshot,
  stored: StoredTable,
  log: readonly Entry[],
  { seq, seat, at }: Entry,
): boolean {
  const live = dealt(stored, snapshot.downtimes, []);
  for (const entry of log.slice(0, seq - 1)) live.replay(entry);
  return live.clocks.left(seat, at) === 0;
}

/** Mostly they are spelt alike, which is seen sooner. */
const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b) || samePlain(a, b);

/** Reads the log as somebody who was there, and compares. */
class Reader {
  readonly noted: NotedTable;
  private readonly live: LiveGame;
  private readonly heard: HeardEvent[];
  private readonly faults: string[] = [];
  private found = 0;

  constructor(noted: NotedTable, live: LiveGame) {
    this.noted = noted;
    this.live = live;
    this.heard = [...(live.chronicles.story(noted.you)[0]?.events ?? [])];
    this.compare();
  }

  /** After an entry: what was heard of it, or null if nothing could be seen. */
  read(events: readonly HeardEvent[] | null): void {
    if (events === null) return;
    this.heard.push(...events);
    this.compare();
  }

  private compare(): void {
    const { seq, view, question, asides } = this.live.chronicles.of(this.noted.you);
    const moment = this.noted.updates.get(seq);
    if (moment === undefined) return;
    this.found++;
    if (!same(moment, { view, question, asides })) this.faults.push(`update ${seq} showed something else`);
  }

  close(): string[] {
    const { noted, heard } = this;
    if (this.found !== noted.updates.size) this.faults.push('updates that are not in the log');
    if (noted.seq !== this.live.chronicles.of(noted.you).seq) this.faults.push(`the last update was ${noted.seq}`);
    if (!samePlain(noted.events, heard)) this.faults.push('other events were heard');
    return this.faults.map((fault) => `to seat ${noted.you} ${fault}`);
  }
}
