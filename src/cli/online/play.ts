import type { AnyGame, Language } from '../../kernel/index.ts';
import type { GameFactories } from '../arguments.ts';
import { playSession } from '../play/play-session.ts';
import { PromptInterrupter } from '../play/prompt/prompt-interrupter.ts';
import type { Prompter } from '../play/prompt/prompter.ts';
import { save } from '../play/saving.ts';
import { openSession, prompterFor, screenFor } from '../play/screen.ts';
import { tell } from '../play/session.ts';
import { failure, INTERRUPTED, type Io } from '../terminal/io.ts';
import { wrap } from '../terminal/layout.ts';
import { commandTo } from './address.ts';
import { openServerSession, type ServerSession } from './server-session.ts';
import { endGame } from './table/ending.ts';
import { OnlineSeatClient } from './table/online-seat-client.ts';
import { printIntroduction, waitForStart } from './table/table-session.ts';
import { chooseTable, type FoundTable, goTo, makeTable, sitDown, type WantedTable } from './tables.ts';

export interface OnlineOptions {
  readonly server: string;
  readonly name: string | null;
  readonly language: Language;
  readonly factories: GameFactories;
  /** Where to sit down: at a table that is there, at a new one, or (null) at one to be chosen. */
  readonly to:
    | { readonly table: string; readonly seat: number | null }
    | { readonly make: WantedTable; readonly game: AnyGame; readonly pack: unknown }
    | null;
  /** Where to write the record when the game is left or over. */
  readonly record: string | null;
}

/** Plays at a server's tables until they are left. The exit code. */
export async function playOnline(options: OnlineOptions, io: Io): Promise<number> {
  const screen = screenFor(options.language, io);
  const here = await openServerSession(options.server, options.name, screen, io);
  const prompter = prompterFor(screen, io);
  try {
    let next: SearchOutcome | number = await find(options, here, prompter);
    while (typeof next === 'object') next = await playAt(next, options, here, prompter, io);
    if (typeof next === 'number') return next;
    return next === 'interrupted' ? INTERRUPTED : 0;
  } finally {
    io.onInterrupt?.(() => {});
    prompter.close();
  }
}

type SearchOutcome = FoundTable | 'none' | 'interrupted' | 'ended';

async function find({ to, factories }: OnlineOptions, here: ServerSession, prompter: Prompter): Promise<SearchOutcome> {
  if (to !== null && 'make' in to) return makeTable(here, factories, to, to.make);
  if (to !== null) return goTo(here, factories, to.table, to.seat);
  const chosen = await chooseTable(here, factories, prompter);
  return typeof chosen === 'string' ? chosen : goTo(here, factories, chosen.table, null);
}

/** Plays at one table. The exit code, or the table of the rematch. */
async function playAt(
  { id, game, seat }: FoundTable,
  { record, factories }: OnlineOptions,
  here: ServerSession,
  prompter: Prompter,
  io: Io,
): Promise<number | FoundTable> {
  const { screen, server } = here;
  const { text, width } = screen.look;
  const seatClient = new OnlineSeatClient(here, id, game, io.now);
  try {
    await seatClient.ready;
    if (seatClient.farewell !== null) throw failure(seatClient.farewell);
    // Not sooner: who sits down is there.
    if (seat !== undefined) await sitDown(here, seatClient.info, seat);
    const sayHowToComeBack = () => screen.print(`${text.online.comeBack} ${commandTo(server, id)}`);
    io.onInterrupt?.(sayHowToComeBack);
    const session = openSession(screen, seatClient, record ?? `${game.name}-${id}.json`, record !== null);
    const interrupter = new PromptInterrupter((news) => tell(session, news));
    const tableSession = { serverSession: here, seatClient, session, prompter, interrupter, factories };
    printIntroduction(tableSession);
    seatClient.listen(interrupter.hear);
    const leaveReason = (await waitForStart(tableSession)) ?? (await playSession(session, prompter, interrupter));
    if (leaveReason === 'over') return await endGame(tableSession, record);
    if (leaveReason === 'gone') return 1;
    if (leaveReason === 'left') screen.print(wrap(text.online.left, width));
    if (leaveReason === 'ended') io.stderr.write(`${text.inputEnded}\n`);
    sayHowToComeBack();
    if (record !== null && seatClient.dealt()) await save(session, record);
    return { left: 0, ended: 1, interrupted: INTERRUPTED }[leaveReason];
  } finally {
    seatClient.close();
  }
}
