import {
  type AnyGame,
  below,
  type Fault,
  hashText,
  heardBy,
  Match,
  type Options,
  optionSets,
  type Question,
  type RandomState,
  type Result,
  type Seat,
  type Setup,
  type Speech,
  seededRng,
  type ToldEvent,
} from '../index.ts';
import { ASIDES, asidesIn, giveIn, MOST_ANSWERS, must, named, pick, type WalkMove } from './contract/walk.ts';

/** Picks one of a question's legal answers. */
export type Chooser = (question: Question, rng: RandomState) => string;

const atRandom: Chooser = ({ legal }, rng) => pick(rng, legal);

/** One of the seats that are asked answers. */
function answered(match: Match, choose: Chooser, rng: RandomState): WalkMove {
  const seat = pick(rng, match.game.asked(match.state));
  return { seat, say: choose(match.question(seat) as Question, rng), aside: false };
}

const NAMES = ['Ann', 'Ben', 'Cleo', 'Dan', 'Eve'];
const namesOf = (names: readonly string[], seats: readonly Seat[]): string =>
  seats.map((seat) => names[seat]).join(', ') || 'nobody';

/** What one answer adds to the text, and the kinds of question, answer and event that it shows. */
interface Passage {
  readonly lines: readonly string[];
  readonly shows: readonly string[];
}

/**
 * A game as a text to be read, and compared line by line with the one before a change of the rules. An answer is told where it
 * shows something for the first time: a kind of question, the first word of an answer to it, or a kind of event. Those
 * between are counted, with a hash of what would be told of them, so that no change goes unnoticed.
 */
export function playthrough(game: AnyGame, setup: Setup, choose: Chooser = atRandom): string {
  const speech = game.speech.en;
  const rng = seededRng('playthrough', setup.seed);
  const match = Match.start(game, setup, { forced: false });
  const names = NAMES.slice(0, setup.seats);
  const head = [
    `${speech.title}: ${names.join(', ')}`,
    `options: ${JSON.stringify(match.state.options)}, seed: ${JSON.stringify(setup.seed)}`,
    '',
    'The deal',
    ...sentences(speech, names, match.opening),
  ];
  const passages: Passage[] = [];
  for (let n = 1; match.state.result === null; n++) {
    must(n <= MOST_ANSWERS, () => `the game goes on after ${MOST_ANSWERS} answers`);
    const asides = asidesIn(game, match.state);
    const line = asides.length > 0 && below(rng, ASIDES) === 0 ? pick(rng, asides) : answered(match, choose, rng);
    const { seat, say, aside } = line;
    const question = aside ? null : match.question(seat);
    const asked = question === null ? '(aside)' : speech.ask(question.ask, question.with, { names, viewer: seat });
    const answer = `   > ${speech.answer(say, { names, viewer: seat })} [${say}]`;
    const outcome = giveIn(match, line);
    must(outcome.ok, () => `${named(line)} was refused: ${JSON.stringify(outcome)}`);
    passages.push({
      lines: ['', `${n}. ${names[seat]}: ${asked}`, answer, ...sentences(speech, names, outcome.events)],
      shows: [`answer ${question?.ask} ${say.split(' ')[0]}`, ...outcome.events.map(({ kind }) => `event ${kind}`)],
    });
  }
  const { winners }: Result = match.state.result;
  const end = [
    '',
    speech.result(match.state.result, { names, viewer: 'all' }),
    `Winners: ${namesOf(names, winners)}`,
    '',
  ];
  return [...head, ...abridged(passages), ...end].join('\n');
}

/** The lines of the passages that show something for the first time and of the last one; a line for those between. */
function abridged(passages: readonly Passage[]): string[] {
  const shown = new Set<string>();
  let skipped: Passage[] = [];
  const summary = (): string[] => {
    if (skipped.length === 0) return [];
    const text = skipped.flatMap(({ lines }) => lines).join('\n');
    return [
      '',
      `… ${skipped.length} more ${skipped.length === 1 ? 'answer' : 'answers'} (${hashText(text).slice(0, 12)})`,
    ];
  };
  return passages.flatMap((passage, n) => {
    const isNew = passage.shows.some((kind) => !shown.has(kind));
    for (const kind of passage.shows) shown.add(kind);
    if (!isNew && n < passages.length - 1) {
      skipped.push(passage);
      return [];
    }
    const before = summary();
    skipped = [];
    return [...before, ...passage.lines];
  });
}

/** What was told, a line each, and where not everybody heard it whole, who did and what the others heard. */
function sentences(speech: Speech, names: readonly string[], events: readonly ToldEvent[]): string[] {
  const heardAs = (told: ToldEvent, viewer: 'all' | null): string | null => {
    const heard = heardBy(told, viewer);
    return heard === null ? null : speech.event(heard, { names, viewer });
  };
  return events.flatMap((told) => {
    const whole = heardAs(told, 'all');
    if (whole === null) return [];
    if (told.to === null) return [`   ${whole}`];
    const rest = heardAs(told, null);
    const others = rest === null ? 'the others hear nothing' : rest === whole ? 'and everybody' : `the others: ${rest}`;
    return [`   ${whole} (${namesOf(names, told.to)}; ${others})`];
  });
}

/** The option set with the most flags on and every choice at its default: it shows the most. */
export function fullestOptions({ seating }: AnyGame, seats: number): Options {
  const usual = (set: Options) =>
    seating.options.every((spec) => spec.kind === 'flag' || set[spec.id] === spec.default);
  const flags = (set: Options) => Object.values(set).filter((value) => value === true).length;
  return optionSets(seating, seats)
    .filter(usual)
    .reduce((best, set) => (flags(set) > flags(best) ? set : best), {});
}

/** The first line in which two texts differ, with what stands in each, or null. */
export function firstDifference(recorded: string, played: string): Fault | null {
  const [before, now] = [recorded.split('\n'), played.split('\n')];
  const n = now.findIndex((line, i) => line !== before[i]);
  if (n === -1 && before.length === now.length) return null;
  const line = n === -1 ? now.length : n;
  const shown = (lines: readonly string[]) => lines[line] ?? '(the end)';
  return { path: `line ${line + 1}`, message: `was recorded as\n  ${shown(before)}\nand is now\n  ${shown(now)}` };
}
