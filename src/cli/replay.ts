import {
  type AnyGame,
  type GameRecord,
  heardBy,
  type Language,
  type Match,
  RecordError,
  replay,
  type Scene,
  type Speech,
  type Told,
} from '../kernel/index.ts';
import { parseRecord } from '../protocol/record.ts';
import { refusals, type Shelf } from './arguments.ts';
import { readJson } from './files.ts';
import { coloursFor, failure, type Io, misuse, widthOf } from './io.ts';
import { padLeft, wrap } from './layout.ts';
import { gameWith } from './packs.ts';
import { namesFor } from './play/play.ts';
import { printableSpeech } from './printable.ts';
import { texts } from './text/index.ts';

export interface ReplayOptions {
  readonly file: string;
  /** The pack that it was played with; null is the core pack. */
  readonly pack: string | null;
  readonly language: Language;
  readonly viewer: number | 'all';
  /** Stop after so many answers. */
  readonly to: number | null;
  readonly json: boolean;
}

/** What one answer (or, numbered 0, the deal) gave to read. */
interface Entry {
  readonly number: number;
  readonly seat: number | null;
  readonly say: string | null;
  readonly at: number;
  readonly log: readonly string[];
}

/** Prints a record's log in sentences, having checked all of it. */
export function replayFile(shelf: Shelf, options: ReplayOptions, io: Io): number {
  const { file, pack, viewer, to, json, language } = options;
  const record = recordIn(file);
  const game = gameOf(shelf, record, file, pack);
  const wrong = refusals(game, record.seats, record.options, language);
  if (wrong.length > 0) throw failure(wrong.map(({ path, message }) => `${file}: ${path}: ${message}`).join('\n'));
  if (viewer !== 'all' && viewer >= record.seats)
    throw misuse(`--seat must be all or from 1 to ${record.seats}, not ${viewer + 1}`);
  const upTo = Math.min(to ?? record.answers.length, record.answers.length);
  const speech = printableSpeech(game.speech[language]);
  const scene: Scene = { names: namesFor(record.seats), viewer };
  const { match, entries } = playAgain(game, record, upTo, scene, speech, options);
  const { result } = match.state;
  const hashes = record.hashes === undefined ? 0 : upTo + 1;
  const text = texts[language];
  const end =
    result === null
      ? text.unfinished(game.asked(match.state).map((seat) => scene.names[seat] as string))
      : speech.result(result, scene);
  if (json) {
    const checked = { answers: upTo, hashes, rules: record.rules, content: record.content };
    const { game: name, seats, options: settings, seed } = record;
    const whole = {
      game: name,
      seats,
      options: settings,
      seed,
      checked,
      hash: game.hash(match.state),
      result,
      log: entries,
      end,
    };
    io.stdout.write(`${JSON.stringify(whole, null, 2)}\n`);
    return 0;
  }
  const colours = coloursFor(io.stdout, io.env);
  const width = widthOf(io.stdout);
  const print = (line: string) => io.stdout.write(`${line}\n`);
  const digits = `${upTo}`.length;
  print(colours.bold(speech.title));
  print(colours.dim(viewer === 'all' ? text.replaySeesAll : text.replaySees(scene.names[viewer] as string)));
  for (const { number, log } of entries) {
    log.forEach((sentence, n) => {
      print(wrap(sentence, width, `${colours.dim(padLeft(n === 0 ? `${number}` : '', digits))}  `));
    });
  }
  print(colours.bold(end));
  print(wrap(text.replayFits(upTo, hashes, record.rules, record.content), width));
  return 0;
}

function recordIn(file: string): GameRecord {
  const parsed = parseRecord(readJson(file));
  if ('format' in parsed) return parsed;
  throw failure(parsed.map(({ path, message }) => `${file}: ${path}: ${message}`).join('\n'));
}

/** The game that was played, with the content that it was played with. */
function gameOf(shelf: Shelf, { game: name, content }: GameRecord, file: string, pack: string | null): AnyGame {
  if (!Object.hasOwn(shelf, name))
    throw failure(`${file}: game: there is no game '${name}'; there are: ${Object.keys(shelf).join(', ')}`);
  const { game } = gameWith(shelf, name, pack ?? undefined);
  if (game.content === content) return game;
  const other = pack === null ? 'the core pack' : pack;
  throw failure(
    `${file}: content: it was played with the pack of hash ${content}, and ${other} has ${game.content}: name that pack with --pack`,
  );
}

/** Plays the record, checking it and listening; where it does not fit, a sentence names the file and the place in it. */
function playAgain(
  game: AnyGame,
  record: GameRecord,
  upTo: number,
  scene: Scene,
  speech: Speech,
  { file, viewer }: ReplayOptions,
): { match: Match; entries: Entry[] } {
  const entries: Entry[] = [];
  const listen = ({ answers }: Match, told: readonly Told[]): void => {
    const log = told.flatMap((event) => {
      const heard = heardBy(event, viewer);
      const sentence = heard === null ? null : speech.event(heard, scene);
      return sentence === null ? [] : [sentence];
    });
    const given = answers.at(-1);
    const known = given !== undefined && (viewer === 'all' || viewer === given.seat);
    // An answer that made no noise of its own is told as it was given, to whoever may know.
    if (log.length === 0 && known) log.push(`${scene.names[given.seat]}: ${speech.answer(given.say, scene)}`);
    const { seat = null, at = 0 } = given ?? {};
    entries.push({ number: answers.length, seat, say: known ? given.say : null, at, log });
  };
  try {
    return { match: replay(game, record, upTo, listen), entries };
  } catch (error) {
    if (error instanceof RecordError) throw failure(`${file}: ${error.message}`);
    throw error;
  }
}
