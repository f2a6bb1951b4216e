import type { Bot } from '../bots/index.ts';
import {
  type Answer,
  type AnyGame,
  below,
  type Chanceful,
  Offers,
  type Result,
  type Seat,
  type Setup,
  type State,
  seeded,
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
  const { engine } = game;
  const s: State = game.start(setup);
  const luck = bots.map((_, seat): Chanceful => ({ chance: seeded(setup.seed, ['bot', `${seat}`]) }));
  const order: Chanceful = { chance: seeded(setup.seed, ['order']) };
  const offers = new Offers();
  let decisions = 0;
  let answers = 0;
  let turns = 0;
  let last: Seat | null = null;
  for (; s.result === null && answers < bound; answers++) {
    const by = engine.asked(s);
    const seat =
      typeof by === 'number' ? by : ((by as readonly Seat[])[below(order, (by as readonly Seat[]).length)] as Seat);
    offers.clear();
    engine.offer(s, seat, offers);
    if (seat !== last) turns++;
    last = seat;
    let answer = offers.list[0] as Answer;
    if (offers.count > 1) {
      decisions++;
      answer = ask(game, s, seat, offers, bots[seat] as Bot, luck[seat] as Chanceful);
    }
    engine.take(s, seat, answer);
  }
  const traits = s.result === null ? [] : bots.map((_, seat) => game.rules.traits(s, seat));
  return { result: s.result, decisions, answers, turns, traits };
}

function ask(game: AnyGame, s: State, seat: Seat, offers: Offers, bot: Bot, rng: Chanceful): Answer {
  const frame = game.engine.top(s);
  const asks = game.engine.asks(frame);
  const legal: string[] = new Array(offers.count);
  for (let i = 0; i < offers.count; i++) legal[i] = (offers.list[i] as Answer).words;
  const question = { seat, ask: asks.ask, with: asks.with(s, frame.data), hidden: asks.hidden, legal };
  const words = bot.choose(game.view(s, seat), question, rng);
  const place = legal.indexOf(words);
  if (place < 0)
    throw new Error(`bot '${bot.name}' answered '${words}', which is not legal, at ${game.engine.place(s)}`);
  return offers.list[place] as Answer;
}
