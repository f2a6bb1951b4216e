import type { BotAdvice } from '../../bots/index.ts';
import type { Bar, NumberedQuestion } from '../../kernel/index.ts';
import { refuse } from '../../protocol/refusal/refusal.ts';
import { coachTask, isCoachable, type LiveGame } from '../../table/index.ts';
import type { AdviceJob } from '../bots/job.ts';
import { seated } from './seat-authorization.ts';
import type { StoredTable } from './table-rows.ts';
import type { TableServices } from './table-services.ts';

/** A request for advice, without the key of its queue. */
type CoachRequest = Omit<AdviceJob, 'table' | 'question'> & { readonly question: NumberedQuestion };

/** Advice that is being computed. */
interface PendingAdvice {
  readonly question: NumberedQuestion;
  readonly stop: AbortController;
}

/** The part of a table that the coach uses. */
interface CoachTable {
  readonly live: LiveGame | null;
  readonly row: StoredTable;
  readonly pack: unknown;
  run<T>(act: () => Promise<T>): Promise<T>;
  ready(): Promise<Bar | null>;
}

/**
 * Computes a bot's advice for the seat that is asked, from what that seat may see. Nothing of it is stored or shown to
 * others, and the game continues meanwhile.
 */
export class Coach {
  private readonly table: CoachTable;
  private readonly services: TableServices;
  private readonly asked = new Set<PendingAdvice>();

  constructor(table: CoachTable, services: TableServices) {
    this.table = table;
    this.services = services;
  }

  /**
   * Rates the answers to the question with the number `to`, or says why that is refused. `gone` is aborted when the
   * connection closes.
   */
  async advise(person: string, to: number, gone: AbortSignal): Promise<BotAdvice | Bar> {
    const task = await this.table.run(() => this.task(person, to));
    if ('why' in task) return task;
    const asked = { question: task.question, stop: new AbortController() };
    const signal = AbortSignal.any([gone, asked.stop.signal]);
    this.asked.add(asked);
    try {
      // A queue of its own for each person, so that advice never delays the bots of the table.
      const advice = await this.services.botService.advise({ ...task, table: `coach ${person}` }, { signal });
      return advice ?? refuse('coach-busy');
    } catch (error) {
      if (signal.aborted) return { rule: null, why: 'late' };
      throw error;
    } finally {
      this.asked.delete(asked);
      // Aborting it removes the listener as well.
      asked.stop.abort();
    }
  }

  /** Cancels advice for questions that were answered or that a bot has taken over. */
  follow(live: LiveGame): void {
    for (const { question, stop } of this.asked) if (!isCoachable(live, question)) stop.abort();
  }

  stop(): void {
    for (const { stop } of this.asked) stop.abort();
  }

  private async task(person: string, to: number): Promise<CoachRequest | Bar> {
    const bar = await this.table.ready();
    if (bar !== null) return bar;
    const { live, row, pack } = this.table;
    if (!row.row.coach) return refuse('coach-off');
    if (live === null) return refuse('not-playing');
    const at = live.at(this.services.now());
    const { name: game, edition, content } = live.match.game;
    const task = seated(person, (now, seat) => coachTask(now, seat, at, to))(live, row, at);
    return 'why' in task ? task : { game, edition, content, pack, ...task };
  }
}
