import { randomInt } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bar, Seat } from '../../kernel/index.ts';
import { answerTurn, type BotTask, type BotTurn, BotTurns, botTime, type LiveGame } from '../../table/index.ts';
import { promisesIn } from './lobby/salts.ts';
import { keepFailure } from './reports.ts';
import type { Propose } from './seat-authorization.ts';
import type { StoredTable } from './table-rows.ts';
import type { TableServices } from './table-services.ts';

/** What bots need of their table. */
interface BotTable {
  readonly id: string;
  readonly closed: boolean;
  /** The cards where they are not the game's own, else null. */
  readonly pack: unknown;
  /** What is stored of it. */
  readonly row: StoredTable;
  run<T>(act: () => Promise<T>): Promise<T>;
  applyProposal(propose: Propose): Promise<Bar | null>;
}

/** How long the best bots may think, in milliseconds: as long as a person gladly waits. */
export const THINK_MS = 4000;

/** The bots of one table. They think in threads that all tables share; here their answers come in. */
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

  /** Something happened: whoever is asked and is a bot begins to think, who is asked no more need not think on. */
  follow(live: LiveGame): void {
    this.turns.follow(live);
  }

  /** Nobody needs an answer of theirs. */
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
    } = botTime(live.match.game, turn, { most: THINK_MS, pace: settings.botPaceMs });
    const job = { table, game, edition, content, pack, bot, view, question, ms, extraMs };
    try {
      const [choice] = await Promise.all([
        botService.choose(job, { signal, keep: this.keeper(live, seat) }),
        pause(least, undefined, { ref: false, signal }),
      ]);
      await this.table.run(() => answerTurn(turn, choice, (propose) => this.table.applyProposal(propose), randomInt));
    } catch (error) {
      if (!signal.aborted && !this.table.closed) log.error({ table, bot, error }, 'a bot did not answer');
    }
  }

  /** Keeps the game as it stands now, should the bot fail at it. */
  private keeper(live: LiveGame, seat: Seat): (words: string) => Promise<string> {
    const { seq } = live;
    const { id: table } = this.table;
    const promises = promisesIn(this.table.row);
    return async (words) => {
      const { storage, work } = this.services;
      const { names: _, ...record } = await work.run(live.recording([], seq), null);
      return keepFailure(storage.db, { table, seat, words, record: { ...record, ...promises } });
    };
  }
}
