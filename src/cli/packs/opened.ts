import type { AnyGame, Fault, GameFactory } from '../kernel/index.ts';
import { factoryNamed, type GameFactories } from './arguments.ts';
import { readJson } from './files.ts';
import { coloursFor, failure, type Io, misuse } from './terminal/io.ts';
import { grid } from './terminal/layout.ts';
import { printable } from './terminal/printable.ts';

/** A game with the pack that it is played with, as it was in its file; null is the core pack. */
export interface Packed {
  readonly game: AnyGame;
  readonly pack: unknown;
}

/** Ends a list of faults in the form: what the form hides is looked at only once it is right. */
export const MORE_FAULTS = 'more may show once these are mended';

/** The game of a name with the pack in a file, or with its own. */
export const gameWith = (factories: GameFactories, name: string, file: string | undefined): Packed =>
  gameIn(factoryNamed(factories, name), file);

/** The game with the pack in a file, or with its own. */
export const gameIn = (factory: GameFactory, file: string | undefined): Packed =>
  file === undefined ? { game: factory.core, pack: null } : unpacked(factory, readJson(file), file);

/** The game that the pack in a file is for, with that pack. */
export function gameOfPack(factories: GameFactories, file: string): AnyGame {
  const pack = readJson(file);
  return unpacked(factoryOf(factories, pack, file, null), pack, file).game;
}

function unpacked(factory: GameFactory, pack: unknown, file: string): Packed {
  const game = factory.load(pack);
  if (isFaults(game)) throw failure(game.map(({ path, message }) => `${file}: ${path}: ${message}`).join('\n'));
  return { game, pack };
}

/** Checks a content pack: every fault with its path, or what it holds. */
export function checkPack(factories: GameFactories, file: string, gameName: string | null, io: Io): number {
  const pack = readJson(file);
  const factory = factoryOf(factories, pack, file, gameName);
  const loaded = factory.load(pack);
  const colours = coloursFor(io.stdout, io.env);
  if (isFaults(loaded)) {
    for (const { path, message } of loaded)
      io.stdout.write(`${file}: ${colours.yellow(printable(path))}: ${printable(message)}\n`);
    io.stderr.write(`${file}: ${loaded.length} fault${loaded.length === 1 ? '' : 's'}; ${MORE_FAULTS}\n`);
    return 1;
  }
  const about = (key: string): string[][] => {
    const value = (pack as Record<string, unknown>)[key];
    return typeof value === 'string' || typeof value === 'number' ? [[key, printable(`${value}`)]] : [];
  };
  const rows = [
    ['game', `${loaded.name} (rules version ${loaded.version})`],
    ...['id', 'version', 'licence', 'author'].flatMap(about),
    ['features', `${loaded.features.length}`],
    ['content', loaded.content],
  ];
  io.stdout.write(
    `${colours.green('ok')} ${file}\n${grid(rows.map(([key = '', value = '']) => [`  ${key}`, value]))}\n`,
  );
  return 0;
}

const isFaults = (loaded: ReturnType<GameFactory['load']>): loaded is readonly Fault[] => Array.isArray(loaded);

/** The game that a pack is for: as given, as the pack says, or the only one there is. */
function factoryOf(factories: GameFactories, pack: unknown, file: string, given: string | null): GameFactory {
  if (given !== null) return factoryNamed(factories, given);
  const named = pack !== null && typeof pack === 'object' ? (pack as { game?: unknown }).game : undefined;
  if (typeof named === 'string') return factoryNamed(factories, named);
  const [only, ...others] = Object.values(factories);
  if (only === undefined || others.length > 0)
    throw misuse(`${file} does not say which game it is for: name it with --game`);
  return only;
}
