import { UNRELEASED } from '../kernel/game/edition.ts';
import list from './released.json' with { type: 'json' };

/** An edition of a game's rules that was released. `npm run edition` adds to the list; nothing is ever taken from it. */
export interface Release {
  /** The hash of its module, which lies in the folder `editions` as `<game>.<edition>.js`. */
  readonly edition: string;
  /** The number of its rules, for people to read, and for records that are older than editions. */
  readonly version: number;
  /** The format of its views. */
  readonly viewFormat: number;
  /** The release of the program that it came with. */
  readonly release: string;
}

/** Every edition that was ever released, by game, oldest first. Modules that are not listed here are never run. */
export const released: Readonly<Record<string, readonly Release[]>> = list;

/** The edition that a game's sources play by: the newest. */
export const currentEdition = (game: string): string => released[game]?.at(-1)?.edition ?? UNRELEASED;
