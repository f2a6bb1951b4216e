import type { BotQuestion } from '../bots/index.ts';
import {
  type Answer,
  type AnyGame,
  below,
  OfferList,
  type Question,
  type RandomState,
  type Result,
  type Seat,
  type Setup,
  type State,
  seededRng,
  type View,
} from '../kernel/index.ts';
import type { GameObserver } from './figures/game-observer.ts';

const BOUND = 20_000;

/** What is left of a game that was played only for its numbers. */
export interface PlayedGame {
  /** Null where the bound came first. */
  readonly result: Result | null;
  /** Answers where there was something to decide. */
  readonly decisions: number;
  /** All answers, also the only possible ones. */
  readonly answers: number;
  /** How often the table waited for another seat than before. */
  readonly turns: number;
  /** By seat: what it brought or met. */
  readonly traits: readonly (readonly string[])[];
}

/** What a seat has to decide. */
export interface Decision {
  readonly view: View;
  /** With the asides that may be given instead of an answer, where there are any. */
  readonly question: BotQuestion;
  /** The game as it stands here, to be played on in another way. */
  fork(): Fork;
}

/** A game in the middle, at the question to a seat. */
export interface Fork {
  readonly state: State;
  readonly seat: Seat;
  readonly order: RandomState;
}

/** Whoever plays a seat did what nobody may: answered what is not legal, failed, or took too long. */
export class Foul extends Error {
  override readonly name = 'Foul';
  readonly seat: Seat;
  constructor(seat: Seat, message: string, cause?: unknown) {
    super(message, { cause });
    this.seat = seat;
  }
}

export interface PlayingOptions {
  /** Answers after which the game counts as unfinished. */
  readonly bound?: number;
  /** Who is told all that happens; without one, no event is made. */
  readonly observer?: GameObserver | null;
  /** Is told every answer, also those that nobody had to decide on. */
  readonly gave?: (seat: Seat, say: string, aside: boolean) => void;
  /** Where it begins, if not with the deal. */
  readonly from?: Fork | null;
}

/**
 * One game, as fast as the rules allow: no record, no undo. It asks for each decision in turn and wants its
 * answer back. Of several who are asked at once anybody may be the first.
 */
export function* playing(
  game: AnyGame,
  setup: Setup,
  { bound = BOUND, observer = null, gave, from = null }: PlayingOptions = {},
): Generator<Decision, PlayedGame, string> {
  const heard = <R>(during: () => R): R => (observer === null ? during() : game.listening(observer.heard, during));
  const s: State = from === null ? heard(() => game.start(setup)) : game.copy(from.state);
  const order = from === null ? seededRng(setup.seed, 'order') : copyOf(from.order);
  let first: Seat | null = from?.seat ?? null;
  const offers = new OfferList();
  let decisions = 0;
  let answers = 0;
  let turns = 0;
  let last: Seat | null = null;
  for (; s.result === null && answers < bound; answers++) {
    const asked = game.asked(s);
    const seat = first ?? (asked[asked.length === 1 ? 0 : below(order, asked.length)] as Seat);
    first = null;
    game.offer(s, seat, offers);
    if (seat !== last) turns++;
    last = seat;
    let answer = offers.list[0] as Answer;
    if (offers.count > 1) {
      decisions++;
      const asides = game.asides.legal(s, seat);
      const asked = game.question(s, seat) as Question;
      const question: BotQuestion = asides.length === 0 ? asked : { ...asked, asides };
      observer?.offered(seat, question.legal);
      observer?.offered(seat, asides);
      const fork = (): Fork => ({ state: game.copy(s), seat, order: copyOf(order) });
      const say = yield { view: game.view(s, seat), question, fork };
      observer?.answered(seat, say);
      if (asides.includes(say)) {
        gave?.(seat, say, true);
        heard(() => game.asides.take(s, seat, game.read(say) as Answer));
        continue;
      }
      if (!question.legal.includes(say))
        throw new Foul(seat, `answered '${say}', which is not legal, at ${game.place(s)}`);
      answer = game.read(say) as Answer;
    }
    const given = answer;
    gave?.(seat, given.words, false);
    heard(() => game.take(s, seat, given));
  }
  const seats = Array.from({ length: setup.seats }, (_, seat) => seat);
  const traits = s.result === null ? [] : seats.map((seat) => game.traits(s, seat));
  for (const [seat, list] of traits.entries()) observer?.brought(seat, list);
  return { result: s.result, decisions, answers, turns, traits };
}

export const copyOf = ({ chance }: RandomState): RandomState => ({ chance: chance.slice() });

/** The luck of whoever plays a seat: one's thinking never changes another's. */
export const luckOf = (seed: string, seat: Seat) => seededRng(seed, 'bot', `${seat}`);
