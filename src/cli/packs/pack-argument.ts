import { existsSync } from 'node:fs';
import type { GameFactory, Language } from '../../kernel/index.ts';
import { CORE, type OpenedPack, type PackObject } from '../../packs/index.ts';
import { factoryNamed, type GameFactories } from '../arguments.ts';
import { readJson } from '../files.ts';
import { failure, misuse } from '../terminal/io.ts';
import { texts } from '../text.ts';
import { factoryOf, openFile } from './opened.ts';

/** A pack that was named on the command line. */
export interface NamedPack extends Pick<OpenedPack, 'game' | 'pack'> {
  readonly factory: GameFactory;
}

/**
 * The pack that a text names: a file, the name of a game for its own cards, or `core` where it is known which game is
 * meant.
 */
export async function packNamed(
  factories: GameFactories,
  said: string,
  gameName: string | null,
  language: Language,
): Promise<NamedPack> {
  const text = texts[language].packs;
  const isCore = said === CORE && !existsSync(said);
  if (isCore && gameName === null) throw misuse(text.needsGame);
  if (isCore || Object.hasOwn(factories, said))
    return coreNamed(factoryNamed(factories, isCore ? `${gameName}` : said));
  if (!existsSync(said)) throw misuse(text.noPack({ pack: said }));
  const raw = readJson(said);
  const factory = factoryOf(factories, raw, said, gameName);
  const opened = await openFile(factory, raw, said);
  if ('length' in opened) throw failure(opened.map(({ path, message }) => `${said}: ${path}: ${message}`).join('\n'));
  return { ...opened, factory };
}

/** A game’s own cards. */
export function coreNamed(factory: GameFactory): NamedPack {
  const { core, pack, name } = factory;
  if (pack === null) throw misuse(`${name} takes no packs`);
  return { factory, game: core, pack: pack as PackObject };
}
