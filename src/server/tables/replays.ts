import type { AnyGame, GameRecord } from '../../kernel/index.ts';
import { type GameDeal, type HeardUpdate, LiveGame, type LogEntry, type TableViewer } from '../../table/index.ts';
import type { WorkBudget } from '../work/budget.ts';
import { namesAt } from './info.ts';
import { promisesIn } from './lobby/salts.ts';
import type { StoredTable } from './table-rows.ts';
import type { TableServices } from './table-services.ts';

/** How a table's game began. */
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

/** What replays need of their table. */
interface ReplayTable {
  readonly id: string;
  readonly row: StoredTable;
}

/**
 * A table's game played again: to have it in memory, to tell somebody what they heard before, to write its record. Each
 * may take long, so it is done in slices, at the expense of who asked for it (null: nobody did). Only in the table's turn.
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

  /** Afterwards the game knows what this viewer sees, and has heard after an update (null: no matter). */
  async recall(live: LiveGame, viewer: TableViewer, since: number | null, budget: WorkBudget | null): Promise<void> {
    if (!live.chronicles.canRecall(viewer, since)) await this.story(live, viewer, budget);
  }

  /** All that this viewer has heard, update by update. */
  async story(live: LiveGame, viewer: TableViewer, budget: WorkBudget | null): Promise<readonly HeardUpdate[]> {
    const known = live.chronicles.knownStory(viewer);
    if (known !== null) return known;
    const steps = await this.services.work.run(live.replaying(viewer), budget);
    live.chronicles.keepStory(viewer, steps);
    return steps;
  }

  /** The record after so many entries of the log. That of a finished game is made once. */
  async record(live: LiveGame, upTo: number, budget: WorkBudget | null): Promise<GameRecord> {
    const { records, work } = this.services;
    const { id, row } = this.table;
    const finished = live.result !== null && upTo === live.seq;
    const known = finished ? records.get(id) : undefined;
    const made = known ?? (await work.run(live.recording([], upTo), budget));
    if (finished) records.set(id, made);
    return { ...made, names: namesAt(row), ...promisesIn(row) };
  }
}
