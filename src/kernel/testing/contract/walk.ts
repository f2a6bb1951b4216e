import {
  type Answer,
  type AnswerOutcome,
  type AnyGame,
  type Bar,
  below,
  Match,
  type RandomState,
  type Seat,
  type Setup,
  type State,
  samePlain,
  seededRng,
  type ToldEvent,
  type Viewer,
} from '../../index.ts';

/**
 * What a game promises: plays one game from a setup and a list of numbers that pick the first answers, and throws, with
 * the record that leads there, if the promise is not kept.
 */
export type Property = (game: AnyGame, setup: Setup, choices: readonly number[]) => void;

/** More answers than any game needs: whoever is still playing then plays for ever. */
export const MOST_ANSWERS = 5000;

export function must(holds: boolean, message: () => string): asserts holds {
  if (!holds) throw new Error(message());
}

export const seatsOf = (s: State): Seat[] => Array.from({ length: s.seats }, (_, seat) => seat);

/** Everybody who looks on without seeing everything. */
export const viewersOf = (s: State): (Seat | null)[] => [...seatsOf(s), null];

export const whose = (viewer: Viewer): string => (viewer === null ? 'a spectator' : `seat ${viewer}`);

/** Whether two pieces of data are equal: nearly always their keys have the same order too, which is faster to see. */
export const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b) || samePlain(a, b);

export const pick = <T>(rng: RandomState, list: readonly T[]): T => list[below(rng, list.length)] as T;

/** Something that a seat may give: an answer, or an aside. */
export interface WalkMove {
  readonly seat: Seat;
  readonly say: string;
  readonly aside: boolean;
}

/** A line that was taken, and what it set in motion. */
export interface TakenMove extends WalkMove {
  readonly events: readonly ToldEvent[];
}

/** Looks at a game before and after each answer and at its end. */
export interface WalkObserver {
  before?(match: Match, rng: RandomState): void;
  after?(match: Match, rng: RandomState, taken: TakenMove): void;
  end?(match: Match, rng: RandomState): void;
}

/** What a seat may give in a state, of one kind. */
export const legalLines = (game: AnyGame, s: State, seat: Seat, aside: boolean): readonly string[] =>
  aside ? game.asides.legal(s, seat) : (game.question(s, seat)?.legal ?? []);

/** Gives a line in a match. */
export const giveIn = (match: Match, { seat, say, aside }: WalkMove, at = 0): AnswerOutcome =>
  aside ? match.aside(seat, say, at) : match.answer(seat, say, at);

/** All asides that anybody may give. */
export const asidesIn = (game: AnyGame, s: State): WalkMove[] => {
  if (!game.asides.exist) return [];
  return seatsOf(s).flatMap((seat) => game.asides.legal(s, seat).map((say) => ({ seat, say, aside: true })));
};

/** Gives a line in a state; why it was refused, or null. */
export const give = (game: AnyGame, s: State, { seat, say, aside }: WalkMove): Bar | null =>
  aside ? game.asides.give(s, seat, say) : answer(game, s, seat, say);

/** Gives an answer; why it was refused, or null. */
export function answer(game: AnyGame, s: State, seat: Seat, say: string): Bar | null {
  const bar = game.refuses(s, seat, say);
  if (bar === null) game.take(s, seat, game.read(say) as Answer);
  return bar;
}

/** Plays a whole game: the first answers are picked by the numbers, the others by chance. */
export function walk(
  game: AnyGame,
  setup: Setup,
  choices: readonly number[],
  look: WalkObserver = {},
  forced = false,
): Match {
  const rng = seededRng('walk', setup.seed);
  const match = withRecord(
    () => ({ game: game.name, ...setup }),
    () => Match.start(game, setup, { forced }),
  );
  const record = () => match.record;
  for (let n = 0; match.state.result === null; n++) {
    withRecord(record, () => {
      must(n < MOST_ANSWERS, () => `the game goes on after ${n} answers`);
      look.before?.(match, rng);
    });
    const line = withRecord(record, () => lineFor(match, choices[n] ?? below(rng, 2 ** 20)));
    const outcome = giveIn(match, line);
    withRecord(record, () => {
      must(outcome.ok, () => `${named(line)} is legal, but was refused: ${JSON.stringify(outcome)}`);
      look.after?.(match, rng, { ...line, events: outcome.events });
    });
  }
  withRecord(record, () => look.end?.(match, rng));
  return match;
}

export const named = ({ seat, say, aside }: WalkMove): string =>
  `'${say}' by seat ${seat}${aside ? ', as an aside,' : ''}`;

/** One line in so many is an aside, where there are any. */
export const ASIDES = 3;

/** The line that a number picks among all that anybody may give. */
function lineFor(match: Match, number: number): WalkMove {
  const { game, state } = match;
  const asides = asidesIn(game, state);
  if (asides.length > 0 && number % ASIDES === ASIDES - 1)
    return asides[Math.floor(number / ASIDES) % asides.length] as WalkMove;
  const all = game
    .asked(state)
    .flatMap((seat) => (match.question(seat)?.legal ?? []).map((say) => ({ seat, say, aside: false })));
  const answer = all[number % all.length];
  must(answer !== undefined, () => `nobody has an answer at ${game.place(state)}`);
  return answer;
}

/** Does something; a fault is told with the record that leads there. */
export function withRecord<T>(record: () => object | null, during: () => T): T {
  try {
    return during();
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    throw new Error(`${message}\nrecord: ${JSON.stringify(record())}`, { cause: error });
  }
}

/** What may be given next where a game is played by chance: the answers of one seat, or now and then all asides. */
export function linesFor(game: AnyGame, s: State, rng: RandomState): readonly WalkMove[] {
  const asides = asidesIn(game, s);
  if (asides.length > 0 && below(rng, ASIDES) === 0) return asides;
  const seat = pick(rng, game.asked(s));
  return (game.question(s, seat)?.legal ?? []).map((say) => ({ seat, say, aside: false }));
}

/** Plays a state on to its end, by chance. */
export function playOut(game: AnyGame, s: State, rng: RandomState): void {
  for (let n = 0; s.result === null; n++) {
    must(n < MOST_ANSWERS, () => `a game that was played on from here goes on after ${n} answers`);
    const line = pick(rng, linesFor(game, s, rng));
    const bar = give(game, s, line);
    must(bar === null, () => `${named(line)} is legal, but was refused: ${JSON.stringify(bar)}`);
  }
}
