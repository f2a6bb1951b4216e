import { displayName } from '../../bots/display-names.ts';
import { type Bot, makeBot } from '../../bots/index.ts';
import {
  type AnswerOutcome,
  type AnyGame,
  type Bar,
  type GameRecord,
  type HeardEvent,
  heardBy,
  Match,
  type NumberedAsides,
  type NumberedQuestion,
  type RandomState,
  replay,
  type Seat,
  type Setup,
  seededRng,
  type ToldEvent,
} from '../../kernel/index.ts';
import { distinctNames } from '../../text/distinct-names.ts';
import type { Command } from '../text.ts';
import type { SeatClient, SeatNews } from './seat-client.ts';
import { namesFor } from './seat-names.ts';

export interface LocalOptions {
  readonly game: AnyGame;
  readonly setup: Setup;
  readonly seat: Seat;
  /** The bot on the other seats. */
  readonly bot: string;
  /** The game to continue, and what has been told since this seat's last answer; null: a new game. */
  readonly resumed: { readonly match: Match; readonly told: readonly ToldEvent[] } | null;
}

const COMMANDS: readonly Command[] = ['why', 'undo', 'card', 'save', 'help', 'quit'];

/** A table in this process, with bots on the other seats. They answer as soon as they are asked. */
export class LocalSeatClient implements SeatClient {
  readonly game: AnyGame;
  readonly seat: Seat;
  readonly online = false;
  private readonly match: Match;
  private readonly options: LocalOptions;
  private readonly you: string;
  private readonly now: () => number;
  /** When the game began, by the command's clock. */
  private readonly began: number;
  private readonly bots: readonly Bot[];
  private readonly luck: readonly RandomState[];
  private hear: (news: SeatNews) => void = () => {};

  /** `you` is printed beside the player's own name. */
  constructor(options: LocalOptions, you: string, now: () => number) {
    const { game, setup, seat, bot, resumed } = options;
    this.options = options;
    this.game = game;
    this.seat = seat;
    this.you = you;
    this.now = now;
    this.match = resumed?.match ?? (Match.start(game, setup) as Match);
    const { answers } = this.match;
    this.began = now() - (answers.at(-1)?.at ?? 0);
    this.bots = Array.from({ length: setup.seats }, () => makeBot(bot, game));
    const again = resumed === null ? [] : [`${answers.length}`];
    this.luck = this.bots.map((_, other) => seededRng(setup.seed, 'bot', `${other}`, ...again));
  }

  names = () => {
    const { setup, bot } = this.options;
    return distinctNames(namesFor(setup.seats).map((name, seat) => (seat === this.seat ? name : displayName(bot))));
  };
  roles = () => this.bots.map((_, other) => (other === this.seat ? this.you : this.options.bot));
  view = () => this.match.view(this.seat);
  question = (): NumberedQuestion | null => this.match.question(this.seat);
  asides = (): NumberedAsides | null => this.match.asides(this.seat);
  result = () => this.match.state.result;
  waiting = () => null;
  commands = (): readonly Command[] => (this.asides() === null ? COMMANDS : ['aside', ...COMMANDS]);
  connected = () => true;
  gone = () => false;

  listen(hear: (news: SeatNews) => void): void {
    this.hear = hear;
    this.tell(this.options.resumed?.told ?? this.match.opening);
    this.letBotsAnswer();
  }

  barred = async () => [
    ...this.game.barred(this.match.state, this.seat),
    ...this.game.asides.barred(this.match.state, this.seat),
  ];

  async answer(say: string, to: number): Promise<Bar | null> {
    const bar = this.take(this.seat, say, to);
    if (bar === null) this.letBotsAnswer();
    return bar;
  }

  async aside(say: string, to: number): Promise<Bar | null> {
    const bar = this.takeAside(this.seat, say, to);
    if (bar === null) this.letBotsAnswer();
    return bar;
  }

  async undo(): Promise<Bar | null> {
    const undone = this.match.undo(this.seat);
    return undone.ok ? null : undone.bar;
  }

  record = async () => ({ record: this.wholeRecord() });

  obey = async () => null;

  /** The record with the hash of the state at every step, so that a replay can be verified. */
  wholeRecord(): GameRecord {
    const record = this.match.record as GameRecord;
    const hashes: string[] = [];
    replay(this.game, record, undefined, (again) => hashes.push(this.game.hash(again.state)));
    return { ...record, hashes };
  }

  /** If all seats are asked at once, the person answers first. */
  private letBotsAnswer(): void {
    for (;;) {
      const asked = this.game.asked(this.match.state);
      const seat = asked[0];
      if (seat === undefined || asked.includes(this.seat)) return;
      const bot = this.bots[seat] as Bot;
      const question = this.match.question(seat) as NumberedQuestion;
      const asides = this.match.asides(seat);
      const decision = asides === null ? question : { ...question, asides: asides.legal };
      const { say, aside } = bot.choose(this.match.view(seat), decision, this.luck[seat] as RandomState);
      if (aside === true) this.takeAside(seat, say);
      else this.take(seat, say, question.number);
    }
  }

  private take(seat: Seat, say: string, to: number): Bar | null {
    return this.tellOutcome(this.match.answer(seat, say, this.elapsed(), to));
  }

  private takeAside(seat: Seat, say: string, to: number | null = null): Bar | null {
    return this.tellOutcome(this.match.aside(seat, say, this.elapsed(), to));
  }

  /** Whole milliseconds since the game began. */
  private elapsed = () => Math.round(this.now() - this.began);

  private tellOutcome(outcome: AnswerOutcome): Bar | null {
    if (!outcome.ok) return outcome.bar;
    this.tell(outcome.events);
    return null;
  }

  private tell(told: readonly ToldEvent[]): void {
    const events = told.flatMap((event): HeardEvent | [] => heardBy(event, this.seat) ?? []);
    if (events.length > 0) this.hear({ kind: 'events', events });
  }
}
