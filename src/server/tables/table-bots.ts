import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bar, Seat } from '../../kernel/index.ts';
import { answerTurn, type BotTask, type BotTurn, BotTurns, botTime, type LiveGame } from '../../table/index.ts';
import { saltCommitmentsIn } from './lobby/salts.ts';
import { keepFailure } from './reports.ts';
import type { Propose } from './seat-authorization.ts';
import type { StoredTable } from './table-rows.ts';
import type { TableServices } from './table-services.ts';

/** The part of a table that its bots use. */
interface BotTable {
  readonly id: string;
  readonly closed: boolean;
  /** The table's custom cards; null if they are the game's own. */
  readonly pack: unknown;
  /** The stored row of the table. */
  readonly row: StoredTable;
  run<T>(act: () => Promise<T>): Promise<T>;
  applyProposal(propose: Propose): Promise<Bar | null>;
}

/** How long the strongest bots may think, in milliseconds: about as long as people like to wait. */
export const SERVER_THINK_MS = 4000;

/** The bots of one table. They run in threads shared by all tables. */
export class TableBots {
  private readonly table: BotTable;
  private readonly services: TableServices;
  private readonly turns = new BotTurns((turn, live) => this.begin(turn, live));

  constructor(table: BotTable, services: TableServices) {
    this.table = table;
    this.services = services;
  }

  get areRunning(): boolean {
    return this.turns.areRunning;
  }

  /** Starts bots that are now asked, and cancels those that no longer are. */
  follow(live: LiveGame): void {
    this.turns.follow(live);
  }

  /** Cancels all bots of the table. */
  stop(): void {
    this.turns.stop();
  }

  private begin(turn: BotTurn, live: LiveGame): BotTask {
    const stop = new AbortController();
    return { done: this.think(turn, live, stop.signal), cancel: () => stop.abort() };
  }

  private async think(turn: BotTurn, live: LiveGame, signal: AbortSignal): Promise<void> {
    const { botService, log, settings } = this.services;
    const { id: table, pack } = this.table;
    const { bot, view, question, seat } = turn;
    const { name: game, edition, content } = live.match.game;
    const {
      most: ms,
      extra: extraMs,
      least,
    } = botTime(live.match.game, turn, { most: SERVER_THINK_MS, pace: settings.botPaceMs });
    const job = { table, game, edition, content, pack, bot, view, question, ms, extraMs };
    try {
      const [choice] = await Promise.all([
        botService.choose(job, { signal, keep: this.failureReporter(live, seat) }),
        pause(least, undefined, { ref: false, signal }),
      ]);
      await this.table.run(() => answerTurn(turn, choice, (propose) => this.table.applyProposal(propose), randomInt));
    } catch (error) {
      if (!signal.aborted && !this.table.closed) log.error({ table, bot, error }, 'a bot did not answer');
    }
  }

  /** Returns a function that stores a report with the game as it stands now, in case the bot fails. */
  private failureReporter(live: LiveGame, seat: Seat): (words: string) => Promise<string> {
    const { seq } = live;
    const { id: table } = this.table;
    const commitments = saltCommitmentsIn(this.table.row);
    return async (words) => {
      const { storage, work } = this.services;
      const { names: _, ...record } = await work.run(live.recording([], seq), null);
      return keepFailure(storage.db, { table, seat, words, record: { ...record, ...commitments } });
    };
  }
}
