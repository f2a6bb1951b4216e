import type { AnyGame, Language, Setup, ToldEvent } from '../../kernel/index.ts';
import { type GameFactories, newSeed, type SeatingFlags, seatingOf } from '../arguments.ts';
import { taughtGames } from '../learn/learned.ts';
import { gameWith } from '../packs/opened.ts';
import { playAgain, recorded } from '../record/record.ts';
import { misuse } from '../terminal/io.ts';
import type { LocalOptions } from './local-seat-client.ts';

/** What the command line says of the game to be played. */
interface PlayFlags extends SeatingFlags {
  readonly seed?: string;
  readonly pack?: string;
  readonly learned?: string;
  /** From 1, as people count. */
  readonly seat: number;
}

type Beginning = { readonly game: AnyGame; readonly setup: Setup; readonly resumed: LocalOptions['resumed'] };

/** A new game. */
export async function begin(
  factories: GameFactories,
  name: string | undefined,
  wanted: PlayFlags,
  language: Language,
): Promise<Beginning> {
  if (name === undefined) throw misuse("missing required argument 'game'");
  const { game, pack } = await gameWith(factories, name, wanted.pack);
  const { seats, options } = seatingOf(game, wanted, language);
  // Bots are the only ones here who go by what was learned: one file is enough.
  const [taughtGame] = wanted.learned === undefined ? [] : taughtGames(factories, name, pack, 1, wanted.learned);
  return {
    game: taughtGame?.game ?? game,
    setup: { seats, options, seed: wanted.seed ?? newSeed(), salts: [] },
    resumed: null,
  };
}

/** The game in a file, checked to its last answer. */
export async function resume(
  factories: GameFactories,
  name: string | undefined,
  { resume: file, players, seed, option, pack, learned, seat }: PlayFlags & { readonly resume: string },
  language: Language,
): Promise<Beginning> {
  const given = [players === undefined ? [] : ['--players'], seed === undefined ? [] : ['--seed']].flat();
  if (option.length > 0) given.push('--option');
  if (learned !== undefined) given.push('--learned');
  if (given.length > 0)
    throw misuse(`--resume takes players, seed and options from the file: leave out ${given.join(', ')}`);
  const source = await recorded(factories, file, pack ?? null, language);
  const { game, record } = source;
  if (name !== undefined && name !== game.name)
    throw misuse(`--resume ${file}: it is a game of ${game.name}, not of ${name}`);
  let told: ToldEvent[] = [];
  const match = playAgain(source, record.answers.length, ({ answers }, news) => {
    if (answers.at(-1)?.seat === seat - 1) told = [];
    told.push(...news);
  });
  return { game, setup: record, resumed: { match, told } };
}
