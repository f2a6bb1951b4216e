import type { AnyProcedure } from '../../flow/procedure.ts';
import {
  type Answer,
  answers,
  copyPlain,
  type Frame,
  freshState,
  Game,
  hashText,
  LANGUAGES,
  type Language,
  type Offers,
  type Rules,
  type Seat,
  type Speech,
  type State,
  type Verb,
} from '../../index.ts';

/** A state with nothing in it but a list of what happened. */
export interface Bare extends State {
  log: string[];
}

const CONTENT = hashText('bare', 16);

/** For tests, which read one language. */
export const inEveryLanguage = (speech: Speech): Readonly<Record<Language, Speech>> =>
  Object.fromEntries(LANGUAGES.map((language) => [language, speech])) as Record<Language, Speech>;

/** Sentences that are their own keys, for games that nobody reads. */
export const echo: Speech = {
  title: 'Bare',
  pitch: 'A game of nothing but procedures.',
  ask: (key) => key,
  answer: (words) => words,
  part: (words, at) => words.split(' ')[at] as string,
  step: (verb) => verb,
  event: ({ kind }) => kind,
  bar: ({ why }) => why,
  result: ({ reason }) => reason,
  option: (id) => ({ name: id, help: id, values: {} }),
  card: (id) => ({ name: id, text: id }),
  zone: (id) => id,
};

/** A game of nothing but procedures, for tests of the kernel: everybody sees everything; the first procedure begins. */
export function bareGame(
  procedures: readonly [AnyProcedure<Bare>, ...AnyProcedure<Bare>[]],
  verbs: readonly Verb[] = [],
  more: Partial<Rules<Bare, string[]>> = {},
): Game<Bare, string[]> {
  const first = (): Frame => procedures[0].with({});
  return new Game<Bare, string[]>({
    name: 'bare',
    version: 1,
    content: CONTENT,
    seats: { min: 1, max: 4 },
    options: [],
    procedures,
    verbs,
    setup: (seats, options) => ({ ...freshState(CONTENT, seats, options, first()), log: [] }),
    copy: copyPlain,
    table: (s) => [...s.log],
    redeal: (common, log) => ({ ...common, log: [...log] }),
    value: () => 0,
    position: (_sparse, seats, options) => ({ ...freshState(CONTENT, seats, options, first()), log: [] }),
    speech: inEveryLanguage(echo),
    ...more,
  });
}

/** What anybody may say in a bare game: go left, go right, pass. */
export const go = answers('go', ['way', ['left', 'right']]);
export const pass = answers('pass');
export const ways = <D>(_s: Bare, _data: D, _seat: Seat, offers: Offers): void => {
  for (const answer of [go.of(0), go.of(1), pass.of()]) offers.may(answer);
};
/** Writes the answer into the log. */
export const note = <D>(s: Bare, _data: D, answer: Answer, seat: Seat): void => {
  s.log.push(`${seat} ${answer.words}`);
};
