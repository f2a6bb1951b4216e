import { type Bot, type Choice, makeBot } from '../../../bots/index.ts';
import {
  type AnyGame,
  type Bar,
  type Chanceful,
  copyPlain,
  lucky,
  type Match,
  type Numbered,
  type Seat,
} from '../../../kernel/index.ts';
import type { Surroundings } from './surroundings.ts';
import { thoughtOut } from './thinking.ts';

/** How long a bot waits, in milliseconds, while the person may still take back. */
const PATIENCE = 500;

/** What bots need of their table. */
interface Host {
  readonly game: AnyGame;
  readonly match: Match;
  readonly over: boolean;
  /** How often something has happened. */
  readonly happenings: number;
  /** Who here could take their last answer back; null: nobody. */
  undoer(): Seat | null;
  /** Gives an answer, with its reason; why it may not be given, or null. */
  take(seat: Seat, say: string, to: number, why: string | null): Bar | null;
}

/** The bots of one table. They get no more than their seats may see, and think only while somebody looks. */
export class Minds {
  /** Whether nobody looks. */
  resting = false;
  private readonly table: Host;
  private readonly around: Surroundings;
  private readonly bots: readonly (Bot | null)[];
  private readonly luck: Chanceful;
  private thinking = false;

  /** By seat the bot that sits there; null for a person. */
  constructor(bots: readonly (string | null)[], table: Host, around: Surroundings) {
    this.table = table;
    this.around = around;
    this.bots = bots.map((bot) => (bot === null ? null : makeBot(bot, table.game)));
    this.luck = lucky(around.secret());
  }

  /** Lets the bots answer until the person is asked or the game is over. */
  async play(): Promise<void> {
    this.resting = false;
    if (this.thinking) return;
    this.thinking = true;
    try {
      while (this.asked() !== null && !this.resting) {
        const fair = this.table.undoer() !== null;
        await this.around.pause(fair ? PATIENCE : 0);
        // Meanwhile something may have been taken back.
        const seat = this.asked();
        if (seat !== null && !this.resting && !(await this.answer(seat))) return;
      }
    } finally {
      this.thinking = false;
    }
  }

  private asked(): Seat | null {
    const { game, match, over } = this.table;
    return over ? null : (game.asked(match.state).find((seat) => this.bots[seat] !== null) ?? null);
  }

  /**
   * One answer of a bot, unless it is not needed any more by the time that it is found. Where the rules fail at it,
   * others in turn; false if they fail at all of them.
   */
  private async answer(seat: Seat): Promise<boolean> {
    const question = this.table.match.question(seat) as Numbered;
    const chosen = await this.think(seat, question);
    if (chosen === null) return true;
    for (const say of [chosen.say, ...question.legal.filter((other) => other !== chosen.say)])
      if (this.table.take(seat, say, question.number, say === chosen.say ? chosen.why : null) === null) return true;
    return false;
  }

  /** What a bot answers; null if meanwhile nobody looks, or the question is gone. */
  private think(seat: Seat, question: Numbered): Promise<Choice | null> {
    const { table, luck } = this;
    const { game, match } = table;
    const asked = { bot: this.bots[seat] as Bot, game, view: copyPlain(match.view(seat)), question, luck };
    let seen = table.happenings;
    const around = { ...this.around, complain: (error: unknown) => this.around.complain(error, match.record) };
    return thoughtOut(asked, around, () => {
      if (this.resting || table.over) return false;
      if (seen === table.happenings) return true;
      seen = table.happenings;
      return match.question(seat)?.number === question.number;
    });
  }
}
