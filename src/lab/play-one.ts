import type { Bot } from '../bots/index.ts';
import {
  type Answer,
  type AnyGame,
  below,
  type Chanceful,
  lucky,
  Offers,
  type Question,
  type Result,
  type Seat,
  type Setup,
  type State,
} from '../kernel/index.ts';

/** Answers after which a game counts as unfinished. */
const BOUND = 20_000;

/** What is left of a game that was played only for its numbers. */
export interface Played {
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

/**
 * One game, as fast as the rules allow: no events, no record, no undo. Each seat's bot has luck of its own, so one
 * bot's thinking never changes another's. Of several who are asked at once anybody may be the first.
 */
export function playOne(game: AnyGame, setup: Setup, bots: readonly Bot[], bound = BOUND): Played {
  const s: State = game.start(setup);
  const luck = bots.map((_, seat) => lucky(setup.seed, 'bot', `${seat}`));
  const order = lucky(setup.seed, 'order');
  const offers = new Offers();
  let decisions = 0;
  let answers = 0;
  let turns = 0;
  let last: Seat | null = null;
  for (; s.result === null && answers < bound; answers++) {
    const asked = game.asked(s);
    const seat = asked[asked.length === 1 ? 0 : below(order, asked.length)] as Seat;
    game.offer(s, seat, offers);
    if (seat !== last) turns++;
    last = seat;
    let answer = offers.list[0] as Answer;
    if (offers.count > 1) {
      decisions++;
      answer = ask(game, s, seat, bots[seat] as Bot, luck[seat] as Chanceful);
    }
    game.take(s, seat, answer);
  }
  const traits = s.result === null ? [] : bots.map((_, seat) => game.traits(s, seat));
  return { result: s.result, decisions, answers, turns, traits };
}

function ask(game: AnyGame, s: State, seat: Seat, bot: Bot, rng: Chanceful): Answer {
  const question = game.question(s, seat) as Question;
  const { say } = bot.choose(game.view(s, seat), question, rng);
  if (!question.legal.includes(say))
    throw new Error(`bot '${bot.name}' answered '${say}', which is not legal, at ${game.place(s)}`);
  return game.read(say) as Answer;
}
