import type { AnyGame, GameRecord } from '../../kernel/index.ts';
import { type GameDeal, type HeardUpdate, LiveGame, type LogEntry, type TableViewer } from '../../table/index.ts';
import type { WorkBudget } from '../work/budget.ts';
import { namesAt } from './info.ts';
import { saltCommitmentsIn } from './lobby/salts.ts';
import type { StoredTable } from './table-rows.ts';
import type { TableServices } from './table-services.ts';

/** The initial conditions of a table's game. */
export const dealtAt = (
  { row, seats }: Pick<StoredTable, 'row' | 'seats'>,
  game: AnyGame,
  downtimes: GameDeal['downtimes'],
): GameDeal => ({
  ...{ game, clock: row.clock, downtimes },
  setup: {
    ...{ seats: seats.length, options: row.options, seed: row.seed },
    salts: row.salted ? seats.map(({ salt }) => salt) : [],
  },
  started: row.started?.getTime() ?? 0,
  bots: seats.map(({ bot }) => bot),
});

/** The part of a table that replays use. */
interface ReplayTable {
  readonly id: string;
  readonly row: StoredTable;
}

/**
 * Plays a table's game again from its log: to load it, to find out what a viewer has been told, or to write its record.
 * That may take long, so it is done in slices and charged to the budget of whoever asked (null: nobody). To be called
 * only from the table's queue.
 */
export class Replays {
  private readonly table: ReplayTable;
  private readonly services: TableServices;

  constructor(table: ReplayTable, services: TableServices) {
    this.table = table;
    this.services = services;
  }

  load(
    dealt: GameDeal,
    log: readonly LogEntry[],
    viewers: readonly TableViewer[],
    budget: WorkBudget | null,
  ): Promise<LiveGame> {
    return this.services.work.run(LiveGame.following(dealt, log, viewers), budget);
  }

  /**
   * Makes sure that the game knows this viewer's view, and the events that they were told after update `since` (null:
   * the view alone).
   */
  async recall(live: LiveGame, viewer: TableViewer, since: number | null, budget: WorkBudget | null): Promise<void> {
    if (!live.chronicles.canRecall(viewer, since)) await this.story(live, viewer, budget);
  }

  /** All events that this viewer was told, update by update. */
  async story(live: LiveGame, viewer: TableViewer, budget: WorkBudget | null): Promise<readonly HeardUpdate[]> {
    const known = live.chronicles.knownStory(viewer);
    if (known !== null) return known;
    const steps = await this.services.work.run(live.replaying(viewer), budget);
    live.chronicles.keepStory(viewer, steps);
    return steps;
  }

  /** The record after the first `upTo` entries of the log. The complete record of a finished game is cached. */
  async record(live: LiveGame, upTo: number, budget: WorkBudget | null): Promise<GameRecord> {
    const { records, work } = this.services;
    const { id, row } = this.table;
    const finished = live.result !== null && upTo === live.seq;
    const known = finished ? records.get(id) : undefined;
    const made = known ?? (await work.run(live.recording([], upTo), budget));
    if (finished) records.set(id, made);
    return { ...made, names: namesAt(row), ...saltCommitmentsIn(row) };
  }
}
