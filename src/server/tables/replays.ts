import type { AnyGame, GameRecord } from '../../kernel/index.ts';
import { type Dealt, type Eyes, type HeardUpdate, LiveGame, type LogEntry } from '../../table/index.ts';
import type { WorkBudget } from '../work/budget.ts';
import type { House } from './house.ts';
import { namesAt } from './info.ts';
import type { Stored } from './rows.ts';
import { promisesIn } from './salts.ts';

/** How a table's game began. */
export const dealtAt = (
  { row, seats }: Pick<Stored, 'row' | 'seats'>,
  game: AnyGame,
  downtimes: Dealt['downtimes'],
): Dealt => ({
  ...{ game, clock: row.clock, downtimes },
  setup: {
    ...{ seats: seats.length, options: row.options, seed: row.seed },
    salts: row.salted ? seats.map(({ salt }) => salt) : [],
  },
  started: row.started?.getTime() ?? 0,
  bots: seats.map(({ bot }) => bot),
});

/** What replays need of their table. */
interface Host {
  readonly id: string;
  readonly row: Stored;
}

/**
 * A table's game played again: to have it in memory, to tell somebody what they heard before, to write its record. Each
 * may take long, so it is done in slices, at the expense of who asked for it (null: nobody did). Only in the table's turn.
 */
export class Replays {
  private readonly table: Host;
  private readonly house: House;

  constructor(table: Host, house: House) {
    this.table = table;
    this.house = house;
  }

  load(dealt: Dealt, log: readonly LogEntry[], eyes: readonly Eyes[], budget: WorkBudget | null): Promise<LiveGame> {
    return this.house.work.run(LiveGame.following(dealt, log, eyes), budget);
  }

  /** Afterwards the game knows what these eyes see, and have heard after an update (null: no matter). */
  async recall(live: LiveGame, eyes: Eyes, since: number | null, budget: WorkBudget | null): Promise<void> {
    if (!live.chronicles.recalls(eyes, since)) await this.story(live, eyes, budget);
  }

  /** All that these eyes have heard, update by update. */
  async story(live: LiveGame, eyes: Eyes, budget: WorkBudget | null): Promise<readonly HeardUpdate[]> {
    const known = live.chronicles.knownStory(eyes);
    if (known !== null) return known;
    const steps = await this.house.work.run(live.replaying(eyes), budget);
    live.chronicles.keepStory(eyes, steps);
    return steps;
  }

  /** The record after so many entries of the log. That of a finished game is made once. */
  async record(live: LiveGame, upTo: number, budget: WorkBudget | null): Promise<GameRecord> {
    const { records, work } = this.house;
    const { id, row } = this.table;
    const finished = live.result !== null && upTo === live.seq;
    const known = finished ? records.get(id) : undefined;
    const made = known ?? (await work.run(live.recording([], upTo), budget));
    if (finished) records.set(id, made);
    return { ...made, names: namesAt(row), ...promisesIn(row) };
  }
}
