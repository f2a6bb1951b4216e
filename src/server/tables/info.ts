import type { Seat } from '../../kernel/index.ts';
import type { ListedTable, SeatInfo, TableInfo } from '../../protocol/table.ts';
import type { LiveGame } from '../../table/index.ts';
import { commitmentOf, isRevealing, saltInfo, withheldIn } from './lobby/salts.ts';
import type { KnownPerson, SeatRow, StoredTable } from './table-rows.ts';

const person = (stored: StoredTable, id: string | null) => {
  const known: KnownPerson | undefined = id === null ? undefined : stored.people.get(id);
  return known === undefined ? null : { id: known.id, name: known.name, guest: known.guest };
};

/** The public facts about a table: everything except the state of its game. */
export function infoOf(stored: StoredTable, live: LiveGame | null, isHere: (person: string) => boolean): TableInfo {
  const { row } = stored;
  const result = live === null ? row.result : live.result;
  // The game in memory is newer than the row.
  const over = live === null ? row.state === 'over' : live.result !== null;
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    edition: row.edition,
    content: row.content,
    options: row.options,
    state: over ? 'over' : row.state,
    public: row.public,
    spectators: row.spectators,
    clock: row.clock,
    eager: row.eager,
    coach: row.coach,
    host: row.host,
    seats: stored.seats.map((seat) => seatInfo(stored, live, seat, isHere)),
    commitment: commitmentOf(row.seed),
    revealing: isRevealing(stored),
    salts: row.state === 'open' ? null : stored.seats.map(({ salt }) => salt),
    withheld: withheldIn(stored),
    seed: over ? row.seed : null,
    result: result as TableInfo['result'],
    next: row.next,
    origin: row.origin,
    created: row.created.toISOString(),
    started: row.started?.toISOString() ?? null,
    ended: over ? (endOf(row, live)?.toISOString() ?? null) : null,
  };
}

/** When the last entry of a finished game was made. */
const endOf = ({ ended }: StoredTable['row'], live: LiveGame | null): Date | null =>
  live === null ? ended : new Date(live.dealt.started + (live.log.at(-1)?.at ?? 0));

function seatInfo(
  stored: StoredTable,
  live: LiveGame | null,
  row: SeatRow,
  isHere: (person: string) => boolean,
): SeatInfo {
  return {
    person: person(stored, row.person),
    keptFor: person(stored, row.keptFor),
    bot: live?.botAt(row.seat) ?? row.bot,
    away: live?.away[row.seat] ?? null,
    here: row.person !== null && isHere(row.person),
    ...saltInfo(row),
  };
}

/**
 * A table as one row of somebody's list; null: somebody who does not sit there. Made from the stored row alone, so it
 * may be a second behind.
 */
export function listedFor(
  stored: StoredTable,
  reader: string | null,
  isHere: (person: string) => boolean,
): ListedTable {
  const { row } = stored;
  const you = reader === null ? null : seatOf(stored, reader);
  const waits = row.state === 'playing' && you !== null && row.asked.includes(you);
  // If several seats are asked, the earliest deadline may be another player's.
  const own = waits && row.asked.length === 1 && row.clock.kind !== 'none';
  const due = own ? (row.due?.toISOString() ?? null) : null;
  return { ...infoOf(stored, null, isHere), you, waits, due };
}

/** Whether only the players may see the game. */
export const isClosed = ({ row }: StoredTable): boolean => row.state !== 'open' && !row.spectators;

export function seatOf(stored: StoredTable, reader: string): Seat | null {
  return stored.seats.find((seat) => seat.person === reader)?.seat ?? null;
}

/** The names at a table by seat; a bot is called by its level. */
export const namesAt = ({ seats, people }: StoredTable): string[] =>
  seats.map(({ person, bot }) => (person === null ? undefined : people.get(person)?.name) ?? bot ?? '–');
