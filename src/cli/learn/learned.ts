import type { AnyGame, Fault, GameFactory } from '../../kernel/index.ts';
import { factoryNamed, type GameFactories } from '../arguments.ts';
import { readJson } from '../files.ts';
import { failure, misuse } from '../terminal/io.ts';

/** The word that can be given in place of a file to use nothing learned. */
const NONE = 'none';

/** What was learned of a pack, as in its file, and the game that goes by it. */
export interface TaughtGame {
  readonly learned: unknown;
  readonly game: AnyGame;
}

/** The pack's factory, if it can be taught. */
export function teachableFactory(
  factories: GameFactories,
  name: string,
): Required<Pick<GameFactory, 'taught'>> & GameFactory {
  const factory = factoryNamed(factories, name);
  const { taught } = factory;
  if (taught === undefined || factory.core.learns === null)
    throw misuse(`there is nothing to learn in ${name}: nothing is chosen in it before play that results could judge`);
  return { ...factory, taught };
}

/** By seat: the game with what the files say was learned; a single file is everybody's. Pack is null for the core pack. */
export function taughtGames(
  factories: GameFactories,
  name: string,
  pack: unknown,
  players: number,
  given: string,
): TaughtGame[] {
  const factory = teachableFactory(factories, name);
  const taught = given.split(',').map((text): TaughtGame => {
    const file = text.trim();
    const learned = file === NONE ? null : readJson(file);
    const game = factory.taught(pack ?? factory.pack, learned);
    if (isFaults(game)) throw failure(game.map(({ path, message }) => `${file}: ${path}: ${message}`).join('\n'));
    return { learned, game };
  });
  if (taught.length === 1) return new Array<TaughtGame>(players).fill(taught[0] as TaughtGame);
  if (taught.length !== players)
    throw misuse(`--learned names ${taught.length} files for ${players} players: give one, or one for each`);
  return taught;
}

const isFaults = (game: AnyGame | readonly Fault[]): game is readonly Fault[] => Array.isArray(game);
