import { makeBot } from '../../../bots/index.ts';
import { games } from '../../../games/index.ts';
import {
  type AnyGame,
  below,
  type HeardEvent,
  heardBy,
  Match,
  type Options,
  type Question,
  type State,
  seededRng,
  supplying,
  type View,
  type Viewer,
} from '../../../kernel/index.ts';

/** How a game stands for one viewer, with all that was heard. */
export interface SeenMoment<T, E extends HeardEvent = HeardEvent> {
  readonly view: View<T>;
  readonly events: readonly E[];
  /** What the viewer is asked, if a seat of theirs is. */
  readonly question: Question | null;
}

/** Games of which a viewer sees every moment. */
export class RecordedGames<T, E extends HeardEvent = HeardEvent> {
  private readonly rules: AnyGame;

  constructor(game: string) {
    this.rules = games[game]?.core as AnyGame;
  }

  /** One of chance moves. */
  *byChance(viewer: Viewer, seats: number, seed: string, options: Options): Generator<SeenMoment<T, E>> {
    const match = Match.start(this.rules, { seats, options, seed, salts: [] });
    const rng = seededRng(seed, 'moves');
    const seen = new ViewerLog<T, E>(match, viewer);
    while (match.state.result === null) {
      const seat = this.rules.asked(match.state)[0] as number;
      const legal = match.question(seat)?.legal as readonly string[];
      yield seen.after(seat, legal[below(rng, legal.length)] as string);
    }
  }

  /** One that greedy bots play: better than by chance, and more slowly. */
  *byBots(viewer: Viewer, seats: number, seed: string, options: Options): Generator<SeenMoment<T, E>> {
    const match = Match.start(this.rules, { seats, options, seed, salts: [] });
    const bot = makeBot('greedy', this.rules);
    const rng = seededRng(seed, 'bots');
    const seen = new ViewerLog<T, E>(match, viewer);
    while (match.state.result === null) {
      const seat = this.rules.asked(match.state)[0] as number;
      yield seen.after(seat, bot.choose(match.view(seat), match.question(seat) as Question, rng).say);
    }
  }

  /** One from a position, by the answers that are not forced and these faces of dice and coins; the start first. */
  from(
    viewer: Viewer,
    [position, seats, options]: readonly [position: object, seats: number, options: Options],
    answers: readonly string[],
    dice: readonly number[],
  ): SeenMoment<T, E>[] {
    const state = this.rules.position(position, seats, options);
    if (Array.isArray(state)) throw new Error(JSON.stringify(state));
    const left = [...dice];
    const source = { below: (n: number) => Math.min(n, left.shift() ?? 1) - 1 };
    return supplying(source, () => {
      this.rules.advance(state as State);
      const match = Match.at(this.rules, state as State);
      const seen = new ViewerLog<T, E>(match, viewer);
      const all = [seen.now()];
      for (const say of answers) {
        const seat = this.rules.asked(match.state).find((each) => match.question(each)?.legal.includes(say));
        if (seat === undefined) throw new Error(`nobody may say ${say}`);
        all.push(seen.after(seat, say));
      }
      return all;
    });
  }
}

/** What a viewer has seen of a match. */
class ViewerLog<T, E extends HeardEvent> {
  private readonly match: Match;
  private readonly viewer: Viewer;
  private readonly events: HeardEvent[] = [];

  constructor(match: Match, viewer: Viewer) {
    this.match = match;
    this.viewer = viewer;
  }

  now(): SeenMoment<T, E> {
    const { match, viewer } = this;
    const question = typeof viewer === 'number' ? match.question(viewer) : null;
    return { view: match.view(viewer) as View<T>, events: [...this.events] as E[], question };
  }

  after(seat: number, say: string): SeenMoment<T, E> {
    const outcome = this.match.answer(seat, say);
    if (!outcome.ok) throw new Error(outcome.bar.why);
    this.events.push(...outcome.events.flatMap((told) => heardBy(told, this.viewer) ?? []));
    return this.now();
  }
}
