import type { AnyGame, Language } from '../../kernel/index.ts';
import type { Shelf } from '../arguments.ts';
import { failure, INTERRUPTED, type Io } from '../io.ts';
import { wrap } from '../layout.ts';
import type { Asker } from '../play/asker.ts';
import { Attention } from '../play/attention.ts';
import { save } from '../play/saving.ts';
import { askerFor, openSession, screenFor } from '../play/screen.ts';
import { tell } from '../play/session.ts';
import { sit } from '../play/sit.ts';
import { commandTo } from './address.ts';
import { end } from './ending.ts';
import { OnlinePlace } from './seat.ts';
import { gather, introduce } from './sitting.ts';
import { chooseTable, type Found, goTo, makeTable, sitDown, type WantedTable } from './tables.ts';
import { type Visit, visit } from './visit.ts';

export interface OnlineOptions {
  readonly server: string;
  readonly name: string | null;
  readonly language: Language;
  readonly shelf: Shelf;
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
  const here = await visit(options.server, options.name, screen, io);
  const asker = askerFor(screen, io);
  try {
    let next: Search | number = await find(options, here, asker);
    while (typeof next === 'object') next = await playAt(next, options, here, asker, io);
    if (typeof next === 'number') return next;
    return next === 'interrupted' ? INTERRUPTED : 0;
  } finally {
    io.onInterrupt?.(() => {});
    asker.close();
  }
}

type Search = Found | 'none' | 'interrupted' | 'ended';

async function find({ to, shelf }: OnlineOptions, here: Visit, asker: Asker): Promise<Search> {
  if (to !== null && 'make' in to) return makeTable(here, shelf, to, to.make);
  if (to !== null) return goTo(here, shelf, to.table, to.seat);
  const chosen = await chooseTable(here, shelf, asker);
  return typeof chosen === 'string' ? chosen : goTo(here, shelf, chosen.table, null);
}

/** Plays at one table. The exit code, or the table of the rematch. */
async function playAt(
  { id, game, seat }: Found,
  { record, shelf }: OnlineOptions,
  here: Visit,
  asker: Asker,
  io: Io,
): Promise<number | Found> {
  const { screen, server } = here;
  const { text, width } = screen.look;
  const place = new OnlinePlace(here, id, game, io.now);
  try {
    await place.ready;
    if (place.farewell !== null) throw failure(place.farewell);
    // Not sooner: who sits down is there.
    if (seat !== undefined) await sitDown(here, place.info, seat);
    const sayHowToComeBack = () => screen.print(`${text.online.comeBack} ${commandTo(server, id)}`);
    io.onInterrupt?.(sayHowToComeBack);
    const session = openSession(screen, place, record ?? `${game.name}-${id}.json`, record !== null);
    const attention = new Attention((news) => tell(session, news));
    const sitting = { visit: here, place, session, asker, attention, shelf };
    introduce(sitting);
    place.listen(attention.hear);
    const parting = (await gather(sitting)) ?? (await sit(session, asker, attention));
    if (parting === 'over') return await end(sitting, record);
    if (parting === 'gone') return 1;
    if (parting === 'left') screen.print(wrap(text.online.left, width));
    if (parting === 'ended') io.stderr.write(`${text.inputEnded}\n`);
    sayHowToComeBack();
    if (record !== null && place.dealt()) await save(session, record);
    return { left: 0, ended: 1, interrupted: INTERRUPTED }[parting];
  } finally {
    place.close();
  }
}
