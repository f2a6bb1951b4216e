import { EditionRegistry, editionLoader } from '../../editions/index.ts';
import {
  type AnyGame,
  type GameRecord,
  type Language,
  type Match,
  RecordError,
  replay,
  type ToldEvent,
} from '../../kernel/index.ts';
import { parseRecord } from '../../protocol/record/record.ts';
import { type GameFactories, refusals } from '../arguments.ts';
import { readJson } from '../files.ts';
import { gameIn, MORE_FAULTS } from '../packs/opened.ts';
import { failure } from '../terminal/io.ts';

/** A record from a file, with the game under the rules and with the content that it was played with. */
export interface Recorded {
  readonly file: string;
  readonly record: GameRecord;
  readonly game: AnyGame;
}

/** Reads a record and finds its game; `pack` is the file of the pack that it was played with, null the core pack. */
export async function recorded(
  factories: GameFactories,
  file: string,
  pack: string | null,
  language: Language,
): Promise<Recorded> {
  const record = recordIn(file);
  const game = await gameOf(factories, record, file, pack);
  const wrong = refusals(game, record.seats, record.options, language);
  if (wrong.length > 0) throw failure(wrong.map(({ path, message }) => `${file}: ${path}: ${message}`).join('\n'));
  return { file, record, game };
}

/** Plays it again, checking all of it; where it does not fit, a sentence names the file and the place in it. */
export function playAgain(
  { file, record, game }: Recorded,
  upTo: number,
  watch: (match: Match, told: readonly ToldEvent[]) => void,
): Match {
  try {
    return replay(game, record, upTo, watch);
  } catch (error) {
    if (error instanceof RecordError) throw failure(`${file}: ${error.message}`);
    throw error;
  }
}

function recordIn(file: string): GameRecord {
  const data = readJson(file);
  const has = (key: string) => typeof data === 'object' && data !== null && Object.hasOwn(data, key);
  if (!has('format') || !has('game')) throw failure(`${file}: this is no record of a game`);
  const parsed = parseRecord(data);
  if ('format' in parsed) return parsed;
  throw failure([...parsed.map(({ path, message }) => `${file}: ${path}: ${message}`), MORE_FAULTS].join('\n'));
}

async function gameOf(
  factories: GameFactories,
  record: GameRecord,
  file: string,
  pack: string | null,
): Promise<AnyGame> {
  const { game: name, edition, content } = record;
  if (!Object.hasOwn(factories, name))
    throw failure(`${file}: game: there is no game '${name}'; there are: ${Object.keys(factories).join(', ')}`);
  const factory = await new EditionRegistry(factories, editionLoader).edition(name, edition);
  if (factory === null)
    throw failure(
      `${file}: edition: it was played by the edition '${edition}' of the rules, which this release does not know`,
    );
  const { game } = await gameIn(factory, pack ?? undefined);
  if (game.content === content) return game;
  const other = pack === null ? 'the core pack' : pack;
  throw failure(
    `${file}: content: it was played with the pack of hash ${content}, and ${other} has ${game.content}: name that pack with --pack`,
  );
}
