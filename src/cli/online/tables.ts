import type { AnyGame, GameFactory } from '../../kernel/index.ts';
import type { Clock, ListedTable, SeatInfo, TableInfo } from '../../protocol/table.ts';
import { type GameFactories, type SeatingFlags, seatingOf } from '../arguments.ts';
import type { Prompter } from '../play/prompt/prompter.ts';
import { failure, misuse } from '../terminal/io.ts';
import { printable } from '../terminal/printable.ts';
import { loadedGame } from './loaded-game.ts';
import { type ServerSession, unwrapCall } from './server-session.ts';
import { namesAt } from './table/names.ts';

/** What the command line says of a new table. */
export interface WantedTable extends SeatingFlags {
  /** How many seats are for other people; null: none, and it begins at once. */
  readonly friends: number | null;
  readonly bot: string;
  /** Which seat is one's own, from 0. */
  readonly seat: number;
  readonly clock: Clock;
  readonly public: boolean;
}

/** A table that somebody goes to, with the game as it is played there. */
export interface FoundTable {
  readonly id: string;
  readonly game: AnyGame;
  /** Where to sit down there, null: wherever there is room; left out by who sits there already. */
  readonly seat?: number | null;
}

export const freeSeats = ({ seats }: Pick<TableInfo, 'seats'>): number => seats.filter(isFree).length;

const isFree = ({ person, bot }: SeatInfo): boolean => person === null && bot === null;

/** Makes a table: other people's seats come after one's own, bots have all the rest. */
export async function makeTable(
  serverSession: ServerSession,
  factories: GameFactories,
  { game, pack }: { readonly game: AnyGame; readonly pack: unknown },
  wanted: WantedTable,
): Promise<FoundTable> {
  const { api, screen } = serverSession;
  const { online } = screen.look.text;
  const offered = unwrapCall(await api.games(), serverSession);
  const there = offered.find(({ name }) => name === game.name);
  if (there === undefined)
    throw failure(online.noSuchGame({ game: game.name, others: offered.map(({ name }) => name) }));
  const seats = seatsFor(game, wanted, there.bots);
  const { options } = seatingOf(game, { ...wanted, players: seats.length }, screen.language);
  const brought = pack === null ? there : unwrapCall(await api.bringPack(game.name, pack), serverSession);
  const { rules, edition, content } = brought;
  await loadedGame({ game: game.name, rules, edition, content }, factories, serverSession);
  const { clock, public: listed } = wanted;
  const info = unwrapCall(
    await api.newTable({
      ...{ game: game.name, options, seats, clock },
      ...{ public: listed, eager: wanted.friends !== null, ...(pack !== null && { content }) },
    }),
    serverSession,
    game,
  );
  await promiseSalt(serverSession, info, game);
  return { id: info.id, game };
}

/** Promises a salt for the shuffle, now that the server has promised its seed; sits down where a seat is kept. */
export async function promiseSalt(serverSession: ServerSession, info: TableInfo, game: AnyGame): Promise<void> {
  notePromise(serverSession, info);
  unwrapCall(await serverSession.salts.join(info.id), serverSession, game);
}

/** Remembers what the server promises of a table's seed. The first word counts. */
function notePromise({ identity }: ServerSession, { id, commitment, state }: TableInfo): void {
  if (identity.promised(id) !== null) return;
  identity.keepPromise(id, { ...{ salt: null, fixed: null, taken: false }, commitment, before: state === 'open' });
}

/** Who sits where: a bot's level, or null for a person. Whoever makes a table gets its first seat for a person. */
function seatsFor(
  game: AnyGame,
  { players, friends, seat, bot }: WantedTable,
  bots: readonly string[],
): (string | null)[] {
  const { min } = game.seating.seats;
  const people = 1 + (friends ?? 0);
  const count = players ?? Math.max(min, people);
  if (people > count) throw misuse(`--friends ${friends} and you are more than --players ${count}`);
  if (seat + people > count) {
    const last = count - people + 1;
    throw misuse(
      `--seat must be from 1 to ${last}, not ${seat + 1}${friends === null ? '' : ': friends sit after you'}`,
    );
  }
  if (count > people && !bots.includes(bot)) throw misuse(`the server has no bot '${bot}'; it has: ${bots.join(', ')}`);
  return Array.from({ length: count }, (_, n) => (n >= seat && n < seat + people ? null : bot));
}

