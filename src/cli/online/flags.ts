import type { Clock } from '../../protocol/table.ts';
import type { GameFactories, SeatingFlags } from '../arguments.ts';
import { gameWith } from '../packs/opened.ts';
import { misuse } from '../terminal/io.ts';
import { placeOf } from './address.ts';
import type { OnlineOptions } from './play.ts';

/** What the command line says of a game on a server, and what it may not say there. */
export interface OnlineFlags extends SeatingFlags {
  readonly server?: string;
  readonly table?: string;
  readonly friends?: number;
  readonly clock?: Clock;
  readonly public?: boolean;
  readonly name?: string;
  readonly bot: string;
  readonly pack?: string;
  /** From 1, as people count. */
  readonly seat?: number;
  readonly seed?: string;
  readonly resume?: string;
  readonly learned?: string;
}

type Flag = Exclude<keyof OnlineFlags, 'bot'>;
const NEEDS_SERVER: readonly Flag[] = ['friends', 'clock', 'public', 'name'];
const ONLY_HERE: readonly Flag[] = ['seed', 'resume', 'learned'];
const OF_NEW_TABLES: readonly Flag[] = ['players', 'option', 'pack', 'friends', 'clock', 'public'];

const given = (flags: OnlineFlags, among: readonly Flag[]): string[] =>
  among
    .filter((flag) => (flag === 'option' ? flags.option.length > 0 : flags[flag] !== undefined))
    .map((flag) => `--${flag}`);

/** Whether a server is wanted; what makes sense only there is refused without one. */
export function isOnline(flags: OnlineFlags): boolean {
  if (flags.server !== undefined || flags.table !== undefined) return true;
  const [needy] = given(flags, NEEDS_SERVER);
  if (needy !== undefined) throw misuse(`${needy} is for tables on a server: name it with --server`);
  return false;
}

/** Where to play, and at which table. */
export async function onlineOf(
  factories: GameFactories,
  name: string | undefined,
  flags: OnlineFlags,
): Promise<Pick<OnlineOptions, 'server' | 'name' | 'to'>> {
  const { server, table } = placeOf(flags.server, flags.table);
  const refused = given(flags, ONLY_HERE);
  if (refused.length > 0) throw misuse(`on a server there is no ${refused.join(' and no ')}`);
  const at = { server, name: flags.name ?? null };
  if (name === undefined || table !== null) {
    const needless = [...given(flags, OF_NEW_TABLES), ...(table === null ? given(flags, ['seat']) : [])];
    if (needless.length > 0)
      throw misuse(`${needless.join(', ')}: only for a new table, and a new table needs the name of a game`);
    if (table === null) return { ...at, to: null };
    if (name !== undefined) throw misuse(`--table says which game is played: leave out ${name}`);
    return { ...at, to: { table, seat: flags.seat === undefined ? null : flags.seat - 1 } };
  }
  const make = {
    ...{ option: flags.option, bot: flags.bot, friends: flags.friends ?? null, seat: (flags.seat ?? 1) - 1 },
    ...{ clock: flags.clock ?? ({ kind: 'none' } as const), public: flags.public ?? false },
    ...(flags.players !== undefined && { players: flags.players }),
  };
  return { ...at, to: { make, ...(await gameWith(factories, name, flags.pack)) } };
}
