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

/** How long a bot takes at least, in milliseconds, while the person may still take back. */
const MIN_ANSWER_MS = 500;
/** How long a bot may think, in milliseconds: then it answers with what it has, on a slow device too. */
const THINK_MS = 2500;

/** What bots need of their table. */
interface BotHost {
  /** Whether somebody here could take their last answer back. */
  readonly mayUndo: boolean;
  happen(propose: (live: LiveGame) => Proposal | Bar): Bar | null;
}

/** The bots of one table in this page: one thinks at a time, in slices, and only while somebody looks. */
export class LocalBots {
  /** Whether the page has left the table. */
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

  /** The page shows the table: bots that are asked think. */
  play(live: LiveGame): void {
    this.resting = false;
    this.turns.follow(live);
  }

  /** The page has left the table: the bots wait until it comes back. */
  rest(): void {
    this.resting = true;
    this.turns.stop();
  }

  /** Something happened. */
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
    const time = botTime(game, turn, { most: THINK_MS, pace: this.table.mayUndo ? MIN_ANSWER_MS : 0 });
    // Whoever has just done something hears of it before a bot thinks.
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