/** Goes to a table that is there. Its promise is remembered from the first look. */
export async function goTo(
  serverSession: ServerSession,
  factories: GameFactories,
  id: string,
  seat: number | null,
): Promise<FoundTable> {
  const info = unwrapCall(await serverSession.api.table(id), serverSession);
  const game = await loadedGame(info, factories, serverSession);
  notePromise(serverSession, info);
  return { id, game, seat };
}

/** Sits down: on one's own seat, on a free one, or (if the table lets one) beside it. Says which. */
export async function sitDown(serverSession: ServerSession, info: TableInfo, seat: number | null): Promise<void> {
  const { api, me, screen } = serverSession;
  const { online } = screen.look.text;
  const own = info.seats.find(({ person }) => person?.id === me.id);
  if (own !== undefined) {
    if (info.state === 'playing' && own.away !== null && own.away !== 'resigned')
      unwrapCall(await api.back(info.id), serverSession);
    // Who sat down from elsewhere promises a salt from here: only here can it be shown.
    if (info.state === 'open' && !info.revealing && !serverSession.salts.isKept(info))
      await serverSession.salts.join(info.id);
    screen.print(online.backAtSeat);
  } else if (!(await takeSeat(serverSession, info, seat))) screen.print(online.looksOn);
}

/** Takes a free seat; false if there is none. */
async function takeSeat(
  { me, ...serverSession }: ServerSession,
  { id, state, seats }: TableInfo,
  seat: number | null,
): Promise<boolean> {
  const free = seats.some((other) => isFree(other) && (other.keptFor === null || other.keptFor.id === me.id));
  if (state !== 'open' || (!free && seat === null)) return false;
  const joined = await serverSession.salts.join(id, seat ?? undefined);
  // Others may have been quicker.
  if (joined.kind === 'refused' && ['table-full', 'has-started'].includes(joined.bar.why)) return false;
  unwrapCall(joined, serverSession);
  return true;
}

/** One of the tables that wait for somebody, or have a seat for them; null: none was taken. */
export async function chooseTable(
  serverSession: ServerSession,
  factories: GameFactories,
  prompter: Prompter,
): Promise<{ readonly table: string } | 'none' | 'interrupted' | 'ended'> {
  const { api, screen, server } = serverSession;
  const { online } = screen.look.text;
  const mine = unwrapCall(await api.myTables(), serverSession).filter(({ state }) => state !== 'over');
  const others = unwrapCall(await api.lobby(), serverSession).filter(
    (table) => table.state === 'open' && table.you === null && table.seats.some(isFree),
  );
  const first = mine.filter(({ waits }) => waits);
  const list = [...first, ...mine.filter(({ waits }) => !waits), ...others];
  if (list.length === 0) {
    screen.print(
      online.noTables({ command: `\`grimalkin play ${Object.keys(factories)[0] ?? 'GAME'} --server ${server}\`` }),
    );
    return 'none';
  }
  const labels = list.map((table) => ({ value: table.id, label: labelOf(table, factories, serverSession) }));
  const chosen = await prompter.choose(online.whichTable, labels);
  return typeof chosen === 'string' ? chosen : { table: chosen.value };
}

function labelOf(table: ListedTable, factories: GameFactories, { screen }: ServerSession): string {
  const { online } = screen.look.text;
  const factory = Object.hasOwn(factories, table.game) ? (factories[table.game] as GameFactory) : null;
  const title = factory?.core.speech[screen.language].title ?? printable(table.game);
  const names = namesAt(table).filter((_, n) => !isFree(table.seats[n] as SeatInfo));
  const open = table.state === 'open' ? online.freeSeats({ seats: freeSeats(table) }) : online.running;
  const state = table.waits ? online.yourTurn : open;
  return `${title} · ${names.join(', ')} · ${state}`;
}
