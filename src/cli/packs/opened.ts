import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { EditionRegistry, editionLoader } from '../../editions/index.ts';
import type { AnyGame, Fault, GameFactory } from '../../kernel/index.ts';
import { coreOf, type FindPack, firstOf, type OpenedPack, openPack } from '../../packs/index.ts';
import { factoryNamed, type GameFactories } from '../arguments.ts';
import { readJson } from '../files.ts';
import { failure, misuse } from '../terminal/io.ts';

/** A game with the pack that it is played with, whole and as it can be sent on; null is the core pack. */
export interface Packed {
  readonly game: AnyGame;
  readonly pack: unknown;
}

/** Ends a list of faults in the form: what the form hides is looked at only once it is right. */
export const MORE_FAULTS = 'more may show once these are mended';

/** The game of a name with the pack in a file, or with its own. */
export const gameWith = (factories: GameFactories, name: string, file: string | undefined): Promise<Packed> =>
  gameIn(factoryNamed(factories, name), file);

/** The game with the pack in a file, or with its own. */
export const gameIn = async (factory: GameFactory, file: string | undefined): Promise<Packed> =>
  file === undefined ? { game: factory.core, pack: null } : packed(factory, readJson(file), file);

/** The game that the pack in a file is for, with that pack. */
export async function gameOfPack(factories: GameFactories, file: string): Promise<AnyGame> {
  const raw = readJson(file);
  return (await packed(factoryOf(factories, raw, file, null), raw, file)).game;
}

async function packed(factory: GameFactory, raw: unknown, file: string): Promise<Packed> {
  const opened = await openFile(factory, raw, file);
  if ('length' in opened) throw failure(opened.map(({ path, message }) => `${file}: ${path}: ${message}`).join('\n'));
  return opened;
}

/** The pack that a file holds, made whole, or every fault. */
export const openFile = (factory: GameFactory, raw: unknown, file: string): Promise<OpenedPack | readonly Fault[]> =>
  openPack(factory, raw, firstOf(coreOf(factory), olderCore(factory.name, factory), besideFile(file)));

/** Finds core packs of older editions, by their hash. */
const olderCore =
  (name: string, factory: GameFactory): FindPack =>
  async ({ hash }) =>
    hash === null ? null : new EditionRegistry({ [name]: factory }, editionLoader).corePack(name, hash);

/** Finds another pack in the folder of the file that extends it, as its id and `.json`. */
const besideFile =
  (file: string): FindPack =>
  async ({ pack }) => {
    const path = join(dirname(file), `${pack}.json`);
    return existsSync(path) ? readJson(path) : null;
  };

/** The game that a pack is for: as given, as the pack says, or the only one there is. */
export function factoryOf(factories: GameFactories, pack: unknown, file: string, given: string | null): GameFactory {
  if (given !== null) return factoryNamed(factories, given);
  const named = pack !== null && typeof pack === 'object' ? (pack as { game?: unknown }).game : undefined;
  if (typeof named === 'string') return factoryNamed(factories, named);
  const [only, ...others] = Object.values(factories);
  if (only === undefined || others.length > 0)
    throw misuse(`${file} does not say which game it is for: name it with --game`);
  return only;
}
