import { type Bot, makeBot } from '../../../../bots/index.ts';
import { type Bar, below, type RandomState, seededRng } from '../../../../kernel/index.ts';
import {
  answerTurn,
  type BotTask,
  type BotTurn,
  BotTurns,
  botTime,
  type LiveGame,
  type Proposal,
} from '../../../../table/index.ts';
import type { LocalEnvironment } from '../environment.ts';
import { thinkInSlices } from './thinking.ts';

/** The least time that a bot takes, in milliseconds, while a person could still undo their answer. */
const MIN_ANSWER_MS = 500;
/** How long a bot may think, in milliseconds, also on a slow device. */
const BROWSER_THINK_MS = 2500;

/** The part of a table that its bots use. */
interface BotHost {
  /** Whether a person here could undo their last answer. */
  readonly mayUndo: boolean;
  happen(propose: (live: LiveGame) => Proposal | Bar): Bar | null;
}

/** The bots of one local table. They think one at a time, in slices, and only while the table is on the screen. */
export class LocalBots {
  /** Whether the table is not on the screen. */
  resting = true;
  private readonly table: BotHost;
  private readonly environment: LocalEnvironment;
  private readonly turns = new BotTurns((turn, live) => this.begin(turn, live), 1);
  private readonly bots = new Map<string, Bot>();
  private readonly luck: RandomState;

  constructor(table: BotHost, environment: LocalEnvironment) {
    this.table = table;
    this.environment = environment;
    this.luck = seededRng(environment.secret());
  }

  /** The table is on the screen: its bots may think. */
  play(live: LiveGame): void {
    this.resting = false;
    this.turns.follow(live);
  }

  /** The table is no longer on the screen: its bots are paused. */
  rest(): void {
    this.resting = true;
    this.turns.stop();
  }

  /** Something has happened at the table. */
  follow(live: LiveGame): void {
    if (!this.resting) this.turns.follow(live);
  }

  private begin(turn: BotTurn, live: LiveGame): BotTask {
    let wanted = true;
    const cancel = () => {
      wanted = false;
    };
    return { done: this.think(turn, live, () => wanted), cancel };
  }

  private async think(turn: BotTurn, { match }: LiveGame, wanted: () => boolean): Promise<void> {
    const { game } = match;
    const time = botTime(game, turn, { most: BROWSER_THINK_MS, pace: this.table.mayUndo ? MIN_ANSWER_MS : 0 });
    // The effect of a person's answer is sent to the page before a bot thinks.
    await this.environment.pause(0);
    if (!wanted()) return;
    const environment = {
      ...this.environment,
      reportBotError: (error: unknown) => this.environment.reportBotError(error, match.record),
    };
    const { view, question } = turn;
    const asked = { bot: this.botFor(turn, game), game, view, question, luck: this.luck, time };
    const choice = await thinkInSlices(asked, environment, wanted);
    if (choice === null) return;
    const next = (count: number) => below(this.luck, count);
    await answerTurn(turn, choice, (propose) => this.table.happen(propose), next);
  }

  private botFor({ bot: name }: BotTurn, game: LiveGame['match']['game']): Bot {
    const bot = this.bots.get(name) ?? makeBot(name, game);
    this.bots.set(name, bot);
    return bot;
  }
}
