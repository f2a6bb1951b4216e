import { review, type TurningPoint } from '../../bots/index.ts';
import { type Language, type Scene, standingPercent } from '../../kernel/index.ts';
import type { GameFactories } from '../arguments.ts';
import { namesFor } from '../play/seat-names.ts';
import { coloursFor, type Io, misuse, widthOf } from '../terminal/io.ts';
import { padLeft, wrap } from '../terminal/layout.ts';
import { printableSpeech } from '../terminal/printable.ts';
import { texts } from '../text.ts';
import { playAgain, recorded } from './record.ts';

interface TurningOptions {
  readonly file: string;
  /** The pack that it was played with; null is the core pack. */
  readonly pack: string | null;
  readonly language: Language;
  /** Whose decisions. */
  readonly whose: number | 'all';
  readonly json: boolean;
}

/** What an answer could be expected to bring, from 0 (lost) to 100 (won). */
const hundredths = (worth: number): number => Math.round(standingPercent(worth));

/** Prints the turning points of a record, having checked all of it. */
export async function tellTurningPoints(factories: GameFactories, options: TurningOptions, io: Io): Promise<number> {
  const { file, pack, language, whose, json } = options;
  const source = await recorded(factories, file, pack, language);
  const { record, game } = source;
  if (whose !== 'all' && whose >= record.seats)
    throw misuse(`--seat must be all or from 1 to ${record.seats}, not ${whose + 1}`);
  playAgain(source, record.answers.length, () => {});
  const reviewing = review(game, record, whose === 'all' ? null : whose);
  while (reviewing.step());
  const points = reviewing.points();
  if (json) {
    io.stdout.write(`${JSON.stringify({ decisions: reviewing.progress.decisions, points }, null, 2)}\n`);
    return 0;
  }
  const colours = coloursFor(io.stdout, io.env);
  const width = widthOf(io.stdout);
  const print = (line: string) => io.stdout.write(`${line}\n`);
  const speech = printableSpeech(game.speech[language]);
  const names = namesFor(record.seats);
  const text = texts[language].turning;
  print(colours.bold(text.title));
  print(wrap(text.found({ points: points.length }), width));
  const worthOf = (worth: number) => colours.dim(`(${hundredths(worth)} %)`);
  const tell = ({ kind, after, seat, ask, with: numbers, say, other, worth, otherWorth }: TurningPoint): void => {
    const scene: Scene = { names, viewer: seat };
    const by = hundredths(worth) - hundredths(otherWorth);
    const lead = `${colours.bold(padLeft(by > 0 ? `+${by}` : `−${-by}`, 4))}  `;
    print(wrap(`${text.when({ after, name: names[seat] ?? '' })} ${speech.ask(ask, numbers, scene)}`, width, lead));
    const under = ' '.repeat(6);
    print(wrap(`${text.given({ answer: speech.answer(say, scene) })} ${worthOf(worth)}`, width, under));
    const compared = (kind === 'slip' ? text.better : text.natural)({ answer: speech.answer(other, scene) });
    print(wrap(`${compared} ${worthOf(otherWorth)}`, width, under));
  };
  points.forEach(tell);
  print(colours.dim(wrap(text.how, width)));
  return 0;
}
