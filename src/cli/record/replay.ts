import { heardBy, type Language, type Match, type Scene, type Speech, type ToldEvent } from '../../kernel/index.ts';
import type { GameFactories } from '../arguments.ts';
import { namesFor } from '../play/seat-names.ts';
import { coloursFor, type Io, misuse, widthOf } from '../terminal/io.ts';
import { padLeft, wrap } from '../terminal/layout.ts';
import { printableSpeech } from '../terminal/printable.ts';
import { texts } from '../text.ts';
import { playAgain, type Recorded, recorded } from './record.ts';

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
interface ReplayEntry {
  readonly number: number;
  readonly seat: number | null;
  readonly say: string | null;
  readonly at: number;
  readonly log: readonly string[];
}

/** Prints a record's log in sentences, having checked all of it. */
export async function replayFile(factories: GameFactories, options: ReplayOptions, io: Io): Promise<number> {
  const { file, pack, viewer, to, json, language } = options;
  const source = await recorded(factories, file, pack, language);
  const { record, game } = source;
  if (viewer !== 'all' && viewer >= record.seats)
    throw misuse(`--seat must be all or from 1 to ${record.seats}, not ${viewer + 1}`);
  const upTo = Math.min(to ?? record.answers.length, record.answers.length);
  const speech = printableSpeech(game.speech[language]);
  const scene: Scene = { names: namesFor(record.seats), viewer };
  const { match, entries } = listenAgain(source, upTo, scene, speech, viewer);
  const { result } = match.state;
  const hashes = record.hashes === undefined ? 0 : upTo + 1;
  const withheld = (record.withheld ?? []).map((seat) => scene.names[seat] ?? '');
  const salts = (record.saltCommitments ?? []).filter((promised) => promised !== null).length - withheld.length;
  const text = texts[language];
  const end =
    result === null
      ? text.unfinished({ names: game.asked(match.state).map((seat) => scene.names[seat] ?? '') })
      : speech.result(result, scene);
  if (json) {
    const checked = {
      answers: upTo,
      hashes,
      salts,
      rules: game.version,
      edition: game.edition,
      content: record.content,
    };
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
  print(colours.dim(viewer === 'all' ? text.replaySeesAll : text.replaySees({ name: scene.names[viewer] ?? '' })));
  for (const { number, log } of entries) {
    log.forEach((sentence, n) => {
      print(wrap(sentence, width, `${colours.dim(padLeft(n === 0 ? `${number}` : '', digits))}  `));
    });
  }
  print(colours.bold(end));
  const hides = entries.some(({ seat, say, log }) => seat !== null && say === null && log.length === 0);
  if (hides) print(colours.dim(wrap(text.replayHides, width)));
  if (salts > 0 || withheld.length > 0) print(wrap(text.replaySalts({ promised: salts, withheld }), width));
  print(wrap(text.replayFits({ answers: upTo, hashes, rules: game.version, content: record.content }), width));
  return 0;
}

/** Plays the record, checking it and listening. */
function listenAgain(
  source: Recorded,
  upTo: number,
  scene: Scene,
  speech: Speech,
  viewer: number | 'all',
): { match: Match; entries: ReplayEntry[] } {
  const entries: ReplayEntry[] = [];
  const listen = ({ answers }: Match, told: readonly ToldEvent[]): void => {
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
  return { match: playAgain(source, upTo, listen), entries };
}
