import {
  type Answer,
  type AnyGame,
  type Bar,
  below,
  type Chanceful,
  lucky,
  Match,
  type Seat,
  type Setup,
  type State,
  samePlain,
  type Told,
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
export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b) || samePlain(a, b);

export const pick = <T>(rng: Chanceful, list: readonly T[]): T => list[below(rng, list.length)] as T;

/** An answer that was taken, and what it set in motion. */
export interface Taken {
  readonly seat: Seat;
  readonly say: string;
  readonly events: readonly Told[];
}

/** Looks at a game before and after each answer and at its end. */
export interface Look {
  before?(match: Match, rng: Chanceful): void;
  after?(match: Match, rng: Chanceful, taken: Taken): void;
  end?(match: Match, rng: Chanceful): void;
}

/** Gives an answer; why it was refused, or null. */
export function answer(game: AnyGame, s: State, seat: Seat, say: string): Bar | null {
  const bar = game.refuses(s, seat, say);
  if (bar === null) game.take(s, seat, game.read(say) as Answer);
  return bar;
}

/** Plays a whole game: the first answers are picked by the numbers, the others by chance. */
export function walk(game: AnyGame, setup: Setup, choices: readonly number[], look: Look = {}, forced = false): Match {
  const rng = lucky('walk', setup.seed);
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
    const { seat, say } = withRecord(record, () => answerFor(match, choices[n] ?? below(rng, 2 ** 20)));
    const outcome = match.answer(seat, say);
    withRecord(record, () => {
      must(outcome.ok, () => `'${say}' is legal for seat ${seat}, but was refused: ${JSON.stringify(outcome)}`);
      look.after?.(match, rng, { seat, say, events: outcome.events });
    });
  }
  withRecord(record, () => look.end?.(match, rng));
  return match;
}

/** The answer that a number picks among all that anybody may give. */
function answerFor(match: Match, number: number): { seat: Seat; say: string } {
  const asked = match.game.asked(match.state);
  const all = asked.flatMap((seat) => (match.question(seat)?.legal ?? []).map((say) => ({ seat, say })));
  const answer = all[number % all.length];
  must(answer !== undefined, () => `nobody has an answer at ${match.game.place(match.state)}`);
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

/** Plays a state on to its end, by chance. */
export function playOut(game: AnyGame, s: State, rng: Chanceful): void {
  for (let n = 0; s.result === null; n++) {
    must(n < MOST_ANSWERS, () => `a game that was played on from here goes on after ${n} answers`);
    const seat = pick(rng, game.asked(s));
    const bar = answer(game, s, seat, pick(rng, game.question(s, seat)?.legal ?? []));
    must(bar === null, () => `a legal answer was refused: ${JSON.stringify(bar)}`);
  }
}
